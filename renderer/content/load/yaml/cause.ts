import type { YAMLParseError } from "yaml";
import type { Problem } from "../../report/problem";
import type { YamlLine } from "./yamlLine";

/** Something that keeps a file from being read as a page; plain data, so that it can be cached. */
export type YamlProblem = Omit<Problem, "file" | "severity" | "pointer">;

/** What the parser reported of a text, with its code, such as `BAD_INDENT`. */
type Complaint = Pick<YAMLParseError, "code" | "message"> & { text: string };

/** Recognizes one mistake by the line that the parser stumbled at; undefined where it is another mistake. */
export type Cause = (line: YamlLine, complaint: Complaint) => YamlProblem | undefined;

export function fixable(place: Omit<YamlProblem, "message">, message: string, fixed: string, or = ""): YamlProblem {
  return { ...place, message: `${message} Write: ${fixed}${or}`, suggestion: fixed };
}
