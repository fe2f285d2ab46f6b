import { type Document, isCollection, isNode, isPair, type Node } from "yaml";

/** A node and its role in the document. */
export interface PlacedNode {
  node: Node;
  /** Whether it is a name: the key of a pair. */
  isName: boolean;
  /** Whether it is inside a name that is a group or a list. */
  inName: boolean;
}

/**
 * Every node of a document, in the order of the text. The package's `visit` copies the path to each node: for nested
 * lists that takes seconds, this takes milliseconds.
 */
export function* nodesIn({ contents }: Pick<Document, "contents">): Generator<PlacedNode> {
  const open: (Omit<PlacedNode, "node"> & { node: unknown })[] = [{ node: contents, isName: false, inName: false }];
  for (let placed = open.pop(); placed; placed = open.pop()) {
    const { node, isName, inName } = placed;
    if (isPair(node)) {
      open.push({ node: node.value, isName: false, inName }, { node: node.key, isName: true, inName });
    } else if (isNode(node)) {
      yield { node, isName, inName };
      if (!isCollection(node)) continue;
      // In reverse order, since the last one pushed is the next.
      for (let at = node.items.length - 1; at >= 0; at--) {
        open.push({ node: node.items[at], isName: false, inName: inName || isName });
      }
    }
  }
}
