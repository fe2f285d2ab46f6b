import type { Range } from "../../report/problem";

/** One line of YAML, taken apart the way its writer saw it rather than the way a parser does. */
export interface YamlLine {
  /** Counted from 1. */
  number: number;
  text: string;
  /** Everything before the value: indentation, dashes, name, colon and spaces. */
  before: string;
  /** The name before the colon; empty for a plain list item. */
  name: string;
  /** The text after the name, without a comment at its end. */
  value: string;
}

/** Takes one line apart. Lines count from 1; one beyond the end is empty. */
export function yamlLine(text: string, number: number): YamlLine {
  const line = (text.split("\n", number)[number - 1] ?? "").replace(/\r$/, "");
  const [, before = "", name = ""] = /^(\s*(?:- +)*(?:([A-Za-z_$][\w-]*):(?:\s+|$))?)/.exec(line) ?? [];
  const value = line
    .slice(before.length)
    .replace(/(^|\s+)#.*$/, "")
    .trimEnd();
  return { number, text: line, before, name, value };
}

/** The line as it should be, with its value in quotes. */
export function withQuotes({ before, value }: YamlLine): string {
  return `${before.trimStart()}${quoted(value)}`;
}

/** A value in the quotes that need no escape; quotes that only half enclose it are taken off first. */
export function quoted(value: string): string {
  if (!value.includes('"')) return `"${value}"`;
  return `'${value.replaceAll("'", "''")}'`;
}

/** The range of a line's value. */
export function valueRange({ number, before, value }: YamlLine): Range {
  const column = before.length + 1;
  return { line: number, column, endLine: number, endColumn: column + Math.max(1, value.length) };
}

/** The range of a whole line, without its indentation. */
export function lineRange(text: string, number: number): Range {
  const { text: line } = yamlLine(text, number);
  const column = line.length - line.trimStart().length + 1;
  return { line: number, column, endLine: number, endColumn: Math.max(column + 1, line.trimEnd().length + 1) };
}
