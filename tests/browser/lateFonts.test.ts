import { expect, test } from "vitest";
import { attend } from "./support/attend";
import { useBrowser } from "./support/browser";
import { holdBack } from "./support/holdBack";
import { watchLayoutShift } from "./support/layoutShift";

const browser = useBrowser();

// Each has an island that wakes when it is turned to: React and its styles come then.
test.each(["/about", "/full-groom", "/why-choose-us"])(
  "typefaces that come after the first paint keep every line in its place on %s, neither at once nor when an island wakes",
  async (route) => {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const shift = await watchLayoutShift(page);
    const release = await holdBack(page, "**/*.woff2");
    await attend(page);
    await page.goto(route, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    release();
    await page.waitForLoadState("load");
    // Both are shown, however late they come.
    await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === "loaded").length >= 2);

    const island = page.locator("[data-island]").first();
    await island.scrollIntoViewIfNeeded();
    await island.dispatchEvent("pointerover");
    await page.locator('[data-island][data-state="awake"]').first().waitFor();
    // A web font that is loaded again is painted a few frames later.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    // A word on a line may move by a pixel; what reads as 0.00 is less than half of a hundredth.
    expect(await shift.sum()).toBeLessThan(0.005);
  },
);
