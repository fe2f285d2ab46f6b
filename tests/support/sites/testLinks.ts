import { expect, test } from "vitest";
import { builtRoutes } from "./builtPage";
import { siteDir, siteUrl } from "./builtSites";
import type { SiteName } from "./siteNames";

/** Tests that the links of a site lead on, whatever its pages say. */
export function testLinks(name: SiteName): void {
  test(`every internal link of the ${name} site leads to an existing page, and its fragment to an element there`, async () => {
    const routes = builtRoutes(await siteDir(name));
    const pages = new Map<string, string>();
    const load = async (path: string) => {
      const known = pages.get(path);
      if (known !== undefined) return known;
      const response = await fetch(siteUrl(name) + path);
      const html = response.ok || path === "/404" ? await response.text() : "";
      pages.set(path, html);
      return html;
    };
    const dead: string[] = [];
    for (const route of routes) {
      const html = await load(route);
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
        const { pathname, hash } = new URL(href, siteUrl(name) + route);
        const target = href.startsWith("#") ? html : await load(pathname);
        if (target === "" || (hash && !target.includes(` id="${hash.slice(1)}"`))) dead.push(`${route} -> ${href}`);
      }
    }
    expect(routes.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  });
}
