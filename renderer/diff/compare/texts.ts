import { type Hunk, hunksOf } from "../../base/hunks";
import type { Line } from "../built/lines";
import { type Token, tokensOf, type ValueKind } from "../built/wordsAndValues";
import type { Kind, Piece } from "../change";
import { cut, type Difference } from "./difference";

export interface Reading {
  language: string;
  /** What a difference in words is called: `words`, or `title` for the page title. */
  kind: Kind;
  what: string;
  near?: string;
}

/** How many characters are shown on each side of a difference. */
const AROUND = 70;

/** The text between two values of one kind that belong together: `8 AM–5 PM`, `$165 to $260`. */
const BETWEEN = /^[\s\d–—,&-]*(?:(?:to|and|bis|a)[\s–—,&-]*)?$/i;

/** The differences between two versions of a text: each changed value by itself, and all changed words as one. */
export function textDifferences(before: string, after: string, reading: Reading): Difference[] {
  const [old, fresh] = [tokensOf(before, reading.language), tokensOf(after, reading.language)];
  const hunks = joined(hunksOf(textsOf(old), textsOf(fresh)), old, fresh, before, after);
  const found: Difference[] = [];
  const words: Hunk[] = [];
  for (const hunk of hunks) {
    const kind = valueKind([...old.slice(...hunk.before), ...fresh.slice(...hunk.after)]);
    if (!kind || !isFull(hunk)) words.push(hunk);
    else found.push({ ...changedParts([hunk], old, fresh, before, after, reading), kind, what: kind });
  }
  if (words.length > 0) {
    const values = words.flatMap((hunk) => valuesIn(old.slice(...hunk.before), fresh.slice(...hunk.after)));
    found.push({
      ...changedParts(words, old, fresh, before, after, reading),
      kind: reading.kind,
      what: reading.what,
      ...(values.length > 0 ? { values } : {}),
    });
  }
  return found;
}

/** Lines that are on one side only, as one difference. */
export function wholeLines(lines: Line[], side: "before" | "after", reading: Reading): Difference {
  const text = lines.map((line) => line.text).join(" / ");
  const tokens = tokensOf(text.slice(0, 100_000), reading.language);
  const keys = new Set(tokens.flatMap(({ keys }) => keys));
  const values = side === "before" ? valuesIn(tokens, []) : valuesIn([], tokens);
  const isHeading = lines.length === 1 && lines[0]?.level !== undefined && reading.kind === "words";
  return {
    kind: isHeading ? "heading" : reading.kind,
    what: isHeading ? "heading" : reading.what,
    [side]: cut(text),
    also: [],
    ...(reading.near ? { near: cut(reading.near, 120) } : {}),
    ...(values.length > 0 ? { values } : {}),
    gone: side === "before" ? keys : new Set(),
    came: side === "after" ? keys : new Set(),
  };
}

const textsOf = (tokens: Token[]) => tokens.map(({ text }) => text);
const isFull = ({ before, after }: Hunk) => before[1] > before[0] && after[1] > after[0];

/** The kind of value that all tokens have, ignoring punctuation; undefined for words or several kinds. */
function valueKind(tokens: Token[]): ValueKind | undefined {
  const kinds = new Set(tokens.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(({ kind }) => kind));
  const [kind] = kinds;
  return kinds.size === 1 && kind !== "word" ? kind : undefined;
}

/** At most this many values are listed with an added or removed text. */
const MOST_VALUES = 20;

function valuesIn(gone: Token[], came: Token[]): NonNullable<Difference["values"]> {
  const side = (tokens: Token[], name: "before" | "after") =>
    tokens.flatMap(({ kind, text }) => (kind === "word" ? [] : [{ kind, [name]: text }]));
  return [...side(gone, "before"), ...side(came, "after")].slice(0, MOST_VALUES);
}

/** Joins neighboring changes of one kind of value: opening hours are one difference. */
function joined(hunks: Hunk[], old: Token[], fresh: Token[], before: string, after: string): Hunk[] {
  const result: Hunk[] = [];
  const kindOf = (hunk: Hunk) => valueKind([...old.slice(...hunk.before), ...fresh.slice(...hunk.after)]);
  for (const hunk of hunks) {
    const last = result.at(-1);
    const kind = last && kindOf(last);
    const between = last && before.slice(old[last.before[1] - 1]?.end, old[hunk.before[0]]?.start);
    const alsoAfter = last && after.slice(fresh[last.after[1] - 1]?.end, fresh[hunk.after[0]]?.start);
    if (last && kind && kind === kindOf(hunk) && BETWEEN.test(between ?? "") && BETWEEN.test(alsoAfter ?? "")) {
      last.before[1] = hunk.before[1];
      last.after[1] = hunk.after[1];
    } else result.push({ before: [...hunk.before], after: [...hunk.after] });
  }
  return result;
}

/** The removed and added texts of some hunks, and the text around them. */
function changedParts(hunks: Hunk[], old: Token[], fresh: Token[], before: string, after: string, { near }: Reading) {
  const slice = (text: string, tokens: Token[], [from, to]: [number, number]) =>
    from < to ? text.slice(tokens[from]?.start, tokens[to - 1]?.end) : "";
  const gone = hunks.map((hunk) => slice(before, old, hunk.before));
  const came = hunks.map((hunk) => slice(after, fresh, hunk.after));
  const keys = (tokens: Token[], side: "before" | "after") =>
    new Set(hunks.flatMap((hunk) => tokens.slice(...hunk[side]).flatMap(({ keys }) => keys)));
  const inWords = (texts: string[]) => cut(texts.filter(Boolean).join(" … ")) || undefined;
  const pieces = hunks.length > 40 ? undefined : piecesOf(hunks, fresh, after, gone, came);
  return {
    before: inWords(gone),
    after: inWords(came),
    also: [],
    ...(pieces ? { pieces } : {}),
    ...(near ? { near: cut(near, 120) } : {}),
    gone: keys(old, "before"),
    came: keys(fresh, "after"),
  };
}

function piecesOf(hunks: Hunk[], fresh: Token[], after: string, gone: string[], came: string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [index, hunk] of hunks.entries()) {
    const isEmpty = hunk.after[0] === hunk.after[1];
    const start = isEmpty ? (fresh[hunk.after[0] - 1]?.end ?? 0) : (fresh[hunk.after[0]]?.start ?? after.length);
    pieces.push({ in: "both", text: around(after.slice(at, start), index > 0, true) });
    if (gone[index]) pieces.push({ in: "before", text: cut(gone[index] ?? "") });
    if (came[index]) pieces.push({ in: "after", text: cut(came[index] ?? "") });
    at = isEmpty ? start : (fresh[hunk.after[1] - 1]?.end ?? start);
  }
  pieces.push({ in: "both", text: around(after.slice(at), true, false) });
  return pieces.filter(({ text }) => text !== "");
}

/** An unchanged text, shortened to what is near the changes on its left and right. */
function around(text: string, hasLeft: boolean, hasRight: boolean): string {
  const room = (hasLeft ? AROUND : 0) + (hasRight ? AROUND : 0);
  if (text.length <= room) return text;
  const left = hasLeft ? text.slice(0, AROUND).replace(/(?<!\S)\S*$/, "") : "";
  const right = hasRight ? text.slice(-AROUND).replace(/^\S*/, "") : "";
  return `${left}…${right}`;
}
