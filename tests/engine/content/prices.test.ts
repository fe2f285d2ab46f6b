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

describe("a typed price or duration", () => {
  test.each([
    ["    lead: A small full groom is $60.\n", "6 prices/typed ${price.fullGroom.small}"],
    ["    lead: A small full groom is $60-$80.\n", "6 prices/typed ${priceRange.fullGroom.small}"],
    ["    lead: Up to $80 for very thick coats.\n", "6 prices/typed ${upTo.fullGroom.small}"],
    ["    lead: A nail trim takes 30 minutes.\n", "6 prices/typed ${duration.nailTrim}"],
    ["    lead: Plan 120-180 minutes for a small full groom.\n", "6 prices/typed ${duration.fullGroom.small}"],
    ["    lead: Plan 2 to 3 hours.\n", "6 prices/typed ${duration.fullGroom.small}"],
  ])("%s is reported with the name to write", async (lines, expected) => {
    expect(await found(lines)).toEqual([expected]);
  });

  test.each([
    "    lead: Come 30 minutes early.\n",
    "    lead: We answer within 4 hours.\n",
    "    lead: Bring $20 for the raffle.\n",
    "    lead: Bows cost from $5 to $18.\n",
    "    lead: A tip of $18 or $60 is kind.\n",
    "    lead: Bows for a large full groom are $14 more.\n",
    "    lead: A nail trim is ${priceText.nailTrim}.\n",
  ])("%s is not reported", async (lines) => {
    expect(await found(lines)).toEqual([]);
  });
});

describe("a contradiction", () => {
  test.each([
    ["{ name: Large, price: $14 }", ["9 prices/denied ${price.fullGroom.large}"]],
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
    ["{ name: The whole program, price: $14 }", ["9 prices/ten-times"]],
    ["{ name: Nail trim, price: $19 }", ["9 prices/denied ${price.nailTrim}"]],
    ["{ name: Mid-coat, price: +$30 }", []],
    // Durations are compared by value.
    [
      '{ name: Large, price: "${price.fullGroom.large}", duration: 240 minutes }',
      ["9 prices/typed ${duration.fullGroom.large}"],
    ],
    ["{ name: Something else, price: $95, duration: 1 hour }", []],
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
      "prices/denied /blocks/1/services/0/prices/large/price",
      "prices/typed /blocks/1/services/0/prices/large/duration",
    ]);
  });

  test.each([
    ["    lead: Full grooms starting at $95.\n", ["6 prices/starting-at"]],
    ["    lead: Most grooms start at $95.\n", []],
    ["    lead: A large full groom is $150.\n", ["6 prices/denied ${price.fullGroom.large}"]],
    ["    lead: A large bow is $12, and a small full groom costs a tip of $45.\n", []],
    [
      "    lead: From ${price.fullGroom.small} to ${upTo.fullGroom.large}.\n",
      ["6 prices/denied", "6 facts/unknown-name"],
    ],
    ["    lead: Grooms starting at $95; nail trims from ${price.nailTrim}.\n", []],
    ["    lead: Large full grooms starting at ${price.fullGroom.large}.\n", []],
    ["    lead: Large full grooms starting at ${facts.deposit}.\n", ["6 prices/starting-at"]],
    ["    lead: Starting at **${price.nailTrim}**.\n", []],
  ])("between words and table: %s", async (lines, expected) => {
    const rows = [
      '{ name: Nail Trim, price: "${price.nailTrim}" }',
      '{ name: Large, price: "${price.fullGroom.large}" }',
    ];
    expect(await found(lines, table(...rows))).toEqual(expected);
  });

  test.each([
    ["A nail trim costs $22.", "prices/denied ${price.nailTrim}"],
    ["Add a trim at $25 today.", "prices/denied ${price.nailTrim}"],
    ["Brushing is free, and small from $70.", "prices/denied ${price.fullGroom.small}"],
    ["Full grooms for $95 with a bow.", "prices/denied ${price.fullGroom}"],
    ["A nail trim takes 45 minutes.", "prices/denied ${duration.nailTrim}"],
    ["A nail trim at ${price.nailTrim}, about 45 minutes.", "prices/denied ${duration.nailTrim}"],
    ["A small full groom takes 5 hours.", "prices/denied ${duration.fullGroom.small}"],
  ])("in words: %s", async (lead, expected) => {
    expect(await found(`    lead: "${lead}"\n`)).toEqual([`6 ${expected}`]);
  });

  test.each([
    "A nail clipper is $22.",
    "The trim of the coat is $95 at other shops.",
    "A small bow is $150.",
    "Take a walk, which takes 2 hours.",
    "You save $14 on a nail trim.",
  ])("in words: %s is not a contradiction", async (lead) => {
    expect(await found(`    lead: "${lead}"\n`)).toEqual([]);
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
      "prices/ten-times /prices/fullGroom/options/large/price",
      "prices/turned-range /prices/fullGroom/options/small/upTo",
    ]);
  });

  test("with a letter instead of a digit is reported once, and no other price is compared with it", async () => {
    const site = SITE.replace("price: $140", "price: $l40");
    const { problems } = await checkFiles({ ...files(""), "site.yaml": site });
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "schema/pattern /prices/fullGroom/options/large/price",
    ]);
  });
});

describe("opening hours", () => {
  const hours = async (lines: string, top = "") =>
    (await checkFiles({ "a.yaml": page("A", top) + lines })).problems.map(({ line, rule }) => `${line} ${rule}`);

  test("that differ from the footer's are reported once for a page", async () => {
    const two = "    lead: Open Monday to Friday 9 AM to 6 PM.\n    badge: Sat 9am-1pm\n";
    expect(await hours(two)).toEqual(["6 hours/contradicted"]);
  });

  test("are the page's own where it says so", async () => {
    const own = "hours: Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM\n";
    expect(await hours("    lead: Mon-Fri 9am-6pm, Sat 9am-5pm.\n", own)).toEqual([]);
    expect(await hours("    lead: Open daily from 9 AM to 6 PM.\n", own)).toEqual(["7 hours/contradicted"]);
  });

  test("of something else are not compared", async () => {
    expect(await hours("    lead: Lunch is 12 PM to 1 PM. Come between 9 AM and 10 AM.\n")).toEqual([]);
    expect(await hours("    lead: Meet us at the fair on Saturday, 10 AM to 4 PM.\n")).toEqual([]);
    expect(await hours("    lead: For a wedding 9 AM to 11 AM is best.\n")).toEqual([]);
  });

  test("may have other words around them", async () => {
    expect(await hours("    lead: On Saturday we are open 8 AM to 4 PM.\n")).toEqual(["6 hours/contradicted"]);
    expect(await hours("    lead: We are open weekdays 9 AM to 8 PM.\n")).toEqual(["6 hours/contradicted"]);
  });

  test.each([
    "We close at 8 PM on Friday.",
    "On Saturday we close at 5 PM.",
    "We open at 9 AM.",
    "Open until 9 PM every day.",
    "Monday to Saturday 07:00-20:00",
    "Sundays from noon to 5 PM.",
    "We are open every day.",
    "We are open 8 AM to 8 PM, Monday to Saturday.",
  ])("%s is a contradiction", async (lead) => {
    expect(await hours(`    lead: "${lead}"\n`)).toEqual(["6 hours/contradicted"]);
  });

  test.each([
    "We close at 6 PM.",
    "Open until 6 PM on Saturday.",
    "The bakery next door closes at 3 PM on Saturday.",
    "Are you open on Sundays?",
    "We close at noon for lunch on Friday.",
    "We are open Sunday by appointment.",
    "The garage is open 7 AM to 11 PM every day.",
  ])("%s is not a contradiction", async (lead) => {
    expect(await hours(`    lead: "${lead}"\n`)).toEqual([]);
  });

  test("of a page have a day and times", async () => {
    expect(await hours("", "hours: ask us\n")).toEqual(["3 hours/unreadable"]);
    expect(await hours("", "hours: By appointment\n")).toEqual([]);
  });
});
