import { expect, test } from "vitest";
import { shiftsOfFirstView, useExactLetters } from "../browser/support/lateTypefaces";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";

const browser = useExactLetters("real");

test.each(sitemapRoutes(await siteDir("real")))(
  "typefaces that load late move nothing in the first view of %s, at five widths",
  async (route) => {
    const shifts = await shiftsOfFirstView(await browser.newPage(), route);
    expect(Object.entries(shifts).filter(([, shift]) => !(shift < 0.01))).toEqual([]);
  },
);
