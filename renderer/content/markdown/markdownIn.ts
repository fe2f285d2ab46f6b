import type { ContentFile, TypedValue } from "../siteContent";
import { isPlainRichText } from "./parseRichText";
import { isPlainText } from "./parseText";
import { type Markdown, readMarkdown } from "./readMarkdown";

/** A text of a file that has marks in it. */
export interface MarkedValue extends TypedValue {
  markdown: Markdown;
}

const read = new WeakMap<ContentFile, MarkedValue[]>();

/** The texts of a file that have any Markdown in them, read once for all rules. */
export function markdownIn(file: ContentFile): MarkedValue[] {
  let found = read.get(file);
  if (!found) {
    found = file.values.flatMap((value) => {
      const marked =
        value.kind === "Text" ? !isPlainText(value.value) : value.kind === "RichText" && !isPlainRichText(value.value);
      return marked ? [{ ...value, markdown: readMarkdown(value.kind as "Text" | "RichText", value.value) }] : [];
    });
    read.set(file, found);
  }
  return found;
}
