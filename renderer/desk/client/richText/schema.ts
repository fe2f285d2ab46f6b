import { type Attrs, type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { onlyPlaceholder } from "../../../base/placeholders";
import type { TextKind } from "../../protocol/words";

/** Where a link may lead: a place of this site, another site, a phone, an address, or where a fact says. */
const TARGET = /^(?:https:\/\/|tel:|mailto:|\/(?!\/)|#)/i;

/** Whether somebody may set a link to this: never a script. */
export const isTarget = (to: string): boolean =>
  (TARGET.test(to) || onlyPlaceholder(to) !== undefined) && !/[\s<>]/.test(to);

const MARKS: Record<string, MarkSpec> = {
  strong: {
    parseDOM: [
      { tag: "strong" },
      // Google Docs puts all that was copied into a `<b>` of normal weight.
      { tag: "b", getAttrs: (node) => node.style.fontWeight !== "normal" && null },
      { style: "font-weight", getAttrs: (value) => /^(?:bold|[6-9]\d\d)/.test(value) && null },
    ],
    toDOM: () => ["strong", 0],
  },
  emphasis: {
    parseDOM: [
      { tag: "em" },
      { tag: "i", getAttrs: (node) => node.style.fontStyle !== "normal" && null },
      { style: "font-style=italic" },
    ],
    toDOM: () => ["em", 0],
  },
  link: {
    attrs: { to: {} },
    inclusive: false,
    parseDOM: [{ tag: "a[href]", getAttrs: (node) => targetAttrs(node.getAttribute("href") ?? "") }],
    toDOM: ({ attrs: { to } }) => ["a", isTarget(String(to)) ? { href: String(to) } : {}, 0],
  },
  // The last one, since a mark that comes later is inside: code may be a link, and has no other format.
  code: { excludes: "strong emphasis", parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
};

const targetAttrs = (to: string): Attrs | false => isTarget(to) && { to };

/** A `${…}` as one piece, which reads as its value. */
const FACT: NodeSpec = {
  group: "inline",
  inline: true,
  atom: true,
  attrs: { piece: {}, value: {} },
  parseDOM: [
    {
      tag: "span[data-fact]",
      getAttrs: (node) => {
        const piece = node.getAttribute("data-fact") ?? "";
        return onlyPlaceholder(piece) ? { piece, value: node.textContent ?? "" } : false;
      },
    },
  ],
  toDOM: ({ attrs: { piece, value } }) => ["span", { "data-fact": String(piece), class: "fact" }, String(value)],
  leafText: ({ attrs: { value } }) => String(value),
};

const LISTS: Record<string, NodeSpec> = {
  ul: { content: "li+", group: "block", parseDOM: [{ tag: "ul" }], toDOM: () => ["ul", 0] },
  ol: { content: "li+", group: "block", parseDOM: [{ tag: "ol" }], toDOM: () => ["ol", 0] },
  li: { content: "p block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
};

/** The nodes have the names of their elements. */
function schemaFor(kind: TextKind): Schema {
  const isLong = kind === "RichText";
  const marks = kind === "plain" ? {} : MARKS;
  return new Schema({
    marks,
    nodes: {
      doc: { content: isLong ? "block+" : "p" },
      p: {
        content: "inline*",
        group: "block",
        marks: Object.keys(marks).join(" "),
        parseDOM: [{ tag: "p" }],
        // One line is in an element of the page already, such as its heading.
        toDOM: () => [isLong ? "p" : "div", 0],
      },
      text: { group: "inline" },
      fact: FACT,
      ...(isLong && LISTS),
    },
  });
}

/** What can be in a text of each kind: what our Markdown can say, and nothing else. */
export const SCHEMAS: Record<TextKind, Schema> = {
  plain: schemaFor("plain"),
  Text: schemaFor("Text"),
  RichText: schemaFor("RichText"),
};
