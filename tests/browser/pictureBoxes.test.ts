import { expect, test } from "vitest";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { useBrowser } from "./support/browser";

/** The limit of a picture's bytes on a phone. */
const PHONE_BUDGET = 40_000;

const browser = useBrowser();

/** The pictures of a page: pixels of the file that the browser chose, to those that its box has. */
function boxesOf(ratio: number) {
  const images = [...document.querySelectorAll<HTMLImageElement>("main picture img")];
  for (const image of images) image.loading = "eager";
  return Promise.all(
    images.map(async (image) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      // A box of another shape shows a part of the picture: the whole is as wide as it would be without the box.
      const whole = Math.max(
        width,
        height * (Number(image.getAttribute("width")) / Number(image.getAttribute("height"))),
      );
      const [, file = "0"] = /-(\d+)\.[0-9a-f]{8}\./.exec(image.currentSrc) ?? [];
      return { address: image.currentSrc, shown: width, share: Number(file) / (whole * ratio) };
    }),
  );
}

test.each([
  { width: 390, height: 844, deviceScaleFactor: 1 },
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 1280, height: 800, deviceScaleFactor: 1 },
  { width: 1280, height: 800, deviceScaleFactor: 2 },
])("every box gets the pixels that it needs, and few more: $width px at $deviceScaleFactor", async (settings) => {
  const { deviceScaleFactor, ...viewport } = settings;
  const wrong: string[] = [];
  const sizes = new Map<string, number>();
  // One visitor for all pages.
  const page = await browser.newPage({ viewport, deviceScaleFactor });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  for (const route of sitemapRoutes(await siteDir())) {
    // Forgets all pictures: a browser would reuse a larger file of the page before.
    for (const cacheDisabled of [false, true]) await session.send("Network.setCacheDisabled", { cacheDisabled });
    await page.goto(route);
    const boxes = (await page.evaluate(boxesOf, deviceScaleFactor)).filter(({ shown }) => shown > 0);
    for (const { address, share } of boxes) {
      // A file that the page has for a larger box is taken for a small one too, if it was there first.
      const fits = boxes.some((other) => other.address === address && other.share <= 1.6);
      if (share < 1 || !fits) wrong.push(`${route}: ${share.toFixed(2)} of ${address}`);
      sizes.set(address, 0);
    }
  }
  expect(sizes.size).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  if (viewport.width > 400) return;
  for (const address of sizes.keys())
    expect((await (await page.request.get(address)).body()).length, address).toBeLessThanOrEqual(PHONE_BUDGET);
});
