import type { Change, PlainChange } from "../../diff/change";
import type { Refused } from "./edits";

export interface PublishPlan extends FolderChanges {
  /** What can be sent by itself. */
  pages: PageToSend[];
  /** What was published already, by the first lines of its messages, and its last branch. */
  sent?: { branch: string; messages: string[] };
  /** The values of the facts that the changed texts name. */
  facts: Record<string, string>;
  /** By file: the values that a page has for its own texts. */
  vars: Record<string, Record<string, string>>;
  /** What people call changed files that are no pages, and the pages of their rows, by `file` and `file/rows/2`. */
  names: Record<string, string>;
  /** A proposed commit message, for the person to change. */
  message: string;
  /** Where it would be pushed to, without any password; absent if no remote is set. */
  remote?: string;
}

/** What visitors will see of the changes, and the total, including what is not listed: the JSON of `/_desk/seen`. */
export interface SeenChanges {
  changes: SeenChange[];
  count: number;
}

/** A change in the words of the file for *Share*, with its pages. */
export type SeenChange = Pick<PlainChange, "what" | "pieces"> & Pick<Change, "routes" | "from">;

/** A page that has changed, or the facts of the site, which have no route. */
export interface PageToSend {
  /** The name of its file in the folder of pages. */
  file: string;
  kind: "added" | "changed" | "removed";
  route?: string;
}

/** What to publish. */
export interface Publication {
  /** Its first line becomes part of the branch's name. */
  message: string;
  /** The YAML files to send, with the new pictures that they name; all by default. Lines of figures.yaml follow their page. */
  files?: string[];
}

/** What became of the last publication; "unknown" if the remote does not answer. */
export type Proposal =
  | { state: "none" | "unknown" }
  | { state: "open" | "closed"; branch: string; address?: string }
  /** In the site's main branch since a moment, in the form of ISO 8601. */
  | { state: "online"; branch: string; since: string };

export type PublishResult = { result: "published"; branch: string; commit: string; pullRequest?: string } | Refused;

/** What differs from the last publication: a text, number or choice, a whole entry of a list, or a whole file. */
export interface SiteChange {
  /** The name of its file in the folder of pages. */
  file: string;
  kind: "changed" | "added" | "removed" | "moved";
  /** In the file as it is now, or as it was if it is gone; empty for a whole file. */
  pointer: string;
  /** In the file as it was. */
  was: string;
  /** In words, shortened if it is a group or a list; undefined if it is new. */
  before?: string;
  /** Undefined if it was removed. */
  after?: string;
  /** The block that has it. */
  block?: { index: number; name: string };
}

/** How many changes there are, and in which files: the JSON of `/_desk/changes`. */
export interface ChangedFiles {
  count: number;
  files: string[];
  /** Those of them that were never published. */
  added: string[];
  /** The files that were sent and wait to be put online. */
  sent: string[];
}

/** The changes in a folder of pages, and its new pictures that no page names, which are not published. */
export interface FolderChanges {
  changes: SiteChange[];
  left: string[];
}

/** The file that shows what changes, for somebody who does not use the desk. */
export type ShareState =
  | { state: "none" }
  /** It is being made: what is done now, in words. */
  | { state: "working"; words: string }
  /** @property html the whole file */
  | { state: "done"; name: string; html: string }
  | { state: "refused"; words: string };
