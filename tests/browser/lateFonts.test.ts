import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { attend } from "./support/attend";
import { shiftsOfFirstView, useExactLetters } from "./support/lateTypefaces";
import { sumOfShifts } from "./support/layoutShift";
import { setVisitorSettings } from "./support/visitorSettings";

const browser = useExactLetters();

// Each has an island that wakes when a visitor uses it, which loads React and its styles.
test.each(["/about", "/full-groom", "/why-choose-us"])(
  "typefaces that load after the first paint move no line on %s, neither at once nor when an island wakes",
  async (route) => {
    const page = await browser.newPage();
    await attend(page);
    const [shift] = Object.values(await shiftsOfFirstView(page, route, [{ width: 360, height: 740 }]));
    // A word on a line may move by a pixel; what reads as 0.00 is less than half of a hundredth.
    expect(shift).toBeLessThan(0.005);

    const island = page.locator("[data-island]").first();
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
    await page.locator('[data-island][data-state="awake"]').first().waitFor();
    // A web font that is loaded again is painted a few frames later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await sumOfShifts(page)).toBeLessThan(0.005);
  },
);

test.each(["/about", "/full-groom"])(
  "the height that is kept for the opening of %s is that of its lines, at any width and text size",
  async (route) => {
    const page = await browser.newPage();
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const wrong: string[] = [];
    for (const largeText of [false, true]) {
      await setVisitorSettings(page, { largeText });
      for (let width = 320; width <= 1440; width += 70) {
        await page.setViewportSize({ width, height: 800 });
        wrong.push(...(await emptyLines(page)).map((text) => `${width} px${largeText ? ", large text" : ""}: ${text}`));
      }
    }
    expect(wrong).toEqual([]);
  },
);

/** The texts of the opening that are higher than their lines. */
function emptyLines(page: Page): Promise<string[]> {
  return page.locator("main > :first-child :is(h1, h1 ~ p)").evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element as HTMLElement;
      const kept = text.getBoundingClientRect().height;
      text.style.minHeight = "0";
      const { height } = text.getBoundingClientRect();
      text.style.minHeight = "";
      return kept - height > 0.5 ? [`${text.innerText}: ${kept} instead of ${height}`] : [];
    }),
  );
}
