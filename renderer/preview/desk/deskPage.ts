import type { Problem } from "../../content/report/problem";

/** A place in a file. Lines and columns count from 1. */
export interface Place {
  /** The file as it is printed, such as `pages-data/about.yaml`. */
  file: string;
  /** The same file's whole path, as an editor opens it. */
  path: string;
  line: number;
  column: number;
}

/** A problem with its place and its lines of the file, as the command line prints them. */
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
  /** The lines as they are written. */
  text: string;
}

/** What the desk shows of one page: `/_desk/page?route=/about` answers with it as JSON. */
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
  /** Of every page that links to this one, the first. */
  linksIn: { count: number; first: { route: string; place: Place }[] };
  /** Every page that is still a draft. */
  drafts: { route: string; place: Place }[];
  facts: { name: string; value: string; lines: number[]; place: Place }[];
  /** The address of the social card's picture; it changes with the card. */
  card?: string;
}
