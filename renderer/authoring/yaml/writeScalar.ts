import { isMap, isScalar, parseDocument, type Scalar } from "yaml";
import { scalarText } from "../splices";
import { bodyIndent, isBlockStyle, scalarTokens } from "./scalarTokens";

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
 * Writes another value in place of a scalar, in its own style if that can represent it: first only the part that
 * differs, then the whole; otherwise in the plainest style that can. Parses each result before it accepts it.
 *
 * @returns the new source, or undefined if no style can represent the value
 */
export function writeScalar(scalar: WrittenScalar, value: NewValue): string | undefined {
  for (const write of [changedPart, sameStyle, asBlock, inOneLine, inDoubleQuotes]) {
    const written = write(scalar, value);
    if (written !== undefined && readsAs(scalar, written, value)) return written;
  }
  return undefined;
}

/** Keeps everything before and after the part that differs, with its line breaks and escapes. */
function changedPart({ source, style, value: before, eol }: WrittenScalar, value: NewValue): string | undefined {
  if (typeof before !== "string" || typeof value !== "string" || value === "") return undefined;
  const tokens = scalarTokens(source, style, before);
  if (!tokens?.length) return undefined;
  // The last line breaks of a `|` are after what is added to it: behind them the next name begins.
  const ends = isBlockStyle(style) ? Math.min(lastBreaks(before), lastBreaks(value)) : 0;
  let first = 0;
  let read = 0;
  for (const token of tokens) {
    const after = read + token.value.length;
    if (after > before.length - ends || !value.startsWith(token.value, read)) break;
    read = after;
    first++;
  }
  let last = tokens.length;
  let end = value.length;
  for (; last > first; last--) {
    const words = tokens[last - 1]?.value ?? "";
    if (end - words.length < read || !value.startsWith(words, end - words.length)) break;
    end -= words.length;
  }
  const from = tokens[first]?.start ?? tokens[first - 1]?.end ?? 0;
  const to = last > first ? (tokens[last - 1]?.end ?? from) : from;
  const middle = inStyle(value.slice(read, end), style, " ".repeat(bodyIndent(source, before)), eol);
  return middle === undefined ? undefined : source.slice(0, from) + middle + source.slice(to);
}

const lastBreaks = (words: string): number => words.length - words.replace(/(?<!\n)\n+$/, "").length;

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
