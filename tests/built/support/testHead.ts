import { existsSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { builtRoutes, builtPage as parsePage } from "../../support/sites/builtPage";
import { siteDir } from "../../support/sites/builtSites";
import type { SiteName } from "../../support/sites/siteNames";

/**
 * Tests the head and the headings of pages, whatever they say. Search results cut longer titles off, which the content
 * check warns of: here a title need only be there.
 *
 * @param wanted the routes; all of them if not given
 */
export async function testHead(name: SiteName, wanted?: string[]): Promise<void> {
  // Not before a test runs where the routes are known: a file whose tests are left out builds no site.
  const routes = wanted ?? builtRoutes(await siteDir(name));
  describe(`the ${name} site`, () => testPages(name, routes));
}

function testPages(name: SiteName, wanted: string[]): void {
  let dir: string;
  beforeAll(async () => {
    dir = await siteDir(name);
  });

  const builtPage = (route: string) => parsePage(route, dir);
  /** An alias shows the page of another address, which is the one that search engines know. */
  const addressOf = (route: string) => {
    const canonical = builtPage(route).querySelector('link[rel="canonical"]')?.getAttribute("href");
    return canonical ? new URL(canonical).pathname : route;
  };

  const meta = (page: Document, name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
  const titleOf = (route: string) => builtPage(route).querySelector("title")?.textContent ?? "";
  const descriptionOf = (route: string) => meta(builtPage(route), "description");

  test.each([
    ["title", titleOf],
    ["description", descriptionOf],
  ])("no two pages have the same %s", (_, wordsOf) => {
    const pages = builtRoutes(dir).filter((route) => addressOf(route) === route);
    expect(new Set(pages.map(wordsOf)).size).toBe(pages.length);
  });

  describe.each(wanted)("%s", (route) => {
    const home = () => meta(builtPage("/"), "og:url");

    test("there is a title and a description", () => {
      expect(titleOf(route)).not.toBe("");
      expect(descriptionOf(route)).not.toBe("");
    });

    test("the canonical link names the page, the not-found page is not indexed", () => {
      const page = builtPage(route);
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
      if (route === "/404") {
        expect(canonical).toBeUndefined();
        expect(meta(page, "robots")).toBe("noindex");
      } else {
        expect(canonical).toBe(new URL(addressOf(route), home()).href);
        expect(meta(page, "og:url")).toBe(canonical);
        expect(meta(page, "robots")).toBe("");
      }
    });

    test("the social tags say the same, with a picture of the site by its whole address", () => {
      const page = builtPage(route);
      expect(meta(page, "og:title")).toBe(titleOf(route));
      expect(meta(page, "og:description")).toBe(descriptionOf(route));
      const image = new URL(meta(page, "og:image"));
      expect(image.origin).toBe(new URL(home()).origin);
      expect(existsSync(path.join(dir, image.pathname)), image.pathname).toBe(true);
      expect(meta(page, "og:type")).toBe("website");
      expect(meta(page, "twitter:card")).toBe("summary_large_image");
    });

    test("the document has a language", () => {
      const page = builtPage(route);
      expect(page.documentElement.getAttribute("lang")).toMatch(/^[a-z]{2}/);
    });

    test("no id is given twice", () => {
      const page = builtPage(route);
      const ids = [...page.querySelectorAll("[id]")].map(({ id }) => id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    });

    test("one h1 comes first, and no heading skips a level", () => {
      const page = builtPage(route);
      const levels = [...page.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => Number(localName[1]));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    });
  });
}
