import { Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter } from "yaml";
import { attempt } from "../../attempt.mjs";
import { writtenPlace } from "../../clock/resolveTimes";
import { readDocument } from "../load/yaml/readDocument";
import { steps } from "../pointer";
import { kept } from "../site/kept";
import { type ContentFile, movedIn } from "../siteContent";
import type { Finding, Range } from "./problem";

type Span = [start: number, end: number];

/** A node of the YAML tree and the key that holds it; an item of a list has none. */
interface Place {
  key?: unknown;
  value: unknown;
}

/** Parses a file again, for positions only, so that thousands of good pages keep no YAML trees in memory. */
export function openLocator(text: string) {
  const lines = new LineCounter();
  // A file that is nested so deep that the parser gives up has its problems at its first line.
  const document = attempt(() => readDocument(text, lines)) ?? new Document(null);
  if (lines.lineStarts.length === 0) lines.addNewLine(0);
  const toRange = ([start, end]: Span): Range => {
    const { line, col: column } = lines.linePos(start);
    const { line: endLine, col: endColumn } = lines.linePos(Math.max(start, end));
    return { line, column, endLine, endColumn };
  };
  /** The value at a pointer, or the nearest one around it. */
  const find = (pointer: string): Place => {
    let place: Place = { value: document.contents };
    for (const step of steps(pointer)) {
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
    range({ pointer, at = "value", piece, nth }: Pick<Finding, "pointer" | "at" | "piece" | "nth">): Range {
      if (pointer === "") return toRange([0, endOfLine(text, 0)]);
      const place = find(pointer);
      const span = at === "key" ? keySpan(place) : valueSpan(place);
      // An empty item of a list is marked by its dash.
      if (place.key === undefined && span[0] === span[1]) {
        const dash = Math.max(0, text.lastIndexOf("-", span[0]));
        return toRange([dash, dash + 1]);
      }
      const [start, end] = piece === undefined ? span : pieceSpan(text, span, piece, nth);
      // Of a list, a group or a long text only the first line is marked.
      return toRange([start, Math.min(endOfLine(text, start), Math.max(end, start + 1))]);
    },
    /** The value as it is written in the file, such as `1.50` where the data has 1.5. */
    source(pointer: string): string {
      const span = nodeSpan(find(pointer).value);
      return span ? text.slice(...span) : "";
    },
  };
}

/** Finds the places of a file's findings, and keeps them. The YAML tree goes with the function that is returned. */
export function placesIn(
  file: Pick<ContentFile, "text" | "timed">,
): (finding: Pick<Finding, "pointer" | "written" | "at" | "piece" | "nth">) => Range {
  let locator: ReturnType<typeof openLocator> | undefined;
  return ({ pointer: now, written, at, piece, nth }) => {
    const pointer = written ? now : writtenPlace(now, movedIn(file));
    return kept(file, ["at", pointer, at, piece, nth].join("\n"), () => {
      locator ??= lastLocator(file.text);
      return locator.range({ pointer, at, piece, nth });
    });
  };
}

let last: { text: string; locator: ReturnType<typeof openLocator> } | undefined;

/** The preview looks for places of one page several times in a row. No more than one tree stays in memory. */
function lastLocator(text: string): ReturnType<typeof openLocator> {
  if (last?.text !== text) last = { text, locator: openLocator(text) };
  return last.locator;
}

export function locate(text: string, pointer: string, at: "key" | "value" = "value", piece?: string): Range {
  return openLocator(text).range({ pointer, at, piece });
}

/** A block in a list has no key of its own: its first property is marked instead. */
function keySpan({ key, value }: Place): Span {
  const marked = key ?? (isMap(value) ? value.items[0]?.key : undefined) ?? value;
  return nodeSpan(marked) ?? [0, 0];
}

/** An empty value has no place: its key is marked instead. */
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
  // Escapes and folding may spell the piece differently in the file: then the whole value is marked.
  return found < 0 ? [start, end] : [start + found, start + found + piece.length];
}

/** A name that is a group or a list is written out only where it can be meant: that takes long in a broken file. */
function isNamed(key: unknown, name: string): boolean {
  return isScalar(key) ? String(key.value) === name : /^[[{]/.test(name) && String(key) === name;
}

function endOfLine(text: string, start: number): number {
  return start + text.slice(start).search(/\r?(?:\n|$)/);
}
