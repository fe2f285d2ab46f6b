import type { RichNode } from "../contract/richText";

type LinkAs = (to: string) => string;

/**
 * How a link as written in YAML, such as `/services`, is written on a page: to the translation of the page that it names,
 * with the folder of the site in front, and in the form of Unicode in which files are published.
 *
 * @param base such as `/salon`, or empty
 */
export function linksOf(base: string, linkIn: LinkAs | undefined): LinkAs {
  return (to) => (/^\/(?!\/)/.test(to) ? base + (linkIn?.(to) ?? to).normalize() : to);
}

/** The same for every link of a text. */
export function withLinks(nodes: RichNode[], linkAs: LinkAs): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const more = node.type === "link" ? { to: linkAs(node.to) } : {};
    return { ...node, ...more, children: withLinks(node.children, linkAs) };
  });
}
