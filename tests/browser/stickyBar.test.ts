import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";

/** Without a smooth scroll or a transition between, so that every step is a state of rest. */
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" } as const;

describe("the sticky bar", () => {
  const browser = useBrowser();

  /** The home page, at its start, with the bar's code there: the first scroll loads it. */
  const openHome = async (options: BrowserContextOptions = phone) => {
    const page = await browser.open("/", options);
    await goTo(page, 1);
    await page.locator("#sticky-bar[data-state=awake]").waitFor({ state: "attached" });
    await goTo(page, 0);
    return page;
  };
  const goTo = async (page: Page, top: number) => {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    // The scroll event comes with the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const bar = (page: Page) => page.locator("#sticky-bar");
  const pageEnd = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

  it("is out of sight and out of reach at the start", async () => {
    const page = await browser.open("/", phone);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await page.locator("footer a").last().focus();
    await goTo(page, 0);
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("#sticky-bar"))).toBeNull();
  });

  /** Whether a field has the focus, and all of it is above the bar and in the window. */
  const isClear = (field: Locator) =>
    field.evaluate((one) => {
      const bar = document.querySelector<HTMLElement>("#sticky-bar");
      const room = bar && !bar.inert ? bar.getBoundingClientRect().top : innerHeight;
      return one === document.activeElement && one.getBoundingClientRect().bottom < room;
    });

  it("covers no field of a form that the keyboard comes to, however high it is", async () => {
    const page = await browser.open("/contact", phone);
    const fields = page.locator("#message").locator("input, textarea");
    await fields.first().focus();
    for (const field of await fields.all()) {
      await expect.poll(() => isClear(field)).toBe(true);
      await page.keyboard.press("Tab");
    }
  });

  it("covers no text area that had the focus before the bar's code came", async () => {
    const page = await browser.newPage(phone);
    const release = await holdBack(page, ISLAND_CODE);
    await page.goto("/contact");
    const message = page.locator("#message textarea");
    // As the Tab key does: Chromium shows the first line, and no more.
    await message.evaluate((area) => {
      area.focus({ preventScroll: true });
      scrollTo(0, scrollY + area.getBoundingClientRect().top - innerHeight + 100);
    });
    release();
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    await expect.poll(() => isClear(message)).toBe(true);
  });

  it("appears past 600 px on the way down, and not before", async () => {
    const page = await openHome();
    await goTo(page, 600);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await goTo(page, 601);
    await expect.poll(() => bar(page).isVisible()).toBe(true);
  });

  it.each([
    [844, 390, "is low on a phone that is held sideways", 53],
    [320, 256, "is not shown on a zoomed page", undefined],
  ])("at %i by %i px %s", async (width, height, _shown, high) => {
    const page = await openHome({ ...phone, viewport: { width, height } });
    await goTo(page, 700);
    await expect.poll(() => bar(page).getAttribute("inert")).toBeNull();
    const box = await bar(page).boundingBox();
    expect(box?.height).toBe(high);
    if (box) expect(box.y + box.height).toBe(height);
  });

  it("hides on the way up, and comes back on the way down", async () => {
    const page = await openHome();
    await goTo(page, 1500);
    await goTo(page, 1400);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await goTo(page, 1410);
    await expect.poll(() => bar(page).isVisible()).toBe(true);
  });

  it("shows within 200 px of the page's end whatever the direction", async () => {
    const page = await openHome();
    const end = await pageEnd(page);
    await goTo(page, end);
    await goTo(page, end - 200);
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    await goTo(page, end - 202);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });

  it("leaves the last words of the page clear", async () => {
    for (const width of [360, 1280]) {
      const page = await openHome({ ...phone, viewport: { width, height: 740 } });
      await goTo(page, await pageEnd(page));
      const last = await page.locator("footer a").last().boundingBox();
      const box = await bar(page).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740);
    }
  });

  it("never covers what takes the focus", async () => {
    const page = await openHome();
    await goTo(page, 700);
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const bar = document.querySelector<HTMLElement>("#sticky-bar");
        const focused = document.activeElement;
        if (!bar || bar.inert || !focused || bar.contains(focused)) return "";
        const { top, bottom } = focused.getBoundingClientRect();
        return top >= bar.getBoundingClientRect().top && bottom > 0 ? focused.textContent : "";
      });
      expect(covered).toBe("");
    }
  });

  it("stays while the keyboard's focus is on it", async () => {
    const page = await openHome();
    await goTo(page, 1500);
    await bar(page).getByRole("link", { name: "Call" }).focus();
    await page.keyboard.press("Shift+Tab");
    expect(await page.evaluate(() => scrollY)).toBe(1500);
    await goTo(page, 1400);
    await expect.poll(() => bar(page).isVisible()).toBe(true);
  });

  it("books in a new tab and calls the shop", async () => {
    const page = await openHome();
    await goTo(page, 700);
    const book = bar(page).getByRole("link", { name: "Book Now" });
    await expect.poll(() => book.getAttribute("target")).toBe("_blank");
    await expect.poll(() => book.getAttribute("rel")).toContain("noopener");
    await expect.poll(() => bar(page).getByRole("link", { name: "Call" }).getAttribute("href")).toMatch(/^tel:\+/);
  });

  it("is not shown without JavaScript", async () => {
    const page = await browser.open("/", { ...phone, javaScriptEnabled: false });
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });
});
