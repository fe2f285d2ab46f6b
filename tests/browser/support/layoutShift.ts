import type { Page } from "playwright-core";

declare global {
  interface Window {
    layoutShift?: { sum: number };
  }
}

/**
 * Adds up how far things have moved by themselves (Cumulative Layout Shift without its windows), from the
 * next page that is opened on.
 *
 * @returns the sum so far
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shift = { sum: 0 };
    window.layoutShift = shift;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shift.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    // Two frames: what has just moved is measured with the next one.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => window.layoutShift?.sum ?? Number.NaN);
  };
}
