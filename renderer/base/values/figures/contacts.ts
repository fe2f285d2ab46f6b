import type { StreetForm } from "../language";
import { matchesIn } from "../matches";
import { expression, type Search, searchBy } from "./search";

/** `hello@example.com`, also in a link. */
export const emailSearch: Search = searchBy(
  String.raw`(?:(?<![\p{L}\d.+_-])|(?<=mailto:))[\p{L}\d][\p{L}\d.+_-]{0,63}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,5}`,
  ([piece]) => piece,
  /@/,
);

/** A house number with its street: `12 Maple Street`, `Gesandtenstraße 12`. Keys are equal for all spellings of the words. */
export function addressSearch({ addresses, short }: StreetForm): Search {
  const spellings = Object.entries(short).sort(([a], [b]) => b.length - a.length);
  // Names start with a capital, so they are searched in the text as written.
  const every = expression(addresses.join("|") || "(?!)", "g");
  return (text, written) => {
    if (!/\d/.test(text)) return [];
    return Array.from(matchesIn(written, every), ({ 0: piece, index }) => ({
      start: index,
      end: index + piece.length,
      key: streetKey(piece, spellings),
    }));
  };
}

function streetKey(piece: string, spellings: [string, string][]): string {
  const words = piece
    .toLowerCase()
    .replace(/[.,'’"״׳/-]/g, " ")
    .replaceAll(/[\p{L}]+/gu, (word) => {
      const found = spellings.find(([long]) => word.endsWith(long));
      return found ? word.slice(0, word.length - found[0].length) + found[1] : word;
    })
    .split(/\s+/)
    .filter((word) => word !== "");
  const number = words.filter((word) => /^\d/.test(word));
  return [...number, ...words.filter((word) => !number.includes(word))].join(" ");
}
