import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const browser = useBrowser("fixture-tallyboard");

const list = (page: Page) => page.getByRole("region", { name: "All changes" });
const headings = (page: Page) => list(page).getByRole("heading", { level: 3 }).allTextContents();
const first = ["Take it away as a table", "Last week beside this one"];

describe.each([true, false])("a long list, script: %s", (javaScriptEnabled) => {
  test("is read to its end and back by the keys, and each heading leads to its page", async () => {
    const page = await browser.newPage({ javaScriptEnabled });
    const watch = watchPage(page);
    await page.goto("/changes");
    expect(await headings(page)).toEqual(first);
    await list(page).getByRole("link", { name: "Next page" }).press("Enter");
    await page.waitForURL("**/changes/page/2");
    expect(await headings(page)).toEqual(["Larger buttons"]);
    await expect.poll(() => page.title()).toBe("What Changed on the Board | Tallyboard, Page 2 of 2");
    await list(page).getByRole("link", { name: "Previous page" }).press("Enter");
    await page.waitForURL(/\/changes$/);
    await list(page).getByRole("link", { name: first[0] }).press("Enter");
    await page.getByRole("heading", { level: 1, name: first[0] }).waitFor();
    expect(watch.errors).toEqual([]);
  });
});

test.each(WIDTHS)("the whole card can be pressed at %i px, and axe finds nothing on either part", async (width) => {
  const page = await browser.open("/changes", { viewport: { width, height: 800 }, reducedMotion: "reduce" });
  expect(await axeFindings(page, "main")).toEqual([]);
  await page.goto("/changes/page/2");
  expect(await axeFindings(page, "main")).toEqual([]);
  await page.goBack();
  const item = list(page).getByRole("listitem").first();
  const { width: across = 0, height = 0 } = (await item.boundingBox()) ?? {};
  await item.click({ position: { x: across / 2, y: height - 2 } });
  await page.waitForURL("**/changes/export");
});
