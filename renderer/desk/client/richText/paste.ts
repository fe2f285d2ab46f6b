import { Fragment, type Node, Slice } from "prosemirror-model";
import { hasPlaceholder } from "../../../base/placeholders";
import { addressOfPath, baseOf, withinBase } from "../../../base/sitePath";
import type { TextKind } from "../../protocol/words";
import { documentOf, type FactValue } from "./document";
import { isTarget } from "./schema";

/** The public address of the site, and that of its preview. */
const OWN_SITES = [
  document.querySelector<HTMLMetaElement>('meta[name="site"]')?.content || location.origin,
  location.origin,
];

/**
 * Reads a paste: lists of a word processor and tables become lists, and addresses of this site places of it. All else is
 * read by the schema, which knows paragraphs, lists, links, bold and italic, and no other element.
 *
 * @param copied from the clipboard: it is parsed without running or loading anything
 * @returns the remarks say in sentences what a text cannot hold
 */
export function readPasted(copied: string, kind: TextKind): { html: string; remarks: string[] } {
  const { body } = new DOMParser().parseFromString(copied, "text/html");
  listWordItems(body);
  const remarks: string[] = [];
  // The inner ones first.
  const tables = [...body.querySelectorAll("table")].reverse();
  if (tables.map(listTable).includes(true)) remarks.push("A text has no tables: it has the words of the cells now.");
  if (body.querySelector("img")) remarks.push("A text has no pictures: add them in a block of their own.");
  for (const link of body.querySelectorAll("a[href]")) {
    const target = targetOf(link.getAttribute("href")?.trim() ?? "");
    const words = link.textContent.trim();
    link.setAttribute("href", target);
    if (words && (kind === "plain" || !isTarget(target)))
      remarks.push(`The link of “${words}” cannot be in this text.`);
  }
  return { html: body.innerHTML, remarks };
}

/** Where a pasted link leads: a place of this site is its path, and another site is opened by https. */
function targetOf(to: string): string {
  if (!/^https?:/i.test(to) || !URL.canParse(to)) return to;
  const { host, pathname, search, hash } = new URL(to);
  const own = OWN_SITES.find((site) => withoutWww(new URL(site).host) === withoutWww(host));
  const path = own && withinBase(pathname, baseOf(own));
  return path ? `${addressOfPath(path) || "/"}${search}${hash}` : to.replace(/^http:/i, "https:");
}

const withoutWww = (host: string): string => host.replace(/^www\./, "");

/** Word copies a list as paragraphs of the class `MsoListParagraph`, each with its bullet or number as text. */
function listWordItems(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const mark = item.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const kind = /^\s*(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    const made = body.ownerDocument.createElement("li");
    made.append(...item.childNodes);
    const before = item.previousElementSibling;
    const list = before?.matches(`${kind}[data-word]`) ? before : body.ownerDocument.createElement(kind);
    list.setAttribute("data-word", "");
    list.append(made);
    item.replaceWith(list);
  }
}

/** What is a line of its own in a cell. */
const LINES = "p, div, ul, ol, li, br, h1, h2, h3, h4, h5, h6";

/**
 * Makes a list of a table, and an item of each row: `Small: by hand`. A table of one cell is a frame around its text.
 *
 * @returns whether it is a list now
 */
function listTable(table: HTMLTableElement): boolean {
  const rows = [...table.rows].map(({ cells }) => [...cells].filter((cell) => cell.textContent.trim() !== ""));
  if (rows.flat().length < 2) return false;
  const { ownerDocument, caption } = table;
  const list = ownerDocument.createElement("ul");
  for (const cells of rows.filter(({ length }) => length > 0)) {
    const item = ownerDocument.createElement("li");
    for (const line of cells.flatMap((cell) => [...cell.querySelectorAll(LINES)]))
      line.replaceWith(" ", ...line.childNodes);
    item.innerHTML = cells.map((cell) => cell.innerHTML.trim()).join(cells.length === 2 ? ": " : ", ");
    list.append(item);
  }
  table.replaceWith(...(caption?.childNodes ?? []), list);
  return true;
}

/** What no plain text from elsewhere has, or what looks the same with its marks. */
const MARKED = /\*\S|\]\(|^ *(?:[-*+]|\d+[.)]) /m;

/** Plain text that is our Markdown, such as a text of another file; undefined for any other. */
export function markdownIn(text: string, kind: TextKind, factValue: FactValue): Slice | undefined {
  if (kind === "plain" || !(MARKED.test(text) || hasPlaceholder(text))) return undefined;
  const document = documentOf(kind, text.replace(/\r\n?/g, "\n"), factValue);
  const ends = (node: Node | null | undefined) => (node?.type.name === "p" ? 1 : 0);
  return document && new Slice(document.content, ends(document.firstChild), ends(document.lastChild));
}

/** What is pasted into one line: its paragraphs one after the other. */
export function inOneLine(slice: Slice): Slice {
  const [first] = slice.content.content;
  if (!first || slice.content.childCount < 2) return slice;
  const space = first.type.schema.text(" ");
  const parts = slice.content.content.flatMap((block, index) =>
    index === 0 ? block.content.content : [space, ...block.content.content],
  );
  return Slice.maxOpen(Fragment.from(first.type.create(null, parts)));
}
