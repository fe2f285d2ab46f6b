import type { ValueKind } from "./built/wordsAndValues";

/** The kinds of change, the most important first: a report shows them in this order. */
export const KINDS = [
  "figure",
  "price",
  "broken-link",
  "phone",
  "hours",
  "duration",
  "date",
  "route-removed",
  "route-renamed",
  "route-added",
  "redirect",
  "title",
  "description",
  "canonical",
  "robots",
  "heading",
  "words",
  "section-removed",
  "section-added",
  "section-moved",
  "link",
  "picture",
  "alt",
  "look",
  "header",
  "file",
  "markup",
] as const;

const RANKS = new Map<string, number>(KINDS.map((kind, rank) => [kind, rank]));

export type Kind = ValueKind | (typeof KINDS)[number];

/** A piece of text that is on both sides, or on one of them only. */
export interface Piece {
  in: "both" | "before" | "after";
  text: string;
}

/** The line of YAML, or the file, that caused a change. */
export interface Cause {
  /** As it is printed, such as `pages-data/about.yaml`. */
  file: string;
  line?: number;
  /** Set if the line is in the state before, such as that of a removed text. */
  side?: "before";
  /** The fact that changed on this line. */
  fact?: { name: string; before?: string; after?: string };
}

/** One difference that visitors can see, on one route or in the same way on several. */
export interface Change {
  kind: Kind;
  /** A few words, such as `price` or `text added`. */
  what: string;
  before?: string;
  after?: string;
  /** The text as it is read: the changed pieces and the words around them. */
  pieces?: Piece[];
  /** The heading above it. */
  near?: string;
  /** Prices, times and similar values that are added or removed with it. */
  values?: { kind: ValueKind; before?: string; after?: string }[];
  /** Addresses of the pictures on each side, relative to its built folder. */
  pictures?: { before?: string; after?: string };
  /** Every affected route, sorted; empty if it concerns the whole site. */
  routes: string[];
  /** Differences that follow from this one, such as `look`. */
  also: string[];
  causes: Cause[];
  /** The day from which it is seen, in words; absent for what is seen at once. */
  from?: string;
}

/** A change in the words of people who look at the site, not at how it is made. */
export interface PlainChange {
  /** What changes, such as `Price`. */
  what: string;
  /** How; empty if there is nothing to quote. */
  pieces: Piece[];
  /** The pages where it is seen, such as `on 7 pages: Home, Services and 5 more`. */
  where: string;
}

/** What visitors see of the difference between two built states of a site. */
export interface DiffReport {
  /** Names of the compared states, such as `main` and `the working tree`. */
  before: string;
  after: string;
  /** The number of routes that are identical, byte for byte. */
  unchanged: number;
  /** The routes that exist on both sides and whose page differs. */
  changed: string[];
  added: string[];
  removed: string[];
  renamed: { from: string; to: string; redirect: boolean }[];
  changes: Change[];
  /** What begins on a later day. */
  later: Change[];
  /** What the reader must know about the comparison itself, and what begins later in words. */
  notes: string[];
}

/** The rank of a change: that of its kind, or of the most important value added or removed with it. */
export function rankOf({ kind, values }: Pick<Change, "kind" | "values">): number {
  let rank = RANKS.get(kind) ?? 0;
  for (const value of values ?? []) rank = Math.min(rank, RANKS.get(value.kind) ?? 0);
  return rank;
}
