import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { attempt } from "../../renderer/base/attempt.mjs";
import { nearestName } from "../../renderer/base/nearest";
import { hasPlaceholder } from "../../renderer/base/placeholders";
import { telLink } from "../../renderer/countries/dialable";
import { englishName } from "../../renderer/languages/languageIn";
import { examplePhone, isPhone } from "./phones";

/** What a site is about, as `business.kind` has it. */
const KINDS = ["local", "organization", "product"] as const;

/** The languages that have words for a new site; others begin in English. */
export const WORDS = namesIn("words");

/** The trades that have words and blocks of their own, as people name them: `hair salon`. */
export const TRADES = namesIn("trades").map((name) => name.replaceAll("-", " "));

/** A file of this folder. */
export function readYaml(name: string): unknown {
  return parse(readFileSync(path.join(import.meta.dirname, name), "utf8"));
}

function namesIn(folder: string): string[] {
  return readdirSync(path.join(import.meta.dirname, folder)).map((file) => path.basename(file, ".yaml"));
}

/** What the provider's notice names where the law of the country asks for it, with the question. */
export const NOTICE = [
  ["representative", "Who answers for the site, by first and last name?"],
  ["register", "Which register is it in, and under which number?"],
  ["vatId", "Which number has it for taxes on sales?"],
  ["supervisor", "Which authority supervises it, if its work needs a permit?"],
  ["chamber", "Which chamber, title and state, if the profession is regulated?"],
] as const;

/** What a new site is made of. */
export interface SiteAnswers extends Record<(typeof NOTICE)[number][0], string> {
  name: string;
  /** A BCP 47 tag with a country, such as `de-DE`. */
  language: string;
  /** The tag of a second language; empty for a site in one. */
  second: string;
  /** Two capital letters. */
  country: string;
  kind: (typeof KINDS)[number];
  /** Of a local business: one of the trades, or `other`. */
  trade: string;
  town: string;
  /** As addresses name them; empty where they were not given. */
  region: string;
  postalCode: string;
  phone: string;
  /** Of the others: where messages go, and what it is in a sentence; empty for the words of the language. */
  email: string;
  about: string;
}

/** A country's part in a new site. */
interface Country {
  zone: string;
  weekend?: string[];
  postalCode?: string;
}

const countries = readYaml("countries.yaml") as Record<string, Country>;

/** What the law of a country asks of a site. A start for the owner's adviser, not advice. */
interface Law {
  /** Countries that it is the law of, beside the one of its name. */
  countries?: string[];
  pages: string[];
  /** The laws and articles that ask for each page. */
  asks: Record<string, string>;
  /** What the provider's notice names, each with a placeholder. */
  fields?: Record<string, string>;
  /** Which of these the home page names, too: it is in the footer of all pages. */
  footer?: string;
}

const laws = new Map(namesIn("law").map((name) => [name, readYaml(`law/${name}.yaml`) as Law]));

const NO_LAW: Law = { pages: ["privacy"], asks: {} };

/** What the law of a country asks of a site; a privacy page where it is not known. */
export const lawOf = (country: string): Law =>
  laws.get(country) ?? [...laws.values()].find(({ countries }) => countries?.includes(country)) ?? NO_LAW;

/** What a new site of a country starts with. */
export const countryData = (code: string): Country => countries[code] ?? { zone: "UTC" };

/** An answer as it is used, or what is wrong with it and how to write it. */
export type Read = { value: string } | { error: string };

/** A country by its name in English or in the language of the site, or by its two letters. */
export function readCountry(text: string, language = "en"): Read {
  const code = text.trim().toUpperCase();
  if (countries[code]) return { value: code };
  const names = new Map<string, string>();
  for (const tag of ["en", language]) {
    const of = new Intl.DisplayNames([tag], { type: "region" });
    for (const one of Object.keys(countries)) names.set(plain(of.of(one) ?? one), one);
  }
  const known = names.get(plain(text));
  if (known) return { value: known };
  const guess = names.get(nearestName(plain(text), names.keys()) ?? "");
  const hint = guess ? ` Did you mean ${englishName("region", guess)} (${guess})?` : "";
  return { error: `There is no country "${text}".${hint} Write its name or its two letters, such as Germany or DE.` };
}

/** A language by its name, by its two letters, or as a tag with a country, such as `de-AT`. */
export function readLanguage(text: string): Read {
  const [, letters = "", rest = ""] = /^([a-z]{2,3})((?:-[a-z0-9]+)*)$/i.exec(text.trim()) ?? [];
  const isName = (tag: string) => englishName("language", tag) !== tag;
  if (letters && isName(letters.toLowerCase())) {
    const [tag] = attempt(() => Intl.getCanonicalLocales(letters + rest)) ?? [];
    if (tag) return { value: tag };
  }
  const names = new Map<string, string>();
  for (const tag of LANGUAGES) {
    names.set(plain(englishName("language", tag)), tag);
    names.set(plain(new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag), tag);
  }
  const known = names.get(plain(text));
  if (known) return { value: known };
  const guess = names.get(nearestName(plain(text), names.keys()) ?? "");
  const hint = guess ? ` Did you mean ${englishName("language", guess)} (${guess})?` : "";
  return { error: `There is no language "${text}".${hint} Write its name or its two letters, such as German or de.` };
}

/** Languages that are found by their names. */
const LANGUAGES =
  "ar bg ca cs cy da de el en es et eu fa fi fr ga he hi hr hu id is it ja ko lt lv mt nb nl pl pt ro ru sk sl sq sr sv th tr uk vi zh".split(
    " ",
  );

/** A phone number that exists in a country. */
export function readPhone(text: string, country: string): Read {
  if (telLink(text, country) && isPhone(text, country)) return { value: text.trim() };
  const where = englishName("region", country);
  return {
    error: `${text} is no phone number of ${where}. Write it as people there do, such as ${examplePhone(country)}, or with + and the code of its country.`,
  };
}

/** A town as people write it, with or without the rest of the line: `93047 Regensburg`, `Austin, TX 78701`. */
export function townParts(text: string): Pick<SiteAnswers, "town" | "region" | "postalCode"> {
  const words = text.trim().split(/\s+/);
  const first = words.findIndex((word) => !/\d/.test(word));
  const last = words.findLastIndex((word) => !/\d/.test(word));
  if (first < 0) return { town: text.trim(), region: "", postalCode: "" };
  const middle = words.slice(first, last + 1);
  const hasRegion = middle.length > 1 && /^[A-Z]{2,3}$/.test(middle.at(-1) ?? "");
  return {
    town: middle
      .slice(0, hasRegion ? -1 : undefined)
      .join(" ")
      .replace(/,$/, ""),
    region: hasRegion ? (middle.at(-1) ?? "") : "",
    postalCode: (first > 0 ? words.slice(0, first) : words.slice(last + 1)).join(" "),
  };
}

/** An e-mail address. */
export function readEmail(text: string): Read {
  if (/^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text.trim())) return { value: text.trim() };
  return { error: `${text} is no e-mail address. Write one such as hello@example.com.` };
}

export function readKind(text: string): Read {
  const kind = text.trim().toLowerCase();
  const known = KINDS.find((one) => kind !== "" && one.startsWith(kind));
  if (known) return { value: known };
  return { error: `Write local, organization or product, not "${text}".` };
}

export function readTrade(text: string): Read {
  const words = plain(text.replaceAll("-", " "));
  const names = [...TRADES, "other"];
  const known = words && (names.find((one) => one === words) ?? names.find((one) => one.startsWith(words)));
  if (known) return { value: known };
  const guess = nearestName(words, names);
  const hint = guess ? ` Did you mean ${guess}?` : "";
  return { error: `There are no first texts for "${text}".${hint} Write ${TRADES.join(", ")} or other.` };
}

/** One line of words, which `${` would turn into a fact. */
export function readWords(text: string, what: string): Read {
  const words = text.trim();
  if (words === "") return { error: `${what} is needed.` };
  if (/[\n\r]/.test(words) || hasPlaceholder(words))
    return { error: `${what} is one line of plain words, without \${.` };
  return { value: words };
}

const plain = (name: string) => name.trim().toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
