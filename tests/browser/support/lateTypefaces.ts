import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { launchBrowser } from "../../../scripts/setup/launchBrowser";
import { siteDir, siteUrl } from "../../support/sites/builtSites";
import type { SiteName } from "../../support/sites/siteNames";
import { slowDown } from "./browser";
import { holdBack } from "./holdBack";
import { watchLayoutShift } from "./layoutShift";

/**
 * Call once at the top of a test file: a browser that sets letters between pixels, as phones, Macs and Windows do. The
 * headless shell rounds the width of each letter to pixels, so that no fallback is as wide as its typeface.
 */
export function useExactLetters(name: SiteName = "everyBlock") {
  let browser: Browser;
  beforeAll(async () => {
    await siteDir(name);
    browser = await launchBrowser([
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
      "--font-render-hinting=none",
    ]);
  });
  afterAll(() => browser.close());

  return {
    /** The empty page of a new visitor. */
    async newPage(): Promise<Page> {
      const page = await (await browser.newContext({ baseURL: siteUrl(name) })).newPage();
      await slowDown(page);
      return page;
    },
  };
}

/** Small and large phones, a tablet and a desktop. */
const FIRST_VIEWS = [360, 390, 412, 768, 1280].map((width) => ({ width, height: width < 640 ? 800 : 900 }));

/**
 * Opens a page in each of the windows, with typefaces that come after the first paint.
 *
 * @returns how far things have moved by themselves, by the width of the window; the last page is still open
 */
export async function shiftsOfFirstView(
  page: Page,
  route: string,
  windows = FIRST_VIEWS,
): Promise<Record<number, number>> {
  const shift = await watchLayoutShift(page);
  const shifts: Record<number, number> = {};
  for (const size of windows) {
    await page.setViewportSize(size);
    const release = await holdBack(page, "**/*.woff2");
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    expect(await shownTypefaces(page)).toBe(0);
    release();
    await page.waitForLoadState("load");
    await expect.poll(() => shownTypefaces(page)).toBe(2);
    shifts[size.width] = await shift.sum();
    await page.unroute("**/*.woff2");
  }
  return shifts;
}

/** How many of the two typefaces are there. Fallbacks are fonts of the computer, and have no `font-display`. */
const shownTypefaces = (page: Page) =>
  page.evaluate(
    () => [...document.fonts].filter(({ display, status }) => display === "swap" && status === "loaded").length,
  );
