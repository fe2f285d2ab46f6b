import type { FactSource } from "../../server/fields/factSources";

/** A text that can be typed: what the field needs to know of it. */
export interface TypedText {
  /** The name of the file in the folder of pages, such as `about.yaml`. */
  file: string;
  /** Where it is in the file's data, as a JSON pointer. */
  pointer: string;
  /** The hash of the file's text that was shown, and the value of `EditQueue.now` when that was requested. */
  base: string;
  asked: number;
  /** As in the file, with its `${…}` and its Markdown. */
  value: string;
  /** For people, such as `heading of hero`. */
  name: string;
  multiline: boolean;
  /** The recommended maximum of characters. */
  most?: number;
  /** The facts that fill in its `${…}`. */
  facts: FactSource[];
}
