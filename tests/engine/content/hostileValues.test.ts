import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { parse } from "yaml";
import * as look from "../../../blocks";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { readText } from "../../support/sites/builtPage";
import { contentFile, contentFolder, page } from "./folder";
import { PAGE_VALUES, SITE_VALUES, TABLE_CELLS, type Value } from "./hostileValues";

/** A block of each kind, up to the value. */
const STD = "  - type: textSection\n    heading: Our baths\n    text: We wash them by hand.\n";
const ROW = "  - type: priceTable\n    heading: Prices\n    rows:\n      - name: Bath\n";
const PICTURE = `${STD}    image:\n      alt: A dog from behind\n`;
const BLOCKS: Record<string, string> = {
  heading: "  - type: textSection\n    text: We wash them by hand.\n    heading:",
  text: "  - type: textSection\n    heading: Our baths\n    text:",
  to: `${STD}    actions:\n      - label: Go on\n        to:`,
  src: `${PICTURE}      src:`,
  focus: `${PICTURE}      src: /images/full-groom.svg\n      focus:`,
  statNumber: "  - type: stats\n    heading: Figures\n    stats:\n      - label: Dogs washed\n        number:",
  price: `${ROW}        price:`,
  duration: `${ROW}        price: $5\n        duration:`,
  hidden: `${STD}    hidden:`,
  tone: `${STD}    tone:`,
  icon: "  - type: contactCards\n    heading: Us\n    cards:\n      - title: Phone\n        value: At the door\n        icon:",
  id: `${STD}    id:`,
};
/** The same for what is no part of a block. */
const LINES: Record<string, string> = {
  vars: "vars:\n  x:",
  date: "summary: In short words.\ndate:",
  starts: "date: 2027-01-01\nsummary: In short words.\nevent:\n  starts:",
  redirectFrom: "redirectFrom:\n  -",
  aliases: "aliases:\n  -",
};
const SHOWS_VARS = '  - type: textSection\n    heading: Our baths\n    text: "Say ${x} end."\n';

function pageOf(property: string, value: string, title: string): string {
  if (property === "key") return page(title, `vars:\n  ${value}: word\n`);
  if (property === "vars") return page(title, `${LINES.vars} ${value}\n`) + SHOWS_VARS;
  const lines = LINES[property];
  return lines ? page(title, `${lines} ${value}\n`) : `${page(title)}${BLOCKS[property]} ${value}\n`;
}

/** What stands in site.yaml before the value, and what a page writes to show it. */
const SITE_LINES: Record<string, [before: string, shows?: string]> = {
  fact: ["facts:\n  hostile:\n    value:", "facts.hostile"],
  founded: ["business:\n  founded:", "business.founded"],
  phone: ["  phone:", "business.phone"],
  postalCode: ["  postalCode:", "business.address"],
  opens: ['  openingHours:\n    - days: [Monday]\n      closes: "18:00"\n      opens:', "business.hours"],
  holiday: ["business:\n  holidays:\n    - name: Dog Day\n      date:"],
  priceBook: ["prices:\n  bath:\n    name: Bath\n    price:", "price.bath"],
  email: ["contactForm:\n  to:", "contactForm.to"],
  longitude: ["  longitude:"],
  language: ["language:"],
  country: ["  country:"],
  currency: ["business:\n  currency:"],
  timeZone: ["timeZone:"],
};

function siteOf(property: string, value: string): string {
  const [before = ""] = SITE_LINES[property] ?? [];
  const site = contentFile("site.yaml").replace(/ {2}openingHours:\n.*\n/, (hours) =>
    property === "opens" ? "" : hours,
  );
  const name = property === "opens" ? /^ {2}image:.*/m : new RegExp(`^ *${before.trim().split(":")[0]}:.*`, "m");
  if (property === "opens") return site.replace(name, (line) => `${line}\n${before} ${value}`);
  return name.test(site)
    ? site.replace(name, () => `${before} ${value}`)
    : site.replace("footer:", () => `${before} ${value}\nfooter:`);
}

interface Outcome {
  rules: string[];
  messages: string[];
  text: string;
}

/** What the check says of files, and the words of the pages of those that it allows, by the beginning of the name. */
async function outcomes(files: Record<string, string>, names: string[]): Promise<Outcome[]> {
  const cwd = contentFolder(files);
  const { content, problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  const errors = problems.filter(
    ({ severity, rule }) => severity === "error" && !/near-duplicate|titles|headings/.test(rule),
  );
  return names.map((name) => {
    const own = errors.filter(({ file }) => file.startsWith(`pages/${name}`));
    const shown =
      content.pages.find(({ file }) => file.startsWith(`pages/${name}`)) ??
      content.pages.find(({ route }) => route === "/a");
    if (own.length > 0 || !shown)
      return {
        rules: [...new Set(own.map(({ rule }) => rule))],
        messages: own.map(({ message }) => message),
        text: "",
      };
    const { document } = parseHTML(
      renderDocument(toPageModel(shown, content), toSiteModel(content), look, "2030-12-31"),
    );
    const main = document.querySelector("main") as unknown as Element;
    return { rules: [], messages: [], text: readText(main) };
  });
}

/** The rule that refuses a value; `shown` where the page shows it as it is, or the words that it shows. */
function expectOutcome([value, expected]: Value, outcome: Outcome | undefined) {
  const { rules = [], messages = [], text = "" } = outcome ?? {};
  const shown = expected === "shown" ? String(parse(value)) : expected.startsWith("= ") ? expected.slice(2) : "";
  expect.soft({ value, rules: rules.join(" ") || "shown" }).toEqual({
    value,
    rules: /^(?:shown|allowed$|= )/.test(expected) ? "shown" : expected,
  });
  for (const message of messages) expect.soft(message).not.toMatch(/\bundefined\b|\[object|Infinity|Error:/);
  if (rules.length === 0) expect.soft(text.replaceAll(" ", "")).toContain(shown.replace(/\s/g, ""));
}

test("each value of a page is shown as written, or refused by one rule", { tags: ["slow"] }, async () => {
  const files: Record<string, string> = {
    "news/_collection.yaml": "collection: News\nkind: NewsArticle\nfeed: true\n",
    "events/_collection.yaml": "collection: Events\nkind: Event\n",
  };
  const folders: Record<string, string> = { date: "news/", starts: "events/" };
  const cases = Object.entries(PAGE_VALUES).flatMap(([property, values]) =>
    values.map((value, index) => {
      const name = `${folders[property] ?? ""}${property.toLowerCase()}-${index}.yaml`;
      files[name] = pageOf(property, value[0], `Trims ${property} ${index}`);
      return { name, value };
    }),
  );
  const found = await outcomes(
    files,
    cases.map(({ name }) => name),
  );
  for (const [index, { value }] of cases.entries()) expectOutcome(value, found[index]);
});

test("each cell of a table is shown as written, or refused by one rule", { tags: ["slow"] }, async () => {
  const files: Record<string, string> = {};
  for (const [index, [value]] of TABLE_CELLS.entries()) {
    files[`t${index}/_collection.yaml`] = "collection: Towns\n";
    files[`t${index}/city.template.yaml`] =
      `rows: cities.csv\naddress: groom-\${row.town}\n${page("Trims in ${row.town}")}${SHOWS_VARS.replace("${x}", "${row.x}")}`;
    files[`t${index}/cities.csv`] = `town,x\nMilltown${index},${value}\n`;
    files[`list-${index}.yaml`] = `${page(`Towns ${index}`)}  - type: list\n    heading: All\n    of: t${index}\n`;
  }
  const found = await outcomes(
    files,
    TABLE_CELLS.map((_, index) => `t${index}/`),
  );
  for (const [index, cell] of TABLE_CELLS.entries()) expectOutcome(cell, found[index]);
});

test.each(Object.entries(SITE_VALUES))(
  "each value of %s is shown as written, or refused by one rule",
  { tags: ["slow"] },
  async (property, values) => {
    const [, shows] = SITE_LINES[property] ?? [];
    const a = `${page("Trims")}  - type: textSection\n    heading: Our baths\n    text: ${shows ? `"Say \${${shows}} end."` : "x"}\n`;
    for (const value of values) {
      const [outcome] = await outcomes({ "site.yaml": siteOf(property, value[0]), "a.yaml": a }, ["site.yaml"]);
      expectOutcome(value, outcome);
    }
  },
);
