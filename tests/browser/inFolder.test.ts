import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteDir, siteUrl } from "../support/sites/builtSites";
import { sitemapRoutes } from "../support/sites/sitemap";
import { FOLDER } from "../support/sites/siteNames";
import { useBrowser } from "./support/browser";
import { serveTiles } from "./support/mapTiles";
import { PAPER } from "./support/onPaper";

const browser = useBrowser("inFolder");
const site = siteUrl("inFolder");
const { origin } = new URL(site);
const routes = sitemapRoutes(await siteDir("inFolder"));

/** Records what a page requests from this host outside the site's folder, and what it does not get. */
function watchFolder(page: Page): string[] {
  const wrong: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin && !url.pathname.startsWith(`${FOLDER}/`)) wrong.push(`outside: ${url.pathname}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()}: ${response.url()}`);
  });
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("console", (message) => {
    // Other sites, such as the booking service, are unreachable here.
    if (message.type() === "error" && !message.text().includes("ERR_NAME_NOT_RESOLVED")) wrong.push(message.text());
  });
  return wrong;
}

test.each(routes)("%s loads its pictures, styles and islands from the folder, and links into it", async (route) => {
  const page = await browser.newPage();
  await serveTiles(page);
  const wrong = watchFolder(page);
  await page.goto(site + route, { waitUntil: "networkidle" });
  for (const image of await page.locator("img").all()) await image.scrollIntoViewIfNeeded().catch(() => {});
  for (const island of await page.locator("[data-island], [data-behavior]").all()) {
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
    await expect.poll(() => island.getAttribute("data-state")).not.toBe("loading");
  }
  await page.waitForLoadState("networkidle");
  const links = await page.locator("a[href]").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  const own = [...new Set(links)]
    .filter((link) => new URL(link).origin === origin)
    .map((link) => link.split("#")[0] ?? "");
  expect(own.length).toBeGreaterThan(3);
  for (const link of new Set(own)) {
    const { status } = await fetch(link, { redirect: "manual" });
    expect(`${link} ${status}`).toBe(`${link} 200`);
    expect(new URL(link).pathname.startsWith(`${FOLDER}/`)).toBe(true);
  }
  expect(await page.locator("[data-state=failed]").count()).toBe(0);
  expect(wrong).toEqual([]);
});

test("a visitor goes by the menu, a button, the breadcrumb and the name, and stays in the folder", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const wrong = watchFolder(page);
  await page.goto(`${site}/`);
  const header = page.getByRole("banner");
  expect(await header.getByRole("link").first().getAttribute("aria-current")).toBe("page");
  await page.goto(`${site}/contact`);
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
  await page.waitForURL(`${site}/`);
  await page.goto(`${site}/about`);
  await header.getByRole("link").first().click();
  await page.waitForURL(`${site}/`);
  await page.locator(`main a[href^="${FOLDER}/services"]`).first().click();
  await page.waitForURL(`${site}/services**`);
  expect(await header.locator('[aria-current="page"]').count()).toBe(1);
  expect(wrong).toEqual([]);
});

test("a picture of the gallery opens in the viewer from the folder", async () => {
  const page = await browser.newPage();
  const wrong = watchFolder(page);
  await page.goto(`${site}/gallery`);
  await page.locator("#portfolio li").first().scrollIntoViewIfNeeded();
  await page.locator('[data-island="Gallery"][data-state="awake"]').waitFor();
  await page.locator("#portfolio li a").first().click();
  const shown = page.getByRole("dialog").locator("img").first();
  await expect.poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test("an unknown address in the folder shows the not-found page, which leads home", async () => {
  const page = await browser.newPage();
  const response = await page.goto(`${site}/a/b/c`, { waitUntil: "networkidle" });
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(`${site}/`);
});

test("the root of the host leads to the site, an address with a slash to the one without, and the rest is not found", async () => {
  const answer = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await answer("/")).toEqual([307, `${FOLDER}/`]);
  expect(await answer(FOLDER)).toEqual([307, `${FOLDER}/`]);
  expect(await answer(`${FOLDER}/about/`)).toEqual([308, `${FOLDER}/about`]);
  expect(await answer("/about")).toEqual([404, null]);
  expect(await answer(`${FOLDER}x/about`)).toEqual([404, null]);
});

test("on paper the page has the style of paper, which is a file in the folder", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PAPER });
  await page.goto(`${site}/services`, { waitUntil: "networkidle" });
  await page.emulateMedia({ media: "print" });
  expect(await page.locator("main img").evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(
    0,
  );
});
