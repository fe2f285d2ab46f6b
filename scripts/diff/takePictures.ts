import type { Browser } from "playwright-core";
import { type PagePicture, pagePicture, WIDTHS } from "../../renderer/diff/pictures/pagePictures";
import { openWhole, visitBuiltSite } from "../serve/visitBuiltSite";

const HEIGHTS: Record<number, number> = { 390: 844, 1280: 900 };
/** The maximum height of a picture: the rest of a longer page is cut off. */
const TALLEST = 12_000;

/** Takes pictures of both sides of some routes, at both widths. */
export async function takePictures(
  routes: { from: string; to: string }[],
  dirs: { before: string; after: string },
): Promise<PagePicture[]> {
  const old = await screenshots(
    dirs.before,
    routes.map(({ from }) => from),
  );
  const fresh = await screenshots(
    dirs.after,
    routes.map(({ to }) => to),
  );
  const found: PagePicture[] = [];
  for (const [index, { to }] of routes.entries()) {
    for (const [at, width] of WIDTHS.entries()) {
      const [before, after] = [old[index]?.[at], fresh[index]?.[at]];
      if (before && after) found.push(await pagePicture(to, width, before, after));
    }
  }
  return found;
}

/** For each route its picture at each width. */
function screenshots(dir: string, routes: string[]): Promise<Buffer[][]> {
  return visitBuiltSite(dir, async (browser, url) => {
    const taken: Buffer[][] = routes.map(() => []);
    for (const width of WIDTHS)
      for (const [index, route] of routes.entries()) taken[index]?.push(await screenshot(browser, url + route, width));
    return taken;
  });
}

async function screenshot(browser: Browser, address: string, width: number): Promise<Buffer> {
  const viewport = { width, height: HEIGHTS[width] ?? 900 };
  // No animation is caught halfway.
  const context = await browser.newContext({ viewport, colorScheme: "light", reducedMotion: "reduce" });
  try {
    const page = await context.newPage();
    await openWhole(page, address);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
    return await page.screenshot({ fullPage: true, clip, animations: "disabled" });
  } finally {
    await context.close();
  }
}
