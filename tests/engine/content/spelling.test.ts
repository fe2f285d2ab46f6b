// @module-tag slow
import { expect, test } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { type Dictionary, readEnglish } from "../../../renderer/content/site/spelling/english";
import { wordsIn } from "../../../renderer/content/site/spelling/misspellings";
import { contentFolder, page } from "./folder";

// The first check of a new word loads the dictionaries.

async function misspelled(text: string, words?: string) {
  const cwd = contentFolder({ "a.yaml": text, ...(words === undefined ? {} : { "words.txt": words }) });
  const { problems } = await checkFolder({ dir: "pages", publicDir: "public", cwd, spelling: true });
  // The typeface of the site has no Japanese.
  const others = problems.filter(({ rule }) => rule !== "fonts/missing-character");
  return others.map(({ line, column, endColumn, rule, suggestion }) =>
    `${line}:${column}-${endColumn} ${rule} ${suggestion ?? ""}`.trim(),
  );
}

test("a misspelled word is reported at its own position, with the nearest correct one", async () => {
  const text = `${page("A")}    lead: Your **apointment**, and the next [Apointment](/services) of \${business.name}.\n`;
  expect(await misspelled(text)).toEqual(["6:18-28 text/spelling appointment", "6:46-56 text/spelling Appointment"]);
});

test("the second of two is marked at its own position", async () => {
  expect(await misspelled(`${page("A")}    lead: Coat and coatt, more coatt.\n`)).toEqual([
    expect.stringMatching(/^6:20-25 text\/spelling /),
    expect.stringMatching(/^6:32-37 text\/spelling /),
  ]);
});

test("the site's own words are right, a name only with its capital", async () => {
  const text = `${page("A")}    lead: Dematting fullgroom in Quantiko, not quantiko. Quantiko's best.\n`;
  expect(
    await misspelled(text, "# own\nHarborview\ndematting\nfullgroom # one word here\nQuantiko\nAutomations\n"),
  ).toEqual([expect.stringMatching(/^6:48-56 /)]);
});

test("British spelling is reported", async () => {
  expect(await misspelled(`${page("A")}    lead: Any colour.\n`)).toEqual(["6:15-21 text/spelling color"]);
});

test("names of companies, genitives and words of other scripts are right, a capital in the wrong place is not", async () => {
  const text = `${page("A")}    lead: Pay the groomer's fee by PayPal or WhatsApp. See our FAQs, 日本語 too, and hTis.\n`;
  expect(await misspelled(text)).toEqual([expect.stringMatching(/^6:83-87 .* this$/i)]);
});

test("a name with an accent and a sentence in another language are not misspellings", async () => {
  expect(await misspelled(`${page("A")}    lead: Ask Renée. Hablamos español y reservamos por correo. Yes.\n`)).toEqual(
    [],
  );
  expect(await misspelled(`${page("A")}    lead: Ask for an apointment at the café.\n`)).toEqual([
    expect.stringMatching(/appointment$/),
  ]);
});

test.each<[sentence: string, reported: number]>([
  // Three letters are a word.
  ["A zq.", 0],
  ["A zqx.", 1],
  // Another language: three unknown words and half of a sentence, or with an accent more than three in ten.
  ["any blorfta grimbelo snarfita dog is", 0],
  ["any blorfta grimbelo snarfita dog is here", 3],
  ["blorfta grimbelo", 2],
  ["any blörfta grimbelo snarfita dog is here with all", 0],
  ["any blörfta grimbelo snarfita dog is here with all others", 3],
])("in %j so many words are reported: %i", async (sentence, reported) => {
  expect(await misspelled(`${page("A")}    lead: ${sentence}\n`)).toHaveLength(reported);
});

test("addresses, facts and names with digits are not checked as words", () => {
  const text =
    "See [prices](/prisces) at https://exampel.com or exampel.com, mail helo@exampel.com, ${busines.name}, 4xx, VA, a, #threstrands";
  expect(wordsIn(text).map(({ word }) => word)).toEqual(["See", "prices", "at", "or", "mail"]);
});

test("a check without this rule looks up no word", async () => {
  const cwd = contentFolder({ "a.yaml": page("A").replace("heading: A", "heading: Apointment") });
  expect((await checkFolder({ dir: "pages", publicDir: "public", cwd })).problems).toEqual([]);
});

test.each([
  ["apointment", "appointment"],
  ["coatt", "coat"],
  ["hapily", "happily"],
  ["knotles", "Knowles"],
  ["braded", "bradded"],
  ["pirce", "price"],
  ["gurantee", "guarantee"],
  ["passon", "passion"],
  ["becuase", "because"],
  ["seperate", "separate"],
  ["goverment", "government"],
  ["Fredricksbrg", "Fredericksburg"],
  ["grooomers", "groomers"],
  ["xqzzvkw", undefined],
])("for %s, %s is suggested", async (word, right) => {
  english ??= await readEnglish();
  expect([english.has(word), english.suggest(word)]).toEqual([false, right]);
});
let english: Dictionary | undefined;
