import { expect, test } from "vitest";
import { siteUrl } from "../support/sites/builtSites";
import { useBrowser } from "./support/browser";
import { plainWords } from "./support/plainWords";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

test.each(["/no-such-page", "/about/no-such-page", "/no-such-page.html"])(
  "%s answers 404 with the page that says so",
  async (route) => {
    const page = await browser.newPage();
    const response = await page.goto(route);
    expect(response?.status()).toBe(404);
    await expect.poll(() => plainWords(page.locator("h1"))).toBe("This page slipped its leash");
    await expect.poll(() => page.locator("main").getByText("404", { exact: true }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(0);
  },
);

test("its link leads home", async () => {
  const page = await browser.open("/no-such-page");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await page.waitForURL(`${siteUrl()}/`);
  await expect.poll(() => plainWords(page.locator("h1"))).toBe("A Good Day for Your Dog");
});

test("the attempted path is logged to the console as a 404 error", async () => {
  const page = await browser.newPage();
  const { errors } = watchPage(page);
  await page.goto("/no-such-page?from=flyer", { waitUntil: "networkidle" });
  const reported = errors.filter((error) => error.startsWith("404 Error"));
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain("/no-such-page");
});

test("a page that exists reports nothing", async () => {
  const page = await browser.newPage();
  const { errors } = watchPage(page);
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(errors).toEqual([]);
});

test("its breadcrumb, links and pictures are those of the site, however deep the address", async () => {
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/a/b/c/d")) failed.push(response.url());
  });
  await page.goto("/a/b/c/d", { waitUntil: "networkidle" });
  expect(failed).toEqual([]);
  await expect
    .poll(() => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").getAttribute("href"))
    .toBe("/");
});
