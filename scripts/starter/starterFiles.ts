import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isScalar, parse, parseDocument, Scalar, visit } from "yaml";
import { fillPlaceholders } from "../../renderer/base/placeholders";
import { slugOf } from "../../renderer/base/slug";
import { formatMoney } from "../../renderer/base/values/money";
import { searchLength, searchLengths } from "../../renderer/base/values/writing";
import { presetOf } from "../../renderer/content/schema/siteSchema";
import type { Palette } from "../../renderer/contract/types.generated";
import { addressLines } from "../../renderer/countries/address";
import { countryIn } from "../../renderer/countries/countryIn";
import { writtenLanguage } from "../../renderer/languages/labels";
import { charactersOfDates } from "../../renderer/typefaces/characters";
import { charactersInRange, findTypeface, typefacesFor } from "../../renderer/typefaces/typefacePackage";
import { countryData, type SiteAnswers, WORDS } from "./answers";
import { examplePhone } from "./phones";
import { drawPicture } from "./picture";

const HERE = import.meta.dirname;

/** The words of a language: texts, or several of which the first that fits is taken. */
interface Words {
  [name: string]: string | string[] | Words;
}

/** A name in the characters of addresses and folders: `baeckerei-lindner`. */
export function siteSlug(name: string): string {
  return slugOf(name.normalize("NFC").replace(/[äöü]/gi, "$&e"), 40) || "my-site";
}

/** The files of a new site by their names inside its folder. */
export function starterFiles(answers: SiteAnswers): Map<string, string> {
  const spoken = writtenLanguage(answers.language, WORDS) ?? "en";
  const words = parse(readFileSync(path.join(HERE, `words/${spoken}.yaml`), "utf8")) as Words;
  const { legal = ["privacy"] } = countryData(answers.country);
  const values = valuesOf(answers, words);
  const files = new Map<string, string>();
  const routes = words.routes as Record<string, string>;
  for (const folder of [answers.kind, ...(answers.kind === "local" ? [] : ["byMail"]), "all"]) {
    for (const name of readdirSync(path.join(HERE, "pages", folder))) {
      const page = path.basename(name, ".yaml");
      if (/^(?:imprint|privacy|accessibility)$/.test(page) && !legal.includes(page)) continue;
      const template = readFileSync(path.join(HERE, "pages", folder, name), "utf8");
      files.set(`${routes[page] ?? page}.yaml`, filledIn(template, words, values, answers));
    }
  }
  const pages = legal.map((page) => ({ label: wordAt(words, `${page}.nav`), to: `/${routes[page]}` }));
  // By its own words and dates: Japanese has Chinese characters too, and is not set in the typeface for these.
  const characters = JSON.stringify(words) + charactersOfDates(answers.language);
  const [typeface] = isInTypefaces(themeOf(answers), characters) ? [] : typefacesFor(characters);
  files.set("site.yaml", completed(files.get("site.yaml") ?? "", pages, typeface));
  files.set("images/opening.svg", drawPicture(answers.name, dayColorsOf(themeOf(answers))));
  return files;
}

/** What is not of the language, by the names that the templates use. */
function valuesOf(answers: SiteAnswers, words: Words): Record<string, unknown> {
  const { kind, name, country } = answers;
  const { zone, weekend = ["Saturday", "Sunday"], postalCode: noCode = NO_CODE } = countryData(country);
  const isLocal = kind === "local";
  const slug = siteSlug(name);
  const mail = "[${contactForm.to}](mailto:${contactForm.to})";
  return {
    ...answers,
    timeZone: zone,
    theme: themeOf(answers),
    workdays: DAYS.filter((day) => !weekend.includes(day)),
    postalCode: answers.postalCode || (hasPostalCode(answers) ? noCode : ""),
    phone: answers.phone || examplePhone(country),
    email: answers.email || `hello@${slug}.example`,
    url: `https://${slug}.example`,
    letter: (new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? "").toUpperCase(),
    description: answers.about || (isLocal ? "" : wordAt(words, `${kind}.description`)),
    about: answers.about || wordAt(words, `${kind}.home.lead`),
    address: isLocal ? "${business.address}" : wordAt(words, "imprint.address"),
    "price.standard": priceFor(answers, 12),
    "price.team": priceFor(answers, 39),
    reach: isLocal ? `[\${business.phone}](\${business.phone|tel}), ${mail}` : mail,
    responsible: isLocal ? "${business.name}, ${business.address}" : `\${business.name}, ${mail}`,
  };
}

/** The themes that differ in composition, so that neighbors do not look alike. */
const THEMES = ["arch", "clear", "evening", "letter", "poster", "warm"] as const;

/** The theme of a new site: the same name always has the same one. */
function themeOf({ name }: Pick<SiteAnswers, "name">): string {
  const sum = [...name].reduce((before, character) => (before * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return THEMES[sum % THEMES.length] ?? "quiet";
}

const dayColorsOf = (theme: string) => (presetOf({ look: { theme } }).palette as unknown as Palette).day;

/** Whether both typefaces of a theme have all letters of a text. */
function isInTypefaces(theme: string, characters: string): boolean {
  const { heading, text } = (presetOf({ look: { theme } }).fonts ?? {}) as Record<string, string>;
  const letters = characters.match(/\p{L}/gu) ?? [];
  return [heading, text].every((name = "") => {
    const has = new Set(findTypeface(name)?.scripts.flatMap(({ range }) => charactersInRange(range)));
    return letters.every((letter) => has.has(letter));
  });
}

/** A price as it is written in a country, a hundred times as high in a currency without cents. */
function priceFor({ country, language }: SiteAnswers, amount: number): string {
  const { money } = countryIn(country, language);
  return formatMoney(money.digits === 0 ? amount * 100 : amount, money, true);
}

/** A postal code that is none, of as many digits as in most countries. */
const NO_CODE = "00000";

/** Whether addresses of a country have a postal code. */
function hasPostalCode({ country, language }: SiteAnswers): boolean {
  const lines = addressLines({ street: "", city: "-", postalCode: NO_CODE, country }, language);
  return lines.join().includes(NO_CODE);
}

/** Whether clocks show the same time everywhere in a country, in summer and in winter. */
function hasOneTime(country: string): boolean {
  // A method by the standard, a property in Node 20.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const offsetsIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", timeZoneName: "longOffset" });
    return [0, 6].map((month) => format.format(Date.UTC(2026, month, 1))).join();
  };
  return new Set(zones.map(offsetsIn)).size < 2;
}

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** A value of a template that is only a name. */
const ONLY = /^\{\{([\w.]+)\}\}$/;

/** A template with its `{{…}}` filled in; comments stay, but for the mark of a placeholder beside what was answered. */
function filledIn(template: string, words: Words, values: Record<string, unknown>, given: SiteAnswers): string {
  const document = parseDocument(template);
  visit(document, {
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(value) || typeof value.value !== "string") return;
      const found = valueAt(value.value, words, values, searchLengths(String(isScalar(key) ? key.value : key)));
      if (found === "") return visit.REMOVE;
      const [, only = ""] = ONLY.exec(value.value) ?? [];
      const isCertain = only === "timeZone" && hasOneTime(given.country);
      if (isCertain || given[only as keyof SiteAnswers]) value.comment = undefined;
      if (Array.isArray(found))
        pair.value = Object.assign(document.createNode(found, { flow: true }), { comment: value.comment });
      else if (found !== value.value) setScalar(value, found);
      return undefined;
    },
    Seq(_, { items }) {
      for (const item of items)
        if (isScalar(item) && typeof item.value === "string") setScalar(item, valueAt(item.value, words, values));
    },
  });
  return written(document);
}

/** As the formatter of this repository writes YAML. */
function written(document: Document): string {
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return text.replace(/\[ ([^\n]*?) \](?=$| [#}])/gm, "[$1]");
}

/** Sets a text or a number, written as YAML needs it: `[0]` in quotes, several lines as a block. */
function setScalar(scalar: Scalar, found: unknown): void {
  scalar.value = found;
  scalar.type = typeof found === "string" && found.includes("\n") ? Scalar.BLOCK_LITERAL : undefined;
}

/** A value of a template: a name in `{{…}}` as its value of any type, several in a text as words. */
function valueAt(text: string, words: Words, values: Record<string, unknown>, limits?: [number, number]): unknown {
  const [, only] = ONLY.exec(text) ?? [];
  const own = only === undefined ? undefined : values[only];
  if (own !== undefined && typeof own !== "string") return own;
  const filled = text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? fitting(wordsAt(words, name), values, limits);
    return name in values ? String(value) : String(valueAt(String(value), words, values));
  });
  return filled;
}

/** The first of several texts whose length fits as visitors read it; the last one if none does. */
function fitting(
  all: string[],
  values: Record<string, unknown>,
  [least, most] = [0, Number.POSITIVE_INFINITY],
): string {
  const facts: Record<string, unknown> = { "business.name": values.name, "business.city": values.town };
  const lengthOf = (text: string) => searchLength(fillPlaceholders(text, ({ name }) => String(facts[name] ?? "")));
  return all.find((text) => lengthOf(text) >= least && lengthOf(text) <= most) ?? all.at(-1) ?? "";
}

function wordsAt(words: Words, name: string): string[] {
  const found = name.split(".").reduce<unknown>((at, key) => (at as Words | undefined)?.[key], words);
  if (typeof found === "string") return [found];
  if (Array.isArray(found)) return found as string[];
  throw new Error(`The words of a new site have no ${name}.`);
}

const wordAt = (words: Words, name: string): string => wordsAt(words, name)[0] ?? "";

/** The facts with the links to the legal pages at the end of those in the footer, and a typeface for the script of the language. */
function completed(site: string, links: { label: string; to: string }[], typeface: string | undefined): string {
  const document = parseDocument(site);
  if (typeface) document.set("fonts", document.createNode({ heading: typeface, text: typeface }, { flow: true }));
  for (const link of links) document.addIn(["footer", "links"], document.createNode(link, { flow: true }));
  return written(document);
}
