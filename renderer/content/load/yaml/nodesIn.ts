import { type Document, isCollection, isNode, isPair, type Node } from "yaml";

/** A node and its place in the document. */
export interface PlacedNode {
  node: Node;
  /** Whether it is a name. */
  isName: boolean;
  /** Whether it is part of a name that is a group or a list. */
  inName: boolean;
}

/**
 * Every node of a document, in the order of the text. `visit` of the package copies the way to each node: with lists in
 * lists, that takes seconds for what this reads in milliseconds.
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
      // The last first, as the last that is pushed is the next.
      for (let at = node.items.length - 1; at >= 0; at--) {
        open.push({ node: node.items[at], isName: false, inName: inName || isName });
      }
    }
  }
}
