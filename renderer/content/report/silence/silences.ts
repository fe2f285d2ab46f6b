import { commentsIn } from "../../load/yaml/comments";
import { keptPerFile } from "../../site/kept";
import { type ContentFile, filesByName, type SiteContent } from "../../siteContent";
import { openLocator, placesIn } from "../locate";
import type { Problem, Range } from "../problem";

/** Why a silence is reported itself, and where, if not at its own place. */
export type Complaint = Pick<Problem, "rule" | "message" | "suggestion"> & Partial<Range>;

/** A request to leave problems out of the report. */
export interface Silence {
  rule: string;
  /** The file whose problems it covers, as it is printed. */
  file: string;
  covers(problem: Problem): boolean;
  /** Why it cannot or may not silence anything; undefined where nothing is wrong with it. */
  complaint?: Complaint;
  place: Range & Pick<Problem, "file" | "pointer">;
}

/** What comments `# check-ignore RULE: reason` silence: problems of the next line, or of the value starting there. */
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

/** For each line, counted from 0, the number of the first from it on that holds more than a comment. */
function filledLines(lines: string[]): number[] {
  const found: number[] = [];
  let next = lines.length + 1;
  for (let index = lines.length - 1; index >= 0; index--) {
    if (!/^\s*(?:#|$)/.test(lines[index] ?? "")) next = index + 1;
    found[index] = next;
  }
  return found;
}

const hasMark = keptPerFile("check-ignore", ({ text }: ContentFile) => text.includes("check-ignore"));

/** An entry of `.check-baseline.yaml` that follows the schema; `until` is the last day on which it holds. */
type KnownProblem = Record<"rule" | "file" | "reason" | "until", string> & { text?: string };

/** What the baseline of a folder silences on a day such as 2030-12-31. */
export function baselineSilences(content: SiteContent, today: string): Silence[] {
  const { baseline } = content;
  if (!baseline) return [];
  const files = filesByName(content);
  const { known } = (baseline.data ?? {}) as { known?: unknown };
  const locator = openLocator(baseline.text);
  return (Array.isArray(known) ? known : []).flatMap((entry, index) => {
    if (!isKnownProblem(entry)) return [];
    const { rule, file, text, until } = entry;
    const pointer = `/known/${index}`;
    const isFile = (printed: string) => printed === file || printed.endsWith(`/${file}`);
    const rangeOf = (property: string) => locator.range({ pointer: `${pointer}/${property}` });
    const message = `This was to wait until ${until}, and the problem is still there. Mend it, or give it another day and say why.`;
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

/** Other entries are reported by the schema. */
function isKnownProblem(entry: unknown): entry is KnownProblem {
  const { rule, file, text, reason, until } = (entry ?? {}) as Record<string, unknown>;
  return [rule, file, reason, until, text ?? ""].every((value) => typeof value === "string");
}

/** The words that a problem marks; the first line of them. */
function markedText({ line, column, endLine, endColumn }: Problem, text: string): string {
  const source = text.split(/\r?\n/)[line - 1] ?? "";
  return source.slice(column - 1, endLine === line ? endColumn - 1 : undefined);
}
