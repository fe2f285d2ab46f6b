import type { YAMLParseError } from "yaml";
import { oncePerKey } from "../../base/once";
import type { Problem, Range } from "../../base/problem";

/** One line of YAML, split as its author sees it, not as a parser does. */
export interface YamlLine {
  /** Counted from 1. */
  number: number;
  text: string;
  indent: number;
  /** The text before the value: indentation, dashes, name, colon and spaces. */
  before: string;
  /** The name before the colon; empty for a plain list item. */
  name: string;
  /** The text after the name, without a comment at its end. */
  value: string;
}

/** Splits one line. Lines count from 1; a line beyond the end is empty. */
export function yamlLine(text: string, number: number): YamlLine {
  const line = (linesOf(text)[number - 1] ?? "").replace(/\r$/, "");
  const [, before = "", name = ""] = /^(\s*(?:- +)*(?:([A-Za-z_$][\w-]*):(?:\s+|$))?)/.exec(line) ?? [];
  const value = line
    .slice(before.length)
    .replace(/(?:^|\s)#.*$/, "")
    .trimEnd();
  return { number, text: line, indent: line.length - line.trimStart().length, before, name, value };
}

/** The same for the line, or the next one that is neither blank nor a comment. */
export function filledLine(text: string, number: number): YamlLine {
  const lines = linesOf(text);
  let filled = number;
  while (filled < lines.length && isEmpty(lines[filled - 1])) filled++;
  return yamlLine(text, isEmpty(lines[filled - 1]) ? number : filled);
}

function isEmpty(line = ""): boolean {
  return /^\s*(?:#.*)?$/.test(line);
}

/** The lines of a text. Caches the last one: consecutive problems are usually in the same file. */
const linesOf = oncePerKey((text: string) => text.split("\n"), 1);

/** The corrected line, with its value in quotes. */
export function withQuotes({ before, value }: Pick<YamlLine, "before" | "value">): string {
  return `${before.trimStart()}${quoteValue(value)}`;
}

/** A value in quotes: double ones, or single ones if it contains double ones. */
export function quoteValue(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
}

export function valueRange({ number, before, value }: YamlLine): Range {
  return rangeOf(number, before.length, value.length);
}

/** The range of a whole line, without its indentation. */
export function lineRange({ number, text, indent }: YamlLine): Range {
  return rangeOf(number, indent, text.trimEnd().length - indent);
}

export function wordRange({ number, text, indent }: YamlLine): Range {
  return rangeOf(number, indent, /^[^\s:]*/.exec(text.slice(indent))?.[0].length ?? 1);
}

/** A range within one line, of at least one character; `start` counts from 0. */
export function rangeOf(line: number, start: number, length: number): Range {
  return { line, column: start + 1, endLine: line, endColumn: start + 1 + Math.max(1, length) };
}

/** A problem that prevents reading a file as a page; plain data, so that it can be cached. */
export type YamlProblem = Omit<Problem, "file" | "severity" | "pointer">;

/** The parser's error about a text, with its code, such as `BAD_INDENT`. */
type Complaint = Pick<YAMLParseError, "code" | "message"> & { text: string };

/** Recognizes one kind of mistake by the line of the parser's error. Returns undefined for other kinds. */
export type Cause = (line: YamlLine, complaint: Complaint) => YamlProblem | undefined;

export function fixable(place: Omit<YamlProblem, "message">, message: string, fixed: string, or = ""): YamlProblem {
  return { ...place, message: `${message} Write: ${fixed}${or}`, suggestion: fixed };
}

/** The problem of a text that starts with a character that YAML reserves. */
export function quotesNeeded(line: YamlLine, mark: string): YamlProblem {
  const place = { ...valueRange(line), rule: "yaml/quotes-needed" };
  return fixable(place, `A text that starts with ${mark} needs quotes.`, withQuotes(line));
}
