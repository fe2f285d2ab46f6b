import { expect, test } from "vitest";
import { fixPages } from "../../../renderer/authoring/fixPages";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { withSlowRest } from "../../support/amount";
import { run } from "./changes";
import { landingSite } from "./landingSite";

const FILE = "full-groom-harborview.yaml";

/** The page after `npm run fix`, where one error was put into it. */
async function fixed(before: string, typed: string): Promise<string> {
  const pages = landingSite();
  pages.change(FILE, before, typed);
  const { fixes } = await fixPages(pages, await checkFolder(pages));
  const own = fixes.filter(({ change }) => change.file === `pages-data/${FILE}`);
  return own[0]?.change.after ?? pages.read(FILE);
}

/** What is wrong, the text before, the text as it was typed, and the corrected one. */
const FIXES = [
  ["a name", "    lead: All the", "    laed:  All the", "    lead:  All the"],
  ["a type", "- type: faq", "- type: fqa  # questions", "- type: faq  # questions"],
  ["a value", "icon: clock", 'icon: "clok"', 'icon: "clock"'],
  ["a fact", "to: ${business.directions}", "to: ${busines.directions} # x", "to: ${business.directions} # x"],
  ["a fact with a filter", "badge: Ready", "badge: ${ busines.name | url }", "badge: ${ business.name | url }"],
  ["a price that is a number", "price: $95 and up", "price: 95 # up", "price: $95 # up"],
  ["a text that is a number", "badge: Ready for a season", "badge: 404 # x", 'badge: "404" # x'],
  ["a price in quotes without its sign", "price: $95 and up", 'price: "95" # up', 'price: "$95" # up'],
  ["a price without its sign", "price: $95 and up", "price: From 95 # up", "price: From $95 # up"],
  ["a price with a letter in it", "price: $95 and up", "price: $I05 and up", "price: $105 and up"],
  ["a sign with a space", "badge: Ready for a season", "badge: Now $ 95, not $ 1,100", "badge: Now $95, not $1,100"],
  ["a sign at the end", "price: $95 and up", "price: 95-120$ and up", "price: $95-$120 and up"],
  ["a link with a space in it", "badge: Ready", "badge: See [prices] (/services),", "badge: See [prices](/services),"],
  ["a link without its slash", "to: ${business.directions}", "to: services # x", "to: /services # x"],
  ["a colon in a text", "lead: Same bath, four silhouettes.", "lead: Same: four # x", 'lead: "Same: four" # x'],
  ["a special character at the start", "badge: Ready for a season", "badge: @Ready # x", 'badge: "@Ready" # x'],
  ["no space after a colon", "badge: Ready", "badge:Ready", "badge: Ready"],
  ["invisible characters", "badge: Ready for", "badge: \uFEFFReady\u200B for\uFEFF \uFEFF", "badge: Ready for"],
  ["a fact typed out", "Call to Book: ${business.phone}", "Call 503-555-0174", "Call ${business.phone}"],
  [
    "a fact typed out between brackets",
    "- label: See the Map\n        to: ${business.directions}",
    "- { label: Call,  to: tel:+15035550174 }",
    '- { label: Call,  to: "${business.phone|tel}" }',
  ],
] as const;

for (const [options, some] of withSlowRest(FIXES, 6))
  test.each(some)("%s is fixed in place, and every other byte stays", options, async (_, before, typed, corrected) => {
    expect(await fixed(before, typed)).toBe(
      landingSite()
        .read(FILE)
        .replace(before, () => corrected),
    );
  });

test.each([
  ["the page that a dead link may have meant", "(/services)", "(/servises)"],
  ["a name that resembles no other", "    lead: All", "    subtitle: All"],
  ["a sum that two facts have", "badge: Ready", "badge: A $75 full groom; ready"],
])("%s is not fixed but left to a person", async (_, before, typed) => {
  expect(await fixed(before, typed)).toBe(
    landingSite()
      .read(FILE)
      .replace(before, () => typed),
  );
});

test("a fact between brackets gets its quotes, and the lines below that the parser lost stay as they are", async () => {
  const pages = landingSite();
  const text = pages.read(FILE);
  const list = `  - type: callToAction
    heading: Come and see us
    lead: We are here.
    actions: [{ label: Call ${"${business.phone}"}, to: ${"${business.phone|tel}"} }]
  - type: faq
    heading: Questions
    items:
      - { question: "Is it so?", answer: "It is." } # yes
      - { question: "Is it not?", answer: "It is not." }
`;
  pages.write(FILE, text + list);
  const { fixes, left } = await fixPages(pages, await checkFolder(pages));
  expect(fixes[0]?.change.after).toBe(
    text +
      list
        .replace("Call ${business.phone},", '"Call ${business.phone}",')
        .replace(": ${business.phone|tel}", ': "${business.phone|tel}"'),
  );
  expect(left.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each([
  ["a list that would become a text", "    actions: [{ label: @home, to: /services }]\n"],
  ["a line that is fixed where another is not", "    lead: @home\n    actions: [{ label: @home, to: /services }]\n"],
  ["a text in place of a list", "    lead: Here\n    actions: @home, /services\n"],
])("%s changes nothing", async (_, lines) => {
  const pages = landingSite();
  pages.write(FILE, `${pages.read(FILE)}  - type: callToAction\n    heading: Come and see us\n${lines}`);
  const { fixes } = await fixPages(pages, await checkFolder(pages));
  expect(fixes).toEqual([]);
});

test("a name whose correct form would hide another value is not fixed but left to a person", async () => {
  const pages = landingSite();
  const text = pages.read(FILE).replace("    lead: All the", "    lead: First\n    laed: All the");
  pages.write(FILE, text);
  const { fixes } = await fixPages(pages, await checkFolder(pages));
  expect(fixes).toEqual([]);
});

test("problems that another error hides are fixed too, and the command lists the rest", {
  tags: ["slow"],
}, async () => {
  const pages = landingSite();
  pages.change(FILE, "badge: Ready", "badge: @Ready");
  pages.change(FILE, "    lead: All", "    laed: All");
  pages.change(FILE, "(/services)", "(/nowhere-at-all)");
  const dry = await run(pages, "fix", "--dry-run");
  expect(dry.said).toContain("This was a dry run");
  expect(pages.read(FILE)).toContain("laed");
  const { code, said } = await run(pages, "fix");
  expect(said).toContain('+    badge: "@Ready for a season"');
  expect(said).toContain("fixes: yaml/quotes-needed, schema/unknown-property");
  expect(said).toContain("There is no page /nowhere-at-all.");
  expect(code).toBe(1);
  expect(pages.read(FILE)).toContain('    badge: "@Ready for a season"\n');
  expect(pages.read(FILE)).toContain("    lead: All");
});

test("a price without its $ in the price book is fixed there, and no page is changed", async () => {
  const pages = landingSite();
  const book = (price: string) => `
prices:
  moonWalk: { name: Moon Walk, options: { short: { price: $31 }, long: { price: ${price} } } }
  noonWalk: { name: Noon Walk, options: { short: { price: $27 }, long: { price: $37 } } }
`;
  const facts = pages.read("site.yaml");
  pages.write("site.yaml", facts + book("42"));
  pages.change(FILE, "badge: Ready for a season", "badge: ${price.moonWalk.long}");
  const check = await checkFolder(pages);
  const rules = check.problems.map(({ rule }) => rule);
  expect(rules).toContain("schema/wrong-type");
  expect(rules).not.toContain("facts/unknown-name");
  const { fixes } = await fixPages(pages, check);
  expect(fixes.map(({ change }) => [change.file, change.after])).toEqual([
    ["pages-data/site.yaml", facts + book("$42")],
  ]);
});
