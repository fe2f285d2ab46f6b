import { placeholdersIn } from "../../base/placeholders";

/** A name of the schema for people: `priceTable` is "Price table". */
export function inWords(name: string): string {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A fact for people: `price.boxBraids.medium` is "price, box braids, medium". */
export const factInWords = (name: string): string =>
  name
    .split(".")
    .map((step) => inWords(step).toLowerCase())
    .join(", ");

/** A text as it is written, with its facts named in words: `Call ${business.phone}` is "Call [business, phone]". */
export const withFactNames = (text: string): string =>
  placeholdersIn(text).reduce((words, { piece, name }) => words.replace(piece, () => `[${factInWords(name)}]`), text);
