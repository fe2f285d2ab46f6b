import type { PlainValue } from "../../base/groups";

/*
 * How the desk makes, renames and removes pages. Each change is one step of undo, whatever files it takes; refused or
 * saved as in `edits.ts`. A page is named by its address.
 *
 *   POST /_desk/pages/questions { from, answers }   -> AskedQuestion[]  what is asked of a new page, with what is wrong; `from` is empty for one from nothing
 *   POST /_desk/pages/create    { from, answers }   -> EditResult   writes what `npm run new` writes: a draft
 *   POST /_desk/pages/duplicate { route }           -> EditResult   the same with nothing changed but the address
 *   POST /_desk/pages/plan      { route, to, do }   -> PagePlan     what a new address, or a removal would change
 *   POST /_desk/pages/rename    { route, to }       -> EditResult   writes what `npm run rename` writes
 *   POST /_desk/pages/remove    { route, to }       -> EditResult   writes what `npm run remove` writes; `to` may be ""
 *   GET  /_desk/pages/copied?route=/boho            -> CopiedFrom   the texts that a page has of its original
 *
 * A new page of a collection is asked for and created with the `folder` of that, and created with an `entry`: the values
 * of the fields of `collections.ts`.
 *
 * The picture of a new page is sent to `/_desk/picture?route=` with its new address before it is created.
 */

/** Answers by the name of their question, in the words that people read: facts are their values. */
export type Answers = Record<string, string>;

/** What a new page is asked to be. */
export interface NewPage {
  /** The page that it is made from; empty for none. */
  from: string;
  answers: Answers;
  /** The collection that it is added to, and what lists show of it. */
  folder?: string;
  entry?: Record<string, PlainValue>;
}

/** A page with its new address, or with that of the page in its place. */
export interface PageMove {
  route: string;
  to: string;
}

/** A question about a new page. It is asked again after each answer: a new town changes most suggestions. */
export interface AskedQuestion {
  name: string;
  label: string;
  kind: "line" | "lines" | "picture";
  /** The answer if there is no other. */
  suggestion: string;
  /** Why its answer, or its suggestion, is not possible, in a sentence. */
  error?: string;
}

/** A link to a page, in the words of its label. */
export interface LinkHere {
  /** The page that links, or `every page` for a menu. */
  on: string;
  words: string;
}

/** What a new address or a removal changes. */
export interface PagePlan {
  /** Why it cannot be done as it is, in a sentence. */
  error?: string;
  /** The links that lead to the page, and will lead to the other address. */
  links: LinkHere[];
  /** Entries of menus that go, as the other page is in the same menu already. */
  dropped: LinkHere[];
  /** The old addresses that will lead to the other page. */
  redirects: string[];
}

/** The texts that a page still has of its original; without an original, none. */
export interface CopiedFrom {
  /** The title of the original. */
  from?: string;
  texts: { pointer: string; words: string }[];
}
