import type { RichNode } from "../../../contract/richText";
import { type StrayMark, strayMark } from "./strayMarks";

/** A text with its Markdown read, and what a rule wants to know of it. */
export interface Markdown {
  tree: RichNode[];
  /** The links in it. `piece` is the link as written, such as `[Services](/services)`. */
  links: { to: string; piece: string }[];
  /** What is written in it that texts do not have, such as HTML. */
  forbidden: { what: string; piece: string }[];
  /** The first piece that was meant as Markdown and is none. */
  stray?: StrayMark;
}

/** Characters that mean nothing wherever they are in words. An `&` may begin an entity. */
const WORDS = String.raw`(?:[^\\\x60*_[\]<&~|]|&(?![#a-zA-Z]))`;

/** Space that is trimmed here and kept there, and what no text has. */
const UNUSUAL = /[^\S \n]|\0/;

/** A link, words of which one can say without more context that they are emphasized, or words. */
const PIECE = new RegExp(
  String.raw`(?<!!)\[(?<label>${WORDS}+)\]\((?<to>[^\s()<>\\&*_\x60[\]"']+)\)` +
    String.raw`|(?<!\S)(?<sign>\*\*?)(?!\s)(?<strong>${WORDS}+)(?<!\s)\k<sign>(?=[\s.,;:!?)]|$)` +
    `|${WORDS}+`,
  "uy",
);

/** A line that starts a list, a heading, a quotation or another thing than a paragraph. */
const BLOCK_START = /^\s*(?:[-+#>=~|]|\d+[.)])/m;

/** The first line of an item, and whether the list has numbers. */
const ITEM = /^(?:-|(\d{1,3}\.)) (?=\S)/;

/**
 * Reads what nearly all texts are made of, in a tenth of the parser's time: paragraphs and simple lists of words,
 * links and emphasis.
 *
 * @returns what the parser would; undefined for a text that only it can judge
 */
export function plainMarkdown(kind: "Text" | "RichText", value: string): Markdown | undefined {
  const found: Markdown = { tree: [], links: [], forbidden: [] };
  const text = value.replace(/^[ \n]+|[ \n]+$/g, "");
  if (text === "") return found;
  if (UNUSUAL.test(value)) return undefined;
  const blocks = text.split(/ *\n *\n(?: *\n)*/);
  if (kind === "Text") {
    const words = blocks.length === 1 ? inline(text, found) : undefined;
    return words && { ...found, tree: words };
  }
  let afterList = false;
  for (const block of blocks) {
    const isList = ITEM.test(block);
    // Two lists are one whose items are paragraphs, and an indented paragraph may belong to an item.
    const node = block.startsWith(" ")
      ? undefined
      : isList
        ? !afterList && list(block, found)
        : paragraph(block, found);
    if (!node) return undefined;
    found.tree.push(node);
    afterList = isList;
  }
  return found;
}

function paragraph(block: string, found: Markdown): RichNode | undefined {
  const children = BLOCK_START.test(block) ? undefined : inline(block, found);
  return children && { type: "paragraph", children };
}

function list(block: string, found: Markdown): RichNode | undefined {
  const items: RichNode[] = [];
  const ordered = /^\d/.test(block);
  for (const item of block.split(/ *\n(?! )/)) {
    const [mark, number] = ITEM.exec(item) ?? [];
    if (mark === undefined || (number !== undefined) !== ordered) return undefined;
    const words = item.slice(mark.length);
    const children = BLOCK_START.test(words) ? undefined : inline(words, found);
    if (!children) return undefined;
    items.push({ type: "listItem", children });
  }
  return { type: "list", ordered, children: items };
}

function inline(text: string, found: Markdown): RichNode[] | undefined {
  const nodes: RichNode[] = [];
  const words = (piece: string): string => {
    if (piece.includes("(/")) found.stray ??= strayMark(piece);
    return piece.replace(/\s*\n\s*/g, " ");
  };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const match = PIECE.exec(text);
    if (!match) return undefined;
    const [piece] = match;
    const { label, to, sign, strong } = match.groups ?? {};
    if (label !== undefined && to !== undefined) {
      found.links.push({ to, piece });
      nodes.push({ type: "link", to, children: [words(label)] });
    } else if (strong !== undefined) {
      nodes.push({ type: sign === "*" ? "emphasis" : "strong", children: [words(strong)] });
    } else nodes.push(words(piece));
  }
  return nodes;
}
