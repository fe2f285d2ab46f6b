import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { watchLayoutShift } from "./support/layoutShift";

/** Open Tuesday to Saturday, 8 AM to 5 PM, by the clocks of Los Angeles. */
const browser = useBrowser("groomer");

/** Where visitors are, with what their own clocks would make of it. */
const ZONES = ["America/Los_Angeles", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Pacific/Auckland"];

const MOMENTS: [utc: string, words: string][] = [
  ["2031-03-11T15:00:00Z", "Open now, until 5 PM"],
  ["2031-03-12T00:00:00Z", "Closed now, opens tomorrow at 8 AM"],
  // The clocks of Los Angeles went forward two days before; those of Berlin have not yet.
  ["2031-03-09T12:00:00Z", "Closed now, opens Tuesday at 8 AM"],
];

const lines = (page: Page) => page.locator("[data-behavior=layout]");

async function answers(page: Page, words: string): Promise<void> {
  // A visitor's first movement wakes what is near; each turn repeats it, should the script not have listened yet.
  await expect
    .poll(async () => {
      await page.mouse.move(5, 5);
      await page.mouse.move(6, 6);
      return (await lines(page).locator("strong").allTextContents()).map((text) => text.replaceAll("\u00a0", " "));
    })
    .toContain(words);
}

describe("by the visitor's clock, in the time zone of the business", () => {
  test.each(ZONES)("for a visitor in %s", async (timezoneId) => {
    const page = await browser.newPage({ timezoneId });
    for (const [utc, words] of MOMENTS) {
      await page.clock.setFixedTime(utc);
      await page.goto("/contact");
      await answers(page, words);
    }
  });
});

test("without a script the line says what is right at any time, and is no live region with one", async () => {
  const plain = await browser.open("/contact", { javaScriptEnabled: false });
  expect(await lines(plain).allTextContents()).toEqual(
    Array(await lines(plain).count()).fill("All times are Pacific Time"),
  );
  expect(await lines(plain).count()).toBeGreaterThan(1);
  const page = await browser.newPage();
  await page.clock.setFixedTime("2031-03-11T15:00:00Z");
  await page.goto("/contact");
  await answers(page, "Open now, until 5 PM");
  expect(await page.locator("[aria-live], [role=status], [role=alert]").filter({ hasText: "Open now" }).count()).toBe(
    0,
  );
});

test("nothing on the page moves when it answers, on a narrow phone", async () => {
  const page = await browser.newPage({ viewport: { width: 320, height: 2400 } });
  const shift = await watchLayoutShift(page);
  await page.clock.setFixedTime("2031-03-09T12:00:00Z");
  await page.goto("/contact");
  await shift.begin();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await answers(page, "Closed now, opens Tuesday at 8 AM");
  expect(await height()).toBe(before);
  expect(await shift.sum()).toBe(0);
});
