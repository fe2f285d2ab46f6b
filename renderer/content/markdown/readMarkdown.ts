import { fromMarkdown } from "mdast-util-from-markdown";
import type { RichNode } from "../../contract/richText";
import { type Markdown, plainMarkdown } from "./plainMarkdown";
import { strayMark } from "./strayMarks";

type MdNode = ReturnType<typeof fromMarkdown> | ReturnType<typeof fromMarkdown>["children"][number];

/** Constructs that a line of words does not have: there `- `, `1. ` and `#1` are plain words. */
const BLOCK_MARKS = ["blockQuote", "codeFenced", "headingAtx", "htmlFlow", "list", "setextUnderline", "thematicBreak"];
/** Constructs that surprise authors who did not mean them: four spaces as code, `[b]: /x` as nothing at all. */
const NEVER = ["codeIndented", "definition"];

const FORBIDDEN: Record<string, string> = {
  html: "HTML",
  image: "a picture",
  code: "a block of code",
  heading: "a heading",
  blockquote: "a quotation",
  thematicBreak: "a horizontal line",
};

/** Parses one line of words (`Text`) or longer words (`RichText`). */
export function readMarkdown(kind: "Text" | "RichText", value: string): Markdown {
  return plainMarkdown(kind, value) ?? refuseSlow(value) ?? parseMarkdown(kind, value);
}

/** Rejects texts that are too slow to parse: the time grows with the square of the marks, and lists are recursive. */
function refuseSlow(value: string): Markdown | undefined {
  const deep = /^[ \t]*(?:(?:[-+*>]|\d+[.)])[ \t]*){20}/m.exec(value);
  const marks = value.match(/[[\]<>*_`!&\\#=~]/g)?.length ?? 0;
  if (!deep && marks <= MOST_MARKS) return undefined;
  const what = deep ? "lists or quotations nested so deep" : `more than ${MOST_MARKS} characters of Markdown`;
  return { tree: [value], links: [], forbidden: [{ what, piece: value.trimStart().slice(0, 20) }] };
}

const MOST_MARKS = 1000;

/** The same with the parser of the mdast family, which handles every case. */
export function parseMarkdown(kind: "Text" | "RichText", value: string): Markdown {
  const found: Markdown = { tree: [], links: [], forbidden: [] };
  const disabled = kind === "Text" ? [...BLOCK_MARKS, ...NEVER] : NEVER;
  const root = fromMarkdown(value, { extensions: [{ disable: { null: disabled } }] });
  const source = (node: MdNode) => value.slice(node.position?.start.offset, node.position?.end.offset);

  const convertAll = (nodes: MdNode[]): RichNode[] => joinStrings(nodes.flatMap(convert));
  const convert = (node: MdNode): RichNode[] => {
    const what = FORBIDDEN[node.type];
    if (what) {
      const piece = source(node).split("\n")[0] ?? "";
      if (!found.forbidden.some((other) => other.what === what)) found.forbidden.push({ what, piece });
    }
    switch (node.type) {
      case "text":
        found.stray ??= strayMark(source(node));
        return [oneLine(node.value)];
      case "inlineCode":
        return [{ type: "code", children: [oneLine(node.value)] }];
      case "break":
        return [" "];
      case "emphasis":
      case "strong":
        return [{ type: node.type, children: convertAll(node.children) }];
      case "link":
        found.links.push({ to: node.url, piece: source(node) });
        return [{ type: "link", to: node.url, children: convertAll(node.children) }];
      case "paragraph":
      case "heading":
        if (kind === "Text") return convertAll(node.children);
        return [{ type: "paragraph", children: convertAll(node.children) }];
      case "list":
        return [
          {
            type: "list",
            ordered: node.ordered === true,
            // A sentence that starts with a year, such as "1986. A great year.", is a list to Markdown.
            ...(node.ordered && node.start !== 1 && { start: node.start ?? 1 }),
            children: node.children.flatMap(convert),
          },
        ];
      case "listItem":
        return [{ type: "listItem", children: itemChildren(convertAll(node.children)) }];
      default:
        return [oneLine(source(node))];
    }
  };

  for (const row of /^ *\|.*\| *$/m.exec(value) ?? []) found.forbidden.push({ what: "a table", piece: row.trim() });
  const between = kind === "Text" ? [" "] : [];
  found.tree = joinStrings(root.children.flatMap((node, i) => [...(i > 0 ? between : []), ...convert(node)]));
  return found;
}

/** Unwraps an item with one paragraph; several stay paragraphs. */
function itemChildren(children: RichNode[]): RichNode[] {
  const paragraphs = children.filter((node) => typeof node !== "string" && node.type === "paragraph");
  if (paragraphs.length > 1) return children;
  return children.flatMap((node) => (typeof node !== "string" && node.type === "paragraph" ? node.children : [node]));
}

function oneLine(text: string): string {
  return text.replace(/(?<!\s)\s*\n\s*/g, " ");
}

function joinStrings(nodes: RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string") joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
