import path from "node:path";
import { Store } from "../../../cache.mjs";
import { oncePerFile, oncePerSource } from "../../site/oncePerFile";
import type { ContentFile } from "../../siteContent";
import type { Markdown } from "./plainMarkdown";
import { readMarkdown } from "./readMarkdown";

/** What a text must contain to hold any Markdown: parsing is most of the cost of a check, 0.1 ms a text. */
const MARKS: Record<string, RegExp> = {
  Text: /[[\]<`|*_~]/,
  RichText: /[[\]<`|*_~]|^[ >\-*+\d.)]*(?:[#>=~]|[-*_] ?[-*_])/m,
};

type Reading = Pick<Markdown, "links" | "forbidden" | "stray">;

/** What was read of a file's texts before: when a fact changes, few of them have it. */
const knownTexts = oncePerSource((_file: ContentFile) => new Map<string, Reading>());

/** What an earlier check has read of texts, and what this one used of it or has read itself. */
let remembered: { kept: Map<string, Reading>; used: Map<string, Reading>; isNew: boolean } | undefined;

/** Has this process go on with what the last check of a folder read on disk. @returns keeps what it read, for the next */
export function rememberMarkdown(folder: string): () => void {
  const store = new Store("markdown", { entries: [path.join(import.meta.dirname, "readMarkdown.ts")] });
  const kept = store.read(folder);
  const here = { kept: new Map<string, Reading>(kept && JSON.parse(kept.toString())), used: new Map(), isNew: false };
  remembered = here;
  return () => {
    if (here.isNew) store.write(folder, JSON.stringify([...here.used]));
    if (remembered === here) remembered = undefined;
  };
}

function readText(key: string, kind: string, value: string): Reading {
  let reading = remembered?.kept.get(key);
  if (!reading) {
    // Without the tree: those of thousands of pages would fill the memory.
    const { links, forbidden, stray } = readMarkdown(kind as "Text" | "RichText", value);
    reading = { links, forbidden, stray };
    if (remembered) remembered.isNew = true;
  }
  remembered?.used.set(key, reading);
  return reading;
}

/** The links in a file's texts and what is not allowed there, read once for all rules. */
export const markdownIn = oncePerFile((file: ContentFile) => {
  const known = knownTexts(file);
  return file.values.flatMap((value) => {
    if (!MARKS[value.kind]?.test(value.value)) return [];
    const key = `${value.kind} ${value.value}`;
    const reading = known.get(key) ?? readText(key, value.kind, value.value);
    known.set(key, reading);
    const { links, forbidden, stray } = reading;
    return links.length > 0 || forbidden.length > 0 || stray ? [{ ...value, links, forbidden, stray }] : [];
  });
});
