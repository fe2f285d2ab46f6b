import { expect, test } from "vitest";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { useBrowser } from "./support/browser";
import { wordsOnPictures } from "./support/wordsOnPictures";

const browser = useBrowser();

test.each([360, 768, 1440])(
  "no word is over a picture, which may be a photograph of any brightness: %s px",
  async (width) => {
    const found: string[] = [];
    // One visitor for all pages: where words are depends on nothing that a browser has seen before.
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
    for (const route of sitemapRoutes(await siteDir())) {
      await page.goto(route);
      const { words, pictures, on } = await page.evaluate(wordsOnPictures);
      expect(words, route).toBeGreaterThan(10);
      found.push(...on.map((one) => `${route}: ${one}`));
      if (route === "/gallery") expect(pictures).toBeGreaterThan(20);
    }
    expect(found).toEqual([]);
  },
);
