import { Fragment, type Node, Slice } from "prosemirror-model";
import { hasPlaceholder } from "../../../base/placeholders";
import type { TextKind } from "../../protocol/words";
import { documentOf, type FactValue } from "./document";

/**
 * Word copies a list as paragraphs of the class `MsoListParagraph`, each with its bullet or number as text: makes a list
 * of them. All else is read by the schema, which knows paragraphs, lists, links, bold and italic, and no other element.
 *
 * @param html from the clipboard: it is parsed without running or loading anything
 */
export function wordLists(html: string): string {
  if (!html.includes("mso-list")) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const item of body.querySelectorAll<HTMLElement>("p[style*='mso-list']")) {
    const mark = item.querySelector<HTMLElement>("[style*='mso-list:Ignore'], [style*='mso-list: Ignore']");
    const kind = /^\s*(?:\d+|[a-z])[.)]/i.test(mark?.textContent ?? "") ? "ol" : "ul";
    mark?.remove();
    const made = body.ownerDocument.createElement("li");
    made.append(...item.childNodes);
    const before = item.previousElementSibling;
    if (before?.localName === kind && before.hasAttribute("data-word")) {
      before.append(made);
      item.remove();
    } else {
      const list = body.ownerDocument.createElement(kind);
      list.setAttribute("data-word", "");
      list.append(made);
      item.replaceWith(list);
    }
  }
  return body.innerHTML;
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
