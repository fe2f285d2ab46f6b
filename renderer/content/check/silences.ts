import { listAt } from "../../base/pointer";
import type { Problem, Range } from "../../base/problem";
import { rememberPerFile } from "../model/fileResults";
import { type ContentFile, filesByName, type SiteContent } from "../model/siteContent";
import { openLocator, placesIn } from "../places/locate";
import { commentsIn } from "../yaml/comments";

/** The problem to report about a silence, with its range if that differs from the silence's place. */
export type Complaint = Pick<Problem, "rule" | "message" | "suggestion"> & Partial<Range>;

/** A request to suppress problems. */
export interface Silence {
  rule: string;
  /** The file whose problems it covers, by its printed name. */
  file: string;
  covers(problem: Problem): boolean;
  /** Why it is invalid; undefined if it is valid. */
  complaint?: Complaint;
  place: Range & Pick<Problem, "file" | "pointer">;
}

/** Silences by comments `# check-ignore RULE: reason`: of problems in the next line, or in the value starting there. */
export function commentSilences(content: ContentFile): Silence[] {
  // Skip the slow comment scan when the mark does not occur.
  if (!hasMark(content)) return [];
  const { file, text } = content;
  const lines = text.split("\n");
  const nextFilled = filledLines(lines);
  const placeOf = placesIn(content);
  return commentsIn(text).flatMap(({ line, column, words, ownLine }) => {
    if (!ownLine || !/^check-ignore\b/.test(words)) return [];
    const said = words.slice("check-ignore".length).trimStart();
    const [rule = ""] = /^[^\s:]*/.exec(said) ?? [];
    const reason = said.slice(rule.length).trimStart().replace(/^:/, "").trimStart();
    const target = nextFilled[line] ?? lines.length + 1;
    const endColumn = column + (lines[line - 1] ?? "").trim().length;
    const message = `Say what is ignored and why: # check-ignore ${rule || "RULE"}: reason`;
    return {
      rule,
      file,
      covers: (problem) =>
        problem.file === file &&
        (problem.line === target || placeOf({ pointer: problem.pointer, at: "key" }).line === target),
      complaint: rule && reason ? undefined : { rule: "silence/no-reason", message },
      place: { file, pointer: "", line, column, endLine: line, endColumn },
    } satisfies Silence;
  });
}

/** For each line, by index from 0, the number of the first line from it on that is neither empty nor a comment. */
function filledLines(lines: string[]): number[] {
  const found: number[] = [];
  let next = lines.length + 1;
  for (let index = lines.length - 1; index >= 0; index--) {
    if (!/^\s*(?:#|$)/.test(lines[index] ?? "")) next = index + 1;
    found[index] = next;
  }
  return found;
}

const hasMark = rememberPerFile("check-ignore", ({ text }: ContentFile) => text.includes("check-ignore"));

/** A valid entry of `.check-baseline.yaml`; `until` is the last day on which it applies. */
type KnownProblem = Record<"rule" | "file" | "reason" | "until", string> & { text?: string };

/** The silences of a folder's baseline on a day such as 2030-12-31. */
export function baselineSilences(content: SiteContent, today: string): Silence[] {
  const { baseline } = content;
  if (!baseline) return [];
  const files = filesByName(content);
  const locator = openLocator(baseline.text);
  return listAt(baseline.data, "/known").flatMap((entry, index) => {
    if (!isKnownProblem(entry)) return [];
    const { rule, file, text, until } = entry;
    const pointer = `/known/${index}`;
    const isFile = (printed: string) => printed === file || printed.endsWith(`/${file}`);
    const rangeOf = (property: string) => locator.range({ pointer: `${pointer}/${property}` });
    const message = `This problem was accepted until ${until}, and is still there. Fix it, or give it a later day and a reason.`;
    return {
      rule,
      file: [...files.keys()].find(isFile) ?? file,
      covers: (problem) =>
        isFile(problem.file) &&
        (text === undefined || markedText(problem, files.get(problem.file)?.text ?? "") === text),
      complaint: until < today ? { rule: "silence/expired", message, ...rangeOf("until") } : undefined,
      place: { file: baseline.file, pointer, ...rangeOf("rule") },
    } satisfies Silence;
  });
}

/** Whether an entry is valid; the schema reports others. */
function isKnownProblem(entry: unknown): entry is KnownProblem {
  const { rule, file, text, reason, until } = (entry ?? {}) as Record<string, unknown>;
  return [rule, file, reason, until, text ?? ""].every((value) => typeof value === "string");
}

/** The text that a problem marks; only its first line. */
function markedText({ line, column, endLine, endColumn }: Problem, text: string): string {
  const source = text.split(/\r?\n/)[line - 1] ?? "";
  return source.slice(column - 1, endLine === line ? endColumn - 1 : undefined);
}
