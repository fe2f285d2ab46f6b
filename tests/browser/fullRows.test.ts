import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

/** The widths of the items of a list by row, as shares of the list. */
const rowsOf = async (route: string, list: string) => {
  const page = await browser.open(route, { viewport: { width: 1280, height: 800 } });
  return page.locator(list).evaluate((element) => {
    const rows = new Map<number, number[]>();
    for (const item of element.children) {
      const { top, width } = item.getBoundingClientRect();
      const row = rows.get(Math.round(top)) ?? [];
      rows.set(Math.round(top), [...row, width / element.clientWidth]);
    }
    return [...rows.values()];
  });
};

test("seven cards are a row of four and a row of three, each full", async () => {
  const rows = await rowsOf("/price-finder", "#cards ul");
  expect(rows.map(({ length }) => length)).toEqual([4, 3]);
  for (const row of rows) {
    expect(Math.max(...row) - Math.min(...row)).toBeLessThan(0.01);
    expect(row.reduce((sum, width) => sum + width, 0)).toBeGreaterThan(0.95);
  }
});

test("a quote without a neighbor takes the whole width", async () => {
  const rows = await rowsOf("/why-choose-us", "#owners ul");
  expect(rows.map(([width = 0]) => Math.round(width))).toEqual([1, 1]);
});
