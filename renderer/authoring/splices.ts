import { stringify } from "yaml";

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
