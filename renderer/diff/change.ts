import type { ValueKind } from "./read/tokens";

/** The kinds of change, the most important first: a report shows them in this order. */
export const KINDS = [
  ...["price", "broken-link", "phone", "hours", "duration", "date"],
  ...["route-removed", "route-renamed", "route-added", "redirect"],
  ...["title", "description", "canonical", "robots", "heading", "words"],
  ...["section-removed", "section-added", "section-moved", "link", "picture", "alt"],
  ...["structured-data", "social-card", "weight", "look", "script", "policy", "header", "head", "file", "markup"],
] as const;

export type Kind = ValueKind | (typeof KINDS)[number];

/** A piece of a text that is the same on both sides, or on one of them only. */
export interface Piece {
  in: "both" | "before" | "after";
  text: string;
}

/** The line of YAML, or the file, that made a change. */
export interface Cause {
  /** As it is printed, such as `pages-data/about.yaml`. */
  file: string;
  line?: number;
  /** Set where the line is in the state before, as of something removed. */
  side?: "before";
  /** The fact that changed there. */
  fact?: { name: string; before?: string; after?: string };
}

/** One thing that is different for visitors, on one route or on many in the same way. */
export interface Change {
  kind: Kind;
  /** In a few words, such as `price` or `structured data: Service.name`. */
  what: string;
  before?: string;
  after?: string;
  /** The text as it is read, with what changed in it and the words around. */
  pieces?: Piece[];
  /** The heading that it is under. */
  near?: string;
  /** Prices, times and the like that come or go with it. */
  values?: { kind: ValueKind; before?: string; after?: string }[];
  /** Addresses of the pictures of both sides, relative to each built folder. */
  pictures?: { before?: string; after?: string };
  /** Every route that has it, sorted; empty for what belongs to the whole site. */
  routes: string[];
  /** What follows from it: `social card`, `structured data: WebPage.name`. */
  also: string[];
  causes: Cause[];
}

/** What one page weighs, in bytes as they are sent: the HTML in Brotli with its CSS, the rest in gzip or as it is. */
export interface Weight {
  html: number;
  scripts: number;
  fonts: number;
  pictures: number;
}

export interface DiffReport {
  /** What is compared, in words, such as `main` and `the working tree`. */
  before: string;
  after: string;
  /** How many routes are the same, byte for byte. */
  unchanged: number;
  /** The routes of both sides whose page differs. */
  changed: string[];
  added: string[];
  removed: string[];
  renamed: { from: string; to: string; redirect: boolean }[];
  changes: Change[];
  weights: { route: string; before: Weight; after: Weight }[];
  /** What the reader has to know of the comparison itself. */
  notes: string[];
}

/** The rank of a change: that of its kind, or of the most important value that comes or goes with it. */
export function rankOf({ kind, values = [] }: Pick<Change, "kind" | "values">): number {
  return Math.min(
    ...[kind, ...values.map((value) => value.kind)].map((each) => (KINDS as readonly string[]).indexOf(each)),
  );
}
