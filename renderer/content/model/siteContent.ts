import type { LastCommit } from "../../base/lastChanges";
import { textAt, valueAt } from "../../base/pointer";
import type { Problem, Range } from "../../base/problem";
import type { Clock } from "../../clock/clock";
import type { Window } from "../../clock/windows";
import type { Originals } from "../../pictures/originals";
import { rememberPerFile } from "./fileResults";

/** The file with the facts of the business, beside the pages. */
export const SITE_FILE = "site.yaml";

/** Whether a file is site.yaml, or one in another language, such as `site.es.yaml`. */
export const isSiteFile = (file: string): boolean => /(?:^|[/\\])site(?:\.[a-z0-9-]+)?\.yaml$/.test(file);

/** Whether a file is the one that makes a folder of pages a collection. */
export const isCollectionFile = (file: string): boolean => /(?:^|[/\\])_collection\.yaml$/.test(file);

/** A `${…}` that could not be filled in, and stays in the text as written. */
export interface Unfilled {
  reason: "unknown-name" | "unknown-filter" | "unsuited-filter" | "circle" | "not-closed" | "too-long";
  pointer: string;
  /** The text as written, such as `${busines.phone}`. */
  piece: string;
  name: string;
  /** Every name that is valid there. */
  known: string[];
}

/** A YAML file as read. `data` is undefined if its YAML is broken. */
export interface ContentFile {
  /** The path to print, relative to the working directory of the command, with `/`. */
  file: string;
  text: string;
  /** The plain data as of the moment of the check, with every `${…}` as written. See `resolveTimes` for its holes. */
  source: unknown;
  /** The same with every `${…}` filled in. */
  data: unknown;
  /** The data of all times; absent if the file has no times. */
  timed?: Timed;
  unfilled: Unfilled[];
  /** Every string of the file whose schema is a definition. */
  values: TypedValue[];
}

/** The data of a file with times, for all times. */
interface Timed {
  /** Like `source` and `data`, but with everything that is outside its time, and with all values. */
  source: unknown;
  data: unknown;
  windows: Window[];
  /** Whether the whole page is outside its time. */
  outside: boolean;
}

/** A string in a page with the title of its schema's definition. */
export interface TypedValue {
  /** The definition, such as `Href`, `Text`, `RichText` or `ImageSource`. */
  kind: string;
  pointer: string;
  value: string;
}

/** A page file. The data may break the schema. */
export interface PageContent extends ContentFile {
  /** The address, such as `/` or `/about`; `/404` for the not-found page. */
  route: string;
  /** The code in the file's name, such as `es` of `about.es.yaml`; absent for a page in the main language. */
  language?: string;
}

/** A page that a template and a row of a table make. */
export interface RowPage {
  /** The text of the template, with the row as a comment below it, so that another row is another text. */
  text: string;
  values: Record<string, string>;
  /** The printed paths of the template and the table, and their texts as they are. */
  template: string;
  templateText: string;
  table: string;
  tableText: string;
  /** The index of the row in its table: `/rows/2` is the pointer of the third. */
  index: number;
  /** Where each value is in the table, by its column. */
  cells: Record<string, Range>;
}

/** `_collection.yaml` of a folder, whose pages it describes. */
export interface CollectionFile extends ContentFile {
  /** The folder as it begins the addresses of its pages, such as `/news`. */
  folder: string;
}

/** site.yaml, with the values that are derived from it and from the pages. */
export interface SiteFile extends ContentFile {
  /** The values that the schema lists as `derived`, by their names under `business`; of a place as `places.stafford.hours`. */
  derived: Record<string, string>;
  /** What `site.es.yaml` itself says: `source` and `data` have that of site.yaml too. Absent for site.yaml. */
  own?: unknown;
}

/** The facts of a site in another language than the main one. */
export interface Translation {
  /** As in the names of its pages. */
  language: string;
  site: SiteFile;
  facts: Map<string, string>;
}

/** All content of a site, loaded and filled in, but not checked. */
export interface SiteContent {
  site: SiteFile | undefined;
  /** Every page, with drafts last. */
  pages: PageContent[];
  /** The facts in the other languages; absent for a site in one language, and in the content of one language. */
  translations?: Translation[];
  /** In the content of one language: that of all. See `contentIn`. */
  whole?: SiteContent;
  /** In the content of a language that is not the main one: its code. */
  language?: string;
  /** `.check-baseline.yaml`, the problems that are known and accepted for now; absent if the folder has none. */
  baseline?: ContentFile;
  /** `figures.yaml`, the figures that are written out on pages and confirmed; absent if the folder has none. */
  figures?: ContentFile;
  /** The pages that rows of tables make, by the printed path that their file would have; absent if there are none. */
  rows?: Map<string, RowPage>;
  /** The printed paths of the tables that templates name, also of those without a page; absent if there are none. */
  tables?: string[];
  /** The folders of pages that are collections; absent if there are none. */
  collections?: CollectionFile[];
  /** Every name that `${…}` may use on any page, with its value. */
  facts: Map<string, string>;
  /** The folder of static files. */
  publicDir: string;
  /** The moment as of which the content was read. */
  clock: Clock;
  /** The folder that contains `images/`, the original pictures. */
  imagesRoot: string;
  /** The same folder as printed, relative to the working directory of the command. */
  imagesRootName: string;
  /** The originals that pages and facts name, as measured by `checkFolder`. */
  originals: Originals;
  /** The misspelled words; absent if the spelling is not checked, as in a build. */
  misspelled?: Misspelling[];
  /** The commit that last changed each file, by its absolute path; absent for a site in one language. */
  commits?: Map<string, LastCommit>;
  /** What site.yaml said when `site.es.yaml` last changed, by language: only where site.yaml changed later. */
  saidBefore?: Map<string, unknown>;
  /** Problems of the files themselves: their names, their encoding, their YAML. */
  problems: Problem[];
  /** The files to check, if not all. */
  files?: ContentFile[];
}

/** A word that is neither in the dictionary nor in the site's own list. */
export interface Misspelling {
  file: string;
  pointer: string;
  word: string;
  /** How often the same characters occur earlier in the value. */
  nth: number;
  /** The nearest correct word, capitalized like the wrong one. */
  suggestion?: string;
}

/** The files to check: by default site.yaml, if there is one, with those laid over it, and every page. */
export function filesOf({
  site,
  pages,
  files,
  translations = [],
}: Pick<SiteContent, "site" | "pages" | "files" | "translations">): ContentFile[] {
  return files ?? [...(site ? [site] : []), ...translations.map((one) => one.site), ...pages];
}

/** The definition of the schema for a file of `filesOf`. */
export const definitionOf = (file: ContentFile): "Page" | "Site" => ("route" in file ? "Page" : "Site");

/** A page's own names for `${…}`, which come before the facts. */
export const varsOf = ({ source }: Pick<ContentFile, "source">) =>
  (source as { vars?: Record<string, unknown> } | undefined)?.vars ?? {};

/** The title of a page; empty if it is not a text. */
export const titleOf = rememberPerFile("title as written", ({ data }: PageContent) => textAt(data, "/title") ?? "");

/** The pictures that a file names. */
export const picturesIn = rememberPerFile("pictures", ({ values }: ContentFile) =>
  values.flatMap(({ kind, pointer, value }) => (kind === "ImageSource" ? [{ pointer, value }] : [])),
);

/** Every file of the content, including those beside the pages, by its printed name. */
export function filesByName(content: SiteContent): Map<string, ContentFile> {
  const beside = [content.baseline, content.figures, ...(content.collections ?? [])].flatMap((file) => file ?? []);
  return new Map([...filesOf(content), ...beside].map((file) => [file.file, file]));
}

/** A fact as written in site.yaml, before its own `${…}` are filled in. */
export interface RawFact {
  /** What a page writes between `${` and `}`, such as `business.phone`. */
  name: string;
  /** JSON pointer to the value in site.yaml, or to the value that it is derived from. */
  pointer: string;
  value: string;
}

/** All times in a file. */
export const windowsOf = rememberPerFile(
  "windows",
  ({ timed }: Pick<ContentFile, "timed">): Window[] => timed?.windows ?? [],
);

/** The time of a page as a whole. */
export const timeOf = (page: Pick<ContentFile, "timed">): Window | undefined =>
  windowsOf(page).find(({ pointer }) => pointer === "");

/** Whether a page is outside its time: then it is treated like a draft. */
export const isOutsideItsTime = rememberPerFile(
  "outside",
  ({ timed }: Pick<ContentFile, "timed">): boolean => timed?.outside === true,
);

/**
 * Whether a page is not published, because it is a draft or outside its time. If the YAML cannot be parsed, looks for
 * the line `draft: true`.
 */
export const isDraft = rememberPerFile(
  "draft",
  ({ data, text, timed }: Pick<PageContent, "data" | "text" | "timed">) =>
    data === undefined
      ? /^draft:[ \t]+true\b/m.test(text)
      : valueAt(data, "/draft") === true || timed?.outside === true,
);
