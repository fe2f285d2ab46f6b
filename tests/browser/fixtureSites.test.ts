import { describe, expect, test } from "vitest";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { fixtureNames } from "../support/sites/siteNames";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";

describe.each(fixtureNames)("%s", async (name) => {
  const routes = sitemapRoutes(await siteDir(name));
  const browser = useBrowser(name);

  test.each(routes.flatMap((route) => [390, 1280].map((width) => [route, width] as const)))(
    "axe finds nothing on %s at %i px, and nothing is wider than the screen",
    async (route, width) => {
      // With reduced motion no color is judged in the middle of a transition.
      const page = await browser.open(route, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
      expect(await axeFindings(page, "html")).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );
});
