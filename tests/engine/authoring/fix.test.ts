import { expect, test, vi } from "vitest";
import { fixPages } from "../../../renderer/authoring/fixPages";
import { checkFolder } from "../../../renderer/content/checkFolder";
import { salon } from "./salon";

vi.setConfig({ testTimeout: 60_000 });

const FILE = "faux-locs-fredericksburg.yaml";

/** The page after `npm run fix`, where one mistake was put into it. */
async function fixed(before: string, typed: string): Promise<string> {
  const pages = salon();
  pages.change(FILE, before, typed);
  const { fixes } = await fixPages(pages, await checkFolder(pages));
  const own = fixes.filter(({ change }) => change.file === `pages-data/${FILE}`);
  return own[0]?.change.after ?? pages.read(FILE);
}

test.each([
  ["a name", "    lead: All the", "    laed:  All the", "    lead:  All the"],
  ["a type", "- type: faq", "- type: fqa  # questions", "- type: faq  # questions"],
  ["a value", "icon: clock", 'icon: "clok"', 'icon: "clock"'],
  ["a fact", "to: ${booking.url}", "to: ${boking.url} # x", "to: ${booking.url} # x"],
  ["a fact with a filter", "badge: Wear", "badge: ${ busines.name | url }", "badge: ${ business.name | url }"],
  ["a text that is a number", "price: $195 and up", "price: 195 # up", 'price: "195" # up'],
  ["a colon in a text", "lead: Same foundation, four surfaces.", "lead: Same: four # x", 'lead: "Same: four" # x'],
  ["a sign at the start", "badge: Wear locs for a season", "badge: @Wear # x", 'badge: "@Wear" # x'],
  ["no space after a colon", "badge: Wear", "badge:Wear", "badge: Wear"],
  ["a fact typed out", "Call to Book: ${business.phone}", "Call 540-555-0142", "Call ${business.phone}"],
  [
    "a fact typed out between brackets",
    "- label: See Free Times\n        to: ${booking.url}",
    "- { label: Call,  to: tel:+15405550142 }",
    '- { label: Call,  to: "${business.phone|tel}" }',
  ],
])("%s is mended at its place, and every other byte stays", async (_, before, typed, mended) => {
  expect(await fixed(before, typed)).toBe(
    salon()
      .read(FILE)
      .replace(before, () => mended),
  );
});

test.each([
  ["the page that a dead link may have meant", "(/services)", "(/servises)"],
  ["a name that nobody can guess", "    lead: All", "    subtitle: All"],
  ["a sum that two facts have", "badge: Wear", "badge: A $50 deposit; wear"],
])("%s is left to people", async (_, before, typed) => {
  expect(await fixed(before, typed)).toBe(
    salon()
      .read(FILE)
      .replace(before, () => typed),
  );
});

test("what one mistake hides is mended too, and the command says what is left", async () => {
  const pages = salon();
  pages.change(FILE, "badge: Wear", "badge: @Wear");
  pages.change(FILE, "    lead: All", "    laed: All");
  pages.change(FILE, "(/services)", "(/nowhere-at-all)");
  const dry = await pages.run("fix", "--dry-run");
  expect(dry.said).toContain("This was a dry run");
  expect(pages.read(FILE)).toContain("laed");
  const { code, said } = await pages.run("fix");
  expect(said).toContain('+    badge: "@Wear locs for a season"');
  expect(said).toContain("mends: yaml/quotes-needed, schema/unknown-property");
  expect(said).toContain("There is no page /nowhere-at-all.");
  expect(code).toBe(1);
  expect(pages.read(FILE)).toContain('    badge: "@Wear locs for a season"\n');
  expect(pages.read(FILE)).toContain("    lead: All");
});
