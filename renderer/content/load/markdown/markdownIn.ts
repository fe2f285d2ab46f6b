import { oncePerFile, oncePerSource } from "../../site/oncePerFile";
import type { ContentFile } from "../../siteContent";
import type { Markdown } from "./plainMarkdown";
import { readMarkdown } from "./readMarkdown";

/** What a text must contain to hold any Markdown. */
const MARKS: Record<string, RegExp> = {
  Text: /[[\]<`|*_~]/,
  RichText: /[[\]<`|*_~]|^[ >\-*+\d.)]*(?:[#>=~]|[-*_] ?[-*_])|^[ \t]*(?:(?:[-+*>]|\d+[.)])[ \t]*){20}/m,
};

/** What was read of a file's texts before: when a fact changes, few of them have it. */
const knownTexts = oncePerSource((_file: ContentFile) => new Map<string, Markdown>());

/** The links in a file's texts and what is not allowed there, read once for all rules. */
export const markdownIn = oncePerFile((file: ContentFile) => {
  const known = knownTexts(file);
  return file.values.flatMap((value) => {
    if (!MARKS[value.kind]?.test(value.value)) return [];
    const key = `${value.kind} ${value.value}`;
    // Without the tree: those of thousands of pages would fill the memory.
    const reading = known.get(key) ?? { ...readMarkdown(value.kind as "Text" | "RichText", value.value), tree: [] };
    known.set(key, reading);
    return reading.links.length > 0 || reading.forbidden.length > 0 || reading.stray ? [{ ...value, ...reading }] : [];
  });
});
