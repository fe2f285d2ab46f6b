import { describe, expect, test } from "vitest";
import { facts } from "../site/facts";
import type { FactRow } from "../site/facts/factRow";
import { builtRoutes, readText, visiblePage } from "./support/builtPage";

const routes = [...new Set(facts.map(({ route }) => route))];

test("every built page carries facts, and every fact has its page", () => {
  expect([...routes].sort()).toEqual(builtRoutes());
});

describe.each(routes)("%s", (route) => {
  const rows = facts.filter((row) => row.route === route);
  const page = visiblePage(route);

  test.each(rows.map((row): [string, FactRow] => [`${row.fact} (${row.where})`, row]))("%s", (_, { where, shown }) => {
    const elements = [...page.querySelectorAll(where)];
    if (typeof shown === "number") return expect(elements).toHaveLength(shown);
    const texts = elements.map(readText);
    const found = texts.some((text) => shows(text, shown));
    expect(found, `${JSON.stringify(shown)} or ${shown} is in none of: ${JSON.stringify(texts, null, 2)}`).toBe(true);
  });
});

function shows(text: string, shown: string | string[] | RegExp): boolean {
  if (shown instanceof RegExp) return shown.test(text);
  let from = 0;
  for (const words of [shown].flat()) {
    const at = text.indexOf(words, from);
    if (at < 0) return false;
    from = at + words.length;
  }
  return true;
}
