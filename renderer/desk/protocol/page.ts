import type { FilePosition, PlacedProblem } from "../../base/problem";
import type { PageRow } from "./rows";

/** What the desk shows of one page: the JSON of `/_desk/page?route=/about`; null before anything could be read. */
export interface DeskPage {
  route: string;
  /** The name of its file, such as `about.yaml`, and the hash of its text: a change is based on both. */
  file: string;
  hash: string;
  /** The row of a table that makes it: its file is then the template of all these pages. */
  row?: PageRow;
  place: FilePosition;
  /** Its name in the breadcrumb. */
  name: string;
  state: PageState;
  draft: boolean;
  /** The day as of which the site is shown, and whether somebody has chosen it. */
  day: string;
  dayIsChosen: boolean;
  /** Whether the whole site was checked since the last save. */
  settled: boolean;
  /** Why the files cannot be read; undefined if they can. */
  unreadable: string | undefined;
  /** Whether the page is shown as it is now, as it was before an error, or not at all. */
  shows: "this" | "earlier" | "none";
  /** What keeps this page from being published: errors of its file, and of the facts that every page shows. */
  errors: PlacedProblem[];
  problems: PlacedProblem[];
  /** The problems of other files: their number, and the first of them. */
  elsewhere: { count: number; first: PlacedProblem[] };
  blocks: DeskBlock[];
  /** The languages that it is not translated into, by their codes, with their names. */
  untranslated: { code: string; name: string }[];
  /** The address of its social card's picture. */
  card: string | undefined;
}

/** Whether visitors can see a page: not yet, from a later moment, or now. */
type PageState = "draft" | "scheduled" | "public";

/** One page of the site: an entry of the JSON of `/_desk/pages`. */
export interface PageEntry {
  route: string;
  /** The name of its file. */
  file: string;
  /** Its name in the breadcrumb. */
  name: string;
  title: string;
  /** The first picture that it names. */
  picture?: string;
  state: PageState;
  /** The folder of its collection, such as `/news`. */
  collection?: string;
  /** The table whose row makes it: its file is then the template of all these pages. */
  row?: Pick<PageRow, "table">;
  /** Its language in words, such as `Spanish`; absent for the main one. */
  language?: string;
}

/** A block with its index in the file and its own lines, from `place` to `endLine`. */
export interface DeskBlock {
  id: string;
  index: number;
  type: string;
  /** What people call its type, such as "Price table". */
  name: string;
  /** Its heading, with its facts filled in; empty if it has none. */
  heading: string;
  /** The first picture that it names. */
  picture?: string;
  place: FilePosition;
  endLine: number;
  /** When it is shown, in words, and whether that is now; absent for a block that is always shown. */
  time?: { words: string; isShown: boolean };
  /** Whether somebody has hidden it, until it is shown again. */
  hidden?: boolean;
}

/** A block that can be added to a page, filled in as its example is: one entry of the JSON of `/_desk/blocks`. */
export interface BlockExample {
  type: string;
  name: string;
  /** The heading under which the catalogue lists it. */
  group: string;
  description: string;
  example: unknown;
}

/** A block as people tell it from others: "Price table: Sizes and prices". */
export const blockTitle = ({ name, heading }: Pick<DeskBlock, "name" | "heading">): string =>
  heading ? `${name}: ${heading}` : name;

/** What happens on the site by itself within a year, in order: the JSON of `/_desk/timeline`. */
export interface TimelineEntry {
  /** The moment as of which it has happened, in the form of `--at`. */
  at: string;
  /** In words, such as `December 1, 2026`. */
  when: string;
  /** Such as `"Winter Offer" begins`. */
  what: string;
  /** The page; absent for facts and holidays, which many pages may show. */
  route?: string;
}
