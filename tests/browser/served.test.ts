import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { fileOfAddress } from "../../renderer/base/sitePath";
import { close, listen, portOf } from "../../scripts/serve/listen";
import { createSiteServer } from "../../scripts/serve/siteServer";
import { launchBrowser } from "../../scripts/setup/launchBrowser";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { useBrowser } from "./support/browser";

const BUILT = await siteDir();
const routes = [...sitemapRoutes(BUILT), "/book"];
const browser = useBrowser();

const documentOf = (route: string) => readFileSync(path.join(BUILT, fileOfAddress(route)), "utf8");

/** A page that records what its policy blocks. */
async function watchedPage(): Promise<{ page: Page; seen: string[]; stopped: () => Promise<string[]> }> {
  const page = await browser.newPage();
  const seen: string[] = [];
  await page.exposeFunction("stoppedByPolicy", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      (window as unknown as Record<string, (what: string) => void>).stoppedByPolicy?.(
        `${effectiveDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  return {
    page,
    seen,
    stopped: async () => {
      await page.waitForLoadState("networkidle");
      return seen;
    },
  };
}

/** Pages that together have every island and behavior of the site. */
function pagesWithEveryIsland(): [string, string[]][] {
  const met = new Set<string>();
  return routes.flatMap((route): [string, string[]][] => {
    const names = [...documentOf(route).matchAll(/data-(?:island|behavior)="(\w+)"/g)].map(([, name]) => name ?? "");
    const fresh = [...new Set(names)].filter((name) => !met.has(name));
    for (const name of fresh) met.add(name);
    return fresh.length > 0 ? [[route, fresh]] : [];
  });
}

test.each(pagesWithEveryIsland())("%s wakes under its policy: %j", async (route) => {
  const { page, stopped } = await watchedPage();
  await page.goto(route, { waitUntil: "networkidle" });
  for (const island of await page.locator("[data-island], [data-behavior]").all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
    await expect.poll(() => island.getAttribute("data-state")).not.toBe("loading");
  }
  expect(await stopped()).toEqual([]);
});

test("if a host sends no headers, the page itself still blocks injected code", async () => {
  const { page, seen } = await watchedPage();
  await page.route("**/about", (route) => {
    const html = documentOf("/about").replace(
      "</body>",
      '<p id="smuggled" style="color:red">Hi</p><script>document.title = "smuggled"</script></body>',
    );
    return route.fulfill({ contentType: "text/html", body: html });
  });
  await page.goto("/about");
  expect(await page.title()).not.toBe("smuggled");
  expect(await page.locator("#smuggled").evaluate((one) => getComputedStyle(one).color)).not.toBe("rgb(255, 0, 0)");
  const stopped = () => seen.map((one) => one.split(" ")[0]).sort();
  await expect.poll(stopped).toEqual(["script-src-elem", "style-src-attr"]);
});

describe("the next page", () => {
  /** A visitor whose requests are not intercepted: a prefetch would not pass the interception. */
  async function visit(
    reducedMotion: "reduce" | "no-preference",
    check: (page: Page, asked: string[]) => Promise<void>,
  ) {
    const asked: string[] = [];
    const servers = await listen(
      () =>
        createSiteServer(BUILT).prependListener("request", ({ url, headers }) => {
          if (headers["sec-purpose"]?.includes("prefetch")) asked.push(String(url));
        }),
      { host: "127.0.0.1", port: 0 },
    );
    const own = await launchBrowser();
    try {
      const [server] = servers;
      const context = await own.newContext({ baseURL: `http://127.0.0.1:${server && portOf(server)}`, reducedMotion });
      const page = await context.newPage();
      await page.addInitScript(() => {
        addEventListener("pagereveal", (event) => {
          Object.assign(window, { faded: (event as Event & { viewTransition: unknown }).viewTransition !== null });
        });
      });
      await page.goto("/booking-policy");
      await check(page, asked);
    } finally {
      await own.close();
      await close(servers);
    }
  }
  const faded = (page: Page) => page.evaluate(() => (window as unknown as { faded?: boolean }).faded);

  test("is fetched while the pointer rests on its link, and fades in", async () => {
    await visit("no-preference", async (page, asked) => {
      const link = page.locator('a[href="/about"]:visible').first();
      expect(asked).toEqual([]);
      await link.hover();
      await expect.poll(() => asked).toEqual(["/about"]);
      await link.click();
      await page.waitForURL("**/about");
      await expect.poll(() => faded(page)).toBe(true);
    });
  });

  test("does not fade for a visitor who prefers reduced motion", async () => {
    await visit("reduce", async (page) => {
      await page.locator('a[href="/about"]:visible').first().click();
      await page.waitForURL("**/about");
      await expect.poll(() => faded(page)).toBe(false);
    });
  });
});
