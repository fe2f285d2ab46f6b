import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { holdBack } from "./support/holdBack";

const browser = useBrowser();

/** How many blocks are laid out only when they come near. */
const leftOut = (page: Page) =>
  page
    .locator("main > *, body > footer")
    .evaluateAll((blocks) => blocks.filter((one) => getComputedStyle(one).contentVisibility === "auto").length);

test("what is below the first view is laid out after the typefaces", async () => {
  const page = await browser.newPage();
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  expect(await leftOut(page)).toBeGreaterThan(2);
  release();
  await expect.poll(() => leftOut(page)).toBe(0);
});

test("for a part that the address names, all is laid out at once", async () => {
  const page = await browser.newPage();
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  const id = await page.locator("main > section").last().getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/services#${id}`, { waitUntil: "domcontentloaded" });
  await expect.poll(() => leftOut(page)).toBe(0);
  release();
});

test("for a sheet of paper, nothing is left out", async () => {
  const page = await browser.newPage();
  const release = await holdBack(page, "**/*.woff2");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await page.emulateMedia({ media: "print" });
  expect(await leftOut(page)).toBe(0);
  release();
});
