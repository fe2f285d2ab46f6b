import { describe, expect, test } from "vitest";
import { graphOf } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { useBrowser } from "./support/browser";
import { useDesk, WAIT } from "./support/useDesk";
import { watchPage } from "./support/watchPage";

// What `npm test` does in a browser, if there is one: whether the pages and the desk work at all.

describe("the real site", () => {
  const browser = useBrowser("real");

  test("a visitor sees the home page and a page of a style, without an error", async () => {
    const dir = await siteDir("real");
    const style = sitemapRoutes(dir).find((route) => graphOf(route, dir).some((node) => node["@type"] === "Service"));
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const watch = watchPage(page);
    for (const route of ["/", style ?? ""]) {
      expect((await page.goto(route, { waitUntil: "networkidle" }))?.status(), route).toBe(200);
      expect(await page.locator("h1").isVisible()).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      for (const island of await page.locator("[data-island], [data-behavior]").all()) {
        await island.scrollIntoViewIfNeeded();
        await island.dispatchEvent("pointerover");
        await expect.poll(() => island.getAttribute("data-state")).not.toBe("loading");
      }
    }
    expect(watch.errors).toEqual([]);
  });
});

describe("the desk", () => {
  const desk = useDesk();

  test("opens, takes a word that is typed on the page, saves it, and takes it back", async () => {
    const page = await desk.openTyping("/about");
    const heading = desk.framed(page).getByRole("heading", { level: 1 });
    await desk.pointAtText(page, heading);
    await heading.click();
    await desk
      .framed(page)
      .getByRole("textbox", { name: /^heading of hero/ })
      .waitFor(WAIT);
    await page.keyboard.press("End");
    await page.keyboard.type(" Today");
    await page.keyboard.press("Enter");
    await expect.poll(() => desk.changed().join(), WAIT).toMatch(/^heading: .* Today$/);
    await expect.poll(() => heading.textContent(), WAIT).toMatch(/Today$/);
    await desk.undo(page);
    expect(desk.read()).toBe(desk.before());
  });
});
