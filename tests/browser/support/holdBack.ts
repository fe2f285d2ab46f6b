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

/**
 * A slow response: the next request to `url` is answered at once, and its response arrives when it is released. Those
 * after it are not held back.
 *
 * @returns `asked` resolves once the response is there, `release` once the page has it or no longer waits for it
 */
export async function holdResponse(page: Page, url: string) {
  const gate = { answered: () => {}, open: () => {}, arrived: () => {} };
  const asked = new Promise<void>((resolve) => Object.assign(gate, { answered: resolve }));
  const opened = new Promise<void>((resolve) => Object.assign(gate, { open: resolve }));
  const arrived = new Promise<void>((resolve) => Object.assign(gate, { arrived: resolve }));
  await page.route(
    url,
    async (route) => {
      const response = await route.fetch();
      gate.answered();
      await opened;
      await route.fulfill({ response }).catch(() => undefined);
      gate.arrived();
    },
    { times: 1 },
  );
  const release = () => {
    gate.open();
    return arrived;
  };
  return { asked, release };
}

/** Everything that islands load: React, their own code, their stylesheets. */
export const ISLAND_CODE = "**/assets/{chunks,static}/**";
