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

/** A text as it is written, with the names of its facts in words: `Call ${business.phone}` is "Call [business, phone]". */
export const withFactNames = (text: string): string =>
  text.replace(/\$\{([^}|]+)[^}]*\}/g, (_, name: string) => `[${factInWords(name)}]`);
