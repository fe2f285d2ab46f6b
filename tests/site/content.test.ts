import { expect, test } from "vitest";
import { builtRoutes, readText, visiblePage } from "../support/sites/builtPage";

test.each(builtRoutes())("every question on %s has an answer, and none is about the site itself", (route) => {
  for (const item of visiblePage(route).querySelectorAll("details:has(h3)")) {
    const [question = "", ...answer] = Array.from(item.children, readText);
    expect(answer.join(" "), question).not.toMatch(/\b(?:please ask|ask (?:when you book|us first|for a takedown))\b/i);
    expect(question).not.toMatch(/services page|price list|table of services/i);
  }
});

test("the list of all styles is the same on the home page and on the services page", () => {
  const rows = (route: string) =>
    Array.from(visiblePage(route).querySelectorAll("#all-styles li"), (row) => ({
      to: row.querySelector("a")?.getAttribute("href"),
      // Name and description: prices and hours are those of the tables on the same page.
      said: [...row.querySelectorAll("h3, p")].map(readText),
    }));
  expect(rows("/")).toHaveLength(12);
  for (const { said } of rows("/")) expect(said).toEqual([expect.any(String), expect.not.stringMatching(/[$\d]/)]);
  expect(rows("/")).toEqual(rows("/services"));
});
