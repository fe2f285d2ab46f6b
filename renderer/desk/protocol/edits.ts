import type { PlainValue } from "../../base/groups";
import type { Problem } from "../../base/problem";

/*
 * How the desk changes files. Every request is a GET, or a POST with a JSON body, of the desk's own origin, with the
 * token of `<meta name="desk-token">` in the header `x-desk`. Only these need no token: the document itself,
 * `/_desk/at/…`, and what the browser requests for it, its code and `/_desk/thumbnail`.
 *
 *   POST /_desk/edit      EditRequest           -> EditResult   changes one file
 *   POST /_desk/undo      {}                    -> EditResult   undoes the last change, whichever file it was in
 *   POST /_desk/redo      {}                    -> EditResult
 *   GET  /_desk/history                         -> History      what undo and redo would do
 *   GET  /_desk/words?route=/about              -> PageWords    every text of a page, its place in the HTML and its schema
 *   POST /_desk/clock     { at }                -> { result: "shown" }  shows the site as of a moment; null means now
 *   POST /_desk/picture?route=/about&name=bath.jpg
 *        the bytes of a picture          -> PictureTaken copies it into the folder of pictures, named after the page,
 *        which may be a new one
 *   POST /_desk/picture?file=about.yaml&base=…&pointer=/blocks/0/image/src&name=bath.jpg
 *        the bytes of a picture          -> EditResult   the same, and sets it there, with `&alt=…` also its new
 *                                                     alternative text; if refused, the copy is removed
 *   POST /_desk/takeBack  SiteChange            -> EditResult   takes back one change since the last publication
 *   POST /_desk/problem   ProblemDecision       -> EditResult   writes what a problem suggests, or confirms its figure
 *   GET  /_desk/publish                         -> PublishPlan  what would be published, with a proposed message
 *   GET  /_desk/seen                            -> SeenChanges  what visitors will see of it, which takes longer
 *   POST /_desk/publish   Publication           -> PublishResult
 *   GET  /_desk/proposal                        -> Proposal     what became of the last publication; asks the remote
 *   POST /_desk/share     {}                    -> ShareState   starts to make the file that shows what changes
 *   GET  /_desk/share                           -> ShareState   how far it is, and the file at last
 *
 * The HTTP status repeats the result: 200 saved, 422 refused, 409 conflict; 403, 405, 413 and 415 are for requests that
 * the desk never sends, and their body is one sentence of plain text. After "saved" the new page is served.
 */

/** One change of the data of a file. A pointer is a JSON pointer (RFC 6901), such as `/blocks/2/heading`. */
export type EditStep =
  /** Sets a text, number or choice as written in the file, with `${…}` and Markdown. Adds the property if it is new. */
  | { do: "set"; pointer: string; value: string | number | boolean }
  /** Adds a property that an object does not have yet, such as an optional picture. */
  | { do: "add"; pointer: string; value: PlainValue }
  /** Removes a property, or an item of a list, with its comments. */
  | { do: "remove"; pointer: string }
  /** Inserts an item into the list at the pointer; an index equal to its length appends it. */
  | { do: "insert"; pointer: string; index: number; value: PlainValue }
  /** Moves an item of a list to another index of the same list, or of the list `into`, which is not inside the item. */
  | { do: "move"; pointer: string; to: number; into?: string }
  /** Copies an item of a list right below it, without its `id`. */
  | { do: "duplicate"; pointer: string };

/** A text that repairs what refused it, or what is wrong with it in the file. */
export interface TextRepair {
  /** What its button says. */
  words: string;
  /** The whole text. */
  value: string;
}

export interface EditRequest {
  /** The name of the file in the folder of pages, such as `about.yaml` or `site.yaml`. */
  file: string;
  /** The `hash` of the text that was shown, from `PageWords`, or from the last `EditResult` for this file. */
  base: string;
  /** Applied in order, all or none. */
  steps: EditStep[];
  /**
   * The `hash` of a `Conflict`: the steps are made to that text all the same. Their pointers are still those of `base`:
   * each place is found again by what it is, and a place that is not found refuses the change.
   */
  over?: string;
  /** Figures of the new texts that are right: figures.yaml lists them, in the same step. */
  right?: string[];
}

/** What an author decides about a problem. */
export interface ProblemDecision {
  /** The name of the file that has it, such as `about.yaml`. */
  file: string;
  rule: string;
  line: number;
  column: number;
  /** "right" confirms a figure that is no fact, see the rule figures/unknown; "repaired" writes what is suggested. */
  is: "right" | "repaired";
  /** What is written, of what is suggested. */
  write?: string;
}

export type EditResult = Saved | Refused | Conflict;

export interface Saved {
  result: "saved";
  file: string;
  /** The hash of the file's text now: the `base` of the next change. */
  hash: string;
  /** Whether an editor had saved the file meanwhile: its changes are kept, too. */
  merged: boolean;
  history: History;
  /** All files that were changed, if these were several, and the addresses of the page that was made or removed. */
  step?: { files: string[]; made?: string; gone?: string };
}

export interface Refused {
  result: "refused";
  /** Why, for the person who made the change; the file is untouched. */
  words: string;
  /**
   * The errors that the change would cause, if these are the reason. One about a `figure` asks its author: the same
   * change is saved with the figure among `right`.
   */
  problems: (Pick<Problem, "rule" | "message" | "file" | "pointer" | "line" | "figure"> & {
    repairs?: TextRepair[];
  })[];
}

/** The same lines were saved in an editor meanwhile: a person chooses. */
export interface Conflict {
  result: "conflict";
  words: string;
  file: string;
  /** The `base` of the request. */
  base: string;
  /** The hash of the file's text now: the same request with this as `over` writes `ours`; `theirs` needs nothing. */
  hash: string;
  ours: string;
  theirs: string;
}

/** A picture that was copied; `picture` is its name in pages, such as `/images/about.jpg`. */
export interface PictureTaken {
  result: "taken";
  picture: string;
}

export interface History {
  /** What undo would take back, in words, such as `about.yaml: heading`; absent if there is nothing. */
  undo?: string;
  redo?: string;
}
