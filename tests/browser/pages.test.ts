import { describe, expect, test } from "vitest";
import { siteUrl, useBrowser } from "./support/browser";
import { sitemapRoutes } from "./support/sitemap";
import { watchPage } from "./support/watchPage";

const routes = [...sitemapRoutes(), "/book"];

/** Pages that bring something of another site, because a visitor comes there for it. */
const GUESTS: Record<string, RegExp> = {
  "/booking": /^https:\/\/widget\.booking\.example\//,
  "/book": /^https:\/\/widget\.booking\.example\//,
};

/** The page's own script, compressed: the budget of what every visitor pays before any island wakes. */
const SCRIPT_BUDGET = 3000;

const browser = useBrowser();

test("the sitemap names the whole site", () => {
  expect(routes.length).toBeGreaterThanOrEqual(25);
  expect(routes).toEqual(expect.arrayContaining(["/", "/services", "/about", "/goddess-braids-fredericksburg"]));
});

describe.each(routes)("%s", (route) => {
  test("loads without an error, with one h1 and a title, and asks no other site for anything", async () => {
    const page = await browser.newPage();
    const guest = GUESTS[route];
    const script = "window.BookingWidget = class {};";
    if (guest) await page.route(guest, (asked) => asked.fulfill({ contentType: "text/javascript", body: script }));
    const watch = watchPage(page);
    const response = await page.goto(route, { waitUntil: "networkidle" });

    expect(response?.status()).toBe(200);
    expect(await page.title()).not.toBe("");
    expect(await page.locator("h1").count()).toBe(1);
    expect(await page.locator("h1").isVisible()).toBe(true);
    expect(watch.errors).toEqual([]);
    expect(watch.foreign.filter((url) => !guest?.test(url))).toEqual([]);
  });

  test.each([320, 360])("has no sideways scroll at %i px, nor text cut off there", async (width) => {
    const page = await browser.open(route, { viewport: { width, height: 640 } });
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      const tooWide = [...document.querySelectorAll("main *, footer *, header *")].filter((element) => {
        const box = element.getBoundingClientRect();
        if (box.width <= 1 || box.right <= room + 0.5) return false;
        // What lies in a place that scrolls by itself, or in a closed drawer, is reached there.
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
          if (/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) return false;
        }
        return true;
      });
      return {
        scroll: document.documentElement.scrollWidth - room,
        tooWide: tooWide.map((one) => one.outerHTML.slice(0, 120)),
      };
    });
    expect(wide).toEqual({ scroll: 0, tooWide: [] });
  });
});

describe("what a visitor downloads before turning to anything", () => {
  test("a page with nothing to wake has its one small script and no React", async () => {
    const page = await browser.newPage();
    const watch = watchPage(page);
    await page.goto("/knotless-braids-fredericksburg", { waitUntil: "networkidle" });
    const bytes = await watch.scriptBytes();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(await watch.scriptText()).not.toMatch(/hydrateRoot|react\.dev/);
  });

  test("no page whose islands wait for a sign loads more", async () => {
    let seen = 0;
    for (const route of routes) {
      const page = await browser.newPage();
      const watch = watchPage(page);
      await page.goto(route, { waitUntil: "networkidle" });
      const eager = await page.locator('[data-wake="idle"], [data-wake="visible"]').count();
      if (eager === 0) {
        seen++;
        expect(await watch.scriptBytes(), route).toBeLessThanOrEqual(SCRIPT_BUDGET);
      }
      await page.context().close();
    }
    expect(seen).toBeGreaterThan(10);
  }, 120_000);
});

test("every asset is named by what it holds and may be kept for a year; a page is asked for again", async () => {
  const page = await browser.newPage();
  const caching = new Map<string, string | undefined>();
  page.on("response", (response) => {
    caching.set(new URL(response.url()).pathname, response.headers()["cache-control"]);
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  const assets = [...caching].filter(([path]) => path.startsWith("/assets/"));
  expect(assets.length).toBeGreaterThan(0);
  for (const [path, header] of assets) {
    expect(path).toMatch(/[.-][\w-]{8}\.\w+$/);
    expect(header).toContain("immutable");
  }
  expect(caching.get("/about")).toBe("no-cache");
});

test("every link inside the site leads to a page that answers, and its fragment to a place there", async () => {
  const dead: string[] = [];
  const pages = new Map<string, string>();
  const load = async (path: string) => {
    const known = pages.get(path);
    if (known !== undefined) return known;
    const response = await fetch(siteUrl() + path);
    const html = response.ok ? await response.text() : "";
    pages.set(path, html);
    return html;
  };
  for (const route of [...routes, "/404-for-sure"]) {
    const html = route === "/404-for-sure" ? await (await fetch(siteUrl() + route)).text() : await load(route);
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const { pathname, hash } = new URL(href, siteUrl() + route);
      const target = href.startsWith("#") ? html : await load(pathname);
      if (target === "" || (hash && !target.includes(` id="${hash.slice(1)}"`))) dead.push(`${route} -> ${href}`);
    }
  }
  expect(pages.size).toBeGreaterThanOrEqual(routes.length);
  expect(dead).toEqual([]);
});
