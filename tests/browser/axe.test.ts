import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

// With reduced motion no color is judged in the middle of a transition.
const visitor = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: "reduce" as const });

/** What is opened, on which page, and how wide the screen is. */
const opened: [string, string, number, (page: Page) => Promise<void>][] = [
  [
    "the drawer",
    "/",
    360,
    async (page) => {
      await page.locator("#menu-button").click();
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
    },
  ],
  [
    "the drop-down of services",
    "/",
    1280,
    async (page) => {
      await page.locator("#menu summary").click();
      await page.locator("#menu details[open]").waitFor();
    },
  ],
  [
    "a question",
    "/about",
    768,
    async (page) => {
      await page.locator('[data-island="Faq"]').dispatchEvent("pointerover");
      await page.locator("[data-reach-accordion-button]").first().click();
      await page.locator('[data-reach-accordion-panel][data-state="open"]').waitFor();
    },
  ],
  [
    "the viewer",
    "/gallery",
    1280,
    async (page) => {
      await page.mouse.move(4, 4);
      await page.locator('[data-island="Gallery"][data-state="awake"]').waitFor();
      await page.locator("#portfolio li a").first().click();
      await page.getByRole("dialog", { name: "Pictures in full size" }).waitFor();
    },
  ],
];

test.each(opened)("axe finds nothing with %s open on %s at %i px", async (_, route, width, open) => {
  const page = await browser.open(route, visitor(width));
  await open(page);
  expect(await axeFindings(page, "html")).toEqual([]);
});
