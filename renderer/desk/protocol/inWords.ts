import { placeholdersIn } from "../../base/placeholders";

/** A name of the schema for people: `priceTable` is "Price table", `FULL_TIME` is "Full time". */
export function inWords(name: string): string {
  if (/^[A-Z]+(?:_[A-Z]+)+$/.test(name)) return inWords(name.toLowerCase().replaceAll("_", " "));
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text without the marks of its emphasis and links. */
export const withoutMarks = (text: string): string =>
  text.replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1").replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}|`/g, "$1");

/** A fact for people: `price.boxBraids.medium` is "price, box braids, medium", `row.town` is "town in the table". */
export const factInWords = (name: string): string =>
  name
    .replace(/^row\.(.+)$/, "$1 in the table")
    .split(".")
    .map((step) => inWords(step).toLowerCase())
    .join(", ");

/**
 * A text as it is written, for people: `Call ${business.phone}` is "Call [business, phone]".
 *
 * @param values of facts by their names, to be shown instead
 */
export const withFacts = (text: string, values: Record<string, string> = {}): string =>
  placeholdersIn(text).reduce(
    (words, { piece, name }) => words.replace(piece, () => values[name] ?? `[${factInWords(name)}]`),
    text,
  );

/** The name of something in site.yaml: `Mid-back length` is midBackLength. Empty if no letter is left to begin it. */
export function keyOf(words: string): string {
  const plain = words.normalize("NFKD").replace(/['’]|\p{Mn}/gu, "");
  const [first = "", ...more] = plain.match(/[A-Za-z0-9]+/g) ?? [];
  const key = [
    /^[a-z]/.test(first) ? first : first.toLowerCase(),
    ...more.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()),
  ].join("");
  return /^[a-z]/.test(key) ? key : "";
}
