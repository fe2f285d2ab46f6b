import { oncePerFile, oncePerSource } from "../model/oncePerFile";
import type { ContentFile } from "../model/siteContent";
import type { Markdown } from "./plainMarkdown";
import { readMarkdown } from "./readMarkdown";

/** What a text must contain if it has any Markdown. */
const MARKS: Record<string, RegExp> = {
  Text: /[[\]<`|*_~]/,
  RichText: /[[\]<`|*_~]|^[ >\-*+\d.)]*(?:[#>=~]|[-*_] ?[-*_])|^[ \t]*(?:(?:[-+*>]|\d+[.)])[ \t]*){20}/m,
};

/** Parsed texts of a file, cached: when a fact changes, few texts change. */
const knownTexts = oncePerSource((_file: ContentFile) => new Map<string, Markdown>());

/** The links and the forbidden Markdown in a file's texts, parsed once for all rules. */
export const markdownIn = oncePerFile((file: ContentFile) => {
  const known = knownTexts(file);
  return file.values.flatMap((value) => {
    if (!MARKS[value.kind]?.test(value.value)) return [];
    const key = `${value.kind} ${value.value}`;
    // Without the trees: those of thousands of pages would fill the memory.
    const reading = known.get(key) ?? { ...readMarkdown(value.kind as "Text" | "RichText", value.value), tree: [] };
    known.set(key, reading);
    return reading.links.length > 0 || reading.forbidden.length > 0 || reading.stray ? [{ ...value, ...reading }] : [];
  });
});
