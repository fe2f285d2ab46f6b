import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { isMap, isNode, parse, parseDocument, type Scalar, visit, type YAMLMap } from "yaml";
import { slugOf } from "../../renderer/base/slug";
import { formatMoney } from "../../renderer/base/values/money";
import { scriptOf } from "../../renderer/base/values/writing";
import { DAYS } from "../../renderer/clock/hours/dates";
import { presetOf } from "../../renderer/content/schema/siteSchema";
import { valuesFor } from "../../renderer/content/site/values";
import type { Palette } from "../../renderer/contract/types.generated";
import { addressLines } from "../../renderer/countries/address";
import { countryIn } from "../../renderer/countries/countryIn";
import { writtenLanguage } from "../../renderer/languages/labels";
import { englishName } from "../../renderer/languages/languageIn";
import { charactersOfDates } from "../../renderer/typefaces/characters";
import { charactersInRange, findTypeface, typefacesFor } from "../../renderer/typefaces/typefacePackage";
import { countryData, lawOf, NOTICE, readYaml, type SiteAnswers, TRADES, WORDS } from "./answers";
import { examplePhone } from "./phones";
import { drawPicture } from "./picture";
import { fillTemplate, printYaml, valueAt, type Words, wordAt, wordsAt } from "./template";

const HERE = import.meta.dirname;

/** A name in the characters of addresses and folders: `baeckerei-lindner`. */
export function siteSlug(name: string): string {
  return slugOf(name.normalize("NFC").replace(/[äöü]/gi, "$&e"), 40) || "my-site";
}

/** What a local business of a trade starts with. */
interface Trade {
  /** In the words of schema.org. */
  type: string;
  /** How its services are listed, with the prices and the times of the first three. */
  layout: string;
  prices?: number[];
  minutes?: number[];
  /** The blocks between the first and the last one of its home page, in their order. */
  home: string[];
  /** The themes that suit it, and its drawings, of which the name of the business takes one. */
  looks: string[];
  pictures: string[];
  /** Beside the three reasons to come. */
  icons: string[];
  /** Whether the form has a tick for consent. */
  consent?: true;
  /** By language: what it is, the page of its services, three of these, and what its form asks for. */
  words: Record<string, string[]>;
}

function tradeOf({ trade }: SiteAnswers): Trade {
  const name = TRADES.includes(trade) ? `trades/${trade.replaceAll(" ", "-")}` : "anyTrade";
  return readYaml(`${name}.yaml`) as Trade;
}

/** The words of a language, those of the trade in place of those for any business. */
function wordsIn(language: string, trade: Trade): Words {
  const spoken = writtenLanguage(language, WORDS) ?? "en";
  const words = readYaml(`words/${spoken}.yaml`) as Words;
  const [what, listed = "", one = "", two = "", three = "", ask = ""] = trade.words[spoken] ?? [];
  if (what === undefined) return words;
  const { local } = words as { local: { home: Words; services: Words } };
  const own = { nav: listed, button: listed, heading: listed, listHeading: "${business.name}" };
  const named = Object.entries({ one, two, three }).map(([key, name]) => [
    key,
    { ...(local.services[key] as Words), name },
  ]);
  const facts = "${business.name}, ${business.city}";
  const titles = [`${listed} | ${facts}`, `${listed}: ${one}, ${two} | ${facts}`, ...wordsAt(local.services, "title")];
  const name = `\${business.name} | ${what} · \${business.city}`;
  const welcome = [name, `${name} | ${listed}`, `${name} | ${listed}: ${one}, ${two}`, ...wordsAt(local.home, "title")];
  return {
    ...words,
    local: {
      ...local,
      ask,
      tagline: `${what} · \${business.city}`,
      home: { ...local.home, heading: what, title: welcome },
      services: { ...local.services, ...own, ...Object.fromEntries(named), title: titles },
    },
  };
}

/** The files of a new site by their names inside its folder. */
export function starterFiles(answers: SiteAnswers): Map<string, string> {
  const trade = tradeOf(answers);
  const words = wordsIn(answers.language, trade);
  const files = filesIn(answers, words, trade);
  if (answers.second) {
    const [main, code] = [files.get("site.yaml") ?? "", answers.second.toLowerCase()];
    // A translation has the name of its original, and so the routes of these.
    const second = { ...wordsIn(answers.second, trade), routes: words.routes ?? "" };
    for (const [name, text] of filesIn({ ...answers, spoken: answers.second }, second, trade)) {
      const isSite = name === "site.yaml";
      files.set(name.replace(/yaml$/, `${code}.yaml`), isSite ? differingSite(text, parse(main), code) : text);
    }
  }
  files.set(
    "images/opening.svg",
    drawPicture(chosenBy(answers, trade.pictures), dayColorsOf(chosenBy(answers, trade.looks))),
  );
  return files;
}

/** The pages and the facts in one language. */
function filesIn(answers: SiteAnswers & { spoken?: string }, words: Words, trade: Trade): Map<string, string> {
  const { pages, asks } = lawOf(answers.country);
  // What is sold online has each page that the law asks for; a shop or a practice only those of every business.
  const legal = answers.kind === "product" ? [...new Set([...pages, ...Object.keys(asks)])] : pages;
  const values = valuesOf(answers, words, trade);
  const files = new Map<string, string>();
  const routes = words.routes as Record<string, string>;
  for (const folder of [answers.kind, ...(answers.kind === "local" ? [] : ["byMail"]), "all"]) {
    for (const name of readdirSync(path.join(HERE, "pages", folder))) {
      const page = path.basename(name, ".yaml");
      if (/^(?:imprint|privacy|accessibility)$/.test(page) && !legal.includes(page)) continue;
      const template = readFileSync(path.join(HERE, "pages", folder, name), "utf8");
      const blocks = name === "index.yaml" && folder === "local" ? trade.home : undefined;
      const country = englishName("region", answers.country);
      const law =
        asks[page] &&
        `# ${country} asks for this page: ${asks[page]}.\n# A start for the owner's adviser, not advice.\n`;
      files.set(`${routes[page] ?? page}.yaml`, (law ?? "") + fillTemplate(template, words, values, answers, blocks));
    }
  }
  const links = legal.map((page) => ({ label: wordAt(words, `${page}.nav`), to: `/${routes[page]}` }));
  // By its own words and dates: Japanese has Chinese characters too, and is not set in the typeface for these.
  const { spoken = answers.language } = answers;
  const characters = JSON.stringify(words) + charactersOfDates(spoken);
  const [typeface] = isInTypefaces(chosenBy(answers, trade.looks), characters) ? [] : typefacesFor(characters, spoken);
  files.set("site.yaml", completed(files.get("site.yaml") ?? "", links, typeface));
  return files;
}

/** Of site.yaml in a second language what differs: prices, hours and the address are only in the first. */
function differingSite(text: string, main: Record<string, unknown>, code: string): string {
  const document = parseDocument(text);
  const leaveOut = (node: unknown, original: unknown) => {
    if (!isMap<Scalar>(node)) return;
    node.items = node.items.filter(({ key, value }) => {
      const other = (original as Record<string, unknown> | undefined)?.[String(key.value)];
      if (isNode(value) && isDeepStrictEqual(value.toJS(document), other)) return false;
      leaveOut(value, other);
      return true;
    });
  };
  leaveOut(document.contents, { ...main, language: document.get("language") });
  const facts = main.business as Record<string, unknown>;
  // A town has another name in other letters. The placeholder of the street is in words, and once is enough for those who read them.
  if (scriptOf(code) === scriptOf(String(main.language))) document.deleteIn(["business", "street"]);
  else if (facts.city) {
    const city = document.createNode(facts.city);
    document.setIn(["business", "city"], Object.assign(city, { comment: " replace before launch" }));
  }
  document.commentBefore = ` What differs of site.yaml on the pages in ${englishName("language", code)}.`;
  visit(document, {
    Scalar(_, node) {
      node.commentBefore = undefined;
    },
  });
  return printYaml(document).replace("\n\n\n", "\n\n");
}

/** What is not of the language, by the names that the templates use. */
function valuesOf(answers: SiteAnswers, words: Words, trade: Trade): Record<string, unknown> {
  const { kind, name, country } = answers;
  const { zone, weekend = ["Saturday", "Sunday"], postalCode: noCode = NO_CODE } = countryData(country);
  const isLocal = kind === "local";
  const slug = siteSlug(name);
  const mail = "[${business.email}](mailto:${business.email})";
  const { fields = {}, footer } = lawOf(country);
  return {
    ...answers,
    timeZone: zone,
    theme: chosenBy(answers, trade.looks),
    languages: answers.second && [new Intl.Locale(answers.language).language, answers.second.toLowerCase()],
    workdays: DAYS.filter((day) => !weekend.includes(day)),
    postalCode: answers.postalCode || (hasPostalCode(answers) ? noCode : ""),
    phone: answers.phone || examplePhone(country),
    email: answers.email || `hello@${slug}.example`,
    url: `https://${slug}.example`,
    letter: (new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment ?? "").toUpperCase(),
    ...Object.fromEntries(LEGAL.map((name) => [name, answers[name as keyof SiteAnswers] || fields[name] || ""])),
    notice: noticeOf(fields, words),
    footer: footer ? ` · ${legalLine(footer, words)}` : "",
    description: answers.about || (isLocal ? "" : wordAt(words, `${kind}.description`)),
    about: answers.about || wordAt(words, `${kind}.home.lead`),
    address: isLocal ? "${business.address}" : wordAt(words, "imprint.address"),
    "price.standard": priceFor(answers, 12),
    "price.team": priceFor(answers, 39),
    type: trade.type,
    layout: trade.layout,
    ...Object.fromEntries(["one", "two", "three"].map((name, index) => [`icon.${name}`, trade.icons[index]])),
    ask: (words.local as Words | undefined)?.ask ?? "",
    consent: trade.consent ? valueAt(wordAt(words, "contact.form.consent"), words, {}) : "",
    ...Object.assign({}, ...["one", "two", "three"].map((name, index) => pricedValues(name, index, answers, trade))),
    reach: isLocal ? `[\${business.phone}](\${business.phone|tel}), ${mail}` : mail,
    responsible: isLocal ? "${business.name}, ${business.address}" : `\${business.name}, ${mail}`,
  };
}

/** One of several by the name of a site, so that neighbors do not look alike: the same name always has the same one. */
function chosenBy({ name }: Pick<SiteAnswers, "name">, choices: string[]): string {
  const sum = [...name].reduce((before, character) => (before * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  return choices[sum % choices.length] ?? "";
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

const LEGAL = [...NOTICE.map(([name]) => name), "host"];

/** What the provider's notice names, a line for each. */
function noticeOf(fields: Record<string, string>, words: Words): string {
  const named = LEGAL.filter((name) => name !== "representative" && fields[name] !== undefined);
  return named.map((name) => legalLine(name, words)).join("\n\n");
}

const legalLine = (name: string, words: Words) =>
  `${wordAt(words, `imprint.fields.${name}`)}: \${business.legal.${name}}`;

/** The price and the time of a service in the price book, and what its row says for them. */
function pricedValues(name: string, index: number, answers: SiteAnswers, { prices, minutes }: Trade): object {
  const [price, time] = [prices?.[index], minutes?.[index]];
  const { duration } = valuesFor(answers.country, answers.language);
  return {
    [`price.${name}`]: price === undefined ? "" : priceFor(answers, price),
    [`duration.${name}`]: time === undefined ? "" : duration.format({ from: time, to: time, unit: "minute" }),
    [`row.${name}.price`]: price === undefined ? "" : `\${price.${name}}`,
    [`row.${name}.duration`]: time === undefined ? "" : `\${duration.${name}}`,
  };
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

/** The facts with the links to the legal pages at the end of those in the footer, and a typeface for the script of the language. */
function completed(site: string, links: { label: string; to: string }[], typeface: string | undefined): string {
  const document = parseDocument(site);
  // A country that asks for no notice, and a trade without prices.
  const { items: legal } = (document.getIn(["business", "legal"]) ?? { items: [0] }) as YAMLMap;
  if (legal.length === 0) document.deleteIn(["business", "legal"]);
  if (document.getIn(["prices", "one"]) && !document.getIn(["prices", "one", "price"])) document.delete("prices");
  if (typeface) document.set("fonts", document.createNode({ heading: typeface, text: typeface }, { flow: true }));
  for (const link of links) document.addIn(["footer", "links"], document.createNode(link, { flow: true }));
  return printYaml(document);
}
