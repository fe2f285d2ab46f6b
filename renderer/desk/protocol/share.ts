/** The file that shows what changes, for somebody who does not use the desk. */
export type ShareState =
  | { state: "none" }
  /** It is being made: what is done now, in words. */
  | { state: "working"; words: string }
  /** @property html the whole file */
  | { state: "done"; name: string; html: string }
  | { state: "refused"; words: string };
