import { expect, test } from "vitest";
import { withBreakableSpaces } from "../../../renderer/base/invisible";
import { readMarkdown } from "../../../renderer/content/markdown/readMarkdown";
import { parsePrice } from "../../../renderer/contract/parsePrice";
import { plainText } from "../../../renderer/contract/richText";
import type { Site } from "../../../renderer/contract/types.generated";
import { us } from "../../../renderer/countries/us";
import { namesOf, typographyOf, typographyOfSite } from "../../../renderer/page/typography";

const { words, nodes, head } = typographyOf("en-US");
/** With `_` for a space that does not break. */
const typed = (text: string) => words(text).replaceAll("\u00a0", "_");

test.each([
  ["We don't. The parents' \"knotless\" set", "We don’t. The parents’ “knotless” set"],
  ["\"She said 'sit.'\"", "“She said ‘sit.’”"],
  ["'Tis from the '90s, \"Route 66\"", "’Tis from the ’90s, “Route_66”".replace("_", " ")],
  ['("and up") - "so"', "(“and_up”) - “so”"],
  ["4-6 hours", "4–6_hours"],
  ["From $45-$50, $1,200-$1,400", "From $45–$50, $1,200–$1,400"],
  ["9 AM to 6 PM, 7:00-9:30 p.m.", "9_AM_to_6_PM, 7:00–9:30_p.m."],
  ["$165 and up, 30+ years, 5 military bases", "$165_and_up, 30+_years, 5_military bases"],
  ["100 Sample Street, Fredericksburg, VA 22401", "100 Sample Street, Fredericksburg,_VA_22401"],
  ["Last-Minute Braids in Fredericksburg, VA", "Last-Minute Braids_in Fredericksburg,_VA"],
  ["braiders near Colonial Beach, VA, in May", "braiders_near Colonial Beach,_VA, in May"],
])("%s", (written, expected) => {
  expect(typed(written)).toBe(expected);
});

test.each([
  ["en-US", "Last-Minute Braids in Fredericks, VA", "Last-Minute Braids in_Fredericks,_VA"],
  ["en-US", "Braids in Kaleidoscopeville, VA", "Braids_in Kaleidoscopeville,_VA"],
  ["en-US", "How to Care for the Ends", "How to_Care for_the_Ends"],
  ["de-DE", "Zöpfe für die Hochzeit in Ulm", "Zöpfe für_die_Hochzeit in_Ulm"],
  ["fr-FR", "Le prix de la pose", "Le_prix de_la_pose"],
  ["es-MX", "Trenzas en el centro", "Trenzas en_el_centro"],
  ["pt-BR", "Tranças no centro da cidade", "Tranças no_centro da_cidade"],
  ["he-IL", "צמות של הסבתא", "צמות של_הסבתא"],
  ["ja-JP", "編み込みの料金", "編み込みの料金"],
])("%s: no line of a heading ends in a small word: %s", (language, written, expected) => {
  const set = typographyOf(language).heading([written]);
  expect(plainText(set).replaceAll("\u00a0", "_")).toBe(expected);
  expect(typographyOf(language).heading(set)).toEqual(set);
});

test("the names of the business and its town with the region stay whole, in any language, if a line has room", () => {
  const names = namesOf({
    name: "Three Strands Braiding Studio",
    shortName: "Three Strands",
    city: "Ulm",
    region: "Bayern",
  });
  const set = (language: string) =>
    typographyOf(language, names).words("About Three Strands Braiding Studio in Ulm, Bayern");
  for (const language of ["en-US", "de-DE"]) {
    expect(set(language).replaceAll("\u00a0", "_")).toBe("About Three_Strands Braiding_Studio in Ulm,_Bayern");
  }
  const long = {
    name: "The Very Best Hair Studio",
    shortName: "The Very Best Hair",
    city: "Llanfairpwllgwyngyll",
    region: "Wales",
  };
  expect(namesOf(long)).toEqual(["The Very Best Hair"]);
  expect(namesOf({ name: "One Name", city: "Ulm", region: "B" })).toEqual(["Ulm, B"]);
});

test("a postal code, a phone and a street of the site have their own hyphens wherever they are", () => {
  const { words } = typographyOfSite({
    language: "en-US",
    business: { name: "Akme", postalCode: "30-312", phone: "12 345-67", street: "12-14 mill road" },
    places: [{ id: "b", name: "B", postalCode: "40-400" }],
  } as unknown as Site);
  const set = (text: string) => words(text).replaceAll("\u00a0", "_");
  expect(set("12-14 mill road, 30-312 Kraków, 10-12")).toBe("12-14_mill road, 30-312 Kraków, 10–12");
  expect(set("40-400 Ulm, 40-41")).toBe("40-400 Ulm, 40–41");
});

test.each([
  "(540) 555-0142",
  "540-555-0142 today",
  "+1 540 555 0142",
  "2026-11-21",
  "a 24-hour day",
  "24/7",
  'a 18" strand, 5\' 4" tall',
  "3 to 4 for 2 of the 5",
  "tel:+15405550142 https://a.example/1-2",
  "Already “set”: don’t, 4–6\u00a0hours",
])("%s stays as it is", (text) => {
  expect(words(text)).toBe(text);
});

test("the price of a range is read as before", () => {
  expect(parsePrice(words("$45-$50"), us.money)).toEqual({ minPrice: 45, maxPrice: 50 });
  expect(withBreakableSpaces(words("4-6 hours"))).toBe("4–6 hours");
});

test("only quotes are changed in texts outside the page", () => {
  expect(head('"Don\'t", 4-6 hours')).toBe("“Don’t”, 4-6 hours");
});

test("a quote opens in one node and closes in another, a new paragraph starts again, and links stay", () => {
  const line = nodes(readMarkdown("Text", '"*Tribal*" for **4-6** hours, [a "b"](tel:+1-540-1)').tree);
  expect(line).toEqual([
    "“",
    { type: "emphasis", children: ["Tribal"] },
    "” for ",
    { type: "strong", children: ["4–6"] },
    "\u00a0hours, ",
    { type: "link", to: "tel:+1-540-1", children: ["a “b”"] },
  ]);
  expect(plainText(nodes(readMarkdown("RichText", 'One.\n\n"Two."\n\n- "a"\n- \'b\'').tree))).toBe(
    "One.\n“Two.”\n“a”\n‘b’",
  );
});

test("for any text, a second pass changes nothing, and the words stay the same", () => {
  const pieces = [
    ..."\"'-–—.,$ \n([“”‘’",
    "don't",
    "4-6",
    "$45",
    "and up",
    "VA",
    "22401",
    "PM",
    "hours",
    "é",
    "90s",
    "\u00a0",
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join("");
    const once = words(text);
    expect(words(once), text).toBe(once);
    expect(plainly(once), text).toBe(plainly(text));
  }
});

const plainly = (text: string) =>
  withBreakableSpaces(text).replace(/[“”]/g, '"').replace(/[‘’]/g, "'").replaceAll("–", "-");
