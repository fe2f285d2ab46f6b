/**
 * Latin letters for those that are none or have no form without their mark: CLDR's transform Latin-ASCII, and for
 * Cyrillic and Greek the letters in passports (ICAO Doc 9303, part 3, section 6; ISO 843).
 */
const SPELLED =
  "ß ss æ ae œ oe ø o ł l đ d ð d þ th ħ h ı i а a б b в v г g д d е e ж zh з z и i к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ ie ы y ь - э e ю iu я ia є ie і i ђ d ј j љ lj њ nj ћ c џ dz α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";
const LETTERS = new Map(
  Array.from(SPELLED.matchAll(/(\S) (\S+)/g), ([, letter = "", latin = ""]) => [letter, latin.replace("-", "")]),
);

/**
 * Small letters, digits and single hyphens: `About us!` becomes `about-us`, `Café` in either of Unicode's forms `cafe`.
 * Empty if the text has no letter that can be spelled so.
 */
export const slugOf = (text: string, longest = Number.POSITIVE_INFINITY): string =>
  Array.from(text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(), (letter) => LETTERS.get(letter) ?? letter)
    .join("")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|(?<!-)-+$/g, "");

/** A regular expression's source that matches a text as it is. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names that Windows reserves for devices, with any extension: it cannot check out a repository with such a file. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Whether Windows reserves a file's name, given without its extension. */
export const isDeviceName = (stem: string): boolean => DEVICE.test(stem.replace(/\..*/s, "").trimEnd());
