/** Parsed Markdown, in place of the text in YAML. Plain data, since islands get it as JSON. */
export type RichNode =
  | string
  | { type: "emphasis" | "strong"; children: RichNode[] }
  | { type: "link"; to: string; children: RichNode[] }
  | { type: "paragraph" | "listItem"; children: RichNode[] }
  | { type: "list"; ordered: boolean; children: RichNode[] };

export type Text = RichNode[];

/** Paragraphs and lists, whose content is like `Text`. */
export type RichText = RichNode[];

/** The words without formatting, for JSON-LD, a `title` or an accessible name. */
export function plainText(nodes: RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return node;
      const inner = plainText(node.children);
      return node.type === "paragraph" || node.type === "listItem" ? `${inner}\n` : inner;
    })
    .join("")
    .trim();
}
