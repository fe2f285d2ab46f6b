import type { FactSource } from "./forms";

/** The texts of a page: the JSON of `/_desk/words?route=/about`. */
export interface PageWords {
  route: string;
  /** By name: the files that contain the texts, with the `base` of a change. */
  files: Record<string, { hash: string; printed: string }>;
  words: Word[];
}

/**
 * What a text can hold. `Text` and `RichText` are the contract's: one line with emphasis and links, and paragraphs and
 * lists. Any other text is shown as it is written.
 */
export type TextKind = "plain" | "Text" | "RichText";

/** A text of the page, or a text of site.yaml that the page shows. */
export interface Word {
  /** The name of its file, as in `PageWords.files`. */
  file: string;
  /** In the file as it is written: the `pointer` of a change. */
  pointer: string;
  /** As written, with its `${…}` and its Markdown: this is edited. */
  written: string;
  /** With its facts filled in. */
  filled: string;
  kind: TextKind;
  /** The highest recommended number of characters, with facts filled in. */
  most?: number;
  facts: FactSource[];
  /** Where it is on the page; empty for a text that the page does not show. */
  places: WordPlace[];
}

/** Where a text is in the HTML of a page as it was served. */
export interface WordPlace {
  /** From `<body>` on: the index of each node among the child nodes of its parent. */
  path: number[];
  /** The whole text of the text node at the end of the path; absent for an attribute. */
  text?: string;
  /** In that text, UTF-16 units; absent for an attribute. */
  start?: number;
  end?: number;
  /** The name of the attribute, such as `alt`, if it contains the text. */
  attribute?: string;
}
