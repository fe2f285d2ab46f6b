import type { RichText } from "../../../contract/richText";
import { isPlainText } from "./parseText";
import { readMarkdown } from "./readMarkdown";

/** A line that starts a list, a heading, a quotation or another thing than a paragraph. */
const BLOCK_START = /^\s*(?:[-+#>=~|]|\d+[.)])/m;

/** Whether longer words are nothing but paragraphs without a mark. */
function isPlainRichText(value: string): boolean {
  return isPlainText(value) && !BLOCK_START.test(value);
}

/** Longer words as paragraphs and lists; line breaks inside a paragraph become spaces. */
export function parseRichText(value: string): RichText {
  if (!isPlainRichText(value)) return readMarkdown("RichText", value).tree;
  return value
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, " "))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({ type: "paragraph", children: [paragraph] }));
}
