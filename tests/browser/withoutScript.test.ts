import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";

const browser = useBrowser();
const phone = { viewport: { width: 360, height: 740 } };

/** A visitor whose browser runs no script. */
const open = (route: string, options = {}): Promise<Page> =>
  browser.open(route, { javaScriptEnabled: false, ...options });

test("the Services menu opens and closes, and its links lead on", async () => {
  const page = await open("/");
  const menu = page.locator("header details", { hasText: "For Every Coat" });
  const link = menu.getByRole("link", { name: "Full Groom" });
  await expect.poll(() => link.isVisible()).toBe(false);
  await menu.locator("summary").click();
  await expect.poll(() => link.isVisible()).toBe(true);
  await menu.locator("summary").click();
  await expect.poll(() => link.isVisible()).toBe(false);
  await menu.locator("summary").click();
  await link.click();
  await page.waitForURL("**/full-groom");
});

describe("on a phone", () => {
  test("the drawer opens, closes on Escape, and its links lead on", async () => {
    const page = await open("/", phone);
    const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
    await expect.poll(() => about.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await about.waitFor({ state: "visible" });
    await page.keyboard.press("Escape");
    await about.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await about.click();
    await page.waitForURL("**/about");
  });

  test("the Call button is shown", async () => {
    const page = await open("/", phone);
    const call = page.locator("header").getByRole("link", { name: "Call" });
    await expect.poll(() => call.isVisible()).toBe(true);
    await expect.poll(() => call.getAttribute("href")).toMatch(/^tel:\+\d+$/);
  });
});

test("the answers can be read, one at a time", async () => {
  const page = await open("/about");
  const answer = (number: number) => page.locator(`#item-${number} summary + *`);
  await expect.poll(() => answer(1).isVisible()).toBe(false);
  await page.locator("#item-1 summary").click();
  await expect.poll(() => answer(1).isVisible()).toBe(true);
  await page.locator("#item-2 summary").click();
  await expect.poll(() => answer(2).isVisible()).toBe(true);
  await expect.poll(() => answer(1).isVisible()).toBe(false);
});

test.each(["/", "/services", "/why-choose-us", "/gallery", "/about", "/contact", "/booking", "/booking-policy"])(
  "%s shows all of its headings and its links",
  async (route) => {
    const page = await open(route);
    const main = page.locator("main");
    for (const heading of await main.locator("h1, h2").all()) expect(await heading.isVisible()).toBe(true);
    for (const link of await main.getByRole("link").all()) {
      await expect.poll(() => link.getAttribute("href")).toMatch(/^(\/|#|https:|tel:|mailto:)/);
      await expect.poll(() => link.evaluate((one) => one.getClientRects().length)).toBeGreaterThan(0);
    }
    expect((await main.innerText()).length).toBeGreaterThan(200);
  },
);

test("the gallery shows its pictures, not a skeleton", async () => {
  const page = await open("/gallery");
  const pictures = page.locator("main img");
  await expect.poll(() => pictures.count()).toBeGreaterThanOrEqual(6);
  await pictures.first().scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => pictures.first().isVisible()).toBe(true);
});

test("a phone number dials, and booking is reached, from every page's top bar", async () => {
  const page = await open("/services");
  const book = page.locator("header").getByRole("link", { name: /^Book Now/ });
  await expect.poll(() => book.isVisible()).toBe(true);
  await expect.poll(() => book.getAttribute("target")).toBe("_blank");
  await expect.poll(() => book.getAttribute("rel")).toContain("noopener");
});
