/*
 * Words in the texts of all pages, as visitors read them: without Markdown, and with each `${…}` filled in. To replace
 * them is one step of undo; refused or saved as in `edits.ts`.
 *
 *   POST /_desk/search          TextSearch   -> FoundTexts
 *   POST /_desk/search/check    Replacement  -> Problem[]   the errors that it would cause, by the names of files
 *   POST /_desk/search/replace  Replacement  -> EditResult
 */

export interface TextSearch {
  words: string;
  /** Only whole words, and only with these capital letters. */
  whole?: boolean;
  exact?: boolean;
  /** What they are replaced by; empty where they are only looked for. */
  by: string;
}

export interface FoundTexts {
  /** The first of them, and the number of all. */
  places: TextPlace[];
  count: number;
  /** Of the texts that have the words: what was listed is what is replaced. */
  version: string;
}

/** A place where the words are, in its sentence. */
export interface TextPlace {
  id: string;
  file: string;
  pointer: string;
  /** The address and the name of the page; absent for what many pages say. */
  route?: string;
  page?: string;
  block?: { index: number; name: string };
  before: string;
  words: string;
  after: string;
  becomes: string;
  /** Why they cannot be replaced here, in a sentence. */
  stays?: string;
}

export interface Replacement extends TextSearch {
  version: string;
  /** The ids of the places that stay as they are. */
  left: string[];
}

/** At most this many places are listed, and replaced in one step. */
export const MOST_PLACES = 300;
