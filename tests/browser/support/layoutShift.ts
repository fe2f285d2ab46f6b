import type { Page } from "playwright-core";

declare global {
  interface Window {
    layoutShift?: { sum: number; moved: string[] };
  }
}

interface LayoutShift {
  /** Waits until the page has loaded, its typefaces included, and begins to add up from there. */
  begin: () => Promise<void>;
  /** The sum since `begin`. */
  sum: () => Promise<number>;
  /** What has moved since `begin`, each with the rows of pixels from which and to which. */
  moved: () => Promise<string[]>;
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Adds up how far things have moved by themselves (Cumulative Layout Shift without its windows) while an
 * island wakes. Call before the page is opened.
 */
export async function watchLayoutShift(page: Page): Promise<LayoutShift> {
  await page.addInitScript(() => {
    const shift = { sum: 0, moved: [] as string[] };
    window.layoutShift = shift;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
        if (hadRecentInput) continue;
        shift.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const text = node?.textContent?.trim().slice(0, 40);
          shift.moved.push(`${node?.nodeName} ${text}: ${previousRect.top} to ${currentRect.top}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return {
    async begin() {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await twoFrames(page);
      await page.evaluate(() => {
        if (window.layoutShift) Object.assign(window.layoutShift, { sum: 0, moved: [] });
      });
    },
    sum: () => sumOfShifts(page),
    async moved() {
      await twoFrames(page);
      return page.evaluate(() => window.layoutShift?.moved ?? []);
    },
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
