import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { type Change, type DiffReport, KINDS, type Kind } from "../../../renderer/diff/change";
import { formatHtml } from "../../../renderer/diff/format/html";
import { type Built, page, reportBetween } from "./madeUp";
import { NOT_FOR_PEOPLE, peopleRead } from "./peopleRead";

/** Each thing that people are told, with the pages. */
const told = (report: DiffReport) =>
  [...parseHTML(formatHtml(report)).document.querySelectorAll(".told > li")].map((item) =>
    [item.querySelector("h2, h3"), item.querySelector("p")].map((line) => line?.textContent ?? "").join(" | "),
  );

const main = (text: string) => page({ main: text });
const CASES: [string, Built, Built, string[]][] = [
  [
    "a price of two pages",
    { "index.html": main("<p>From $140</p>"), "box-braids/index.html": main("<p>From $140</p>") },
    { "index.html": main("<p>From $150</p>"), "box-braids/index.html": main("<p>From $150</p>") },
    ["Price: $140 becomes $150 | On 2 pages: Home, Box braids"],
  ],
  [
    "a phone number on every page",
    Object.fromEntries(["", "a/", "b/"].map((name) => [`${name}index.html`, main("<p>(540) 555-0142</p>")])),
    Object.fromEntries(["", "a/", "b/"].map((name) => [`${name}index.html`, main("<p>(540) 555-0143</p>")])),
    ["Phone number: (540) 555-0142 becomes (540) 555-0143 | On every page"],
  ],
  [
    "words within a text",
    { "index.html": main("<p>We open the door at nine.</p>") },
    { "index.html": main("<p>We open the shop at nine.</p>") },
    ["Text: We open the door shop at nine. | On Home"],
  ],
  [
    "a text that is new",
    { "index.html": main("<section><h2>Hours</h2><p>By day.</p></section>") },
    { "index.html": main("<section><h2>Hours</h2><p>By day.</p><p>Ring the bell twice.</p></section>") },
    ["New text: Ring the bell twice. | On Home, under “Hours”"],
  ],
  [
    "where a link leads",
    {
      "index.html": main('<a href="/a#x">Go</a><a href="tel:+15405550142">Call</a>'),
      "a/index.html": main('<p id="x">A</p>'),
      "b/index.html": page(),
    },
    {
      "index.html": main('<a href="/b">Go</a><a href="tel:+15405550143">Call</a>'),
      "a/index.html": main('<p id="x">A</p>'),
      "b/index.html": page(),
    },
    ["Link “Go”: A becomes B | On Home", "Link “Call”: +15405550142 becomes +15405550143 | On Home"],
  ],
  [
    "a page that goes, and one that comes",
    { "old/index.html": page({ title: "Old ways | Salon", main: "<p>One two three</p>" }) },
    { "new-ways/index.html": page({ title: "New ways", main: "<p>Four five six</p>" }) },
    ["Page that goes: Old ways | Old links to it lead nowhere", "New page: New ways | "],
  ],
  [
    "what only looks different, once",
    { "index.html": page({ head: "<style>p{color:red;margin:1px}</style>" }) },
    { "index.html": page({ head: "<style>p{color:blue;margin:2px}</style>" }) },
    ["Looks different | On Home"],
  ],
  [
    "a look that follows from words of the page",
    { "index.html": page({ head: "<style>p{margin:1px}</style>", main: "<p>One dog</p>" }) },
    { "index.html": page({ head: "<style>p{margin:2px}</style>", main: "<p>One cat</p>" }) },
    ["Text: One dog cat | On Home"],
  ],
  [
    "what people do not see",
    { _headers: "/*\n  x-frame-options: DENY\n", "menu.pdf": "a" },
    { _headers: "/*\n  x-frame-options: SAMEORIGIN\n", "menu.pdf": "bc" },
    [],
  ],
];

test.each(CASES)("%s", (_, before, after, expected) => {
  const report = reportBetween(before, after);
  expect(report.changes).not.toEqual([]);
  expect(told(report)).toEqual(expected);
});

test("what begins later has its day, in the same words", () => {
  const change = {
    ...{ what: "price", also: [], causes: [], from: "December 1, 2099" },
    kind: "price" as const,
  };
  const later: Change[] = [
    { ...change, routes: ["/"], before: "$20", after: "$21" },
    { ...change, kind: "route-added", what: "new page", after: "/gift-cards", routes: ["/gift-cards"] },
  ];
  const report = { ...reportBetween({}, {}), later };
  expect(told(report)).toEqual(["Price: $20 becomes $21 | On Home", "New page: Gift cards | "]);
  expect(peopleRead(formatHtml(report))).toContain("Nothing changes today\nFrom December 1, 2099");
});

test("a change of any kind is told without a word of those who make the site", () => {
  const change = (kind: Kind): Change => {
    const what = `${kind} of pages-data/about.yaml`;
    return {
      kind,
      what,
      before: "Two",
      after: "Three",
      near: "Numbers",
      routes: ["/about"],
      also: ["HTML"],
      causes: [],
    };
  };
  const report = { ...reportBetween({}, {}), changes: KINDS.map(change) };
  expect(peopleRead(formatHtml(report)).match(NOT_FOR_PEOPLE)?.[0]).toBeUndefined();
  expect(told(report).length).toBeGreaterThan(15);
});
