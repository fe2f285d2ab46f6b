import type { Page } from "playwright-core";

/** A visitor whose pointer moves once a page is loaded, after a reload as well. Call before the page is opened. */
export async function attend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("load", () => window.dispatchEvent(new PointerEvent("pointermove")));
  });
}
