import type { Problem } from "../../report/problem";

/** Something that keeps a file from being read as a page; plain data, so that it can be cached. */
export type YamlProblem = Omit<Problem, "file" | "severity" | "pointer">;

/** What the parser reported, and where. */
interface Complaint {
  text: string;
  /** The line that the parser stumbled at, counted from 1. */
  line: number;
  /** The code of the `yaml` package, such as `BAD_INDENT`. */
  code: string;
  message: string;
}

/** Recognizes one mistake: the problem in plain words, or undefined where it is another mistake. */
export type Cause = (complaint: Complaint) => YamlProblem | undefined;

/** Why the rules of broken YAML exist. */
export const UNREADABLE =
  "Where the YAML cannot be read, the page cannot be made, and the site keeps its last good version.";
