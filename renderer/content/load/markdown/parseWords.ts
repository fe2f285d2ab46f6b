import type { RichText, Text } from "../../../contract/richText";
import { readMarkdown } from "./readMarkdown";

/** The characters without which no Markdown can be in a line. */
const MARKS = /[\\`*_[<&]/;

/** A line of words with its emphasis, strong words and links; line breaks become spaces. */
export function parseText(value: string): Text {
  if (MARKS.test(value)) return readMarkdown("Text", value).tree;
  const words = value.trim().replace(/\s*\n\s*/g, " ");
  return words ? [words] : [];
}

/** A line that starts a list, a heading, a quotation or another thing than a paragraph. */
const BLOCK_START = /^\s*(?:[-+#>=~|]|\d+[.)])/m;

/** Longer words as paragraphs and lists; line breaks inside a paragraph become spaces. */
export function parseRichText(value: string): RichText {
  if (MARKS.test(value) || BLOCK_START.test(value)) return readMarkdown("RichText", value).tree;
  return value
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, " "))
    .filter((paragraph) => paragraph !== "")
    .map((paragraph) => ({ type: "paragraph", children: [paragraph] }));
}
