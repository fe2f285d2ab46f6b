import { escapeRegExp } from "../slug";
import { inLatinDigits } from "./digits";
import { matchesIn } from "./matches";

/** A value in a text. */
interface Found<Value> {
  /** As written. */
  piece: string;
  index: number;
  value: Value;
  /** Equal for all spellings of the same value. */
  key: string;
}

/** One kind of value, in the forms of a country and a language. */
export interface Kind<Value> {
  /** A regular expression for one value without capture groups, to be part of larger ones, with the flags `iu`. */
  source: string;
  /** The first hundred values of a text, in order. */
  find(text: string): Found<Value>[];
  /** The value that is the whole text. Returns undefined for other words. */
  parse(text: string): Value | undefined;
  /** Equal for equal values. */
  key(value: Value): string;
  /** As a program writes it. */
  format(value: Value): string;
}

/**
 * A kind that is found by a regular expression.
 *
 * @param hasDigit whether each value has a digit: most texts have none, and are then not searched
 * @param whole what a text that is one value may be, if that is more than what is found inside a text
 * @param parsePiece undefined for what only looks like such a value, such as November 31
 */
export function kindOf<Value>({
  source,
  hasDigit = false,
  whole = source,
  parse: parsePiece,
  key = String,
  format,
}: Pick<Kind<Value>, "source" | "format"> & {
  hasDigit?: boolean;
  whole?: string;
  parse(piece: string): Value | undefined;
  key?: (value: Value) => string;
}): Kind<Value> {
  const [every, only] = [new RegExp(source, "giu"), new RegExp(`^(?:${whole})$`, "iu")];
  return {
    source,
    find(written) {
      const text = inLatinDigits(written);
      if (hasDigit && !/\d/.test(text)) return [];
      return Array.from(matchesIn(text, every)).flatMap(({ 0: piece, index }) => {
        const value = parsePiece(piece);
        if (value === undefined) return [];
        return [{ piece: written.slice(index, index + piece.length), index, value, key: key(value) }];
      });
    },
    parse(written) {
      const text = inLatinDigits(written).trim();
      return only.test(text) ? parsePiece(text) : undefined;
    },
    key,
    format,
  };
}

/** A regular expression for any of some words, the longest first; for no words, one that matches nothing. */
export function anyOf(words: string[]): string {
  const sorted = [...new Set(words)].sort((a, b) => b.length - a.length);
  return sorted.length > 0 ? `(?:${sorted.map(escapeRegExp).join("|")})` : "(?!)";
}
