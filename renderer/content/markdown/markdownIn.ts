import { oncePerKey } from "../../base/once";
import type { ContentFile } from "../model/siteContent";
import { readMarkdown } from "./readMarkdown";

/** What a text must contain if it has any Markdown. */
const MARKS: Record<string, RegExp> = {
  Text: /[[\]<`|*_~]/,
  RichText: /[[\]<`|*_~]|^[ >\-*+\d.)]*(?:[#>=~]|[-*_] ?[-*_])|^[ \t]*(?:(?:[-+*>]|\d+[.)])[ \t]*){20}/m,
};

/** The links and the forbidden Markdown in a file's texts, parsed once for all rules that look at the file. */
export const markdownIn = oncePerKey(
  (file: ContentFile) =>
    file.values.flatMap((value) => {
      if (!MARKS[value.kind]?.test(value.value)) return [];
      const { links, forbidden, stray } = readMarkdown(value.kind as "Text" | "RichText", value.value);
      return links.length > 0 || forbidden.length > 0 || stray ? [{ ...value, links, forbidden, stray }] : [];
    }),
  8,
);
