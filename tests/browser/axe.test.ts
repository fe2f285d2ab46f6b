import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { builtRoutes } from "./support/builtPage";

const browser = useBrowser();

/** A phone, a tablet and a desktop. Without motion nothing is judged on its way from one color to another. */
const widths = [360, 768, 1280];
const visitor = (width: number) => ({ viewport: { width, height: 800 }, reducedMotion: "reduce" as const });

describe.each(builtRoutes())("%s", (route) => {
  test("axe finds nothing at rest, on a phone, a tablet and a desktop", { timeout: 90_000 }, async () => {
    const page = await browser.open(route, visitor(1280));
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page, "html"), `${width} px`).toEqual([]);
    }
  });
});

/** What opens, where it is looked at, and how wide the screen is. */
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

test.each(opened)(
  "axe finds nothing with %s open on %s at %i px",
  { timeout: 60_000 },
  async (_, route, width, open) => {
    const page = await browser.open(route, visitor(width));
    await open(page);
    expect(await axeFindings(page, "html")).toEqual([]);
  },
);
