import { expect, test } from "vitest";
import { brief, checkFiles, page } from "./folder";

const subject = (words: string, faq: string, more = "") =>
  `${page("${style}", `vars: { style: ${words} }\n${more}`)}  - type: faq\n    heading: What owners ask us\n    items:\n${faq}`;
const item = (question: string, answer: string) => `      - question: ${question}\n        answer: ${answer}\n`;

const COATS = subject("Curly Coats", item("How often?", "We comb them strand by strand, from the root to the tip."));

/** The problems of a page about nail trims, beside one about curly coats. */
async function reported(faq: string, more = "") {
  const { problems } = await checkFiles({ "coats.yaml": COATS, "trims.yaml": subject("Nail Trims", faq, more) });
  return brief(problems).filter((line) => !line.includes("near-duplicate"));
}

test("an answer with the same words is reported on the later page", async () => {
  const copied = item("Does it hurt?", "We comb them strand by strand, from the root to the tip!");
  expect(await reported(copied)).toEqual(["pages/trims.yaml:11:17 text/copied"]);
});

test.each([
  ["an answer", item("Does it hurt?", "A curly coat feels nothing at all.")],
  ["a question", item("How often do curly coats need it?", "Once a month.")],
])("%s that speaks only of the other subject is reported", async (_, faq) => {
  expect(await reported(faq)).toEqual([expect.stringMatching(/^pages\/trims\.yaml:\d+:\d+ text\/copied$/)]);
});

test.each([
  ["names both", item("Does it hurt?", "Nail trims hurt no more than curly coats do.")],
  ["compares", item("Does it hurt?", "Curly coats are slower than this.")],
  ["links to the other page", item("Does it hurt?", "See [curly coats](/coats) for that.")],
  ["shares a few words", item("How often?", "Once a month or so.")],
])("a text that %s is not reported", async (_, faq) => {
  expect(await reported(faq)).toEqual([]);
});

test("a button that leads to no other page and names only the other subject is reported", async () => {
  const button = (to: string) =>
    `${item("How often?", "Once a month.")}  - type: callToAction\n    heading: Book nail trims\n    actions:\n      - { label: Book Curly Coats, to: "${to}" }\n`;
  expect(await reported(button("tel:+15035550174"))).toContainEqual(expect.stringMatching(/text\/copied$/));
  expect((await reported(button("/coats"))).filter((line) => line.endsWith("text/copied"))).toEqual([]);
});

test("a subject is found whose letters are beyond 16 bits", async () => {
  const files = (words: string, faq: string) => subject(words, item("How often?", faq));
  const { problems } = await checkFiles({
    "adlam.yaml": files("𞤀𞤣𞤤𞤢𞤥 Coats", "We comb them strand by strand, from the root to the tip."),
    "trims.yaml": files("Nail Trims", "An 𞤢𞤣𞤤𞤢𞤥 coat feels nothing at all."),
  });
  expect(brief(problems)).toContainEqual(expect.stringMatching(/trims\.yaml:\d+:\d+ text\/copied$/));
});
