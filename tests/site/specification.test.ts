import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { asTyped, builtRoutes, readText, visiblePage } from "../support/sites/builtPage";
import { facts } from "./facts";
import type { FactRow } from "./facts/factRow";

/**
 * What the specification says about this salon, looked for on the built site (`npm run build`).
 *
 * Not part of `npm test`: a marketer may change a price, a word or a page, and the specification then is
 * behind, not the site. A fact is looked for; a page or an entry that the specification does not know is fine.
 */
const routes = [...new Set(facts.map(({ route }) => route))];

test("every page of the specification is on the built site", () => {
  expect(existsSync("dist/client"), "there is a built site: npm run build").toBe(true);
  expect(builtRoutes()).toEqual(expect.arrayContaining(routes));
});

describe.each(routes)("%s", (route) => {
  const rows = facts.filter((row) => row.route === route);
  let page: Document;
  beforeAll(() => {
    page = visiblePage(route);
  });

  test.each(rows.map((row): [string, FactRow] => [`${row.fact} (${row.where})`, row]))("%s", (_, { where, shown }) => {
    const elements = [...page.querySelectorAll(where)];
    // None means none; any other number is the least that there must be.
    if (shown === 0) return expect(elements).toHaveLength(0);
    if (typeof shown === "number") return expect(elements.length).toBeGreaterThanOrEqual(shown);
    const texts = elements.map(readText);
    const found = texts.some((text) => shows(text, shown));
    expect(found, `${JSON.stringify(shown)} or ${shown} is in none of: ${JSON.stringify(texts, null, 2)}`).toBe(true);
  });
});

/** Compared as typed, and without regard to capitals: those are a matter of style, not of the specification. */
function shows(text: string, shown: string | string[] | RegExp): boolean {
  if (shown instanceof RegExp) return shown.test(text);
  let from = 0;
  const lower = text.toLowerCase();
  for (const words of [shown].flat()) {
    const at = lower.indexOf(asTyped(words).toLowerCase(), from);
    if (at < 0) return false;
    from = at + words.length;
  }
  return true;
}
