import { describe, expect, test } from "vitest";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { checkFiles, contentFile, contentFolder, page } from "./folder";

const BOOK = `prices:
  fullGroom:
    name: Full Groom
    page: /full-groom
    options:
      small: { price: $60, upTo: $80, duration: 2-3 hours }
      large:
        price: $140
        duration: 4 hours
        variants: { curly: { price: $165, duration: 5 hours, reason: Curly coats take longer. } }
  nailTrim: { name: Nail Trim, price: $18, said: each, duration: 30 minutes }
`;

const SITE = contentFile("site.yaml").replace("\nfacts:\n", `\n${BOOK}facts:\n`);

/** The site with a price book, and a page with these lines in its hero and these blocks after it. */
function files(lines: string, blocks = "", route = "full-groom"): Record<string, string> {
  return { "site.yaml": SITE, [`${route}.yaml`]: `${page("Full Groom")}${lines}${blocks}` };
}

const table = (...rows: string[]) =>
  `  - type: priceTable\n    heading: Prices\n    rows:\n${rows.map((row) => `      - ${row}\n`).join("")}`;

async function found(lines: string, blocks = "", route?: string): Promise<string[]> {
  const { problems } = await checkFiles(files(lines, blocks, route));
  return problems.map(({ line, rule, suggestion }) => `${line} ${rule}${suggestion ? ` ${suggestion}` : ""}`);
}

test.each([
  ["price.fullGroom.small", "$60"],
  ["upTo.fullGroom.small", "$80"],
  ["priceRange.fullGroom.small", "$60-$80"],
  ["priceText.fullGroom.small", "$60 and up"],
  ["priceText.nailTrim", "$18 each"],
  ["duration.nailTrim", "30 minutes"],
  ["price.fullGroom.large.curly", "$165"],
  ["priceRange.fullGroom.large", "$140"],
  ["price.fullGroom", "$60"],
  ["priceRange.fullGroom", "$60-$140"],
  ["duration.fullGroom", "2-4 hours"],
  ["upTo.nailTrim", undefined],
])("${%s} is %s", (name, value) => {
  const { facts } = loadContent({ dir: "pages", publicDir: "public", cwd: contentFolder({ "site.yaml": SITE }) });
  expect(facts.get(name)).toBe(value);
});

test.each([
  ["en-US", "per month", "$18 / month"],
  ["en-US", "per year", "$18 / year"],
  ["de-DE", "per month", "$18 / Monat"],
  ["fr-FR", "per year", "$18 / an"],
  ["ja-JP", "per month", "月額$18"],
])("in %s a price that is said %s is %s", (language, said, words) => {
  const site = SITE.replace("said: each", `said: ${said}`).replace(/^language: .*/m, `language: ${language}`);
  const { facts } = loadContent({ dir: "pages", publicDir: "public", cwd: contentFolder({ "site.yaml": site }) });
  expect(facts.get("priceText.nailTrim")).toBe(words);
});

describe("a contradiction", () => {
  test.each([
    ["{ name: Large, price: $14 }", ["9 figures/unknown ${price.fullGroom.large}"]],
    // The name of a row is only words.
    ["{ name: Small, price: $140 }", ["9 prices/other-entry ${price.fullGroom.small}"]],
    [
      '{ name: Small, price: "${price.fullGroom.small}", duration: 6 hours }',
      ["9 prices/denied ${duration.fullGroom.small}"],
    ],
    ['{ name: Small, price: "${price.fullGroom.small}-$95" }', ["9 prices/denied ${price.fullGroom.small}"]],
    [
      '{ name: Small, price: "${price.fullGroom.small}", duration: "${duration.fullGroom.large}" }',
      ["9 prices/denied ${duration.fullGroom.small}"],
    ],
    ['{ name: Curly, price: "${price.fullGroom.large.curly}", duration: "${duration.fullGroom.large}" }', []],
    ["{ name: The whole program, price: $14 }", ["9 figures/unknown"]],
    ["{ name: Nail trim, price: $19 }", ["9 figures/unknown ${price.nailTrim}"]],
    ["{ name: Mid-coat, price: +$30 }", ["9 figures/unknown"]],
    // Durations are compared by value.
    [
      '{ name: Large, price: "${price.fullGroom.large}", duration: 240 minutes }',
      ["9 prices/typed ${duration.fullGroom.large}"],
    ],
    ["{ name: Something else, price: $95, duration: 1 hour }", ["9 figures/unknown", "9 figures/unconfirmed"]],
    ['{ name: Both, price: "${upTo.fullGroom.small}-${price.fullGroom.small}" }', ["9 prices/turned-range"]],
  ])("%s", async (row, expected) => {
    expect(await found("", table(row))).toEqual(expected);
  });

  test("in a table by size is reported at its cell", async () => {
    const cells =
      'small: { price: $65, duration: "${duration.fullGroom.small}" }, medium: { price: $95, duration: 3 hours }, large: { price: $150, duration: 4 hours }';
    const block = `  - type: sizePriceTable\n    heading: Prices\n    services:\n      - name: Full Groom\n        prices: { ${cells} }\n`;
    const { problems } = await checkFiles(files("", block));
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "prices/denied /blocks/1/services/0/prices/small/price",
      "figures/unknown /blocks/1/services/0/prices/medium/price",
      "figures/unconfirmed /blocks/1/services/0/prices/medium/duration",
      "figures/unknown /blocks/1/services/0/prices/large/price",
      "prices/typed /blocks/1/services/0/prices/large/duration",
    ]);
  });

  test.each([
    ["    priceLine: Full grooms starting at ${price.fullGroom.large}\n", ["6 prices/starting-at"]],
    ["    priceLine: Most grooms start at ${price.fullGroom.large}\n", []],
    ["    lead: From ${price.fullGroom.small} to ${upTo.nailTrim}.\n", ["6 prices/denied", "6 facts/unknown-name"]],
    ["    priceLine: Grooms starting at ${price.fullGroom.large}; nail trims from ${price.nailTrim}\n", []],
    ["    priceLine: Large full grooms starting at ${price.fullGroom.large}\n", []],
    ["    priceLine: Starting at **${price.nailTrim}**\n", []],
    // Only a price line promises the lowest price.
    ["    lead: Grooms start at ${price.fullGroom.large}.\n", []],
  ])("between a price line and the table: %s", async (lines, expected) => {
    const rows = [
      '{ name: Nail Trim, price: "${price.nailTrim}" }',
      '{ name: Large, price: "${price.fullGroom.large}" }',
    ];
    expect(await found(lines, table(...rows))).toEqual(expected);
  });

  test("in a block that adds up, a name that is unknown is not reported as unreadable too", async () => {
    const cells = [
      'small: { price: "${price.fullGroom.smal}", duration: "${duration.fullGroom.smal}" }',
      "medium: { price: Call us, duration: 3 hours }",
    ];
    const styles = `      - name: Terriers\n        prices:\n${cells.map((cell) => `          ${cell}\n`).join("")}`;
    const problems = await found("", `  - type: priceFinder\n    heading: Find Your Price\n    styles:\n${styles}`);
    expect(problems.filter((problem) => /unknown-name|unreadable/.test(problem))).toEqual([
      "11 facts/unknown-name price.fullGroom.small",
      "11 facts/unknown-name duration.fullGroom.small",
      "12 prices/unreadable",
    ]);
  });

  test("the page of an entry exists", async () => {
    const { problems } = await checkFiles({
      ...files(""),
      "site.yaml": SITE.replace("page: /full-groom", "page: /groom"),
    });
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "links/unknown-page /prices/fullGroom/page",
    ]);
  });

  test("within the price book is reported there and nowhere else", async () => {
    const site = SITE.replace("upTo: $80", "upTo: $8").replace(
      "large:\n        price: $140",
      "large:\n        price: $1400",
    );
    const { problems } = await checkFiles({
      ...files("", table('{ name: Small, price: "${priceRange.fullGroom.small}" }')),
      "site.yaml": site,
    });
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`).sort()).toEqual([
      "prices/out-of-line /prices/fullGroom/options/large/price",
      "prices/turned-range /prices/fullGroom/options/small/upTo",
    ]);
  });

  test("with a letter instead of a digit is reported once, and no other price is compared with it", async () => {
    const site = SITE.replace("price: $140", "price: $l40");
    const { problems } = await checkFiles({ ...files(""), "site.yaml": site });
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "prices/amount /prices/fullGroom/options/large/price",
    ]);
  });
});

describe("opening hours", () => {
  const hours = async (lines: string, top = "") =>
    (await checkFiles({ "a.yaml": page("A", top) + lines })).problems.map(({ line, rule }) => `${line} ${rule}`);

  test("of a page have a day and times", async () => {
    expect(await hours("", "hours: ask us\n")).toEqual(["3 hours/unreadable"]);
    expect(await hours("", "hours: By appointment\n")).toEqual([]);
  });
});
