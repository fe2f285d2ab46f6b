import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { setVisitorSettings } from "./support/visitorSettings";

const browser = useBrowser();

/** In pixels: where each cell of a table's rows is, row by row; nothing for an empty cell that is not shown. */
const rowsOf = (page: Page, table: string) =>
  page.locator(`${table} tbody tr`).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.children].map((cell) => {
        const { left, right, top, width } = cell.getBoundingClientRect();
        return width > 0 && cell.textContent ? { left, right, top, width } : undefined;
      }),
    ),
  );

/** Some forty characters of running text. */
const READABLE = 280;

/** Which columns are at the end of the row on a tablet, and which has the details; all count from 0. */
const tables = [
  { route: "/services", table: "#baths", details: 1, atEnd: [2, 3] },
  { route: "/price-finder", table: "#day", details: 2, atEnd: [3, 4] },
];

test.each(tables)(
  "the columns of $route $table fit a tablet: details in readable lines, prices and times below each other",
  async ({ route, table, details, atEnd }) => {
    const page = await browser.open(route, { viewport: { width: 768, height: 1024 } });
    const rows = await rowsOf(page, table);
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) expect(row[details]?.width).toBeGreaterThan(READABLE);
    const ends = rows.flatMap((row) => atEnd.flatMap((column) => (row[column] ? [Math.round(row[column].right)] : [])));
    expect(new Set(ends).size).toBe(1);

    await page.setViewportSize({ width: 1280, height: 800 });
    for (const row of await rowsOf(page, table)) {
      const tops = row.flatMap((cell) => (cell ? [cell.top] : []));
      expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(30);
    }
  },
);

test("on a phone the details of a price list have the whole width of its row", async () => {
  const page = await browser.open("/services", { viewport: { width: 360, height: 740 } });
  for (const [name, details, , price] of await rowsOf(page, "#baths")) {
    expect(details?.left).toBeCloseTo(name?.left ?? 0);
    expect(details?.right).toBeCloseTo(price?.right ?? 0);
    expect(details?.top).toBeGreaterThan(price?.top ?? 0);
  }
});

test("with letters twice the size a phone shows the price of a row below its name", async () => {
  const page = await browser.open("/services", { viewport: { width: 390, height: 844 } });
  await setVisitorSettings(page, { largeText: true });
  for (const [name, , , price] of await rowsOf(page, "#baths")) {
    expect(price?.left).toBeCloseTo(name?.left ?? 0);
    expect(price?.top).toBeGreaterThan(name?.top ?? 0);
  }
});
