import type { Notation } from "./notation";

const KINDS: Record<string, string> = {
  street: "st",
  avenue: "ave",
  road: "rd",
  drive: "dr",
  lane: "ln",
  boulevard: "blvd",
  court: "ct",
  highway: "hwy",
  parkway: "pkwy",
  place: "pl",
};
const KIND = [...Object.keys(KINDS), ...Object.values(KINDS)].join("|");
const STREET = String.raw`\b\d+ (?:[A-Z][\w'-]* ){1,4}(?:${KIND})\b\.?`;
const TOWN = String.raw`,? [A-Z][A-Za-z ]*,? [A-Z]{2},? \d{5}`;
/** Names start with a capital, but the kind of street may be written in any way. */
const ADDRESS = new RegExp(`(${STREET.replaceAll(KIND, anyCase(KIND))})(${TOWN})?`, "g");

/** `12 Maple Street`, `12 Maple St., Harborview, OR 97109`. */
export const address: Notation = {
  replaceable: true,
  find: (text) =>
    [...text.matchAll(ADDRESS)].map(([piece, street = ""]) => ({ piece, keys: [plain(piece), plain(street)] })),
};

function plain(piece: string): string {
  return piece
    .toLowerCase()
    .replace(/[.,]/g, "")
    .replace(/[a-z]+/g, (word) => KINDS[word] ?? word);
}

function anyCase(kinds: string): string {
  return kinds.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
