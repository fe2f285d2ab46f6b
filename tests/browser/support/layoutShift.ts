import type { Page } from "playwright-core";

declare global {
  interface Window {
    layoutShift?: { sum: number };
  }
}

interface LayoutShift {
  /** Waits until the page has loaded, its typefaces included, and begins to add up from there. */
  begin: () => Promise<void>;
  /** The sum since `begin`. */
  sum: () => Promise<number>;
}

/**
 * Adds up how far things have moved by themselves (Cumulative Layout Shift without its windows) while an
 * island wakes. Call before the page is opened.
 */
export async function watchLayoutShift(page: Page): Promise<LayoutShift> {
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    window.layoutShift = shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    async begin() {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await twoFrames(page);
      await page.evaluate(() => {
        if (window.layoutShift) window.layoutShift.sum = 0;
      });
    },
    sum: () => sumOfShifts(page),
  };
}

/** The sum on a page that is watched. */
export async function sumOfShifts(page: Page): Promise<number> {
  await twoFrames(page);
  return page.evaluate(() => window.layoutShift?.sum ?? Number.NaN);
}

/** What has just moved is measured with the next frame. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
