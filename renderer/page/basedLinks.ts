import type { RichNode } from "../contract/richText";

/** A link as written in YAML, where a page of the site is `/services`, as pages have it: `/salon/services`. */
export function linkWithBase(to: string, base: string): string {
  return /^\/(?!\/)/.test(to) ? base + to : to;
}

/** The same for every link of a text. */
export function nodesWithBase(nodes: RichNode[], base: string): RichNode[] {
  if (base === "") return nodes;
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const children = nodesWithBase(node.children, base);
    return node.type === "link" ? { ...node, to: linkWithBase(node.to, base), children } : { ...node, children };
  });
}
