import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { startBookingProvider, WIDGET_SCRIPT } from "./support/bookingProvider";
import { useBrowser } from "./support/browser";
import { holdBack } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";

const browser = useBrowser();
let provider: Awaited<ReturnType<typeof startBookingProvider>>;
beforeAll(async () => {
  provider = await startBookingProvider();
});
afterAll(() => provider.stop());

const frame = (page: Page) => page.locator("#calendar [data-progress]");
const progress = (page: Page, name: string) => page.locator(`#calendar [data-progress="${name}"]`).waitFor();
const script = (page: Page) => page.locator(`head script[src="${WIDGET_SCRIPT}"]`);
const phone = (page: Page) => page.locator("#calendar").getByRole("link", { name: "(503) 555-0174" });
const site = (page: Page) => page.locator("#calendar").getByRole("link", { name: "Open the booking site" });

async function otherWaysStand(page: Page): Promise<void> {
  await expect.poll(() => phone(page).isVisible()).toBe(true);
  await expect.poll(() => phone(page).getAttribute("href")).toBe("tel:+15035550174");
  await expect.poll(() => site(page).isVisible()).toBe(true);
  await expect.poll(() => site(page).getAttribute("href")).toBe("https://maplestreet.booking.example/v2/");
  await expect.poll(() => site(page).getAttribute("target")).toBe("_blank");
}

/** What the widget has put into the page. */
const traces = (page: Page) =>
  page.evaluate(
    (src) => ({
      script: document.querySelectorAll(`script[src="${src}"]`).length,
      global: "BookingWidget" in window,
      frames: document.querySelectorAll("iframe").length,
      badge: document.querySelectorAll("#booking-badge").length,
      styles: [...document.querySelectorAll("style")].filter((style) => style.textContent?.includes(".booking-frame"))
        .length,
    }),
    WIDGET_SCRIPT,
  );

/** Call while the script is loading. @returns waits until it has run, which it does even if its element is gone by then */
async function whenRun(page: Page): Promise<() => Promise<unknown>> {
  const run = await script(page).evaluateHandle((element) => ({
    ended: new Promise<void>((resolve) => element.addEventListener("load", () => resolve())),
  }));
  return () => run.evaluate(({ ended }) => ended);
}

const none = { script: 0, global: false, frames: 0, badge: 0, styles: 0 };
const all = { script: 1, global: true, frames: 1, badge: 1, styles: 1 };

test("without JavaScript every other way to book is shown in a frame of 600 px", async () => {
  const page = await browser.open("/booking", { javaScriptEnabled: false });
  await otherWaysStand(page);
  await expect.poll(() => page.locator("#calendar [role=status]").textContent()).toContain("or call us");
  expect((await frame(page).boundingBox())?.height).toBeGreaterThanOrEqual(600);
});

test("the site's own script that loads the calendar is less than 3 kB", async () => {
  const page = await browser.newPage();
  const scripts: Promise<number>[] = [];
  page.on("response", (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) {
      scripts.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await provider.serve(page);
  await page.goto("/booking");
  const entry = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  await progress(page, "ready");
  const all = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  expect(all - entry).toBeLessThan(3000);
  expect(all).toBeLessThan(8000);
});

test("no other page loads the widget", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("widget.booking.example") && asked.push(request.url()));
  for (const route of ["/", "/contact", "/booking-policy"]) await page.goto(route, { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
});

describe.each(["/booking", "/book"])("%s", (route) => {
  test("the script goes into the head on entering, and the widget gets its configuration", async () => {
    const page = await browser.newPage();
    await provider.serve(page);
    await page.goto(route);
    await progress(page, "ready");
    await expect.poll(() => script(page).count()).toBe(1);
    expect(await page.evaluate(() => (window as unknown as { widgetOptions: unknown }).widgetOptions)).toEqual({
      widget_type: "iframe",
      url: "https://maplestreet.booking.example",
      container_id: "calendar-widget",
      theme: "default",
      timeline: "modern",
      datepicker: "top_calendar",
      is_rtl: false,
      theme_settings: {
        timeline_modern_display: "as_slots",
        timeline_hide_unavailable: "1",
        show_sidebar: "1",
        sb_base_color: "#0b5d6b",
        btn_color_1: "#0b5d6b",
        body_bg_color: "#f6fafb",
        booking_nav_bg_color: "#0d333b",
        dark_font_color: "#12262b",
        light_font_color: "#ffffff",
        sb_available: "#e4f0f2",
        sb_busy: "#c9dbe0",
      },
      app_config: { clear_session: 0, predefined: [] },
    });
    const calendar = page.frameLocator("#calendar-widget iframe");
    await calendar.getByRole("heading", { name: "Choose a service" }).waitFor();
    expect((await page.locator("#calendar-widget").boundingBox())?.height).toBeGreaterThanOrEqual(600);
  });
});

describe.each(WIDTHS)("at %i px", (width) => {
  test("the calendar replaces the skeleton and nothing moves; axe finds nothing before or after", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const shift = await watchLayoutShift(page);
    await provider.serve(page);
    const release = await holdBack(page, WIDGET_SCRIPT);
    await page.goto("/booking");
    await progress(page, "loading");
    await otherWaysStand(page);
    const before = await frame(page).boundingBox();
    expect(await axeFindings(page, "#calendar")).toEqual([]);

    await shift.begin();
    release();
    await progress(page, "ready");
    expect((await frame(page).boundingBox())?.height).toBe(before?.height);
    expect(await axeFindings(page, "#calendar")).toEqual([]);
    await expect.poll(() => shift.sum()).toBe(0);
  });
});

test("leaving the page removes the script and everything that it added; returning adds it again", async () => {
  const page = await browser.newPage();
  await provider.serve(page);
  await page.goto("/booking");
  await progress(page, "ready");
  await expect.poll(() => traces(page)).toEqual(all);

  // Each browser decides whether to keep a page that was left: the page sees only these two events.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  await expect.poll(() => traces(page)).toEqual(none);
  await otherWaysStand(page);
  await expect.poll(() => page.locator("#calendar [role=status]").textContent()).toContain("or call us");

  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await progress(page, "ready");
  await expect.poll(() => traces(page)).toEqual(all);
});

test("a page that is left while the script is still loading keeps nothing of it either", async () => {
  const page = await browser.newPage();
  await provider.serve(page);
  const release = await holdBack(page, WIDGET_SCRIPT);
  await page.goto("/booking");
  await progress(page, "loading");
  const run = await whenRun(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true })));
  release();
  await run();
  await expect.poll(() => traces(page)).toEqual(none);
});

test("going to another page and back shows the calendar again", async () => {
  const page = await browser.newPage();
  await provider.serve(page);
  await page.goto("/booking");
  await progress(page, "ready");
  await page.goto("/booking-policy");
  await expect.poll(() => traces(page)).toEqual(none);
  await page.goBack();
  await progress(page, "ready");
  await expect.poll(() => traces(page)).toEqual(all);
});

describe("the phone and the booking site are offered instead, and nothing breaks, if", () => {
  /** A visitor whose clock only the test advances: a slow machine must not reach the 8 seconds by itself. */
  const openPaused = async () => {
    const page = await browser.newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    return page;
  };

  /** Advances the page's clock in small steps until the condition holds: code that loads later sets further timers. */
  const passUntil = (page: Page, isSo: () => Promise<boolean>) =>
    expect
      .poll(async () => {
        await page.clock.runFor(25);
        return isSo();
      })
      .toBe(true);

  test.each([
    ["the script is blocked", (page: Page) => page.route(WIDGET_SCRIPT, (route) => route.abort("blockedbyclient"))],
    ["the script is not found", (page: Page) => page.route(WIDGET_SCRIPT, (route) => route.fulfill({ status: 404 }))],
    [
      "the script brings no widget",
      (page: Page) => page.route(WIDGET_SCRIPT, (route) => route.fulfill({ contentType: "text/javascript", body: "" })),
    ],
    [
      "the widget fails",
      (page: Page) =>
        page.route(WIDGET_SCRIPT, (route) =>
          route.fulfill({
            contentType: "text/javascript",
            body: "window.BookingWidget = class { constructor() { throw new Error('out of order'); } }",
          }),
        ),
    ],
  ])("%s", async (_case, obstruct) => {
    const page = await browser.newPage();
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await obstruct(page);
    await page.goto("/booking");
    await progress(page, "failed");
    await otherWaysStand(page);
    await expect.poll(() => page.locator("#calendar [role=status]").textContent()).toContain("did not load");
    const empty = () => frame(page).evaluate((box) => box.scrollHeight - (box.lastElementChild?.clientHeight ?? 0));
    await expect.poll(empty).toBe(0);
    expect((await frame(page).boundingBox())?.height).toBeLessThan(500);
    await expect.poll(() => traces(page)).toEqual(none);
    expect(failures).toEqual([]);
  });

  test("the script takes longer than 8 seconds, even if it loads after all", async () => {
    const page = await openPaused();
    await provider.serve(page);
    const release = await holdBack(page, WIDGET_SCRIPT);
    await page.goto("/booking");
    await passUntil(page, async () => (await frame(page).getAttribute("data-progress")) === "loading");
    const run = await whenRun(page);
    await page.clock.runFor(6500);
    await expect.poll(() => frame(page).getAttribute("data-progress")).toBe("loading");
    await page.clock.runFor(1500);
    await progress(page, "failed");
    await otherWaysStand(page);

    release();
    await run();
    await expect.poll(() => frame(page).getAttribute("data-progress")).toBe("failed");
    await expect.poll(() => traces(page)).toEqual(none);
  });

  test("the calendar itself does not load", async () => {
    const page = await openPaused();
    await provider.serve(page);
    await holdBack(page, "https://maplestreet.booking.example/**");
    await page.goto("/booking");
    await passUntil(page, async () => (await page.locator("#calendar-widget iframe").count()) > 0);
    await otherWaysStand(page);
    await page.clock.runFor(8000);
    await progress(page, "failed");
    await otherWaysStand(page);
    await expect.poll(() => traces(page)).toEqual(none);
  });
});
