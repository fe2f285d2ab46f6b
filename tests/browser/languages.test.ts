import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { plainWords } from "./support/plainWords";

const browser = useBrowser("fixture-jaffa");

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const switchOf = (page: Page) => page.getByRole("navigation", { name: /^(?:Languages|שפות)$/ });

describe("the switch of languages", () => {
  test("keeps the page, by the keyboard and back", async () => {
    const page = await browser.open("/prices", { viewport: wide });
    await switchOf(page).getByRole("link", { name: "עברית" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/prices");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    expect(await plainWords(page.getByRole("heading", { level: 1 }))).toBe("Our Prices");
    const current = switchOf(page).locator("[aria-current=page]");
    expect(await current.textContent()).toBe("English");
    await switchOf(page).getByRole("link", { name: "עברית" }).press("Enter");
    await page.waitForURL("**/prices");
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
  });

  test("is in the drawer of a phone, each name as large as a finger", async () => {
    const page = await browser.open("/en", { viewport: phone });
    await page.locator("#menu-button").click();
    const links = switchOf(page).getByRole("link");
    expect(await links.allTextContents()).toEqual(["עברית", "English"]);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await links.first().click();
    await page.waitForURL(/:\d+\/$/);
  });

  test("works without JavaScript", async () => {
    const page = await browser.open("/", { viewport: wide, javaScriptEnabled: false });
    await switchOf(page).getByRole("link", { name: "English" }).click();
    await page.waitForURL("**/en");
  });

  // The pages themselves, and the switch in a wide window, are judged with every page.
  test.each(["/", "/en/prices"])("axe finds nothing on %s with it open in the drawer", async (route) => {
    const page = await browser.open(route, { viewport: phone, reducedMotion: "reduce" });
    await page.locator("#menu-button").click();
    await switchOf(page).waitFor();
    expect(await axeFindings(page, "html")).toEqual([]);
  });
});

test("an address that does not exist shows the page of its language", async () => {
  const page = await browser.newPage({ viewport: wide });
  for (const [route, heading] of [
    ["/en/nowhere", "Page not found"],
    ["/nowhere", "העמוד לא נמצא"],
  ] as const) {
    expect((await page.goto(route))?.status()).toBe(404);
    expect(await plainWords(page.getByRole("heading", { level: 1 }))).toBe(heading);
  }
  // One address for each page, as for all others.
  await page.goto("/en/");
  expect(new URL(page.url()).pathname).toBe("/en");
});
