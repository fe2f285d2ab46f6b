import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";

const INTERVAL = 5000;
const START = new Date("2026-01-05T10:00:00");
const wide = { viewport: { width: 1280, height: 800 } };

const region = (page: Page) => page.locator("[aria-roledescription=carousel]");
const strip = (page: Page) => region(page).getByRole("group", { name: "Slides" });
const rotation = (page: Page) => region(page).getByRole("button").first();
const button = (page: Page, name: string) => region(page).getByRole("button", { name });

/** The slide that the dots name, from 1. */
const slide = (page: Page) =>
  region(page)
    .locator("[data-slide]")
    .evaluateAll((dots) => dots.findIndex((dot) => dot.ariaDisabled === "true") + 1);

/** Resolves when the strip has come to rest at a slide, from 1. */
const atRest = (page: Page, number: number) =>
  expect
    .poll(() => strip(page).evaluate((element) => element.scrollLeft / element.clientWidth))
    .toBeCloseTo(number - 1, 2);

describe("the carousel of the home page", () => {
  const browser = useBrowser();

  /** The home page with the carousel awake, its clock controlled by the test, and a full interval to go. */
  const openCarousel = async (
    options: BrowserContextOptions = {},
    prepare = async (_page: Page): Promise<unknown> => undefined,
  ) => {
    const page = await browser.newPage({ ...wide, ...options });
    await page.clock.install({ time: START });
    await prepare(page);
    await page.goto("/");
    await rotation(page).waitFor();
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    // Back to the start of the first picture, however far a slow machine has let it move.
    await region(page).locator("[data-slide='0']").dispatchEvent("click");
    await atRest(page, 1);
    return page;
  };

  it("advances every 5 seconds through 5 pictures and starts over", async () => {
    const page = await openCarousel();
    await expect.poll(() => region(page).locator("img").count()).toBe(5);
    for (const next of [2, 3, 4, 5, 1]) {
      await page.clock.runFor(INTERVAL - 1);
      await expect.poll(() => slide(page)).not.toBe(next);
      await page.clock.runFor(1);
      await expect.poll(() => slide(page)).toBe(next);
      await atRest(page, next);
    }
  });

  it("moves by its buttons, around both ends, and jumps by its dots", async () => {
    const page = await openCarousel();
    await button(page, "Previous slide").click();
    await atRest(page, 5);
    await button(page, "Next slide").click();
    await atRest(page, 1);
    await button(page, "Next slide").click();
    await atRest(page, 2);
    await button(page, "Slide 4 of 5").click();
    await atRest(page, 4);
    await expect.poll(() => slide(page)).toBe(4);
  });

  it("can be operated with only the keyboard", async () => {
    const page = await openCarousel();
    await button(page, "Next slide").press("Enter");
    await button(page, "Next slide").press("Space");
    await atRest(page, 3);
    await button(page, "Slide 1 of 5").press("Enter");
    await atRest(page, 1);
  });

  it("follows a swipe", async () => {
    const page = await openCarousel({ hasTouch: true });
    await strip(page).dispatchEvent("pointerdown");
    await strip(page).evaluate((element) => element.scrollTo({ left: 2 * element.clientWidth, behavior: "instant" }));
    await atRest(page, 3);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return slide(page);
      })
      .toBe(3);
  });

  it("shows a chosen picture for its full time", async () => {
    const page = await openCarousel({ hasTouch: true });
    await page.clock.runFor(INTERVAL - 100);
    await button(page, "Slide 3 of 5").tap();
    await page.clock.runFor(INTERVAL - 1);
    await expect.poll(() => slide(page)).toBe(3);
    await page.clock.runFor(1);
    await expect.poll(() => slide(page)).toBe(4);
  });

  it("pauses under the mouse and continues after it", async () => {
    const page = await openCarousel();
    await region(page).hover();
    await page.clock.runFor(3 * INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
    await page.mouse.move(10, 700);
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(2);
  });

  it("stops when it gets the keyboard focus, until it is started again", async () => {
    const page = await openCarousel();
    await page.locator("main a").last().focus();
    await button(page, "Next slide").focus();
    await page.keyboard.press("Shift+Tab");
    await page.locator("footer a").last().focus();
    await page.clock.runFor(3 * INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
    await button(page, "Start automatic slide show").press("Enter");
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(2);
  });

  it("stops and starts by its first button, which says what it will do, also under the mouse", async () => {
    const page = await openCarousel();
    await button(page, "Stop automatic slide show").click();
    await page.mouse.move(10, 700);
    await page.clock.runFor(3 * INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
    await button(page, "Start automatic slide show").click();
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(2);
  });

  it("pauses in a hidden tab and resumes when the tab is visible again", async () => {
    const page = await openCarousel();
    const show = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await show(true);
    await page.clock.runFor(3 * INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
    await show(false);
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(2);
  });

  it("does not start for a visitor who prefers reduced motion", async () => {
    const page = await openCarousel({ reducedMotion: "reduce" });
    await page.clock.runFor(3 * INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
    await expect.poll(() => strip(page).evaluate((element) => getComputedStyle(element).scrollBehavior)).toBe("auto");
    await button(page, "Start automatic slide show").click();
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(2);
  });

  it("is announced as the pattern requires (ARIA APG: Carousel)", async () => {
    const page = await openCarousel();
    await expect.poll(() => region(page).getAttribute("aria-label")).toBe("Pictures");
    const slides = await strip(page)
      .locator("> *")
      .evaluateAll((all) => all.map((one) => [one.role, one.ariaRoleDescription, one.ariaLabel, one.ariaHidden]));
    expect(slides[0]).toEqual(["group", "slide", "1 of 5", null]);
    expect(slides[4]).toEqual(["group", "slide", "5 of 5", "true"]);
    expect(await region(page).getByRole("group", { name: "Choose slide to display" }).getByRole("button").count()).toBe(
      5,
    );
    const focusable = await region(page).locator("button, [tabindex='0']").first().getAttribute("aria-label");
    expect(focusable).toBe("Stop automatic slide show");
    await expect.poll(() => strip(page).getAttribute("aria-live")).toBe("off");
    await rotation(page).click();
    await expect.poll(() => strip(page).getAttribute("aria-live")).toBe("polite");
  });

  it("loads the first picture at once and the next one in time", async () => {
    const server = await browser.open("/", { ...wide, javaScriptEnabled: false });
    const ways = (page: Page) =>
      region(page)
        .locator("img")
        .evaluateAll((all) => all.map((image) => image.getAttribute("loading") ?? "eager"));
    await expect.poll(() => ways(server)).toEqual(["eager", "lazy", "lazy", "lazy", "lazy"]);
    const page = await openCarousel();
    expect((await ways(page)).slice(0, 2)).toEqual(["eager", "eager"]);
  });

  it("keeps a picture until the next one has come", async () => {
    let come = () => {};
    const page = await openCarousel({}, async (early) => {
      come = await holdBack(early, "**/nap-*.avif");
    });
    await button(page, "Slide 4 of 5").click();
    await page.mouse.move(10, 700);
    await page.clock.runFor(3 * INTERVAL);
    expect(await slide(page)).toBe(4);
    come();
    await expect.poll(() => slide(page)).toBe(5);
    await page.clock.runFor(INTERVAL);
    await expect.poll(() => slide(page)).toBe(1);
  });

  it("does not move its dot back when the processor rests in the middle of a movement, or one before it ends", async () => {
    const page = await openCarousel();
    await rotation(page).click();
    // The position then is that of the picture before.
    await strip(page).evaluate((element) => {
      Object.defineProperty(element, "scrollLeft", { get: () => 0, configurable: true });
    });
    await button(page, "Next slide").click();
    for (const type of ["scroll", "scrollend"]) await strip(page).dispatchEvent(type);
    await page.clock.runFor(150);
    expect(await slide(page)).toBe(2);
  });

  it("shows the motif in place of a picture that cannot be loaded", async () => {
    const page = await openCarousel({}, (early) =>
      early.route("**", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback())),
    );
    const failed = region(page).locator("img").nth(1);
    await button(page, "Next slide").click();
    await atRest(page, 2);
    await expect.poll(() => failed.getAttribute("data-failed")).toBe("");
    await expect.poll(() => failed.evaluate((image) => getComputedStyle(image).opacity)).toBe("0");
    const drawn = await region(page).locator("> [aria-hidden]").boundingBox();
    const frame = await strip(page).boundingBox();
    expect(drawn).toEqual(frame);
  });

  it("wakes without moving anything on the page", async () => {
    for (const viewport of [wide.viewport, { width: 360, height: 740 }]) {
      const page = await browser.newPage({ viewport });
      const shift = await watchLayoutShift(page);
      const wake = await holdBack(page, ISLAND_CODE);
      await page.goto("/");
      await shift.begin();
      wake();
      await rotation(page).waitFor();
      await expect.poll(() => shift.sum()).toBe(0);
    }
  });

  it("needs no React", async () => {
    const page = await browser.newPage(wide);
    let bytes = 0;
    page.on("response", async (response) => {
      if (response.url().endsWith(".js")) bytes += (await response.body()).length;
    });
    await page.goto("/");
    await rotation(page).waitFor();
    await page.waitForLoadState("networkidle");
    expect(bytes).toBeLessThan(20_000);
  });

  it("can be swiped without JavaScript and shows no controls that do nothing", async () => {
    const page = await browser.open("/", { ...wide, javaScriptEnabled: false });
    await expect.poll(() => region(page).locator("button").first().isVisible()).toBe(false);
    await strip(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => strip(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  });

  it("a single picture is not a carousel", async () => {
    const page = await browser.open("/full-groom", wide);
    const hero = page.locator("section:has(h1)");
    await expect.poll(() => hero.locator("img").count()).toBe(1);
    await expect.poll(() => hero.locator("button, [aria-roledescription], [data-wake]").count()).toBe(0);
  });
});
