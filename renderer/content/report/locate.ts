import { type Document, isAlias, isCollection, isMap, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { steps } from "../pointer";
import type { Finding, Range } from "./problem";

/** Finds the place of a finding in the text that it was opened for. */
export interface Locator {
  range(finding: Pick<Finding, "pointer" | "at" | "piece" | "nth">): Range;
  /** The value as it is written in the file, such as `1.50` where the data has 1.5. */
  source(pointer: string): string;
}

/** A node of the YAML tree and the key that holds it. */
interface Place {
  key?: unknown;
  value: unknown;
  /** Whether the pointer led all the way here. */
  inList: boolean;
}

/**
 * Parses a file again, for positions only: only files with findings need it,
 * so that thousands of good pages keep no YAML trees in memory.
 */
export function openLocator(text: string): Locator {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: "silent" });
  const toRange = ([start, end]: [number, number]): Range => {
    const from = lines.linePos(start);
    const to = lines.linePos(Math.max(start, end));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  };
  return {
    range({ pointer, at = "value", piece, nth }) {
      if (pointer === "") return toRange([0, endOfLine(text, 0)]);
      const place = descend(document, pointer);
      const span = at === "key" ? keySpan(place) : valueSpan(place);
      if (place.inList && span[0] === span[1]) return toRange(dashSpan(text, span[0]));
      return toRange(shorten(text, piece === undefined ? span : pieceSpan(text, span, piece, nth)));
    },
    source(pointer) {
      const span = nodeSpan(descend(document, pointer).value);
      return span ? text.slice(...span) : "";
    },
  };
}

/** The place of one value, or of its key. */
export function locate(text: string, pointer: string, at: "key" | "value" = "value", piece?: string): Range {
  return openLocator(text).range({ pointer, at, piece });
}

function descend(document: Document, pointer: string): Place {
  let place: Place = { value: document.contents, inList: false };
  for (const step of steps(pointer)) {
    const node = isAlias(place.value) ? place.value.resolve(document) : place.value;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : String(key)) === step);
      if (!pair) return place;
      place = { key: pair.key, value: pair.value, inList: false };
    } else if (isSeq(node) && node.items[Number(step)] !== undefined) {
      place = { value: node.items[Number(step)], inList: true };
    } else return place;
  }
  return place;
}

/** A block in a list has no key of its own: its first property is marked instead. */
function keySpan({ key, value }: Place): [number, number] {
  if (key !== undefined) return nodeSpan(key) ?? [0, 0];
  if (isMap(value) && value.items[0]) return nodeSpan(value.items[0].key) ?? [0, 0];
  return nodeSpan(value) ?? [0, 0];
}

/** An empty value has no place: its key is marked instead. */
function valueSpan(place: Place): [number, number] {
  const span = nodeSpan(place.value);
  const empty = span === undefined || span[0] === span[1];
  if (empty && place.key !== undefined) return keySpan(place);
  return span ?? [0, 0];
}

/** An entry with nothing in it is marked by its dash. */
function dashSpan(text: string, start: number): [number, number] {
  const dash = Math.max(0, text.lastIndexOf("-", start));
  return [dash, dash + 1];
}

function nodeSpan(node: unknown): [number, number] | undefined {
  if (!(isScalar(node) || isCollection(node) || isAlias(node)) || !node.range) return undefined;
  return [node.range[0], node.range[1]];
}

function pieceSpan(text: string, [start, end]: [number, number], piece: string, nth = 0): [number, number] {
  const value = text.slice(start, end);
  let found = value.indexOf(piece);
  for (let skipped = 0; skipped < nth && found >= 0; skipped++) found = value.indexOf(piece, found + piece.length);
  // Escapes and folding may spell the piece differently in the file: then the whole value is marked.
  return found < 0 ? [start, end] : [start + found, start + found + piece.length];
}

/** Marks only the first line of a list, a group or a long text. */
function shorten(text: string, [start, end]: [number, number]): [number, number] {
  const lineEnd = endOfLine(text, start);
  return lineEnd < end ? [start, lineEnd] : [start, Math.max(end, Math.min(start + 1, lineEnd))];
}

function endOfLine(text: string, start: number): number {
  const newline = text.indexOf("\n", start);
  const end = newline < 0 ? text.length : newline;
  return text[end - 1] === "\r" && end > start ? end - 1 : end;
}
