import { expect, test } from "vitest";
import { siteDir, siteUrl } from "./support/browser";
import { builtPage, builtRoutes } from "./support/builtPage";
import { editedRoutes } from "./support/editedSite";
import { testEveryPage } from "./support/everyPage";

// This salon's own pages are tested in the same way by `npm run test:site`: a longer heading must not fail these tests.
await testEveryPage("groomer");
await testEveryPage("everyBlock", await ownRoutes());
await testEveryPage("edited", editedRoutes);
// A site in two languages, one of which runs from right to left.
await testEveryPage("fixture-jaffa", ["/", "/prices", "/en", "/en/prices"]);

/** The pages of the site with every block that differ from those of the groomer's site: all else is the same. */
async function ownRoutes(): Promise<string[]> {
  const [groomer, everyBlock] = [await siteDir("groomer"), await siteDir("everyBlock")];
  const known = new Set(builtRoutes(groomer));
  const main = (route: string, dir: string) => builtPage(route, dir).querySelector("main")?.outerHTML;
  return builtRoutes(everyBlock).filter(
    (route) => !known.has(route) || main(route, groomer) !== main(route, everyBlock),
  );
}

test("every asset is named by its content and may be cached for a year; a page is requested again", async () => {
  const caching = new Map<string, string | null>();
  const html = await fetch(`${siteUrl("groomer")}/about`);
  caching.set("/about", html.headers.get("cache-control"));
  const assets = [...new Set(Array.from((await html.text()).matchAll(/\/assets\/[\w./-]+\.\w+/g), ([path]) => path))];
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) {
    expect(path).toMatch(/[.-][\w-]{8}\.\w+$/);
    expect((await fetch(siteUrl("groomer") + path)).headers.get("cache-control")).toContain("immutable");
  }
  expect(caching.get("/about")).toBe("no-cache");
});
