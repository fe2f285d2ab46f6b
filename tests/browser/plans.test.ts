import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";

const browser = useBrowser("fixture-tallyboard");

/** The prices that a visitor sees, in their order. */
const prices = (page: Page) => page.locator("#plans li p:has(strong):visible").allInnerTexts();

const MONTHLY = ["Free", "$12 per month", "$39 per month"];
const YEARLY = ["Free", "$120 per year", "$390 per year"];

test.each([true, false])("a visitor chooses between month and year, script: %s", async (javaScriptEnabled) => {
  const page = await browser.open("/pricing", { javaScriptEnabled });
  expect(await prices(page)).toEqual(MONTHLY);
  const choice = page.getByRole("group", { name: "Payment" });
  await choice.getByRole("radio", { name: "Yearly Two months free" }).check();
  expect(await prices(page)).toEqual(YEARLY);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => prices(page)).toEqual(MONTHLY);
});

test("on paper both prices are there, and no choice", async () => {
  const page = await browser.open("/pricing");
  await page.emulateMedia({ media: "print" });
  expect(await prices(page)).toEqual(["Free", "$12 per month", "$120 per year", "$39 per month", "$390 per year"]);
  await expect.poll(() => page.getByRole("radio").count()).toBe(0);
});
