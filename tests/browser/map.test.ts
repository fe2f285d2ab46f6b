import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";
import { serveTiles, TILES } from "./support/mapTiles";
import { setVisitorSettings } from "./support/visitorSettings";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

/** With the space that keeps a business's name on one line, or any other. */
const STREET = /12\sMaple\sStreet/;

const frame = (page: Page) => page.locator("#map [data-map]");
const shown = (page: Page) => page.locator('#map [data-map="shown"]');
const directions = (page: Page) => page.locator("#map").getByRole("link", { name: "Get Directions" });
const awake = (page: Page) => page.locator('[data-island="Map"][data-state="awake"]').waitFor();
const comeNear = (page: Page) => page.locator("#map").scrollIntoViewIfNeeded();
const showButton = (page: Page) => page.locator("#map").getByRole("button", { name: "Show the map" });

async function showMap(page: Page): Promise<void> {
  await comeNear(page);
  await shown(page).waitFor();
}

async function addressStands(page: Page): Promise<void> {
  await expect.poll(() => page.locator("#map address").textContent()).toMatch(STREET);
  await expect.poll(() => page.locator("#map address").isVisible()).toBe(true);
  await expect.poll(() => directions(page).isVisible()).toBe(true);
  await expect.poll(() => directions(page).getAttribute("target")).toBe("_blank");
  await expect.poll(() => directions(page).getAttribute("rel")).toContain("noopener");
}

test("without JavaScript the address and the directions are shown in a frame as high as the map", async () => {
  const page = await browser.open("/contact", { javaScriptEnabled: false });
  await addressStands(page);
  await expect.poll(() => showButton(page).count()).toBe(0);
  expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(400);
});

test("until there is a map, the drawn one names the street beside the pin, within its frame", async () => {
  for (const width of [360, 1280]) {
    const page = await browser.open("/contact", { javaScriptEnabled: false, viewport: { width, height: 640 } });
    const street = frame(page).getByText(/^Maple\sStreet$/);
    const [name, map] = await Promise.all([street.boundingBox(), frame(page).boundingBox()]);
    if (!name || !map) throw new Error("There is no name or no map.");
    expect(name.x).toBeGreaterThan(map.x + map.width / 2);
    expect(name.x + name.width).toBeLessThan(map.x + map.width);
  }
});

test.each([390, 768, 1280])(
  "at %i px in letters twice as large, the card covers neither the pin nor the street",
  async (width) => {
    const page = await browser.open("/contact", { javaScriptEnabled: false, viewport: { width, height: 800 } });
    await setVisitorSettings(page, { largeText: true });
    const card = async () => (await page.locator("#map address").locator("..").boundingBox())?.y ?? 0;
    const pin = () =>
      frame(page).evaluate((element) => {
        const { top, height } = getComputedStyle(element, "::after");
        return element.getBoundingClientRect().top + Number.parseFloat(top) + Number.parseFloat(height);
      });
    await expect.poll(async () => (await card()) - (await pin())).toBeGreaterThan(8);
  },
);

test("on a phone the focus of the map has its ring around the frame, which nothing covers", async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await serveTiles(page);
  await page.goto("/contact");
  await showMap(page);
  await page.locator("#map .leaflet-container").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => frame(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
});

test("no other site is requested before the map comes near the view", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 640 } });
  const tiles = await serveTiles(page);
  const watch = watchPage(page);
  await page.goto("/contact", { waitUntil: "networkidle" });
  expect(watch.foreign).toEqual([]);
  await expect.poll(() => watch.scriptText()).not.toContain("leaflet-container");

  await comeNear(page);
  await shown(page).waitFor();
  expect(tiles.length).toBeGreaterThan(0);
  expect(watch.foreign.every((url) => url.startsWith("https://tiles.example/"))).toBe(true);
});

describe("on a phone", () => {
  const phone = { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true };

  test("for a visitor who saves data, scrolling past loads no code and requests no other site; the button loads the map and moves the focus to it", async () => {
    const page = await browser.newPage(phone);
    await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
    const tiles = await serveTiles(page);
    const watch = watchPage(page);
    await page.goto("/contact", { waitUntil: "networkidle" });
    // The first scroll loads what shows the sticky bar, and nothing else.
    await page.evaluate(() => scrollTo(0, 1));
    await page.locator("#sticky-bar[data-state=awake]").waitFor({ state: "attached" });
    const before = await watch.scriptBytes();
    await comeNear(page);
    const { x, y } = (await frame(page).boundingBox()) ?? { x: 0, y: 0 };
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Input.synthesizeScrollGesture", { x: x + 40, y: Math.max(y, 0) + 40, yDistance: 150 });
    await page.waitForLoadState("networkidle");
    await addressStands(page);
    await expect.poll(() => watch.scriptBytes()).toBe(before);
    expect(watch.foreign).toEqual([]);

    await showButton(page).tap();
    await shown(page).waitFor();
    expect(tiles.length).toBeGreaterThan(0);
    await expect.poll(() => showButton(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toContain("Map:");
    expect(await axeFindings(page, "#map")).toEqual([]);
  });

  test("if no tile can be loaded, the page says so, and the button offers the map again", async () => {
    const page = await browser.newPage(phone);
    let refused = 0;
    await page.route(TILES, (route) => {
      refused++;
      return route.abort();
    });
    await page.goto("/contact");
    await comeNear(page);
    await page.locator("#map [role=status]", { hasText: "The map did not load." }).waitFor();
    expect(refused).toBeGreaterThan(0);
    await expect.poll(() => page.locator("#map .leaflet-pane").count()).toBe(0);
    expect(await axeFindings(page, "#map")).toEqual([]);
    await serveTiles(page);
    await showButton(page).tap();
    await shown(page).waitFor();
    await expect.poll(() => page.locator("#map [role=status]").textContent()).toBe("");
  });
});

describe.each(WIDTHS)("at %i px", (width) => {
  test("a skeleton of at least 400 px becomes a map, and nothing moves", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await serveTiles(page);
    const shift = await watchLayoutShift(page);
    const release = await holdBack(page, ISLAND_CODE);
    await page.goto("/contact");
    await comeNear(page);
    const before = await frame(page).boundingBox();
    await expect.poll(() => frame(page).getAttribute("data-map")).toBe("skeleton");
    expect(before?.height).toBeGreaterThanOrEqual(400);
    await addressStands(page);

    await shift.begin();
    release();
    await shown(page).waitFor();
    expect((await frame(page).boundingBox())?.height).toBe(before?.height);
    await addressStands(page);
    await expect.poll(() => shift.sum()).toBe(0);
  });

  test("axe finds nothing on the map", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await serveTiles(page);
    await page.goto("/contact");
    await showMap(page);
    expect(await axeFindings(page, "#map")).toEqual([]);
  });

  test("one pin with the address is in the middle of the map, and the card does not cover it", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const tiles = await serveTiles(page);
    await page.goto("/contact");
    await showMap(page);
    const pin = page.locator("#map .leaflet-marker-icon");
    await expect.poll(() => pin.count()).toBe(1);
    const label = page.locator("#map .leaflet-tooltip");
    await expect.poll(() => label.textContent()).toMatch(STREET);

    const [at, map, card] = [
      await pin.boundingBox(),
      await page.locator("#map .leaflet-container").boundingBox(),
      await page.locator("#map address").boundingBox(),
    ];
    if (!at || !map || !card) throw new Error("The pin, the map or the card cannot be seen.");
    expect(Math.abs(at.x + at.width / 2 - (map.x + map.width / 2))).toBeLessThan(2);
    expect(Math.abs(at.y + at.height - (map.y + map.height / 2))).toBeLessThan(2);
    const free = card.y > at.y + at.height || card.x + card.width < at.x;
    expect(free).toBe(true);
    // Harborview in the tile scheme of the web (zoom 15): swapped coordinates would be in Antarctica.
    expect(tiles).toContain("https://tiles.example/15/5103/11671.png");
  });
});

test("the map names its source, and requests no picture but its tiles", async () => {
  const page = await browser.newPage();
  await serveTiles(page);
  const pictures: string[] = [];
  page.on("request", (request) => request.url().includes("marker") && pictures.push(request.url()));
  await page.goto("/contact");
  await comeNear(page);
  await shown(page).waitFor();
  const attribution = page.locator("#map").getByRole("link", { name: "Example Maps" });
  await expect.poll(() => attribution.getAttribute("href")).toBe("https://tiles.example/copyright");
  expect(pictures).toEqual([]);
});

test("the wheel scrolls the page across the map, and the keyboard zooms it", async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  const tiles = await serveTiles(page);
  await page.goto("/contact");
  await comeNear(page);
  await shown(page).waitFor();
  await page.locator("#map .leaflet-container").hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await page.waitForFunction((y) => scrollY < y - 200, before);
  expect(tiles.every((url) => url.includes("/15/"))).toBe(true);

  await page.locator("#map .leaflet-container").focus();
  await page.keyboard.press("+");
  await expect.poll(() => tiles.some((url) => url.includes("/16/"))).toBe(true);
});

test("with reduced motion the map moves at once", async () => {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await serveTiles(page);
  await page.goto("/contact");
  await comeNear(page);
  await shown(page).waitFor();
  const classes = await page.locator("#map .leaflet-container").getAttribute("class");
  expect(classes).not.toContain("leaflet-fade-anim");
  expect(classes).not.toContain("leaflet-zoom-anim");
});

test.each([
  ["is blocked", (page: Page) => page.route(TILES, (route) => route.abort("blockedbyclient"))],
  ["answers with an error", (page: Page) => page.route(TILES, (route) => route.fulfill({ status: 503 }))],
])("if the map service %s, the address and the directions are shown", async (_case, obstruct) => {
  const page = await browser.newPage();
  await obstruct(page);
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  await page.goto("/contact");
  const failed = page.waitForEvent("requestfinished", {
    predicate: (r) => r.url().includes("tiles.example"),
  });
  const blocked = page.waitForEvent("requestfailed", {
    predicate: (r) => r.url().includes("tiles.example"),
  });
  await comeNear(page);
  await Promise.any([failed, blocked]);
  await awake(page);
  await page.locator("#map .leaflet-pane").first().waitFor({ state: "detached" });
  await expect.poll(() => frame(page).getAttribute("data-map")).toBe("skeleton");
  await addressStands(page);
  await page.locator("#map [role=status]", { hasText: "The map did not load." }).waitFor();
  // Before the directions is the button that tries again: the empty frame is no stop of the Tab key.
  await directions(page).focus();
  await page.keyboard.press("Shift+Tab");
  expect(await showButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("#map"))).toBeNull();
  expect(failures).toEqual([]);
});

test("if the map service is too slow, the address and the directions stay, even when it responds after all", async () => {
  const page = await browser.newPage();
  await page.clock.install();
  await serveTiles(page);
  const release = await holdBack(page, TILES);
  const asked = page.waitForRequest(TILES);
  await page.goto("/contact");
  await comeNear(page);
  await page.clock.runFor(1000);
  await asked;
  await page.clock.runFor(10_000);
  await page.locator("#map .leaflet-pane").first().waitFor({ state: "detached" });
  release();
  await page.clock.runFor(1000);
  await expect.poll(() => frame(page).getAttribute("data-map")).toBe("skeleton");
  await addressStands(page);
});
