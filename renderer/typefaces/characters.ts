import { attempt } from "../base/attempt.mjs";

/** Characters that every site has in its typefaces: printable ASCII, and those of American typesetting. */
export const EVERYWHERE = `${range(0x20, 0x7e)} –—‘’“”…·•×½¼¾é→←★☆✓`;

/** A card has no fallback: every Latin letter, and all punctuation, currencies and arrows of the typeface. */
export const ON_CARDS =
  range(0x20, 0x7e) + range(0xa0, 0x17f) + range(0x2000, 0x206f) + range(0x20a0, 0x20bf) + range(0x2122, 0x2215);

/** Neither spaces and control characters, which are not drawn, nor emoji, which systems have in a typeface of their own. */
const DRAWN = /[^\p{C}\p{Z}\p{Emoji_Presentation}\u{20}-\u{7e}]/gu;

/** The characters of a text that not every site has, each once. */
export function furtherCharacters(text: string): string[] {
  return [...new Set(text.match(DRAWN))].filter((character) => !EVERYWHERE.includes(character));
}

/** @returns the characters that a language writes days and months with; those of English for what is no language */
export function charactersOfDates(language: string): string {
  const [tag = "en-US"] = attempt(() => Intl.getCanonicalLocales(language)) ?? [];
  const format = new Intl.DateTimeFormat(tag, { weekday: "long", month: "long", timeZone: "UTC" });
  return Array.from({ length: 84 }, (_, index) => format.format(index * 5 * 24 * 60 * 60 * 1000)).join("");
}

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
}
