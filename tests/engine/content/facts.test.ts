import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { Facts, fillFile } from "../../../renderer/content/facts/facts";
import { brief, checkFiles, page } from "./folder";

const SITE = readFileSync(path.resolve(import.meta.dirname, "../mistakes/site/pages/site.yaml"), "utf8");
const facts = Facts.ofSite(parse(SITE));
const fill = (text: string, names: Facts = facts) => names.fill(text, () => {});

test.each([
  ["${business.phone}", "(503) 555-0174"],
  ["Call ${ business.phone } or book at ${booking.url}.", "Call (503) 555-0174 or book at https://booking.example/."],
  ["${facts.longevity}, curly coats ${facts.longevity.curly}", "4-8 weeks, curly coats 2-4 weeks"],
  ["${business.address}", "12 Maple Street, Harborview, OR 97109"],
  ["${business.address|url}", "12%20Maple%20Street%2C%20Harborview%2C%20OR%2097109"],
  ["${business.longitude}", "-123.9351"],
  ["$165 and {up}", "$165 and {up}"],
  ["${nobody}", "${nobody}"],
])("%s is filled in as %s", (text, filled) => {
  expect(fill(text)).toBe(filled);
});

test("a page's own names come first, and may use facts", () => {
  const own = facts.withVars({ town: "${business.city}", price: 165, "business.phone": "mine" });
  expect(fill("${town}, from $${price}, ${business.phone}", own)).toBe("Harborview, from $165, mine");
});

test("only texts are filled in, and the original stays as it was", () => {
  const data = { text: "${business.city}", count: 3, list: ["${business.region}", true, null], same: { a: "b" } };
  const before = structuredClone(data);
  const filled = fillFile(data, facts).data as typeof data;
  expect(filled).toEqual({ ...data, text: "Harborview", list: ["OR", true, null] });
  expect(data).toEqual(before);
  expect(filled.same).toBe(data.same);
});

test("facts that refer to each other in a circle are one problem, where the circle closes", async () => {
  const site = SITE.replace("name: Maple Street Dog Grooming", "name: A ${business.tagline}").replace(
    "tagline: Gentle dog grooming",
    "tagline: B ${business.name}",
  );
  const { problems } = await checkFiles({ "site.yaml": site, "a.yaml": page("${business.name}") });
  expect(brief(problems)).toEqual(["pages/site.yaml:4:14 facts/circle"]);
});

test("only the unknown name is marked, at its position in a long text", async () => {
  const text = page("A").replace(
    "heading: A",
    "heading: A\n    lead: >-\n      One line,\n      then ${busines.city} it is.",
  );
  const { problems } = await checkFiles({ "a.yaml": text });
  expect(problems).toMatchObject([{ line: 8, column: 12, endLine: 8, endColumn: 27, suggestion: "business.city" }]);
});

test("a value that could not be filled in is not also reported for its form", async () => {
  const { problems } = await checkFiles({
    "site.yaml": SITE.replace("https://booking.example/\n", "${busines.url}\n"),
  });
  expect(problems.map(({ rule }) => rule)).toEqual(["facts/unknown-name"]);
});

const open = (days: string[], opens: string, closes: string) => ({ days, opens, closes });
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test.each([
  [
    [open([...WEEKDAYS, "Saturday"], "07:00", "18:00")],
    "en-US",
    {},
    "Monday to Saturday 7:00 AM to 6:00 PM, Sunday closed",
  ],
  [
    [open([...WEEKDAYS.slice(1), "Saturday"], "08:00", "17:00")],
    "en-US",
    {},
    "Tuesday to Saturday 8:00 AM to 5:00 PM, Sunday and Monday closed",
  ],
  [[open([...WEEKDAYS, "Saturday", "Sunday"], "00:00", "12:00")], "en", {}, "Monday to Sunday 12:00 AM to 12:00 PM"],
  [
    [open(WEEKDAYS, "08:30", "12:00"), open(WEEKDAYS, "13:00", "17:00")],
    undefined,
    {},
    "Monday to Friday 8:30 AM to 12:00 PM and 1:00 PM to 5:00 PM, Saturday and Sunday closed",
  ],
  [
    [open(WEEKDAYS, "09:00", "18:00"), open(["Saturday"], "10:00", "14:00")],
    "de-DE",
    { closed: "Ruhetag" },
    "Montag bis Freitag 9:00 bis 18:00 Uhr, Samstag 10:00 bis 14:00 Uhr, Sonntag Ruhetag",
  ],
  [
    [open(WEEKDAYS, "09:00", "17:30")],
    "fr-CA",
    undefined,
    "du lundi au vendredi de 9 h 00 à 17 h 30, samedi et dimanche fermé",
  ],
  [
    [open(WEEKDAYS, "09:00", "17:00")],
    "da-DK",
    { timeRange: "{opens}-{closes}" },
    "mandag til fredag 9.00-17.00, lørdag og søndag lukket",
  ],
  [
    [open(WEEKDAYS, "09:00", "17:00")],
    "ja-JP",
    { dayRange: "{first}から{last}", timeRange: "{opens}～{closes}" },
    "月曜日から金曜日 9:00～17:00、土曜日、日曜日 休業",
  ],
  [
    [
      open(["Monday"], "00:00", "24:00"),
      open(["Tuesday"], "18:00", "02:00"),
      { days: ["Friday"], byAppointment: true },
    ],
    "de-DE",
    undefined,
    "Montag durchgehend geöffnet, Dienstag 18:00 bis 2:00 Uhr, Mittwoch und Donnerstag geschlossen, Freitag nach Vereinbarung, Samstag und Sonntag geschlossen",
  ],
  [
    [open(WEEKDAYS, "09:00", "17:00")],
    "et-EE",
    { dayRange: "{first} kuni {last}", timeRange: "{opens}-{closes}" },
    "esmaspäev kuni reede 9:00-17:00, laupäev ja pühapäev closed",
  ],
])("opening hours in words", (openingHours, language, labels, words) => {
  const names = Facts.ofSite({ language, labels, business: { openingHours } });
  expect(fill("${business.hours}", names)).toBe(words);
});

test.each([
  ["phone", "(503) 555-0174", "tel:+15035550174"],
  ["phone", "+45 12 34 56 78", "tel:+4512345678"],
  ["name", "Maple Street", "${business.name|tel}"],
])("%s %s as a link is %s", (name, value, link) => {
  expect(fill(`\${business.${name}|tel}`, Facts.ofSite({ business: { [name]: value } }))).toBe(link);
});

test.each(["hours: daily", "address: here", "priceRange: $1-$2", "phoneLink: tel:+15035550174"])(
  "%s is derived from other facts, so that site.yaml cannot state it",
  async (line) => {
    const { problems } = await checkFiles({ "site.yaml": SITE.replace("  phone:", `  ${line}\n  phone:`) });
    expect(problems).toMatchObject([{ line: 7, column: 3, rule: "schema/unknown-property" }]);
    expect(problems[0]?.message).toContain("is not written here: it is made of");
  },
);

test.each(["constructor", "toString", "tel|url"])("%s is not a filter", async (filter) => {
  const { problems } = await checkFiles({ "a.yaml": page(`\${business.phone|${filter}}`) });
  expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(["facts/unknown-filter"]));
});

test("the price range is computed from the prices of the published pages, without free offers, surcharges and drafts", async () => {
  const prices = (...written: string[]) =>
    `  - type: priceTable\n    layout: menu\n    heading: Prices\n    rows:\n${written.map((price, i) => `      - { name: Groom ${i}, price: "${price}" }\n`).join("")}`;
  const { content, problems } = await checkFiles({
    "a.yaml": `${page("A")}${prices("From $75", "Free", "+$30", "Call for pricing", "$18-$1,250")}`,
    "b.yaml": `draft: true\n${page("B")}${prices("$5")}`,
  });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  expect(content.site?.derived.priceRange).toBe("$18-$1,250");
  expect((await checkFiles()).content.site?.derived).not.toHaveProperty("priceRange");
});
