import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./support/browser";

// The site's list of four questions side by side, the second one disabled.
const browser = useBrowser();

const questions = (page: Page) => page.locator('[data-island="Faq"] [data-reach-accordion-button]');

async function openAwake(direction = "ltr"): Promise<Page> {
  const page = await browser.newPage();
  await page.goto("/side-by-side");
  await page.evaluate((dir) => document.documentElement.setAttribute("dir", dir), direction);
  await page.locator('[data-island="Faq"]').dispatchEvent("pointerover");
  await questions(page).first().waitFor();
  await questions(page).first().focus();
  return page;
}

/** The question that has the focus after each key. */
async function walk(page: Page, keys: string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate(() => document.activeElement?.textContent?.split(" ")[0] ?? ""));
  }
  return seen;
}

describe("questions side by side", () => {
  test("Left and Right move the focus, wrap, and skip the disabled one; Up and Down do nothing", async () => {
    const page = await openAwake();
    const keys = ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"];
    expect(await walk(page, keys)).toEqual([
      "Third",
      "Fourth",
      "First",
      "Fourth",
      "Fourth",
      "Fourth",
      "First",
      "Fourth",
    ]);
  });

  test("Left and Right are swapped where the text runs from right to left", async () => {
    const page = await openAwake("rtl");
    await expect
      .poll(() => walk(page, ["ArrowLeft", "ArrowRight", "ArrowRight"]))
      .toEqual(["Third", "First", "Fourth"]);
  });

  test("are beside each other, asleep and awake, and nothing moves on waking", async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto("/side-by-side");
    const places = () =>
      page.locator('[data-island="Faq"] [id^="forms-item-"]').evaluateAll((items) =>
        items.map((item) => {
          const { x, y, width, height } = item.getBoundingClientRect();
          return [x, y + scrollY, width, height].map(Math.round);
        }),
      );
    const asleep = await places();
    expect(new Set(asleep.map(([, y]) => y)).size).toBeLessThan(4);
    await page.locator('[data-island="Faq"]').dispatchEvent("pointerover");
    await questions(page).first().waitFor();
    await expect.poll(() => places()).toEqual(asleep);
  });
});

describe("a closed answer of the awake list", () => {
  test("is still there for find-in-page, and opens when something is found in it", async () => {
    const page = await openAwake();
    const panel = page.locator("[data-reach-accordion-panel]").nth(2);
    await expect.poll(() => panel.getAttribute("hidden")).toBe("until-found");
    // What the browser does when it finds the words: it first fires an event at the element (HTML standard, 6.1.2).
    await panel.dispatchEvent("beforematch");
    await expect.poll(() => questions(page).nth(2).getAttribute("aria-expanded")).toBe("true");
    await expect.poll(() => panel.getAttribute("hidden")).toBeNull();
  });

  test("is printed", async () => {
    const page = await openAwake();
    await page.emulateMedia({ media: "print" });
    const heights = () =>
      page
        .locator("[data-reach-accordion-panel]")
        .evaluateAll((panels) => panels.map((panel) => panel.getBoundingClientRect().height > 0));
    await expect.poll(heights).toEqual([true, true, true, true]);
  });
});
