import path from "node:path";
import type { Problem } from "../base/problem";

/** A place in a file, lines and columns counted from 1. */
export interface Place {
  /** Its printed name, such as `pages-data/about.yaml`. */
  file: string;
  /** The whole path, as an editor opens it. */
  path: string;
  line: number;
  column: number;
}

/** A problem as the preview and the desk show it. */
export interface PlacedProblem extends Pick<Problem, "severity" | "rule" | "message"> {
  place: Place;
  /** The lines around it. */
  frame: string;
}

export function placeOf(file: string, line: number, column: number): Place {
  return { file, path: path.resolve(file).split(path.sep).join("/"), line, column };
}
