import { describe, expect, test } from "vitest";
import type { Change } from "../../../renderer/diff/change";
import { type Built, page, reportBetween } from "./madeUp";

const inShort = ({ kind, what, routes, before = "", after = "" }: Change) =>
  `${kind}: ${what} @ ${routes.join(" ")}: ${before} → ${after}`;

const ids = (...names: string[]) =>
  page({ main: `<div>${names.map((name) => `<p id="${name}"></p>`).join("")}</div>` });
const link = (href: string) => page({ main: `<p>See <a href="${href}">this</a></p>` });
/** The same id on another page and on another site, and an id that never was. */
const OTHERS = page({
  main: '<a href="/b#x">b</a><a href="https://b.example/a#x">a</a><a href="/a#z">z</a>',
});
const data = (value: object) =>
  page({ head: `<script type="application/ld+json">${JSON.stringify({ "@graph": [value] })}</script>` });
const script = (hash: string) => page({ head: `<script type="module" src="/assets/entry.${hash}.js"></script>` });
const redirect = '<!doctype html><title>Moved</title><meta http-equiv="refresh" content="0; url=/new">';

const CASES: [name: string, before: Built, after: Built, expected: string[]][] = [
  ["nothing", {}, {}, []],
  [
    "a broken link",
    { "index.html": link("/"), "a.txt": "" },
    { "index.html": link("/gone") },
    ["broken-link: broken link @ /:  → /gone", "file: file removed @ : a.txt, 0 B → "],
  ],
  [
    "a link to an id that is not there",
    { "index.html": link("#content") },
    { "index.html": link("#prices") },
    ["broken-link: broken link @ /:  → #prices"],
  ],
  [
    "a page that went, with links to it on a page that stayed",
    { "index.html": link("/old"), "old.html": page({ title: "Old" }) },
    { "index.html": link("/old") },
    ["broken-link: broken link @ /:  → /old", "route-removed: page removed, without a redirect @ /old: Old → "],
  ],
  [
    "an id that went from a changed page, with a link to it on a page that stayed",
    { "index.html": link("/about#x"), "about.html": ids("x", "y") },
    { "index.html": link("/about#x"), "about.html": ids("y") },
    ["broken-link: broken link @ /:  → /about#x", "markup: HTML @ /about"],
  ],
  [
    "an id that went from a page that is linked by the name of its file",
    { "index.html": link("/terms.html#%78"), "terms.html": ids("x", "y") },
    { "index.html": link("/terms.html#%78"), "terms.html": ids("y") },
    ["broken-link: broken link @ /:  → /terms.html#%78", "markup: HTML @ /terms"],
  ],
  [
    "a page with an id that redirects now, with a link to the id on a page that stayed",
    { "index.html": link("/old#x"), "old.html": ids("x") },
    { "index.html": link("/old#x"), "old.html": redirect },
    ["broken-link: broken link @ /:  → /old#x", "route-removed: page removed, redirects to /new @ /old"],
  ],
  [
    "an id that went, with links on a page that stayed to the same id of another page and of another site",
    {
      "index.html": OTHERS,
      "a.html": ids("x", "y"),
      "b.html": ids("x"),
    },
    {
      "index.html": OTHERS,
      "a.html": ids("y"),
      "b.html": ids("x"),
    },
    ["markup: HTML @ /a"],
  ],
  [
    "a redirect",
    { _redirects: "/a /b 301\n" },
    { _redirects: "/a /c 301\n" },
    ["redirect: redirect changed @ /a: /b → /c"],
  ],
  [
    "a page that redirects now",
    { "old.html": page({ title: "Old", main: "<p>Other words</p>" }) },
    { "old.html": redirect },
    ["route-removed: page removed, redirects to /new @ /old: Old → "],
  ],
  [
    "a property of the structured data",
    { "index.html": data({ "@type": "Store", email: "a@b.example" }) },
    { "index.html": data({ "@type": "Store", email: "c@b.example" }) },
    ["markup: HTML @ /"],
  ],
  [
    "another script",
    { "index.html": script("aaaaaaaa"), "assets/entry.aaaaaaaa.js": "1" },
    { "index.html": script("bbbbbbbb"), "assets/entry.bbbbbbbb.js": "let a=1;alert(a)" },
    ["markup: HTML @ /"],
  ],
  [
    "a script with another name only",
    { "index.html": script("aaaaaaaa"), "assets/entry.aaaaaaaa.js": "1" },
    { "index.html": script("bbbbbbbb"), "assets/entry.bbbbbbbb.js": "1" },
    [],
  ],
  [
    "a header",
    { _headers: "/*\n  x-frame-options: DENY\n" },
    { _headers: "/*\n  x-frame-options: SAMEORIGIN\n" },
    ["header: header x-frame-options of /* @ : DENY → SAMEORIGIN"],
  ],
  [
    "the policy of a page",
    { "index.html": page({ policy: "default-src 'none'; img-src 'self'" }) },
    { "index.html": page({ policy: "default-src 'none'; img-src 'self' https://a.example" }) },
    ["markup: HTML @ /"],
  ],
  [
    "a hash in the policy",
    { "index.html": page({ policy: "script-src 'sha256-a'" }) },
    { "index.html": page({ policy: "script-src 'sha256-b'" }) },
    [],
  ],
  [
    "the canonical address",
    { "index.html": page({ head: '<link rel="canonical" href="https://a.example/">' }) },
    { "index.html": page({ head: '<link rel="canonical" href="https://b.example/">' }) },
    ["canonical: canonical @ /: https://a.example/ → https://b.example/"],
  ],
  [
    "a page hidden from search engines",
    {},
    { "index.html": page({ head: '<meta name="robots" content="noindex">' }) },
    ["robots: robots @ /:  → noindex"],
  ],
  [
    "another order of two paragraphs",
    { "index.html": page({ main: "<section><p>One</p><p>Two and more</p><p>Three</p></section>" }) },
    { "index.html": page({ main: "<section><p>Three</p><p>One</p><p>Two and more</p></section>" }) },
    ["section-moved: text moved @ /:  → Three"],
  ],
  [
    "opening hours with their days",
    { "index.html": page({ main: "<p>Open Monday to Friday, 8 AM–5 PM</p>" }) },
    { "index.html": page({ main: "<p>Open Monday to Saturday, 9 AM–6 PM</p>" }) },
    ["hours: hours @ /: Monday to Friday, 8 AM–5 PM → Monday to Saturday, 9 AM–6 PM"],
  ],
  [
    "a date",
    { "index.html": page({ main: "<p>Closed on July 4, 2030</p>" }) },
    { "index.html": page({ main: "<p>Closed on July 5, 2030</p>" }) },
    ["date: date @ /: July 4, 2030 → July 5, 2030"],
  ],
  [
    "a range of prices",
    { "index.html": page({ main: "<p>$165–$260</p>" }) },
    { "index.html": page({ main: "<p>$175–$270</p>" }) },
    ["price: price @ /: $165–$260 → $175–$270"],
  ],
  [
    "a file for download",
    { "menu.pdf": "a" },
    { "menu.pdf": "bc" },
    ["file: file changed @ : menu.pdf, 1 B → menu.pdf, 2 B"],
  ],
];

describe("of two built sites", () => {
  test.each(CASES)("%s is reported once, and nothing else", (_, before, after, expected) => {
    const report = reportBetween(before, after);
    const found = report.changes
      .filter(({ kind }) => expected.length === 0 || !/^(words|section-)/.test(kind) || expected[0]?.startsWith(kind))
      .map(inShort);
    expect(found).toHaveLength(expected.length);
    for (const [index, text] of expected.entries()) expect(found[index]).toContain(text);
  });

  test("a price that is removed with its row is named", () => {
    const [change] = reportBetween(
      { "index.html": page({ main: "<ul><li>Wash $20</li><li>Dry $35</li></ul>" }) },
      { "index.html": page({ main: "<ul><li>Wash $20</li></ul>" }) },
    ).changes;
    expect(change).toMatchObject({ before: "Dry $35", values: [{ kind: "price", before: "$35" }] });
  });
});
