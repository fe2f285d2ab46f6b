import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

const FEATURES = 8;

const table = (page: Page) => page.getByRole("table", { name: "How We Compare" });
const label = (page: Page) =>
  table(page).getByRole("row").nth(1).locator("td").first().locator("[aria-hidden]").first();

/** How the rows are arranged: beside each other or below, in boxes of their own, or as a table. */
async function form(page: Page): Promise<"table" | "cards"> {
  const display = await table(page).evaluate((element) => getComputedStyle(element).display);
  expect(await label(page).isVisible(), "the column's name in every card").toBe(display === "block");
  return display === "table" ? "table" : "cards";
}

const expected = (width: number) => (width >= 1024 ? "table" : "cards");

describe.each([...WIDTHS, 1023, 1024])("at %i px", (width) => {
  test.each([true, false])(
    "it is one table, shown in the form that fits, JavaScript: %s",
    async (javaScriptEnabled) => {
      const page = await browser.open("/why-choose-us", { viewport: { width, height: 800 }, javaScriptEnabled });
      await expect.poll(() => form(page)).toBe(expected(width));
      await expect.poll(() => table(page).count()).toBe(1);
      const all = page.getByText("Show the whole comparison");
      if (width < 640) {
        await expect.poll(() => table(page).getByRole("rowheader").count()).toBe(3);
        const last = await table(page).getByRole("row").last().boundingBox();
        expect((await all.boundingBox())?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
        await all.click();
      } else expect(await all.isVisible()).toBe(false);
      await expect.poll(() => table(page).getByRole("row").count()).toBe(FEATURES + 1);
      await expect.poll(() => table(page).getByRole("rowheader").count()).toBe(FEATURES);
      await expect.poll(() => table(page).getByRole("cell").count()).toBe(FEATURES * 3);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
});

test("a screen reader hears each column's name with its cell, and the label in the card not a second time", async () => {
  const page = await browser.open("/why-choose-us", { viewport: { width: 360, height: 800 } });
  const rows = table(page).getByRole("row");
  await expect.poll(() => rows.first().ariaSnapshot()).toContain('columnheader "Maple Street"');
  await expect.poll(() => rows.nth(1).ariaSnapshot()).not.toContain("Maple Street");
});

test("it follows a screen that is turned", async () => {
  const page = await browser.open("/why-choose-us", { viewport: { width: 768, height: 1024 } });
  await expect.poll(() => form(page)).toBe("cards");
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => form(page)).toBe("table");
});

test("scrolling by loads no React", async () => {
  const page = await browser.newPage();
  const watch = watchPage(page);
  await page.goto("/why-choose-us", { waitUntil: "networkidle" });
  const before = await watch.scriptBytes();
  await table(page).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  expect((await watch.scriptBytes()) - before).toBeLessThan(10_000);
});
