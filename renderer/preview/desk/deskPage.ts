import type { Problem } from "../../content/report/problem";

/** A place in a file. Lines and columns count from 1. */
export interface Place {
  /** The name to print, such as `pages-data/about.yaml`. */
  file: string;
  /** The same file's whole path, as an editor opens it. */
  path: string;
  line: number;
  column: number;
}

/** A problem with its place and its code frame, as the command line prints it. */
export interface DeskProblem extends Pick<Problem, "severity" | "rule" | "message"> {
  place: Place;
  frame: string;
}

/** A block of the page and its lines. */
export interface DeskBlock {
  id: string;
  type: string;
  place: Place;
  endLine: number;
  /** Its lines in the file. */
  text: string;
}

/** What the desk shows of one page: the JSON of `/_desk/page?route=/about`. */
export interface DeskPage {
  route: string;
  place: Place;
  draft: boolean;
  /** Whether the whole site was checked since the last save. */
  settled: boolean;
  problems: DeskProblem[];
  /** Problems of other files: how many, and the first ones. */
  elsewhere: { count: number; first: DeskProblem[] };
  blocks: DeskBlock[];
  linksOut: { to: string; place: Place }[];
  /** The number of links to this page, and the first ones. */
  linksIn: { count: number; first: { route: string; place: Place }[] };
  /** Every page that is still a draft. */
  drafts: { route: string; place: Place }[];
  facts: { name: string; value: string; lines: number[]; place: Place }[];
  /** The address of the social card's picture; it changes with the card. */
  card?: string;
}
