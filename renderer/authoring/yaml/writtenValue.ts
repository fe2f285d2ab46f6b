import { stringify } from "yaml";
import type { PlainValue } from "../../base/groups";
import { WRITTEN } from "../splices";

/** A value in block style, without a line break at its end: the first line has no indentation, the others `indent`. */
export function inLines(value: PlainValue, indent: number, eol: string): string {
  const lines = stringify(value, { ...WRITTEN, blockQuote: "literal" })
    .trimEnd()
    .split("\n");
  return lines.map((line, index) => (index > 0 && line !== "" ? " ".repeat(indent) + line : line)).join(eol);
}

/** A value in flow style, for use between brackets. */
export function inBrackets(value: PlainValue): string {
  return stringify([value], { ...WRITTEN, blockQuote: false, collectionStyle: "flow" })
    .trim()
    .slice(1, -1)
    .trim();
}

/** A name with its value, below or beside it. */
export function namedValue(name: string, value: PlainValue, indent: number, eol: string): string {
  return inLines({ [name]: value }, indent, eol);
}
