import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { siteDir, siteUrl } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { fixtureNames, JAFFA_EVERY_WAY } from "../support/sites/siteNames";
import { axeFindings } from "./support/axeFindings";
import { newVisitor } from "./support/browser";

describe.each(fixtureNames)("%s", async (name) => {
  const routes = sitemapRoutes(await siteDir(name)).filter(
    (route) => name !== "fixture-jaffa" || !JAFFA_EVERY_WAY.includes(route),
  );
  // One visitor, who goes from page to page: a window costs more than a page. With reduced motion no color is judged in
  // the middle of a transition.
  let page: Page;
  beforeAll(async () => {
    page = await (await newVisitor({ baseURL: siteUrl(name), reducedMotion: "reduce" })).newPage();
  });
  afterAll(() => page.context().close());

  test.each(routes)("axe finds nothing on %s, and nothing is wider than the screen", async (route) => {
    await page.goto(route);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindings(page, "html"), `axe at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
