import { isMap, isScalar, parseDocument, type Scalar } from "yaml";
import { scalarText } from "../splices";

/** A scalar as written in a file, and what its position allows. */
export interface WrittenScalar {
  /** From its first quote, `|` or letter to its end; empty for a name without a value. */
  source: string;
  style: Scalar.Type | undefined;
  value: unknown;
  /** Spaces before the name or dash of its parent. */
  indent: number;
  /** Inside `{ … }` or `[ … ]`. */
  flow: false | "map" | "seq";
  /** Whether nothing follows on its last line, not even a comment. */
  endsLine: boolean;
  eol: string;
}

type NewValue = string | number | boolean;

/**
 * Writes another value in place of a scalar, in its own style if that can represent it: first only the words that
 * differ, then the whole; otherwise in the plainest style that can. Parses each result before it accepts it.
 *
 * @returns the new source, or undefined if no style can represent the value
 */
export function writeScalar(scalar: WrittenScalar, value: NewValue): string | undefined {
  for (const write of [changedWords, sameStyle, asBlock, inOneLine, inDoubleQuotes]) {
    const written = write(scalar, value);
    if (written !== undefined && readsAs(scalar, written, value)) return written;
  }
  return undefined;
}

/** Replaces only the words that differ: those before and after them keep their line breaks and escapes. */
function changedWords({ source, style, value: before, eol }: WrittenScalar, value: NewValue): string | undefined {
  if (typeof before !== "string" || typeof value !== "string" || value === "") return undefined;
  // The last line breaks of a `|` are after what is added to it: behind them the next name begins.
  const ends = isBlockStyle(style) ? Math.min(lastBreaks(before), lastBreaks(value)) : 0;
  const [old, now] = [before.slice(0, before.length - ends), value.slice(0, value.length - ends)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let rest = 0;
  while (rest < shorter - start && old.at(-1 - rest) === now.at(-1 - rest)) rest++;
  while (start > 0 && !/^\s\S/.test(old.slice(start - 1, start + 1))) start--;
  while (rest > 0 && !/^\S\s/.test(old.slice(-rest - 1))) rest--;
  const places = placesOfCharacters(source, style);
  const count = (text: string) => text.replace(/\s/g, "").length;
  const from = places[count(old.slice(0, start))]?.start;
  const to = places[count(old.slice(0, old.length - rest)) - 1]?.end;
  const words = inStyle(now.slice(start, now.length - rest), style, " ".repeat(bodyIndent(source, before)), eol);
  if (places.length !== count(old) || from === undefined || to === undefined || words === undefined) return undefined;
  return source.slice(0, from) + words + source.slice(to);
}

/** A character that is no space, or its escape; in other styles there are no escapes. */
const CHARACTER: Partial<Record<Scalar.Type, RegExp>> = {
  QUOTE_DOUBLE: /\\(?:x.{2}|u.{4}|U.{8}|.)|\S/gs,
  QUOTE_SINGLE: /''|\S/g,
};

/** Where each character of a scalar's value, but for spaces and line breaks, is in its source. */
function placesOfCharacters(source: string, style: WrittenScalar["style"]): { start: number; end: number }[] {
  const character = style && CHARACTER[style];
  const quotes = character ? 1 : 0;
  const first = isBlockStyle(style) ? source.indexOf("\n") + 1 : quotes;
  const body = source.slice(first, source.length - quotes);
  return Array.from(body.matchAll(character ?? /\S/g), ({ 0: piece, index }) => ({
    start: first + index,
    end: first + index + piece.length,
  }));
}

const lastBreaks = (words: string): number => words.length - words.replace(/(?<!\n)\n+$/, "").length;

const isBlockStyle = (style: WrittenScalar["style"]): boolean => style === "BLOCK_LITERAL" || style === "BLOCK_FOLDED";

/** The indentation of the text of a `|` or `>`: that of its first line with words. */
function bodyIndent(source: string, value: string): number {
  const written = /\n( *)[^\s]/.exec(source)?.[1]?.length ?? 0;
  const own = /^\n*( *)/.exec(value)?.[1]?.length ?? 0;
  return Math.max(0, written - own);
}

/** Writes words for use inside a scalar of this style. */
function inStyle(words: string, style: WrittenScalar["style"], indent: string, eol: string): string | undefined {
  if (style === "QUOTE_DOUBLE") return JSON.stringify(words).slice(1, -1);
  if (style === "BLOCK_LITERAL") return words.replace(/\n+/g, (run) => eol.repeat(run.length) + indent);
  if (style === "BLOCK_FOLDED") return words.replace(/\n+/g, (run) => eol.repeat(run.length + 1) + indent);
  if (words.includes("\n")) return undefined;
  return style === "QUOTE_SINGLE" ? words.replaceAll("'", "''") : words;
}

function sameStyle(scalar: WrittenScalar, value: NewValue): string | undefined {
  const { style, source, eol, value: before } = scalar;
  if (typeof value !== "string" || typeof before !== "string" || value === "") return undefined;
  if (!isBlockStyle(style)) {
    const words = inStyle(value, style, "", eol);
    const quote = style === "QUOTE_DOUBLE" ? '"' : style === "QUOTE_SINGLE" ? "'" : "";
    return words === undefined ? undefined : quote + words + quote;
  }
  const indent = " ".repeat(bodyIndent(source, before) || scalar.indent + 2);
  const written = block(value, /^[^\r\n]*/.exec(source)?.[0] ?? "|", style, indent, eol);
  // The last line of a file may have no line break.
  return source.endsWith("\n") ? written : written?.replace(/\r?\n$/, "");
}

/** @param header `|` or `>` with the rest of its line; its chomping indicator is set here */
function block(value: string, header: string, style: WrittenScalar["style"], indent: string, eol: string) {
  const ends = lastBreaks(value);
  const text = value.slice(0, value.length - ends);
  const chomped = header.replace(/^([|>])(\d?)[-+]?(\d?)/, `$1$2$3${["-", ""][ends] ?? "+"}`);
  const lines = inStyle(text, style, indent, eol);
  return text === "" || lines === undefined ? undefined : `${chomped}${eol}${indent}${lines}${eol.repeat(ends || 1)}`;
}

/** Several lines, where there was one or a quoted text: as a `|`, which shows the line breaks. */
function asBlock({ source, style, flow, indent, endsLine, eol }: WrittenScalar, value: NewValue): string | undefined {
  if (typeof value !== "string" || !value.includes("\n") || flow) return undefined;
  const header = isBlockStyle(style) ? (/^[^\r\n]*/.exec(source)?.[0] ?? "").replace(/^>/, "|") : "|";
  if (!isBlockStyle(style) && !endsLine) return undefined;
  const written = block(value, header, "BLOCK_LITERAL", " ".repeat(indent + 2), eol);
  return isBlockStyle(style) ? written : written?.replace(/\r?\n$/, "");
}

function inOneLine(scalar: WrittenScalar, value: NewValue): string {
  return inPlaceOfBlock(scalar, scalarText(value, scalar.flow !== false, scalar.source));
}

function inDoubleQuotes(scalar: WrittenScalar, value: NewValue): string {
  return inPlaceOfBlock(scalar, JSON.stringify(value));
}

/** Replaces a block scalar by a flow scalar: keeps the comment on its first line and the line break at its end. */
function inPlaceOfBlock({ source, style, eol }: WrittenScalar, written: string): string {
  if (!isBlockStyle(style)) return written;
  const comment = /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(source)?.[1] ?? "";
  return written + comment + (source.endsWith("\n") ? eol : "");
}

/** Whether the source, parsed in the same position, has this value, and what follows it stays what it is. */
function readsAs({ source, indent, flow, eol }: WrittenScalar, written: string, value: NewValue): boolean {
  const inside = flow === "map" ? `{ k: ${written} }` : flow === "seq" ? `[ ${written} ]` : written;
  const key = `${" ".repeat(indent)}key: ${inside}`;
  // As in the file: the line break after a `|` is part of it, and that after other texts is not.
  const text = `${key}${source.endsWith("\n") ? "" : eol}${" ".repeat(indent)}next: 1${eol}`;
  // Readers of YAML 1.1 do not read `yes` and `2026-01-01` as texts.
  const versions = typeof value === "string" ? (["1.2", "1.1"] as const) : (["1.2"] as const);
  return versions.every((version) => valueIn(text, version, flow) === value);
}

/** The value of `key`, or undefined if the text has errors or `next` is not what it was. */
function valueIn(text: string, version: "1.1" | "1.2", flow: WrittenScalar["flow"]): unknown {
  const { errors, contents } = parseDocument(text, { version, logLevel: "silent" });
  if (errors.length > 0) return undefined;
  if (!isMap(contents) || (contents.get("next") as unknown) !== 1) return undefined;
  const read: unknown = contents.get("key", true);
  const found = flow ? (read as { items?: { value?: unknown }[] })?.items : [read];
  const [only] = found ?? [];
  const node = flow === "map" ? (only as { value?: unknown } | undefined)?.value : only;
  return found?.length === 1 && isScalar(node) ? node.value : undefined;
}
