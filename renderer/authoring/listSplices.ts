import type { Node, YAMLSeq } from "yaml";
import { scalarText } from "./scalarText";
import type { Splice } from "./splice";

/** Adds texts to the end of a list, written as its other entries are. */
export function listSplice(text: string, list: YAMLSeq<unknown>, values: string[], eol: string): Splice {
  const [start = 0, end = 0] = list.range ?? [];
  const last = list.items.at(-1) as Node | undefined;
  if (list.flow) {
    const at = last?.range?.[1] ?? start + 1;
    const written = values.map((value) => scalarText(value, { flow: true })).join(", ");
    return { start: at, end: last ? at : end - 1, text: last ? `, ${written}` : written };
  }
  const lastStart = last?.range?.[0] ?? start;
  const at = endOfLine(text, last?.range?.[1] ?? end);
  const indent = /^\s*/.exec(text.slice(startOfLine(text, lastStart), lastStart))?.[0] ?? "";
  return { start: at, end: at, text: values.map((value) => `${eol}${indent}- ${scalarText(value)}`).join("") };
}

/** Takes one entry out of a list: its lines, or its place between two commas. */
export function removedItem(text: string, { items, flow }: YAMLSeq<Node>, index: number, eol: string): Splice {
  const [start = 0, end = 0] = items[index]?.range ?? [];
  if (flow) {
    const next = items[index + 1]?.range?.[0];
    if (next !== undefined) return { start, end: next, text: "" };
    return { start: items[index - 1]?.range?.[1] ?? start, end, text: "" };
  }
  const dash = text.lastIndexOf("-", start - 1);
  return {
    start: startOfLine(text, dash),
    end: Math.min(text.length, endOfLine(text, end) + eol.length),
    text: "",
  };
}

/** Where the line of an offset starts. */
export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Where the line ends in which a value ends; the text of a `|` ends after its line break already. */
export function endOfLine(text: string, end: number): number {
  const from = end > 0 && text[end - 1] === "\n" ? end - 1 : end;
  const newline = text.indexOf("\n", from);
  if (newline < 0) return text.length;
  return text[newline - 1] === "\r" ? newline - 1 : newline;
}
