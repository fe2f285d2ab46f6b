import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const MATOMO = "https://stats.tallyboard.example";
const COUNTWELL = "https://countwell.example";

/** What services do: they read their list or their own tag, set a cookie and send what they count. */
const SCRIPTS: Record<string, string> = {
  "/matomo.js": `document.cookie = "_pk_id.3=visitor;path=/";
    fetch("${MATOMO}/matomo.php?site=" + _paq.find(([name]) => name === "setSiteId")[1], { mode: "no-cors" });`,
  "/c.js": `new Image().src = "${COUNTWELL}/hit?site=" + document.currentScript.dataset.site;`,
};

const browser = useBrowser("fixture-tallyboard");
/** The services on loopback, and what they were asked for. */
const server = createServer((request, response) => {
  const script = SCRIPTS[request.url ?? ""];
  response.writeHead(200, { "content-type": script ? "text/javascript" : "image/gif" });
  response.end(script ?? "");
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve())));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** A new visitor, for whom the services are at their own names. */
async function visitor(options: BrowserContextOptions = {}) {
  const page = await browser.newPage(options);
  const watch = watchPage(page);
  const loopback = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const host of [MATOMO, COUNTWELL])
    await page.route(`${host}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${loopback}${pathname}${search}` }) });
    });
  return { page, watch };
}

const panel = (page: Page) => page.getByRole("region", { name: "Privacy settings" });
const opener = (page: Page) => page.locator("footer").getByRole("button", { name: "Privacy settings" });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const sent = [`${COUNTWELL}/c.js`, `${COUNTWELL}/hit?site=TB1`, `${MATOMO}/matomo.js`, `${MATOMO}/matomo.php?site=3`];

describe.each(WIDTHS)("at %i px", (width) => {
  test("nothing is loaded and nothing stored before the visitor accepts; axe finds nothing in the question", async () => {
    const { page, watch } = await visitor({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
    await page.goto("/");
    await panel(page).waitFor();
    await page.mouse.wheel(0, 1200);
    await page.goto("/features");
    await panel(page).waitFor();
    expect(await axeFindings(page, "#privacy-settings")).toEqual([]);
    expect(watch.foreign).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(["", 0]);
    const box = await panel(page).boundingBox();
    expect(box?.height).toBeLessThan(300);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });
});

test("by the keyboard: accepted once it counts on each page, and taken back it is gone", async () => {
  const { page, watch } = await visitor();
  await page.goto("/");
  await panel(page).waitFor();
  // Behind the link that skips to the content: the link to the privacy page, then both answers.
  await page.keyboard.press("Tab");
  for (const name of ["What we store", "Decline", "Accept"]) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => [...watch.foreign].sort()).toEqual(sent);
  await expect.poll(() => panel(page).count()).toBe(0);
  await expect.poll(() => cookies(page)).toEqual(["_pk_id.3"]);

  watch.foreign.length = 0;
  await page.goto("/features");
  await expect.poll(() => [...watch.foreign].sort()).toEqual(sent);
  expect(await panel(page).count()).toBe(0);

  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Decline");
  watch.foreign.length = 0;
  const reloaded = page.waitForEvent("load");
  await page.keyboard.press("Enter");
  await reloaded;
  // The script has run on the new page.
  await opener(page).waitFor();
  expect(await panel(page).count()).toBe(0);
  expect(await cookies(page)).toEqual([]);
  expect(watch.foreign).toEqual([]);
  // A policy that forbids anything would be reported here.
  expect(watch.errors).toEqual([]);
});

test("who declines is not asked again, and can still change that", async () => {
  const { page, watch } = await visitor();
  await page.goto("/pricing");
  await panel(page).getByRole("button", { name: "Decline" }).click();
  await page.goto("/features");
  await opener(page).waitFor();
  expect(await panel(page).count()).toBe(0);
  expect(watch.foreign).toEqual([]);
  await opener(page).click();
  await panel(page).getByRole("button", { name: "Accept" }).click();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => [...watch.foreign].sort()).toEqual(sent);
});

test.each(["globalPrivacyControl", "doNotTrack"])(
  "a browser with %s is not asked, and nothing is loaded",
  async (name) => {
    const { page, watch } = await visitor();
    await page.addInitScript((property) => {
      const value = property === "doNotTrack" ? "1" : true;
      Object.defineProperty(Navigator.prototype, property, { get: () => value });
    }, name);
    await page.goto("/");
    await page.locator("#privacy-settings[data-state=awake]").waitFor({ state: "attached" });
    expect(await panel(page).count()).toBe(0);
    expect(await opener(page).count()).toBe(0);
    expect(watch.foreign).toEqual([]);
  },
);

test("without JavaScript nobody is asked, and nothing is loaded", async () => {
  const page = await browser.open("/", { javaScriptEnabled: false });
  expect(await page.locator("#privacy-settings").isVisible()).toBe(false);
  expect(await page.locator("[aria-controls=privacy-settings]").isVisible()).toBe(false);
});
