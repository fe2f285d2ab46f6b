import { Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter } from "yaml";
import { attempt } from "../../base/attempt.mjs";
import { oncePerKey } from "../../base/once";
import { pointerSteps } from "../../base/pointer";
import type { Finding, Range } from "../../base/problem";
import { rememberResult } from "../model/fileResults";
import type { ContentFile } from "../model/siteContent";
import { readDocument } from "../yaml/readDocument";

type Span = [start: number, end: number];

/** A node of the YAML tree and its key; list items have none. */
interface Place {
  key?: unknown;
  value: unknown;
}

/** Finds places in the text of a file. */
export interface Locator {
  range(finding: Pick<Finding, "pointer" | "at" | "piece" | "nth">): Range;
  /** The value as written in the file, such as `1.50` if the data has 1.5. */
  source(pointer: string): string;
}

/** Parses a file again, only for positions: the trees of thousands of pages without problems would fill the memory. */
export function openLocator(text: string): Locator {
  const lines = new LineCounter();
  // If the nesting is too deep for the parser, all problems are reported at the first line.
  const document = attempt(() => readDocument(text, lines)) ?? new Document(null);
  if (lines.lineStarts.length === 0) lines.addNewLine(0);
  const toRange = ([start, end]: Span): Range => {
    const { line, col: column } = lines.linePos(start);
    const { line: endLine, col: endColumn } = lines.linePos(Math.max(start, end));
    return { line, column, endLine, endColumn };
  };
  /** The value at a pointer, or its nearest ancestor that exists. */
  const find = (pointer: string): Place => {
    let place: Place = { value: document.contents };
    for (const step of pointerSteps(pointer)) {
      const node = isAlias(place.value) ? place.value.resolve(document) : place.value;
      let inner: Place | undefined;
      if (isMap(node)) inner = node.items.find(({ key }) => isNamed(key, step));
      else if (isSeq(node) && Number(step) in node.items) inner = { value: node.items[Number(step)] };
      if (!inner) break;
      place = inner;
    }
    return place;
  };
  return {
    range({ pointer, at = "value", piece, nth }) {
      if (pointer === "") return toRange([0, endOfLine(text, 0)]);
      const place = find(pointer);
      const span = at === "key" ? keySpan(place) : valueSpan(place);
      // For an empty list item, mark its dash.
      if (place.key === undefined && span[0] === span[1]) {
        const dash = Math.max(0, text.lastIndexOf("-", span[0]));
        return toRange([dash, dash + 1]);
      }
      const [start, end] = piece === undefined ? span : pieceSpan(text, span, piece, nth);
      // For a list, a group or a long text, mark only the first line.
      return toRange([start, Math.min(endOfLine(text, start), Math.max(end, start + 1))]);
    },
    source(pointer) {
      const span = nodeSpan(find(pointer).value);
      return span ? text.slice(...span) : "";
    },
  };
}

/** Returns a function that finds the places of a file's findings, and caches them. It holds the YAML tree. */
export function placesIn(
  file: Pick<ContentFile, "text">,
): (finding: Pick<Finding, "pointer" | "at" | "piece" | "nth">) => Range {
  let locator: Locator | undefined;
  return ({ pointer, at, piece, nth }) =>
    rememberResult(file, ["at", pointer, at, piece, nth].join("\n"), () => {
      locator ??= lastLocator(file.text);
      return locator.range({ pointer, at, piece, nth });
    });
}

/** Keeps one tree in memory: the preview locates several problems of one page in a row. */
const lastLocator = oncePerKey(openLocator, 1);

export function locate(text: string, pointer: string, at: "key" | "value" = "value", piece?: string): Range {
  return openLocator(text).range({ pointer, at, piece });
}

/** A block in a list has no key: mark its first property instead. */
function keySpan({ key, value }: Place): Span {
  const marked = key ?? (isMap(value) ? value.items[0]?.key : undefined) ?? value;
  return nodeSpan(marked) ?? [0, 0];
}

/** An empty value has no range: mark its key instead. */
function valueSpan(place: Place): Span {
  const span = nodeSpan(place.value);
  const isEmpty = span === undefined || span[0] === span[1];
  return isEmpty && place.key !== undefined ? keySpan(place) : (span ?? [0, 0]);
}

function nodeSpan(node: unknown): Span | undefined {
  return isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
}

function pieceSpan(text: string, [start, end]: Span, piece: string, nth = 0): Span {
  const value = text.slice(start, end);
  let found = value.indexOf(piece);
  for (let skipped = 0; skipped < nth && found >= 0; skipped++) found = value.indexOf(piece, found + piece.length);
  // Escapes and folding may change the piece's spelling in the file: then mark the whole value.
  return found < 0 ? [start, end] : [start + found, start + found + piece.length];
}

const isNamed = (key: unknown, name: string): boolean => isScalar(key) && String(key.value) === name;

function endOfLine(text: string, start: number): number {
  return start + text.slice(start).search(/\r?(?:\n|$)/);
}
