import type { Text } from "../../../contract/richText";
import { readMarkdown } from "./readMarkdown";

/** The characters without which no Markdown can be in a line. */
const MARKS = /[\\`*_[<&]/;

/** Whether a line of words has anything for a parser to read: most have not. */
export function isPlainText(value: string): boolean {
  return !MARKS.test(value);
}

/** A line of words with its emphasis, strong words and links; line breaks become spaces. */
export function parseText(value: string): Text {
  if (!isPlainText(value)) return readMarkdown("Text", value).tree;
  const words = value.trim().replace(/\s*\n\s*/g, " ");
  return words ? [words] : [];
}
