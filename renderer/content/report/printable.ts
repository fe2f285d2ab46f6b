import { oncePerKey } from "../../base/once";
import type { Problem } from "../../base/problem";
import type { Report } from "./formatter";

/** Characters that control a terminal, change the direction of text, or are invalid in XML; without the tab. */
const STEERING = /(?!\t)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** A text of one line without such characters, for example ␛ in place of an escape. */
export function printableLine(text: string): string {
  return text.replace(STEERING, (character) => {
    const code = character.charCodeAt(0);
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : "\ufffd";
  });
}

/** The same for a text of several lines. */
export function printableText(text: string): string {
  return text.split(/\r?\n/).map(printableLine).join("\n");
}

/** JSON with such characters escaped: parses to the same data. */
export function printableJson(value: unknown, only?: string[]): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value, only, 2).replace(STEERING, (character) =>
    character === "\n" ? "\n" : escaped(character),
  );
}

/** Adds a message to a problem without one, which is a bug of its rule. */
export function withMessage<Worded extends Pick<Problem, "message" | "rule">>(problem: Worded): Worded {
  return problem.message ? problem : { ...problem, message: `This breaks the rule ${problem.rule}.` };
}

/** A report without such characters in file names, messages and texts, for all outputs in lines. */
export function printable(report: Report): Report {
  const problems = report.problems.map(withMessage).map((problem) => ({
    ...problem,
    file: printableLine(problem.file),
    rule: printableLine(problem.rule),
    message: printableText(problem.message),
  }));
  const written = new Map(report.files.map((file) => [printableLine(file), file]));
  const text = (file: string) => {
    const found = report.text(written.get(file) ?? file);
    return found === undefined ? undefined : printableText(found);
  };
  return { ...report, problems, files: [...written.keys()], text: oncePerKey(text) };
}
