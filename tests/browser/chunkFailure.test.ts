import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { attend } from "./support/attend";
import { useBrowser } from "./support/browser";
import { ISLAND_CODE } from "./support/holdBack";
import { serveTiles } from "./support/mapTiles";

const browser = useBrowser();

const gallery = (page: Page, state: string) => page.locator(`[data-island="Gallery"][data-state="${state}"]`);

/** Counts how often the page is loaded, and what reaches the window unhandled. */
function watch(page: Page) {
  const seen = { loads: 0, thrown: [] as string[] };
  page.on("domcontentloaded", () => {
    seen.loads += 1;
  });
  page.on("pageerror", (error) => seen.thrown.push(error.message));
  return seen;
}

test("a chunk that never loads reloads the page once; then its error is rethrown, and the page stays readable", async () => {
  const page = await browser.newPage();
  const seen = watch(page);
  await attend(page);
  await page.route(ISLAND_CODE, (route) => route.abort());
  await page.goto("/gallery");
  await gallery(page, "failed").waitFor();
  // Time for a loop, if there were one.
  await page.waitForTimeout(1000);
  expect(seen.loads).toBe(2);
  expect(seen.thrown.join("\n")).toContain("Failed to fetch dynamically imported module");
  await expect.poll(() => page.locator("#portfolio li:visible").count()).toBe(24);

  // The next page of the same visit does not reload again.
  await page.goto("/why-choose-us");
  await page.locator('[data-island="Faq"]').dispatchEvent("pointerover");
  await page.locator('[data-island="Faq"][data-state="failed"]').waitFor();
  expect(seen.loads).toBe(3);
});

test("a chunk that loads after a reload works as usual", async () => {
  const page = await browser.newPage();
  const seen = watch(page);
  await attend(page);
  await page.route(ISLAND_CODE, (route) => (seen.loads < 2 ? route.abort() : route.continue()));
  await page.goto("/gallery");
  await gallery(page, "awake").waitFor();
  expect(seen.loads).toBe(2);
  expect(seen.thrown).toEqual([]);
});

test("a listener that handles vite:preloadError before the page does receives the failed chunk's error, which is not rethrown", async () => {
  const page = await browser.newPage();
  const seen = watch(page);
  await attend(page);
  await page.addInitScript(() => {
    sessionStorage.setItem("heard", "0");
    window.addEventListener("vite:preloadError", (event) => {
      sessionStorage.setItem("heard", String(event.payload.message));
      event.preventDefault();
      event.stopImmediatePropagation();
    });
  });
  await page.route(ISLAND_CODE, (route) => route.abort());
  await page.goto("/gallery");
  await page.waitForFunction(() => sessionStorage.getItem("heard") !== "0");
  expect(await page.evaluate(() => sessionStorage.getItem("heard"))).toContain(
    "Failed to fetch dynamically imported module",
  );
  expect(seen).toEqual({ loads: 1, thrown: [] });
});

test("a page with typed text is not reloaded", async () => {
  const page = await browser.newPage();
  const seen = watch(page);
  await page.route(ISLAND_CODE, (route) => route.abort());
  // Another island on the way to the form must not have reloaded the page before.
  await page.goto("/contact");
  await page.evaluate(() => {
    const field = document.querySelector("textarea");
    if (field) field.value = "I would like an appointment.";
  });
  await page.locator("#message textarea").focus();
  await page.locator('[data-island="ContactForm"][data-state="failed"]').waitFor();
  expect(seen.loads).toBe(1);
  await expect.poll(() => page.locator("#message textarea").inputValue()).toBe("I would like an appointment.");
});

test("without a network the page is not reloaded", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 500 } });
  const seen = watch(page);
  await page.goto("/why-choose-us");
  await page.context().setOffline(true);
  await page.locator('[data-island="Faq"]').dispatchEvent("pointerover");
  await page.locator('[data-island="Faq"][data-state="failed"]').waitFor();
  expect(seen.loads).toBe(1);
  await expect.poll(() => page.locator("h1").isVisible()).toBe(true);
});

test("a stylesheet that fails to load is reported as the specification says, with its path", async () => {
  const page = await browser.newPage();
  const seen = watch(page);
  await serveTiles(page);
  await page.route("**/assets/static/*.css", (route) => route.abort());
  await page.goto("/contact");
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect.poll(() => seen.loads).toBe(2);
  await page.locator("#map").scrollIntoViewIfNeeded();
  await expect
    .poll(() => seen.thrown.join("\n"))
    .toMatch(/^Unable to preload CSS for \/assets\/static\/leafletMap\.[\w-]+\.css$/m);
  expect(seen.loads).toBe(2);
  await expect.poll(() => page.locator("#map address").isVisible()).toBe(true);
});
