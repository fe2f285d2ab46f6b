import { hashOf } from "../cache/files.mjs";
import type { Clock } from "../clock/clock";
import type { Moved } from "../clock/resolveTimes";
import type { Window } from "../clock/windows";
import type { Originals } from "../pictures/originals";
import { valueAt } from "./pointer";
import type { Problem } from "./report/problem";
import { keptPerFile } from "./site/kept";

/** A `${…}` that could not be filled in, left in the text as it is written. */
export interface Unfilled {
  reason: "unknown-name" | "unknown-filter" | "unsuited-filter" | "circle" | "not-closed" | "too-long";
  pointer: string;
  /** Whether `pointer` is into the file as it is written, as of what is outside its time. */
  written?: boolean;
  /** The text as written, such as `${busines.phone}`. */
  piece: string;
  name: string;
  /** Every name that would have been understood there. */
  known: string[];
}

/** A YAML file as it was read. `data` is undefined where the YAML itself is broken. */
export interface ContentFile {
  /** The path as it is printed, relative to where the command was started, with `/`. */
  file: string;
  text: string;
  /** The plain data as it is written, every `${…}` still in it, as of the moment of the check. */
  source: unknown;
  /** The same with every `${…}` filled in. */
  data: unknown;
  /** The data of all times, and what differs from it now; absent where nothing in the file has a time. */
  timed?: Timed;
  unfilled: Unfilled[];
  /** Every string of the file that the schema gives a meaning. */
  values: TypedValue[];
}

/** What a file with times in it says at others. */
interface Timed {
  /** As `source` and `data`, with all that is outside its time, and all values. */
  source: unknown;
  data: unknown;
  /** Where values are in the file that are elsewhere in `data`. */
  moved: Moved;
  windows: Window[];
  /** Whether the whole page is outside its time. */
  outside: boolean;
}

/** A string in a page whose meaning the schema knows by its definition's title. */
export interface TypedValue {
  /** The definition: `Href`, `Text`, `RichText`, `ImageSource`, … */
  kind: string;
  pointer: string;
  value: string;
}

/** A page file with what every rule wants to know of it. The data may still break the schema. */
export interface PageContent extends ContentFile {
  /** The address, such as `/` or `/about`; `/404` for the not-found page. */
  route: string;
}

/** site.yaml, with what follows from it and from the pages. */
export interface SiteFile extends ContentFile {
  /** The values that the schema calls `derived`, by their names under `business`. */
  derived: Record<string, string>;
}

/** All content of a site, loaded and filled in, before any judgement. */
export interface SiteContent {
  site: SiteFile | undefined;
  /** Every page, the drafts after all others. */
  pages: PageContent[];
  /** `.check-baseline.yaml`, the known problems that wait; absent where the folder has none. */
  baseline?: ContentFile;
  /** Every name that `${…}` may use on any page, with its value. */
  facts: Map<string, string>;
  /** The folder of files that are served as they are. */
  publicDir: string;
  /** The moment as of which it was read. */
  clock: Clock;
  /** The folder that holds `images/`, the originals of the pictures. */
  imagesRoot: string;
  /** The same folder as it is printed, relative to where the command was started. */
  imagesRootName: string;
  /** What is known of each original that a page or the facts name; `checkFolder` measures them. */
  originals: Originals;
  /** The misspelled words; absent where the spelling is not checked, as in a build. */
  misspelled?: Misspelling[];
  /** What was wrong with the files themselves: their names, their encoding, their YAML. */
  problems: Problem[];
  /** The files to look at, where it is not all of them. */
  files?: ContentFile[];
}

/** A word that neither the dictionary nor the site's own list has. */
export interface Misspelling {
  file: string;
  pointer: string;
  word: string;
  /** How often the same characters occur in the value before it. */
  nth: number;
  /** The nearest right word, with the capital of the wrong one. */
  suggestion?: string;
}

/** The files to look at: site.yaml, where there is one, and every page. */
export function filesOf({ site, pages, files }: Pick<SiteContent, "site" | "pages" | "files">): ContentFile[] {
  return files ?? (site ? [site, ...pages] : pages);
}

/** The title of a page without problems. */
export const titleOf = keptPerFile("title as written", ({ data }: PageContent) => {
  const title = valueAt(data, "/title");
  return typeof title === "string" ? title : "";
});

/** Changes with what a page says, facts filled in. */
export const dataHash = keptPerFile("data", ({ data }: PageContent) => hashOf(JSON.stringify(data ?? null)));

/** The pictures that a file names. */
export const picturesIn = keptPerFile("pictures", ({ values }: ContentFile) =>
  values.flatMap(({ kind, pointer, value }) => (kind === "ImageSource" ? [{ pointer, value }] : [])),
);

/** Every file of the content by its printed name, the baseline too. */
export function filesByName(content: Pick<SiteContent, "site" | "pages" | "baseline">): Map<string, ContentFile> {
  const files = content.baseline ? [...filesOf(content), content.baseline] : filesOf(content);
  return new Map(files.map((file) => [file.file, file]));
}

/** A fact as site.yaml states it, before its own `${…}` are filled in. */
export interface RawFact {
  /** What a page writes between `${` and `}`, such as `business.phone`. */
  name: string;
  /** JSON pointer to the value in site.yaml, or to the value that it is derived from. */
  pointer: string;
  value: string;
}

/** Every time that a file names. */
export const windowsOf = keptPerFile(
  "windows",
  ({ timed }: Pick<ContentFile, "timed">): Window[] => timed?.windows ?? [],
);

/** See `Timed`; none where all values are where they are written. */
export const movedIn = keptPerFile("moved", ({ timed }: Pick<ContentFile, "timed">): Moved => timed?.moved ?? []);

/** The time of a page as a whole. */
export const timeOf = (page: Pick<ContentFile, "timed">): Window | undefined =>
  windowsOf(page).find(({ pointer }) => pointer === "");

/** Whether a page is outside its time: then it is treated as a draft is. */
export const isOutsideItsTime = keptPerFile(
  "outside",
  ({ timed }: Pick<ContentFile, "timed">): boolean => timed?.outside === true,
);

/**
 * Whether a page is not published: it is still being written, or outside its time. Where the YAML cannot be parsed, the
 * line `draft: true` decides.
 */
export const isDraft = keptPerFile("draft", ({ data, text, timed }: Pick<PageContent, "data" | "text" | "timed">) =>
  data === undefined ? /^draft:[ \t]+true\b/m.test(text) : valueAt(data, "/draft") === true || timed?.outside === true,
);
