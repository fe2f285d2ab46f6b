import { describe, expect, test } from "vitest";
import { asTyped } from "../support/sites/builtPage";
import { WIDTHS } from "./support/axeFindings";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

describe.each(WIDTHS)("an index of services with pictures at %i px", (width) => {
  test("can be pressed anywhere in a row and fits the page, without JavaScript", async () => {
    const page = await browser.open("/gallery", { javaScriptEnabled: false, viewport: { width, height: 800 } });
    const rows = page.locator("#all-services li");
    // Not laid out until it comes near (renderDocument.tsx), and without layout it has no inner text.
    await page.locator("#all-services").scrollIntoViewIfNeeded();
    const names = async () => (await rows.allInnerTexts()).map(asTyped);
    await expect
      .poll(names)
      .toEqual([
        expect.stringMatching(/^Full Groom\s+Most Popular\s+From \$\d+\s*2-3 hours\s+Bath/),
        expect.stringMatching(/^Bath & Brush\s+From \$40\s*1-1\.5 hours$/),
        "A Walk Around the Block",
      ]);
    const picture = rows.nth(1).locator("img");
    expect(await picture.getAttribute("alt")).toBe("");
    expect(await picture.getAttribute("loading")).toBe("lazy");
    const { width: shown = 0, height: high = 0 } = (await picture.boundingBox()) ?? {};
    expect(shown).toBe(high);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // Only the name is the link, and the picture beside it opens it too; a link within the row has its own target.
    expect(await rows.nth(1).getByRole("link").getAttribute("href")).toBe("/services#baths");
    await rows.nth(0).getByRole("link", { name: "Ask us" }).click({ trial: true });
    // Forced, since the link covers the picture.
    await picture.click({ force: true });
    await page.waitForURL("**/services#baths");
  });
});
