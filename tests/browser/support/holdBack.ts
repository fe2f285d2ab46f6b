import type { Page } from "playwright-core";

/**
 * A slow network: holds back every response to `url` until released.
 *
 * @param url a glob, such as `ISLAND_CODE`
 * @returns lets everything go
 */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    await route.fallback();
  });
  return () => gate.open?.();
}

/** Everything that islands load: React, their own code, their stylesheets. */
export const ISLAND_CODE = "**/assets/{chunks,static}/**";
