/** Parsed Markdown, in place of the text in YAML. Plain data, since islands get it as JSON. */
export type RichNode =
  | string
  | { type: "emphasis" | "strong" | "code"; children: RichNode[] }
  | { type: "link"; to: string; children: RichNode[] }
  | { type: "paragraph" | "listItem"; children: RichNode[] }
  | { type: "list"; ordered: boolean; start?: number; children: RichNode[] };

/** A text of one line, as a tree. */
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

/** A label of site.yaml with values in place of its names in braces, such as `{count} reviews`. */
export function fillLabel(label: string, values: Record<string, string | number>): string {
  return label.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
}
