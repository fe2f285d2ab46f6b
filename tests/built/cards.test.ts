// @module-tag slow
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteDir, siteUrl } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";

test("every page has its own social card, with the size that it states", async () => {
  const routes = sitemapRoutes(await siteDir("groomer"));
  const cards = new Set<string>();
  for (const route of routes) {
    const html = await (await fetch(siteUrl("groomer") + route)).text();
    const meta = (name: string) => html.match(new RegExp(`(?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? "";
    const url = new URL(meta("og:image"));
    expect(url.protocol).toBe("https:");
    expect(meta("og:image:alt").length, route).toBeGreaterThan(10);
    const response = await fetch(siteUrl("groomer") + url.pathname);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length, route).toBeLessThan(300_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([String(width), String(height)]).toEqual([meta("og:image:width"), meta("og:image:height")]);
    expect([width, height]).toEqual([1200, 630]);
    cards.add(url.pathname);
  }
  expect(cards.size).toBe(routes.length);
});
