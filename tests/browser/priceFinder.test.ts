import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

const words = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
const answer = async (page: Page) => words(await page.locator("#finder-answer").innerText());

/** What a screen reader says after the name and the state of the element that has the focus. */
async function described(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  return words(String(nodes[0]?.description?.value ?? ""));
}

/** Whether anything lies over the middle of the element that has the focus. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
  });

test("by keys alone and without JavaScript: each choice is heard with its answer, and nothing covers it", async () => {
  const page = await browser.open("/price-finder", { javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.locator("#finder input").first().focus();
  const first = "Small Curly Coat, Trimmed: from $60, about 1–2 hours; start by 3 PM to be done by 5 PM";
  await expect.poll(() => answer(page)).toBe(first);
  await expect.poll(() => described(page)).toBe(first);

  const steps = [
    ["ArrowRight", "Small Wire Coat, Trimmed: from $50, about 45 minutes; start by 4:15 PM to be done by 5 PM"],
    ["Tab", "Small Wire Coat, Trimmed: from $50, about 45 minutes; start by 4:15 PM to be done by 5 PM"],
    ["ArrowDown", "Medium Wire Coat, Trimmed: from $60, about 1.5 hours; start by 3:30 PM to be done by 5 PM"],
    ["ArrowDown", "Large Wire Coat, Trimmed: from $70, about 8–9 hours; start by 8 AM to be done by 5 PM"],
    ["Tab", "Large Wire Coat, Trimmed: from $70, about 8–9 hours; start by 8 AM to be done by 5 PM"],
    ["ArrowRight", "Large Wire Coat, Overgrown: from $85, about 8.5–9.5 hours; ask us how to plan it"],
  ] as const;
  for (const [key, sentence] of steps) {
    await page.keyboard.press(key);
    await expect.poll(() => answer(page), { message: key }).toBe(sentence);
    await expect.poll(() => described(page), { message: key }).toBe(sentence);
    await expect.poll(() => isCovered(page), { message: key }).toBe(false);
  }
  // Three groups, each with its name; the next stop is the page of the style, in the answer.
  for (const name of ["Style", "Size", "Length"]) expect(await page.getByRole("group", { name }).count()).toBe(1);
  await page.locator("#finder label").first().click();
  await page.locator("#finder input[name=finder-length]").last().focus();
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Large Curly Coat");
});

test("axe finds nothing, and a browser without :has() gets a table of all answers", async () => {
  // The style is changed below, which the page's policy would refuse.
  const page = await browser.open("/price-finder", { bypassCSP: true });
  expect(await axeFindings(page, "#finder")).toEqual([]);
  const display = () => page.locator("#finder-answer").evaluate((table) => getComputedStyle(table).display);
  expect(await display()).toBe("block");

  // As that browser reads it: what supports `:has()` is left out, what does not is in.
  await page.evaluate(() => {
    for (const style of document.querySelectorAll<HTMLStyleElement>("style[data-emotion]")) {
      style.textContent = style.textContent
        .replaceAll("@supports selector(:has(a))", "@supports (display: nothing)")
        .replaceAll("@supports not selector(:has(a))", "@supports (display: block)");
    }
  });
  await expect.poll(display).toBe("table");
  expect(await page.locator("#finder input").first().isVisible()).toBe(false);
  const row = page.getByRole("row", { name: "Large Curly Coat" });
  expect(words(await row.getByRole("cell").last().innerText())).toBe(
    "from $110, about 2.5–3.5 hours; start by 1:30 PM to be done by 5 PM",
  );
  expect(await axeFindings(page, "#finder")).toEqual([]);
});

test("the link to the style's page breaks only where it fills the line: what follows it is no part of its last word", async () => {
  const page = await browser.open("/price-finder");
  const link = page.locator("#finder-answer a").first();
  const { whole, broken } = await link.evaluate((element) => {
    const answer = element.closest("table") as HTMLElement;
    answer.style.boxSizing = "content-box";
    // Wide enough for the words of the link and the comma, and for nothing more.
    answer.style.width = `${element.getBoundingClientRect().width + 12}px`;
    const whole = element.getClientRects().length;
    answer.style.width = `${element.getBoundingClientRect().width - 4}px`;
    return { whole, broken: element.getClientRects().length };
  });
  expect({ whole, broken }).toEqual({ whole: 1, broken: 2 });
});
