import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse, parseDocument, stringify } from "yaml";
import { pageAt } from "../../../renderer/authoring/addresses";
import { clonePage } from "../../../renderer/authoring/clonePage";
import { searchLength, searchLengths } from "../../../renderer/base/values/writing";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { writtenLanguage } from "../../../renderer/languages/labels";
import { findTypeface } from "../../../renderer/typefaces/typefacePackage";
import { publicFolder } from "../../../scripts/cli/publicFolder.mjs";
import { readYaml, WORDS } from "../../../scripts/starter/answers";
import { answersFor } from "../../../scripts/starter/askForSite";
import { writeSite } from "../../../scripts/starter/placeOfSite";
import { starterFiles } from "../../../scripts/starter/starterFiles";

/** A business as its owner answers the questions of `npm run init`. */
interface TenthSite {
  country: string;
  language: string;
  second: string;
  trade: string;
  name: string;
  town: string;
  phone: string;
  /** Its week, if it is not the usual one of its country. */
  hours?: keyof typeof HOURS;
}

const HOURS = {
  lunch: `
    - { days: [Monday, Tuesday, Thursday], opens: "08:30", closes: "12:30" }
    - { days: [Monday, Tuesday, Thursday], opens: "14:00", closes: "18:00" }`,
  late: `
    - { days: [Wednesday, Thursday], opens: "17:30", closes: "23:00" }
    - { days: [Friday, Saturday], opens: "17:30", closes: "01:30" }`,
};

const all = parse(readFileSync(path.join(import.meta.dirname, "tenSites.yaml"), "utf8")) as TenthSite[];

/** The typeface of Japanese has thousands of characters, and is only installed where a site needs it. */
const leftOut = findTypeface("Noto Sans JP") ? "CZ" : "JP";

export const TEN = all.filter(({ country }) => country !== leftOut);

/** The words of `scripts/starter/words` that the further pages are made of. */
interface Words {
  routes: Record<"services", string>;
  local: Record<"home" | "services", { description: string }> & {
    description: string;
    strengths: Record<string, { title: string; text: string }> & { heading: string };
  };
  contact: { description: string; cards: Record<"heading" | "address" | "hours", string> };
}

/** The words of a language for a trade: what it is, its list, and three services. */
function wordsIn(language: string, trade: string) {
  const spoken = writtenLanguage(language, WORDS) ?? "en";
  const { words } = readYaml(`trades/${trade.replaceAll(" ", "-")}.yaml`) as { words: Record<string, string[]> };
  const [what = "", listed = "", ...services] = words[spoken] ?? [];
  return { what, listed, services: services.slice(0, 3), words: readYaml(`words/${spoken}.yaml`) as Words };
}

/** The addresses of the pages of the three services. */
export const SERVICES = ["one", "two", "three"];

/**
 * Makes a site as its owner would: what `npm run init` writes, and in both languages a page for each service, one about
 * the business and one about the way there, as `npm run new` makes them.
 *
 * @returns the folder of its pages
 */
export async function makeSite({ hours, ...answers }: TenthSite, folder?: string): Promise<string> {
  const dir = path.join(folder ?? mkdtempSync(path.join(tmpdir(), "ten-")), "pages-data");
  const files = starterFiles(await answersFor(answers, false));
  const site = files.get("site.yaml") ?? "";
  const own = hours ? site.replace(/(openingHours:)(?:\n {4}.*)+/, `$1${HOURS[hours]}`) : site;
  writeSite(dir, files.set("site.yaml", own));
  const place = { dir, publicDir: publicFolder(dir), cwd: dir };
  const content = loadContent(place);
  const services = wordsIn(answers.language, answers.trade).words.routes.services;
  for (const language of [undefined, answers.second]) {
    const [folderOf, ending] = language
      ? [`/${language.toLowerCase()}`, `.${language.toLowerCase()}.yaml`]
      : ["", ".yaml"];
    const { what, listed, services: names, words } = wordsIn(language ?? answers.language, answers.trade);
    const { strengths } = words.local;
    const change = (name: string, edit: (text: string) => string) => {
      const file = path.join(dir, `${name}${ending}`);
      writeFileSync(file, edit(readFileSync(file, "utf8")));
    };
    const about = [words.local.services, words.contact, words.local.home].map(({ description }) => description);
    const add = (name: string, heading: string, texts: string[], edit: (draft: string) => string) => {
      const facts = ["${business.name}", "${business.name}, ${business.city}"];
      const titles = [`${heading} | ${what}`, ...facts.map((fact) => `${heading} · ${what} | ${fact}`)].reverse();
      const { after } = clonePage(place, content, pageAt(`${folderOf}/${services}`, content), {
        ...{ route: `${folderOf}/${name}`, heading, breadcrumb: heading },
        title: fitting([...titles, `${heading} | \${business.name}`], answers.name, "title"),
        description: fitting(
          [...texts, ...about].flatMap((text) => [`${heading}. ${text}`, `${what}. ${text}`]),
          answers.name,
          "description",
        ),
      });
      writeFileSync(path.join(dir, `${name}${ending}`), edit(after.replace("draft: true\n", "")));
    };
    for (const [index, name] of names.entries()) {
      const key = SERVICES[index] ?? "";
      const { title = listed, text = "" } = strengths[key] ?? {};
      add(key, name, [`${text} ${about[0]}`], (draft) =>
        rowsOf(draft, (row, at) => (at === index ? row : ""))
          .replace(/^( {4}lead: ).*$/m, `$1${JSON.stringify(text)}`)
          .replace(/^( {4}heading: )"?\$\{business.name\}"?$/m, `$1${JSON.stringify(title)}`),
      );
    }
    change(services, (text) => rowsOf(text, (row, at) => row.replace(" }", `, to: /${SERVICES[at]} }`)));
    const { heading, address, hours: open } = words.contact.cards;
    const points = SERVICES.map((key) => ({ title: strengths[key]?.title, description: strengths[key]?.text }));
    const cards = [
      { icon: "map", title: address, value: "${business.address}" },
      { icon: "clock", title: open, value: "${business.hours}", openNow: true },
    ];
    const others: [name: string, heading: string, block: object][] = [
      ["about", strengths.heading, { type: "textSection", heading: what, text: words.local.description, points }],
      ["visit", heading, { type: "contactCards", heading: address, cards }],
    ];
    for (const [name, heading, block] of others)
      add(name, heading, [], (draft) => {
        const opening = draft.slice(0, draft.indexOf("  - type: priceTable")).replace(/^ {4}lead: .*\n/m, "");
        return `${opening}${stringify([block]).replace(/^/gm, "  ").trimEnd()}\n`;
      });
    change("site", (text) => {
      const document = parseDocument(text);
      for (const [name, label] of others)
        document.addIn(["footer", "links"], document.createNode({ label, to: `/${name}` }));
      return String(document);
    });
  }
  return dir;
}

/** The first of several texts that a search result shows whole; `${business.name}` counts as what it is. */
function fitting(texts: string[], name: string, property: "title" | "description"): string {
  const [least, most] = searchLengths(property) ?? [0, 0];
  const lengthOf = (text: string) => searchLength(text.replaceAll("${business.name}", name));
  return texts.find((text) => lengthOf(text) >= least && lengthOf(text) <= most) ?? texts.at(-1) ?? "";
}

/** The rows of a price list, each edited. */
function rowsOf(text: string, edit: (row: string, index: number) => string): string {
  let index = 0;
  return text.replace(/^ {6}- \{ name: .*\n/gm, (row) => edit(row, index++));
}
