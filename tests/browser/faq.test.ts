import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

const browser = useBrowser();

/** The list on /about: ten questions. Asleep they are `summary` elements, awake they are buttons. */
const list = (page: Page) => page.locator('[data-island="Faq"]');
const item = (page: Page, number: number) => page.locator(`#item-${number}`);
const question = (page: Page, number: number) => item(page, number).locator("summary, button").first();
const answers = (page: Page) => list(page).locator("details > :not(summary), [data-reach-accordion-panel]");

/** Numbers, from 1, of the items whose answer can be seen. */
async function open(page: Page): Promise<number[]> {
  const visible = await Promise.all((await answers(page).all()).map((answer) => answer.isVisible()));
  return visible.flatMap((isOpen, index) => (isOpen ? [index + 1] : []));
}

/** The number of the item that has the focus; 0 for none. */
async function focused(page: Page): Promise<number> {
  return page.evaluate(() => {
    const holder = document.activeElement?.closest('[id^="item-"]');
    return holder ? Number(holder.id.replace("item-", "")) : 0;
  });
}

const awake = (page: Page) => list(page).locator("[data-reach-accordion-button]").first().waitFor();

async function openAwake(settings: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.open("/about", settings);
  await list(page).dispatchEvent("pointerover");
  await awake(page);
  return page;
}

/** Keeps back every script that comes after the page's own, until `release` is called. */
async function holdChunks(page: Page) {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((resolve) => {
    gate.open = resolve;
  });
  let asked: () => void;
  const firstAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  await page.route("**/assets/chunks/**", async (route) => {
    asked();
    await opened;
    await route.continue();
  });
  return { release: () => gate.open?.(), firstAsked };
}

test("there are ten questions, each a heading with its own fragment", async () => {
  const page = await browser.open("/about");
  await expect.poll(() => list(page).locator("h3").count()).toBe(10);
  for (let number = 1; number <= 10; number++) expect(await item(page, number).count()).toBe(1);
  await expect.poll(() => open(page)).toEqual([]);
});

describe("awake", () => {
  test("the page's styles are taken over: none of them is inserted twice", async () => {
    const page = await openAwake();
    const rules = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
    );
    // Short names begin with `c`, too.
    const own = rules.filter((rule) => rule.startsWith(".c"));
    expect(own.length).toBeGreaterThan(50);
    expect(own).toEqual([...new Set(own)]);
  });

  test("a click opens one at a time, and closes the open one again", async () => {
    const page = await openAwake();
    await question(page, 2).click();
    await expect.poll(() => open(page)).toEqual([2]);
    await question(page, 5).click();
    await expect.poll(() => open(page)).toEqual([5]);
    await question(page, 5).click();
    await expect.poll(() => open(page)).toEqual([]);
  });

  test.each(["Enter", "Space"])("%s opens and closes the item that has the focus", async (key) => {
    const page = await openAwake();
    await question(page, 4).focus();
    await page.keyboard.press(key);
    await expect.poll(() => open(page)).toEqual([4]);
    await page.keyboard.press(key);
    await expect.poll(() => open(page)).toEqual([]);
  });

  test("Up, Down, Home and End move the focus, which wraps at both ends", async () => {
    const page = await openAwake();
    await question(page, 1).focus();
    const walk: [key: string, at: number][] = [
      ["ArrowDown", 2],
      ["ArrowDown", 3],
      ["ArrowUp", 2],
      ["End", 10],
      ["ArrowDown", 1],
      ["ArrowUp", 10],
      ["Home", 1],
    ];
    for (const [key, at] of walk) {
      await page.keyboard.press(key);
      expect(await focused(page), key).toBe(at);
    }
    expect(await open(page), "moving opens nothing").toEqual([]);
  });

  test.each(["PageDown", "PageUp"])("%s scrolls the page and leaves the focus on its question", async (key) => {
    // The page is where it goes at once: it does not scroll to the question while the key is pressed.
    const page = await openAwake({ reducedMotion: "reduce" });
    await question(page, 4).focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await page.keyboard.press(key);
    const moved = ([y, down]: [number, boolean]) => (down ? scrollY > y + 100 : scrollY < y - 100);
    await page.waitForFunction(moved, [before, key === "PageDown"] as [number, boolean]);
    await expect.poll(() => focused(page)).toBe(4);
  });

  test("says to a screen reader what is open, and which answer belongs to which question", async () => {
    const page = await openAwake();
    await question(page, 3).click();
    await expect.poll(() => question(page, 3).getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => question(page, 2).getAttribute("aria-expanded")).toBe("false");
    const panel = await question(page, 3).getAttribute("aria-controls");
    const [third] = await item(page, 3).locator("[data-reach-accordion-panel]").all();
    await expect.poll(() => third?.getAttribute("id")).toBe(panel);
    expect(await third?.getAttribute("aria-labelledby")).toBe(await question(page, 3).getAttribute("id"));
  });

  test("takes as much room as the list that needs no script, open item included", async () => {
    const height = (page: Page) => list(page).evaluate((one) => one.getBoundingClientRect().height);
    const page = await openAwake();
    await question(page, 3).click();
    const still = await browser.open("/about", { javaScriptEnabled: false });
    await question(still, 3).click();
    await expect.poll(() => open(still)).toEqual([3]);
    expect(await height(page)).toBeCloseTo(await height(still), 1);
  });
});

describe("asleep", () => {
  test("React loads at the visitor's first interaction, and not before", async () => {
    const page = await browser.newPage();
    const watch = watchPage(page);
    await page.goto("/about", { waitUntil: "networkidle" });
    const before = await watch.scriptBytes();
    expect(before).toBeLessThan(5000);
    await question(page, 1).hover();
    await awake(page);
    await expect.poll(() => watch.scriptBytes()).toBeGreaterThan(before + 30_000);
    expect(watch.errors).toEqual([]);
  });

  test("the click that wakes it is not lost", async () => {
    const page = await browser.open("/about");
    await question(page, 3).click();
    await awake(page);
    await expect.poll(() => open(page)).toEqual([3]);
    await expect.poll(() => focused(page)).toBe(3);
  });

  test("the tap that wakes it is not lost", async () => {
    const page = await browser.open("/about", { hasTouch: true, viewport: { width: 360, height: 640 } });
    await question(page, 3).tap();
    await awake(page);
    await expect.poll(() => open(page)).toEqual([3]);
  });

  test.each(["Enter", "Space"])(
    "the key %s that wakes it is not lost, and the focus stays where it was",
    async (key) => {
      const page = await browser.open("/about");
      await question(page, 6).focus();
      await page.keyboard.press(key);
      await awake(page);
      await expect.poll(() => open(page)).toEqual([6]);
      await expect.poll(() => focused(page)).toBe(6);
      await page.keyboard.press("ArrowDown");
      await expect.poll(() => focused(page)).toBe(7);
    },
  );

  test("while its code is loading, the list works already, and stays as it is when it wakes", async () => {
    const page = await browser.newPage();
    const chunks = await holdChunks(page);
    await page.goto("/about");
    await question(page, 3).click();
    await chunks.firstAsked;
    await expect.poll(() => open(page)).toEqual([3]);
    await question(page, 7).click();
    await expect.poll(() => open(page)).toEqual([7]);
    expect(await list(page).locator("button").count(), "still asleep").toBe(0);
    chunks.release();
    await awake(page);
    await expect.poll(() => open(page)).toEqual([7]);
    await expect.poll(() => focused(page)).toBe(7);
    await question(page, 7).click();
    await expect.poll(() => open(page)).toEqual([]);
  });

  test("a button that is held down while the list wakes still counts as a click", async () => {
    const page = await browser.newPage();
    const chunks = await holdChunks(page);
    await page.goto("/about");
    await question(page, 4).hover();
    await chunks.firstAsked;
    await page.mouse.down();
    const loaded = page.waitForEvent("requestfinished", (request: { url(): string }) =>
      request.url().includes("/assets/chunks/"),
    );
    chunks.release();
    await loaded;
    await page.mouse.up();
    await awake(page);
    await expect.poll(() => open(page)).toEqual([4]);
  });

  test("a button that is held down from the moment at which React has begun still counts as a click", async () => {
    const page = await browser.newPage();
    // React puts its work off by a message to itself: no work of it is done before `goOn`.
    await page.addInitScript(() => {
      const { postMessage } = MessagePort.prototype;
      const waiting: (() => void)[] = [];
      MessagePort.prototype.postMessage = function (message: unknown) {
        waiting.push(() => postMessage.call(this, message));
      };
      const goOn = () => {
        MessagePort.prototype.postMessage = postMessage;
        for (const send of waiting) send();
      };
      Object.assign(window, { waiting, goOn });
    });
    await page.goto("/about");
    await question(page, 4).hover();
    await page.waitForFunction(() => (window as unknown as { waiting: unknown[] }).waiting.length > 0);
    await page.mouse.down();
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    await awake(page);
    await page.mouse.up();
    await expect.poll(() => open(page)).toEqual([4]);
  });
});

describe("a link to an item", () => {
  test("opens it when the page is loaded", async () => {
    const page = await browser.open("/about#item-3");
    await shown(item(page, 3).locator("summary + *"));
    await expect.poll(() => open(page)).toEqual([3]);
    await expect.poll(() => inView(question(page, 3))).toBe(true);
  });

  test("opens it on the page that is open", async () => {
    const page = await browser.open("/about");
    await page.evaluate(() => {
      location.hash = "#item-8";
    });
    await shown(item(page, 8).locator("summary + *"));
    await expect.poll(() => open(page)).toEqual([8]);
  });

  test("opens it in the list that is awake, and closes the others", async () => {
    const page = await openAwake();
    await question(page, 1).click();
    await page.evaluate(() => {
      location.hash = "#item-9";
    });
    await shown(item(page, 9).locator("[data-reach-accordion-panel]"));
    await expect.poll(() => open(page)).toEqual([9]);
    await expect.poll(() => inView(question(page, 9))).toBe(true);
  });

  test("to the whole list opens none", async () => {
    const page = await browser.open("/about#faq");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => open(page)).toEqual([]);
  });
});

const shown = (answer: Locator) => answer.first().waitFor({ state: "visible" });

/** Whether a question is inside the window, below the bar that covers its top. */
async function inView(one: Locator): Promise<boolean> {
  await one.page().waitForLoadState("networkidle");
  return one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return top >= bar && bottom <= window.innerHeight;
  });
}
