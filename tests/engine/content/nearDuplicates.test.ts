import { expect, test } from "vitest";
import type { PageContent } from "../../../renderer/content/model/siteContent";
import { nearestPages } from "../../../renderer/content/site/nearDuplicates/nearestPages";

/** A page of sentences; each number is a sentence of its own. */
function pageOf(name: string, numbers: number[], block: object = { type: "textSection", heading: "H" }): PageContent {
  const text = numbers.map((n) => `The ${n}a ${n}b ${n}c ${n}d ${n}e ${n}f ${n}g braids.`).join(" ");
  const source = {
    blocks: [
      { type: "hero", heading: "H" },
      { ...block, text, lead: text },
    ],
  };
  return { file: name, text: "", source, data: source, unfilled: [], values: [], route: `/${name}` };
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => from + i);

test("a page is compared by its runs of five words, and the blocks that are the same are named", () => {
  const found = nearestPages([pageOf("a", range(0, 20)), pageOf("b", range(10, 30)), pageOf("c", range(50, 70))], 0.3);
  expect(found.map(({ page, other }) => `${page.file} ${other.file}`)).toEqual(["a b", "b a"]);
  expect(found[0]?.share).toBeCloseTo(0.48, 1);
  const twins = [pageOf("a", range(0, 20)), pageOf("b", range(0, 20))];
  expect(nearestPages(twins, 0.9)[0]?.blocks).toEqual([1]);
  expect(nearestPages(twins, 1), "no more than the share is allowed").toEqual([]);
});

test("facts are left out, and so are blocks that repeat", () => {
  const cards = { type: "contactCards", heading: "H" };
  expect(nearestPages([pageOf("a", range(0, 20), cards), pageOf("b", range(0, 20), cards)], 0.1)).toEqual([]);
  const facts = (name: string) => {
    const lead = Array.from({ length: 90 }, (_, i) => `\${fact${i}} ${name}${i}`).join(" ");
    return { ...pageOf(name, []), source: { blocks: [{ type: "hero", heading: "H", lead }] } };
  };
  expect(nearestPages([facts("a"), facts("b")], 0.01)).toEqual([]);
});

test("running text is judged: not headings, buttons, names, prices or questions", () => {
  const words = (n: number) => `The ${n}a ${n}b ${n}c ${n}d ${n}e ${n}f ${n}g braids.`;
  const standard = (name: string) => {
    const rows = range(0, 20).map((n) => ({ name: words(n), price: words(n), duration: words(n) }));
    const items = range(0, 20).map((n) => ({ question: words(n), answer: `Only ${name} says ${n}${name}.` }));
    const actions = range(0, 20).map((n) => ({ label: words(n), to: "/" }));
    const blocks = [
      { type: "hero", heading: words(1), actions },
      { type: "priceTable", heading: range(20, 60).map(words).join(" "), rows },
      { type: "faq", heading: words(2), items },
      {
        type: "textSection",
        heading: "H",
        text: range(0, 20)
          .map((n) => `${name} ${n}${name}a ${n}${name}b ${n}${name}c`)
          .join(" "),
      },
    ];
    return { ...pageOf(name, []), source: { blocks } };
  };
  expect(nearestPages([standard("a"), standard("b")], 0.01)).toEqual([]);
});

test("a page of few words is never a near duplicate", () => {
  expect(nearestPages([pageOf("a", [1, 2]), pageOf("b", [1, 2])], 0.1)).toEqual([]);
});

/** A page of words in a row, of which the first ones are those of every such page. */
function pageOfWords(name: string, shared: number, own: number): PageContent {
  const words = [...range(0, shared).map((n) => `all${n}`), ...range(0, own).map((n) => `${name}${n}`)];
  const source = { blocks: [{ type: "textSection", heading: "H", text: words.join(" ") }] };
  return { file: name, text: "", source, data: source, unfilled: [], values: [], route: `/${name}` };
}
const sharesOf = (shared: number, own: number) =>
  nearestPages([pageOfWords("a", shared, own), pageOfWords("b", shared, own)], 0.3).map(({ share }) => share);

test("a page has at least fifty runs of five words, and more than the share that is allowed", () => {
  expect(sharesOf(54, 0)).toEqual([1, 1]);
  expect(sharesOf(53, 0)).toEqual([]);
  // A hundred runs each, of which 30 or 31 are shared.
  expect(sharesOf(34, 70)).toEqual([]);
  expect(sharesOf(35, 69)).toEqual([0.31, 0.31]);
});

test("among thousands of pages the clone is found, and so are thousands of clones", () => {
  const many = range(0, 2000).map((n) => pageOf(`p${n}`, range(n * 50, n * 50 + 20)));
  const clone = pageOf("clone", range(1000 * 50, 1000 * 50 + 20));
  expect(nearestPages([...many, clone], 0.3).map(({ page }) => page.file)).toEqual(["p1000", "clone"]);

  const clones = range(0, 2000).map((n) => pageOf(`p${n}`, range(0, 20)));
  expect(nearestPages(clones, 0.3)).toHaveLength(2000);
});
