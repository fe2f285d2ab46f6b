import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";

const browser = useBrowser();

const FEATURES = 8;

const block = (page: Page) => page.locator('[data-island="Comparison"]');

/** What a screen reader finds: it knows nothing of what is hidden by CSS. */
async function forms(page: Page): Promise<{ tables: number; cards: number }> {
  const tree = await block(page).ariaSnapshot();
  return { tables: tree.match(/- table\b/g)?.length ?? 0, cards: tree.match(/- listitem\b/g)?.length ?? 0 };
}

const expected = (width: number) => (width >= 1024 ? { tables: 1, cards: 0 } : { tables: 0, cards: FEATURES });

describe.each([...WIDTHS, 1023, 1024])("at %i px", (width) => {
  test("there is one form, before waking and after it, and nothing moves between", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const shift = await watchLayoutShift(page);
    const release = await holdBack(page, ISLAND_CODE);
    await page.goto("/why-choose-us");
    await block(page).scrollIntoViewIfNeeded();
    const before = await block(page).boundingBox();
    expect(await block(page).locator("table").count()).toBe(1);
    expect(await forms(page)).toEqual(expected(width));

    await shift.begin();
    release();
    await page.locator('[data-island="Comparison"][data-state="awake"]').waitFor();
    expect(await block(page).locator("table").count()).toBe(expected(width).tables);
    expect(await forms(page)).toEqual(expected(width));
    expect((await block(page).boundingBox())?.height).toBe(before?.height);
    expect(await shift.sum()).toBe(0);
  });

  test("without JavaScript there is one form too", async () => {
    const page = await browser.open("/why-choose-us", { viewport: { width, height: 800 }, javaScriptEnabled: false });
    expect(await forms(page)).toEqual(expected(width));
  });
});

test("the awake block follows a screen that is turned", async () => {
  const page = await browser.open("/why-choose-us", { viewport: { width: 768, height: 1024 } });
  await block(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island="Comparison"][data-state="awake"]').waitFor();
  expect(await forms(page)).toEqual(expected(768));
  await page.setViewportSize({ width: 1024, height: 768 });
  await block(page).locator("table").waitFor();
  expect(await forms(page)).toEqual(expected(1024));
});

test.each(WIDTHS)("axe finds nothing on the comparison at %i px", async (width) => {
  const page = await browser.open("/why-choose-us", { viewport: { width, height: 800 } });
  await block(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island="Comparison"][data-state="awake"]').waitFor();
  expect(await axeFindings(page, '[data-island="Comparison"]')).toEqual([]);
});
