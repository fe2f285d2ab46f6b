import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { attend } from "./support/attend";
import { axeFindings, WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { holdBack, ISLAND_CODE } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";

const browser = useBrowser();

const PICTURES = 24;

const pictures = (page: Page) => page.locator("#portfolio li");
const filter = (page: Page, name: string) =>
  page.getByRole("group", { name: "Show pictures of" }).getByRole("button", { name });
const viewer = (page: Page) => page.getByRole("dialog", { name: "Pictures in full size" });
const awake = (page: Page) => page.locator('[data-island="Gallery"][data-state="awake"]').waitFor();

/** How many of the elements have a part of the skeleton behind them. */
const skeletons = (page: Page, selector = "*") =>
  page
    .locator(`#portfolio ${selector}`)
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one, "::after").animationName !== "none").length);

async function openAwake(options = {}): Promise<Page> {
  const page = await browser.newPage(options);
  await attend(page);
  await page.goto("/gallery");
  await awake(page);
  return page;
}

async function openViewer(page: Page, index: number): Promise<void> {
  await pictures(page).nth(index).getByRole("link").click();
  await viewer(page).waitFor();
}

test("the viewer opens where the browser knows no selector of its own rules", async () => {
  const page = await browser.newPage();
  await attend(page);
  await page.addInitScript(() => {
    CSSStyleSheet.prototype.insertRule = () => {
      throw new DOMException("Failed to parse the rule", "SyntaxError");
    };
  });
  await page.goto("/gallery");
  await awake(page);
  await openViewer(page, 0);
});

test("without JavaScript every picture is there and opens as a file; nothing is offered that cannot work", async () => {
  const page = await browser.open("/gallery", { javaScriptEnabled: false });
  expect(await pictures(page).count()).toBe(PICTURES);
  expect(await page.locator("#portfolio li:visible").count()).toBe(PICTURES);
  expect(await filter(page, "All").count()).toBe(0);
  expect(await skeletons(page)).toBe(0);
  const address = await pictures(page).first().getByRole("link").getAttribute("href");
  const file = await page.request.get(address ?? "");
  expect(file.headers()["content-type"]).toMatch(/^image\//);
});

test("a picture leads to the page of its style, without JavaScript and from the viewer", async () => {
  const name = `Paws, number ${PICTURES}: Prices and times`;
  const still = await browser.open("/gallery", { javaScriptEnabled: false });
  const link = pictures(still).last().getByRole("link", { name });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await still.waitForURL("**/full-groom");

  const page = await openAwake();
  await openViewer(page, 0);
  expect(await viewer(page).getByRole("link").count()).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await viewer(page).getByRole("link", { name }).click();
  await page.waitForURL("**/full-groom");
});

test("the selected kind is marked by more than its color, also when the visitor's own colors replace the site's", async () => {
  for (const forcedColors of ["none", "active"] as const) {
    const page = await openAwake({ forcedColors });
    await filter(page, "Haircuts").click();
    const look = (name: string) =>
      filter(page, name).evaluate((button) => {
        const { textDecorationLine, backgroundColor } = getComputedStyle(button);
        return { textDecorationLine, backgroundColor };
      });
    const [chosen, other] = [await look("Haircuts"), await look("Baths")];
    expect([chosen.textDecorationLine, other.textDecorationLine]).toEqual(["underline", "none"]);
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  }
});

test("on a phone each filter that gets the focus shows its whole ring", async () => {
  const page = await openAwake({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const buttons = page.getByRole("group", { name: "Show pictures of" }).getByRole("button");
  for (const button of await buttons.all()) {
    await button.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    // A ring of 3 px, 2 px away; at its end the strip fades.
    const room = () =>
      button.evaluate((one) => {
        const [strip, { left, right, top, bottom }] = [
          one.parentElement?.getBoundingClientRect(),
          one.getBoundingClientRect(),
        ];
        return strip && Math.min(left - strip.left, strip.right - right, top - strip.top, strip.bottom - bottom) >= 5;
      });
    await expect.poll(room).toBe(true);
  }
});

describe.each(WIDTHS)("at %i px", (width) => {
  test("a skeleton is shown behind the content while the code loads, and nothing moves when it disappears", async () => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const shift = await watchLayoutShift(page);
    const release = await holdBack(page, ISLAND_CODE);
    await attend(page);
    await page.goto("/gallery");
    await page.locator('[data-island="Gallery"][data-state="loading"]').waitFor();

    // No words on it.
    expect(await skeletons(page, "h2, h2 + p, ul + div > a")).toBe(0);
    expect(await skeletons(page, "li a")).toBe(6);
    expect(await skeletons(page)).toBe(6);
    for (const tile of (await page.locator("#portfolio li a").all()).slice(0, 6)) {
      const box = await tile.boundingBox();
      expect(Math.abs((box?.width ?? 0) - (box?.height ?? 1))).toBeLessThan(1);
    }
    // All that the server rendered is there meanwhile.
    expect(await page.getByRole("heading", { name: "Dogs We Groomed" }).isVisible()).toBe(true);
    expect(await page.locator("#portfolio li img:visible").count()).toBe(PICTURES);

    await shift.begin();
    release();
    await awake(page);
    expect(await skeletons(page)).toBe(0);
    expect(await shift.sum()).toBe(0);
  });

  test("axe finds nothing, neither in the grid nor in the viewer", async () => {
    const page = await openAwake({ viewport: { width, height: 800 } });
    expect(await axeFindings(page, "#portfolio")).toEqual([]);
    await openViewer(page, 0);
    expect(await axeFindings(page, "dialog[open]")).toEqual([]);
  });
});

test("if the chunk fails, every picture stays and the filter disappears", async () => {
  const page = await browser.newPage();
  await page.route(ISLAND_CODE, (route) => route.abort());
  await attend(page);
  await page.goto("/gallery");
  await page.locator('[data-island="Gallery"][data-state="failed"]').waitFor();
  expect(await page.locator("#portfolio li:visible").count()).toBe(PICTURES);
  expect(await filter(page, "All").count()).toBe(0);
  expect(await skeletons(page)).toBe(0);
});

test("a page without visitor activity loads no code; the first activity loads it, before the filter is touched", async () => {
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/(chunks|static)\//.test(request.url())) asked.push(request.url());
  });
  // The headless shell sometimes moves the pointer by itself.
  await page.addInitScript(() => {
    addEventListener("pointermove", (event) => !("visitor" in window) && event.stopImmediatePropagation(), true);
  });
  await page.goto("/gallery", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.evaluate(() => Object.assign(window, { visitor: true }));
  await page.mouse.move(4, 4);
  await awake(page);
  expect(asked).not.toEqual([]);
});

test("an island that was loading when a visitor left starts again when they come back, and only once", async () => {
  const comeBack = (page: Page) =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  const page = await browser.newPage();
  // The headless shell moves a pointer by itself now and then, which would wake the island before.
  await page.addInitScript(() => addEventListener("pointermove", (event) => event.stopImmediatePropagation(), true));
  await page.goto("/gallery");
  // What Firefox leaves of an island whose code it has stopped loading.
  await page.locator('[data-island="Gallery"]').evaluate((island) => island.setAttribute("data-state", "loading"));
  await comeBack(page);
  await awake(page);

  // Another browser goes on with it.
  const other = await browser.newPage();
  const errors: string[] = [];
  other.on("pageerror", ({ message }) => errors.push(message));
  const release = await holdBack(other, ISLAND_CODE);
  await attend(other);
  await other.goto("/gallery");
  await other.locator('[data-island="Gallery"][data-state="loading"]').waitFor();
  await comeBack(other);
  release();
  await awake(other);
  await filter(other, "Baths").click();
  expect(await filter(other, "Baths").getAttribute("aria-pressed")).toBe("true");
  expect(errors).toEqual([]);
});

test("a category shows only its pictures and says how many", async () => {
  const page = await openAwake();
  const status = page.locator("#portfolio [role=status]");
  expect(await status.textContent()).toBe(`All ${PICTURES} pictures`);
  expect(await filter(page, "All").getAttribute("aria-pressed")).toBe("true");

  await filter(page, "Baths").click();
  expect(await filter(page, "Baths").getAttribute("aria-pressed")).toBe("true");
  expect(await filter(page, "All").getAttribute("aria-pressed")).toBe("false");
  const shown = page.locator("#portfolio li:visible");
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(PICTURES);
  for (const caption of await shown.locator("figcaption").all()) expect(await caption.textContent()).toContain("Baths");
  expect(await status.textContent()).toBe(`${count} of ${PICTURES} pictures: Baths`);

  await filter(page, "All").click();
  expect(await shown.count()).toBe(PICTURES);
});

test("a click on a category that comes before the code is kept", async () => {
  const page = await browser.newPage();
  const release = await holdBack(page, ISLAND_CODE);
  await page.goto("/gallery");
  await filter(page, "Puppies").click();
  release();
  await awake(page);
  await page.locator("#portfolio [role=status]", { hasText: "Puppies" }).waitFor();
});

/** Everything that runs in the page, but for what is written in it. */
const SCRIPTS = "**/assets/**/*.js";

/** Lets a click wait for as long as the code takes: a busy machine may need more than three seconds. */
async function waitForever(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const set = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === 3000 ? 0 : set(run, delay)),
    });
  });
}

test("a click on a picture that comes before any script is kept", async () => {
  const page = await browser.newPage();
  await waitForever(page);
  const release = await holdBack(page, SCRIPTS);
  await page.goto("/gallery", { waitUntil: "commit" });
  await pictures(page).nth(1).getByRole("link").click();
  release();
  await viewer(page).getByText(`2 of ${PICTURES}`).waitFor();
  expect(new URL(page.url()).pathname).toBe("/gallery");
});

test("a click on a picture in the same moment as a scroll is kept", async () => {
  const page = await browser.newPage();
  await waitForever(page);
  const release = await holdBack(page, ISLAND_CODE);
  await page.goto("/gallery");
  await pictures(page)
    .nth(4)
    .getByRole("link")
    .evaluate((link) => {
      scrollTo(0, 400);
      (link as HTMLElement).click();
    });
  await page.locator('[data-island="Gallery"][data-state="loading"]').waitFor();
  release();
  await viewer(page).getByText(`5 of ${PICTURES}`).waitFor();
  expect(new URL(page.url()).pathname).toBe("/gallery");
});

test("a click on a picture opens the page of its style, or its file, when the code takes longer than three seconds", async () => {
  const page = await browser.newPage();
  await page.clock.install({ time: 0 });
  await holdBack(page, SCRIPTS);
  await page.goto("/gallery", { waitUntil: "commit" });
  await page.clock.pauseAt(3_600_000);
  await pictures(page).nth(1).getByRole("link").click();
  await page.clock.runFor(2900);
  expect(new URL(page.url()).pathname).toBe("/gallery");
  await page.clock.runFor(200);
  await page.waitForURL("**/*.jpg");

  await page.goto("/gallery", { waitUntil: "commit" });
  await pictures(page).last().getByRole("link").first().click();
  await page.clock.runFor(3100);
  await page.waitForURL("**/full-groom", { waitUntil: "commit" });
});

test("a click on a picture opens its file when the code fails", async () => {
  const failing = await browser.newPage();
  await failing.route(ISLAND_CODE, (route) => route.abort());
  await attend(failing);
  await failing.goto("/gallery");
  await failing.locator('[data-island="Gallery"][data-state="failed"]').waitFor();
  await pictures(failing).nth(1).getByRole("link").click();
  await failing.waitForURL("**/*.jpg");
});

test("a click with a modifier key opens the file in another tab, as on any link", async () => {
  const page = await browser.newPage();
  await holdBack(page, SCRIPTS);
  await page.goto("/gallery", { waitUntil: "commit" });
  const opened = page.context().waitForEvent("page");
  await pictures(page)
    .nth(1)
    .getByRole("link")
    .click({ modifiers: ["Control"] });
  await (await opened).waitForURL("**/*.jpg");
  expect(new URL(page.url()).pathname).toBe("/gallery");
});

test("the viewer moves by arrow keys and buttons, wraps around, and shows only the visible pictures", async () => {
  const page = await openAwake();
  await filter(page, "Baths").click();
  const sources = await page
    .locator("#portfolio li:visible img")
    .evaluateAll((all) => all.map((img) => img.getAttribute("src")));
  const seen = () => viewer(page).getByRole("img").getAttribute("src");

  await openViewer(
    page,
    await pictures(page).evaluateAll((all) => all.findIndex((item) => !(item as HTMLElement).hidden)),
  );
  expect(await seen()).toBe(sources[0]);
  expect(await viewer(page).getByRole("img").getAttribute("alt")).not.toBe("");
  expect(await viewer(page).textContent()).toContain(`1 of ${sources.length}`);
  await page.keyboard.press("ArrowRight");
  expect(await seen()).toBe(sources[1 % sources.length]);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  expect(await seen()).toBe(sources.at(-1));
  await viewer(page).getByRole("button", { name: "Next" }).click();
  expect(await seen()).toBe(sources[0]);
  await viewer(page).getByRole("button", { name: "Previous" }).click();
  expect(await seen()).toBe(sources.at(-1));
});

test("on a page zoomed to 400 % the picture of the viewer fills the window, and all else can be scrolled to", async () => {
  const page = await openAwake({ viewport: { width: 320, height: 256 } });
  await openViewer(page, 0);
  const picture = viewer(page).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox()) ?? { y: 0, width: 0, height: 0 };
  expect(box.width).toBeGreaterThan(280);
  expect(box.height).toBeGreaterThan(200);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(256);
  await viewer(page).getByRole("button", { name: "Next" }).click();
  await viewer(page).getByText(`2 of ${PICTURES}`).waitFor();
  expect(await viewer(page).evaluate((dialog) => dialog.scrollWidth)).toBe(
    await viewer(page).evaluate((dialog) => dialog.clientWidth),
  );
});

test("on a phone held upright the picture of the viewer is as wide as the window and higher than wide", async () => {
  const page = await openAwake({ viewport: { width: 390, height: 844 } });
  await openViewer(page, 0);
  const picture = (await viewer(page).getByRole("img").boundingBox()) ?? { x: 1, width: 0, height: 0 };
  expect([picture.x, picture.width]).toEqual([0, 390]);
  expect(picture.height).toBeGreaterThan(480);
  for (const name of ["Close", "Previous", "Next"])
    expect(await viewer(page).getByRole("button", { name }).isVisible()).toBe(true);
  expect(await viewer(page).evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
});

test("the focus stays in the viewer and goes back to the picture that opened it", async () => {
  const page = await openAwake();
  const opener = pictures(page).nth(2).getByRole("link");
  await opener.focus();
  await page.keyboard.press("Enter");
  await viewer(page).waitFor();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    // On its way round, the focus passes the browser's own controls: the document has it then.
    const inside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
    );
    expect(inside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await viewer(page).waitFor({ state: "detached" });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await viewer(page).waitFor();
  // A key right after Escape is that of the picture already.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await viewer(page).getByRole("button", { name: "Close" }).click();
  await viewer(page).waitFor({ state: "detached" });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
});

test("only a sideways swipe shows another picture", async () => {
  const page = await openAwake({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await pictures(page).first().getByRole("link").tap();
  await viewer(page).waitFor();
  const cdp = await page.context().newCDPSession(page);
  const swipe = async (dx: number, dy: number) => {
    const [x, y] = [180, 400];
    await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await cdp.send("Input.dispatchTouchEvent", {
        type: "touchMove",
        touchPoints: [{ x: x + dx * part, y: y + dy * part }],
      });
    }
    await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  await swipe(-120, 10);
  await viewer(page).getByText(`2 of ${PICTURES}`).waitFor();
  await swipe(120, 10);
  await viewer(page).getByText(`1 of ${PICTURES}`).waitFor();
  await swipe(10, -120);
  await viewer(page).getByText(`1 of ${PICTURES}`).waitFor();
});

test("on a large screen the buttons are beside the picture and show where they lead; a phone loads no such pictures", async () => {
  const page = await openAwake({ viewport: { width: 1280, height: 800 } });
  await openViewer(page, 0);
  const inViewer = (selector: string) => viewer(page).locator(selector);
  const box = async (selector: string) =>
    (await inViewer(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [previous, stage, next] = [
    await box("button:has-text('Previous')"),
    await box("figure"),
    await box("button:has-text('Next')"),
  ];
  expect(previous.x + previous.width).toBeLessThanOrEqual(stage.x);
  expect(stage.x + stage.width).toBeLessThanOrEqual(next.x);
  expect(previous.height).toBeLessThan(300);
  expect(await inViewer("button img").count()).toBe(2);
  const ahead = await inViewer("button:has-text('Next') img").getAttribute("src");
  await inViewer("button:has-text('Next')").click();
  expect(await inViewer("figure img").getAttribute("src")).toBe(ahead);

  // The order of the focus is that of the eye: previous, next.
  await inViewer("button:has-text('Close')").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Previous");

  await page.setViewportSize({ width: 390, height: 800 });
  await inViewer("button img").first().waitFor({ state: "detached" });
  const [below, picture] = [await box("button:has-text('Next')"), await box("figure")];
  expect(below.y).toBeGreaterThanOrEqual(picture.y + picture.height);
});
