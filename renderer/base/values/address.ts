import { matchesIn } from "./matches";

/** How a country writes addresses. */
export interface AddressForm {
  /** The kinds of street, each with its short form: `{ street: "st" }`. */
  streets: Record<string, string>;
  /** What follows the street: town, state and code. A regular expression without capture groups. */
  town: string;
}

/** A house number with a street, and the town if it follows. */
export interface FoundAddress {
  piece: string;
  /** Equal for all spellings of the same address: with its town, and without. */
  keys: string[];
}

/** Finds addresses: `12 Maple Street`, `12 Maple St., Harborview, OR 97109`. */
export function addressIn({ streets, town }: AddressForm): { find(text: string): FoundAddress[] } {
  // Names start with a capital, but the kind of street may have any case.
  const anyKind = Object.entries(streets)
    .flat()
    .join("|")
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const pattern = new RegExp(String.raw`(\b\d+ (?:[A-Z][\w'-]* ){1,4}(?:${anyKind})\b\.?)(?:${town})?`, "g");
  const keyOf = (part: string) =>
    part
      .toLowerCase()
      .replace(/[.,]/g, "")
      .replace(/[a-z]+/g, (word) => (Object.hasOwn(streets, word) && streets[word]) || word);
  return {
    find: (text) => Array.from(matchesIn(text, pattern), (found) => ({ piece: found[0], keys: found.map(keyOf) })),
  };
}
