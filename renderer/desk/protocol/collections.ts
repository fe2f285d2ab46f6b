import type { Field } from "./forms";

/*
 * Collections in the desk: their pages, and the tables whose rows are pages.
 *
 *   GET /_desk/collections                                  -> CollectionEntry[]
 *   GET /_desk/collections/entry?folder=/news&from=/news/one -> EntryForm   what is asked of a new page of it
 *   POST /_desk/collections/create  NewCollection           -> EditResult  its settings, and the list of it on a page
 *
 * A new page of a collection is made by the requests of `pages.ts` with its `folder` and `entry`; its settings are the
 * form `/_desk/form?of=collection&route=/news`.
 */

/** A collection of pages. */
export interface CollectionEntry {
  /** As its addresses begin, such as `/news`. */
  folder: string;
  name: string;
  /** How many pages it has. */
  count: number;
  /** The page after which a new one is made; absent where there is none that is a file of its own. */
  latest?: string;
}

/** What is asked of a new page of a collection beside the questions about every page. */
export interface EntryForm {
  fields: Field[];
  /** What it starts with, such as the day of today. */
  data: Record<string, unknown>;
}

/** A collection that is begun. */
export interface NewCollection {
  name: string;
  /** What each of its pages has to have, by the names of properties, such as `summary`. */
  needs: string[];
  /** The address of the page that lists it; empty for none. */
  listedOn: string;
}
