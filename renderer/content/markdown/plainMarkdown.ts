import type { RichNode } from "../../contract/richText";
import { type StrayMark, strayMark } from "./strayMarks";

/** A text with its Markdown parsed, and its parts that rules check. */
export interface Markdown {
  tree: RichNode[];
  /** Its links. `piece` is the link as written, such as `[Services](/services)`. */
  links: { to: string; piece: string }[];
  /** Markdown that is not allowed, such as HTML. */
  forbidden: { what: string; piece: string }[];
  /** The first piece that was meant as Markdown and is not. */
  stray?: StrayMark;
}

/** Characters without a meaning in Markdown. An `&` may begin an entity. */
const WORDS = String.raw`(?:[^\\\x60*_[\]<&~|]|&(?![#a-zA-Z]))`;

/** White space that Markdown treats in different ways, and characters that no text has. */
const UNUSUAL = /[^\S \n]|\0/;

/** A link, words whose emphasis is clear without context, or plain words. */
const PIECE = new RegExp(
  String.raw`(?<!!)\[(?<label>${WORDS}+)\]\((?<to>[^\s()<>\\&*_\x60[\]"']+)\)` +
    String.raw`|(?<!\S)(?<mark>\*\*?)(?!\s)(?<strong>${WORDS}+)(?<!\s)\k<mark>(?=[\s.,;:!?)]|$)` +
    `|${WORDS}+`,
  "uy",
);

/** A line that starts a list, a heading, a quotation or anything else than a paragraph. */
const BLOCK_START = /^ *(?:[-+#>=~|]|\d+[.)])/m;

/** An item of a list, whose lines belong to one paragraph. The first group is its number. */
const ITEM = /^(?:-|(\d{1,9})\.) (?!\s)(.*\S)$/s;

/** Parses paragraphs and short lists of words, links and emphasis in a tenth of the parser's time. Returns undefined if unsure. */
export function plainMarkdown(kind: "Text" | "RichText", value: string): Markdown | undefined {
  const found: Markdown = { tree: [], links: [], forbidden: [] };
  const hasBlocks = kind === "RichText" && BLOCK_START.test(value);
  // What is indented after an empty line may belong to the item above.
  if (UNUSUAL.test(value) || (hasBlocks && /^ |\n[^\S\n]*\n +\S/.test(value))) return undefined;
  const paragraphs = value.trim().split(/(?<! ) *\n *\n\s*/);
  if (kind === "Text" && paragraphs.length > 1) return undefined;
  for (const paragraph of paragraphs.filter(Boolean)) {
    const isList = hasBlocks && BLOCK_START.test(paragraph);
    // Two lists in a row may be one.
    if (isList && isListNode(found.tree.at(-1))) return undefined;
    const children = isList ? undefined : inline(paragraph, found);
    const node = isList ? list(paragraph, found) : children && { type: "paragraph" as const, children };
    if (!node) return undefined;
    if (kind === "Text") found.tree.push(...(children ?? []));
    else found.tree.push(node);
  }
  return found;
}

const isListNode = (node: RichNode | undefined) => typeof node === "object" && node.type === "list";

/** A list whose items are one paragraph each, and of one kind. */
function list(text: string, found: Markdown): RichNode | undefined {
  const written = text.split(/\n(?=(?:-|\d{1,9}\.) )/).map((item) => ITEM.exec(item));
  const [first] = written;
  const items = written.flatMap((item) => {
    const words = item?.[2] ?? "";
    const isAlike = item && (item[1] === undefined) === (first?.[1] === undefined);
    const children = isAlike && !BLOCK_START.test(words) ? inline(words, found) : undefined;
    return children ? { type: "listItem" as const, children } : [];
  });
  if (items.length < written.length) return undefined;
  const start = Number(first?.[1] ?? 1);
  return { type: "list", ordered: first?.[1] !== undefined, ...(start === 1 ? {} : { start }), children: items };
}

function inline(text: string, found: Markdown): RichNode[] | undefined {
  const nodes: RichNode[] = [];
  const words = (piece: string): string => {
    if (piece.includes("(/")) found.stray ??= strayMark(piece);
    return piece.replace(/(?<!\s)\s*\n\s*/g, " ");
  };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < text.length) {
    const match = PIECE.exec(text);
    if (!match) return undefined;
    const [piece] = match;
    const { label, to, mark, strong } = match.groups ?? {};
    if (label !== undefined && to !== undefined) {
      found.links.push({ to, piece });
      nodes.push({ type: "link", to, children: [words(label)] });
    } else if (strong !== undefined) {
      nodes.push({ type: mark === "*" ? "emphasis" : "strong", children: [words(strong)] });
    } else nodes.push(words(piece));
  }
  return nodes;
}
