import { type Node, stringify, type YAMLSeq } from "yaml";

/** A range of a text and its replacement; everything around it stays byte for byte. */
export interface Splice {
  start: number;
  /** The offset after the last replaced character. */
  end: number;
  text: string;
}

/** Applies splices to a text, in any order. @throws Error if two of them overlap */
export function applySplices(text: string, splices: Splice[]): string {
  let result = "";
  let from = 0;
  for (const splice of [...splices].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (splice.start < from) throw new Error(`Two changes meet at offset ${splice.start}.`);
    result += text.slice(from, splice.start) + splice.text;
    from = splice.end;
  }
  return result + text.slice(from);
}

/** How values are written: on one line each, and in quotes if YAML 1.1 would not read them as texts, such as `yes`. */
export const WRITTEN = { lineWidth: 0, compat: "yaml-1.1" } as const;

/**
 * A value as YAML in one line: plain if that is safe and the text `before`, which it replaces, has no quotes. Fewer
 * values are safe in `flow`: inside `{ … }` or `[ … ]`.
 */
export function scalarText(value: string | number | boolean, flow = false, before = ""): string {
  if (typeof value !== "string") return String(value);
  const quote = before.startsWith('"') ? "QUOTE_DOUBLE" : before.startsWith("'") ? "QUOTE_SINGLE" : undefined;
  // Inside brackets these characters end a plain scalar; `stringify` does not know that it is inside.
  const needed = flow && /[,[\]{}]/.test(value) ? "QUOTE_DOUBLE" : "PLAIN";
  return stringify(value, { ...WRITTEN, blockQuote: false, defaultStringType: quote ?? needed }).trimEnd();
}

/** Adds texts to the end of a list, in the style of its other entries. */
export function listSplice(text: string, list: YAMLSeq<unknown>, values: string[], eol: string): Splice {
  const [start = 0, end = 0] = list.range ?? [];
  const last = list.items.at(-1) as Node | undefined;
  if (list.flow) {
    const at = last?.range?.[1] ?? start + 1;
    const written = values.map((value) => scalarText(value, true)).join(", ");
    return { start: at, end: last ? at : end - 1, text: last ? `, ${written}` : written };
  }
  const lastStart = last?.range?.[0] ?? start;
  const at = endOfLine(text, last?.range?.[1] ?? end);
  const indent = /^\s*/.exec(text.slice(startOfLine(text, lastStart), lastStart))?.[0] ?? "";
  return { start: at, end: at, text: values.map((value) => `${eol}${indent}- ${scalarText(value)}`).join("") };
}

/** Removes one entry of a list: its lines, or its range between two commas. */
export function removedItem(text: string, { items, flow }: YAMLSeq<Node>, index: number, eol: string): Splice {
  const [start = 0, end = 0] = items[index]?.range ?? [];
  if (flow) {
    const next = items[index + 1]?.range?.[0];
    if (next !== undefined) return { start, end: next, text: "" };
    return { start: items[index - 1]?.range?.[1] ?? start, end, text: "" };
  }
  const dash = text.lastIndexOf("-", start - 1);
  return { start: startOfLine(text, dash), end: Math.min(text.length, endOfLine(text, end) + eol.length), text: "" };
}

export function startOfLine(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** The end of the line in which a value ends. The range of a `|` ends after its line break. */
export function endOfLine(text: string, end: number): number {
  const from = end > 0 && text[end - 1] === "\n" ? end - 1 : end;
  const newline = text.indexOf("\n", from);
  if (newline < 0) return text.length;
  return text[newline - 1] === "\r" ? newline - 1 : newline;
}
