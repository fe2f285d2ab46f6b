import type { PlainValue } from "../../authoring/yaml/writtenValue";

/*
 * How the desk changes files. Every request is a POST with a JSON body, or a GET, of the desk's own origin, with the
 * header `x-desk` that holds the token of `<meta name="desk-token">`. Without it these are answered: the document itself,
 * `/_desk/at/…`, and `/_desk/thumbnail`, which the browser asks for as a picture.
 *
 *   POST /_desk/edit      EditRequest           -> EditResult   changes one file
 *   POST /_desk/undo      {}                    -> EditResult   takes the last change back, in whatever file it was
 *   POST /_desk/redo      {}                    -> EditResult
 *   GET  /_desk/history                         -> History      what undo and redo would do
 *   GET  /_desk/words?route=/about              -> PageWords    every text of a page, its place in the HTML and its schema
 *   POST /_desk/clock     { at }                -> { result: "shown" }  shows the site as of a moment, or of now by null
 *   POST /_desk/picture?route=/about&name=bath.jpg
 *        the bytes of a picture          -> PictureTaken copies it into the folder of pictures, named by the page
 *   POST /_desk/picture?file=about.yaml&base=…&pointer=/blocks/0/image/src&name=bath.jpg
 *        the bytes of a picture          -> EditResult   the same, and shows it there; it is not kept where that is refused
 *   POST /_desk/takeBack  { file, pointer }     -> EditResult   gives such a text the value that it had
 *   GET  /_desk/publish                         -> PublishPlan  what would be published, with a prepared message
 *   POST /_desk/publish   { message }           -> PublishResult
 *
 * The HTTP status says it as well: 200 saved, 422 refused, 409 conflict; 403, 405, 413 and 415 are for requests that no
 * desk sends, and their body is one sentence of plain text. After "saved" the page is served as it is now.
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
  /** Moves an item of a list to another index of the same list. */
  | { do: "move"; pointer: string; to: number }
  /** Copies an item of a list right below it, without its `id`. */
  | { do: "duplicate"; pointer: string };

export interface EditRequest {
  /** The name of the file in the folder of pages, such as `about.yaml` or `site.yaml`. */
  file: string;
  /** The `hash` of the text that was shown, from `PageWords`, or from the last `EditResult` for this file. */
  base: string;
  /** Applied in order, all or none. */
  steps: EditStep[];
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
}

export interface Refused {
  result: "refused";
  /** Why, for the person who made the change; the file is untouched. */
  words: string;
  /** The errors that the change would cause, if these are the reason. */
  problems: { rule: string; message: string; file: string; pointer: string; line: number }[];
}

/** The same lines were saved in an editor meanwhile: a person chooses. */
export interface Conflict {
  result: "conflict";
  words: string;
  file: string;
  /** The hash of the file's text now: the same request with this `base` writes `ours`; `theirs` needs nothing more. */
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
