import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

const WIDE = { width: 1440, height: 800 };

/** How much of the braid beside the page is still to be woven, from `100%` on; `none` where it is still. */
const clip = (page: Page) =>
  page.locator("main").evaluate((main) => getComputedStyle(main, "::before").getPropertyValue("clip-path"));
const content = (page: Page) =>
  page.locator("main").evaluate((main) => getComputedStyle(main, "::before").getPropertyValue("content"));
const scrollPage = (page: Page, share: number) =>
  page.evaluate((at) => scrollTo({ top: at * document.documentElement.scrollHeight, behavior: "instant" }), share);

test("a braid is woven in the margin as the page is scrolled, and covers no words", async () => {
  const page = await browser.open("/price-finder", { viewport: WIDE });
  await expect.poll(() => content(page)).toBe('""');
  await expect.poll(() => clip(page)).toBe("inset(0px 0px 100%)");
  await scrollPage(page, 1);
  await expect.poll(() => clip(page)).toBe("inset(0px 0px 0%)");
  const { right, words, sideways } = await page.locator("main").evaluate((main) => {
    const { left, width } = getComputedStyle(main, "::before");
    return {
      right: Number.parseFloat(left) + Number.parseFloat(width),
      words: main.querySelector("#finder h2")?.getBoundingClientRect().left ?? 0,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect(right).toBeLessThan(words);
  expect(sideways).toBe(0);
});

test("it is complete and still with reduced motion, and absent without a margin", async () => {
  const still = await browser.open("/price-finder", { viewport: WIDE, reducedMotion: "reduce" });
  await expect.poll(() => content(still)).toBe('""');
  expect(await clip(still)).toBe("none");
  await scrollPage(still, 0.5);
  expect(await clip(still)).toBe("none");

  const narrow = await browser.open("/price-finder", { viewport: { width: 1024, height: 800 } });
  await narrow.waitForLoadState("load");
  expect(await content(narrow)).toBe("none");
});

test("a cuff ties the braid at the upper edge of the closing band, which covers its end", async () => {
  const page = await browser.open("/price-finder", { viewport: WIDE });
  await expect.poll(() => content(page)).toBe('""');
  const { cuff, braid, bandAbove, tied } = await page.locator("main").evaluate((main) => {
    const box = (element: Element, part: string) => {
      const { content, top, left, width, height, zIndex } = getComputedStyle(element, part);
      const from = element.getBoundingClientRect();
      const [x, y] = [from.left + Number.parseFloat(left), from.top + Number.parseFloat(top)];
      return { content, x, y, width, height: Number.parseFloat(height), layer: Number(zIndex) };
    };
    const band = document.querySelector("#book") as Element;
    return {
      cuff: { ...box(band, "::after"), ofBand: band.getBoundingClientRect().top },
      braid: box(main, "::before"),
      bandAbove: Number(getComputedStyle(band).zIndex),
      tied: [...main.children].filter((one) => box(one, "::after").width === box(main, "::before").width).length,
    };
  });
  expect(cuff).toMatchObject({ content: '""', width: braid.width });
  expect(cuff.x).toBeCloseTo(braid.x);
  expect(cuff.y).toBeCloseTo(cuff.ofBand);
  expect(braid.y + braid.height).toBeGreaterThan(cuff.y + cuff.height);
  expect(bandAbove).toBeGreaterThan(braid.layer);
  expect(tied).toBe(1);
});

test("what follows the closing band covers the braid from the band to the footer", async () => {
  const page = await browser.open("/price-finder", { viewport: WIDE });
  await expect.poll(() => content(page)).toBe('""');
  const { band, last, main } = await page.locator("main").evaluate((main) => {
    const edges = (element: Element | null) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom };
    };
    return { band: edges(main.querySelector("#book")), last: edges(main.lastElementChild), main: edges(main) };
  });
  expect(last.top).toBeCloseTo(band.bottom);
  expect(last.bottom).toBeCloseTo(main.bottom);
});

describe("it has the page's accent, and is seen on every ground", () => {
  test.each(["light", "dark"] as const)("in the %s scheme", async (colorScheme) => {
    const page = await browser.open("/full-groom", { viewport: WIDE, colorScheme });
    await expect.poll(() => content(page)).toBe('""');
    const { braid, gold, grounds } = await page.locator("main").evaluate((main) => {
      const paint = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      const style = getComputedStyle(document.documentElement);
      const luminance = (color: string) => {
        paint.fillStyle = color;
        paint.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...paint.getImageData(0, 0, 1, 1).data].map((value) =>
          value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const own = (name: string) => luminance(style.getPropertyValue(name));
      return {
        braid: luminance(getComputedStyle(main, "::before").backgroundColor),
        gold: own("--gold"),
        grounds: ["--paper", "--soft", "--deep"].map(own),
      };
    });
    expect(braid).not.toBeCloseTo(gold, 3);
    for (const ground of grounds) {
      const [dark = 0, light = 0] = [braid, ground].toSorted((a, b) => a - b);
      expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(3);
    }
  });
});
