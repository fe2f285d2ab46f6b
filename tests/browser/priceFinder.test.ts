import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { watchPage } from "./support/watchPage";

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

/** Whether anything covers the middle of the focused element. */
const isCovered = (page: Page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== document.activeElement;
  });

test("with only the keyboard and without JavaScript, each choice is announced with its answer, and nothing covers it", async () => {
  const page = await browser.open("/price-finder", { javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  await page.locator("#finder input").first().focus();
  // The usual size first, not the most expensive one.
  const first = "Medium Curly Coat, Trimmed: from $80, about 2 hours; start by 3 PM to be done by 5 PM";
  await expect.poll(() => answer(page)).toBe(first);
  await expect.poll(() => described(page)).toBe(first);

  const steps = [
    ["ArrowRight", "Medium Wire Coat, Trimmed: from $60, about 1.5 hours; start by 3:30 PM to be done by 5 PM"],
    ["Tab", "Medium Wire Coat, Trimmed: from $60, about 1.5 hours; start by 3:30 PM to be done by 5 PM"],
    ["ArrowUp", "Small Wire Coat, Trimmed: from $50, about 45 minutes; start by 4:15 PM to be done by 5 PM"],
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
  // Three groups, each with its name; after the button, the next stop is the page of the style, in the answer.
  for (const name of ["Service", "Size", "Length"]) expect(await page.getByRole("group", { name }).count()).toBe(1);
  await page.locator("#finder label").first().click();
  await page.locator("#finder input[name=finder-length]").last().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Large Curly Coat");
});

test("a browser without :has() gets a table of all answers, in which axe finds nothing", async () => {
  // The style is changed below, which the page's policy would refuse.
  const page = await browser.open("/price-finder", { bypassCSP: true });
  const display = () => page.locator("#finder-answer").evaluate((table) => getComputedStyle(table).display);
  expect(await display()).toBe("block");

  // As that browser reads it: what supports `:has()` is left out, what does not is in.
  await page.evaluate(() => {
    for (const style of document.querySelectorAll<HTMLStyleElement>("style")) {
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

test.each([
  [360, 640],
  [390, 640],
  [390, 844],
  [800, 900],
])("at %i x %i px the answer is in view with each choice, and covers none", async (width, height) => {
  const page = await browser.open("/price-finder", { viewport: { width, height } });
  // The bar at the foot of the window is out.
  await page.mouse.wheel(0, 700);
  const inputs = await page.locator("#finder input").all();
  expect(inputs.length).toBe(7);
  for (const input of inputs) {
    await input.focus();
    const place = () =>
      input.evaluate((one) => {
        const answer = document.querySelector("#finder-answer") as HTMLElement;
        const { top, height } = answer.getBoundingClientRect();
        const choice = (one.closest("label") as HTMLElement).getBoundingClientRect();
        return {
          height,
          fits: answer.scrollHeight <= height,
          covered: choice.bottom > top && choice.top < top + height,
          // Above the bar of 64 px.
          inView: top > 0 && top + height <= innerHeight - 64,
        };
      });
    await expect.poll(place).toEqual({ height: 56, fits: true, covered: false, inView: true });
  }
  const shown = await page.locator("#finder-answer b").evaluateAll((all) => {
    const parts = all.filter((one) => one.checkVisibility()) as HTMLElement[];
    const feet = parts.flatMap((one) => Array.from(one.getClientRects(), ({ bottom }) => bottom));
    return { said: parts.map((one) => one.innerText), height: Math.max(...feet) - Math.min(...feet) };
  });
  expect(shown.said.map(words)).toEqual(["from $80", "2 hours", "by 3 PM"]);
  expect(shown.height, "all on one line").toBeLessThan(8);
  // It says for which style it is, in the words of its link, and leads as a whole to the page of the style.
  const link = page.locator("#finder-answer a:visible");
  expect(words(await link.innerText())).toBe("Medium Curly Coat");
  expect((await link.boundingBox())?.height).toBeGreaterThan(12);
  await page.locator("#finder-answer").click();
  await page.waitForURL("**/full-groom");
});

test.each([390, 1280])("at %i px the answer is followed by its buttons", async (width) => {
  const page = await browser.open("/price-finder", { viewport: { width, height: 800 } });
  const book = page.locator("#finder").getByRole("link", { name: "Book This Coat" });
  await expect.poll(() => book.getAttribute("href")).toMatch(/^https:\/\/maplestreet\.booking\.example\//);
  const call = page.locator("#finder").getByRole("link", { name: "Call (503) 555-0174" });
  await expect.poll(() => call.getAttribute("href")).toBe("tel:+15035550174");
  await book.scrollIntoViewIfNeeded();
  const gap = () =>
    book.evaluate((link) => {
      const answer = document.querySelector("#finder-answer") as HTMLElement;
      return link.getBoundingClientRect().top - answer.getBoundingClientRect().bottom;
    });
  await expect.poll(gap).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(48);
});

test("a form has a button that shows all answers without JavaScript, and is not needed with it", async () => {
  const scripted = await browser.open("/price-finder");
  const all = (page: Page) => page.locator("#finder").getByRole("button", { name: "Show all prices" });
  expect(await scripted.locator("#finder button[type=submit]").count()).toBe(1);
  await expect.poll(() => all(scripted).count()).toBe(0);

  for (const width of [360, 1280]) {
    const page = await browser.open("/price-finder", { javaScriptEnabled: false, viewport: { width, height: 700 } });
    const watch = watchPage(page);
    await all(page).click();
    await page.waitForURL("**#finder-answer");
    const cells = page.locator("#finder-answer td");
    await expect
      .poll(async () => Promise.all((await cells.all()).map((one) => one.isVisible())))
      .toEqual(Array(12).fill(true));
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(watch.errors).toEqual([]);
  }
  const target = await browser.open("/price-finder#finder-answer", { viewport: { width: 360, height: 700 } });
  expect(await axeFindings(target, "#finder")).toEqual([]);
});

test("the link to the style's page breaks only where it fills the line: the text after it is not part of its last word", async () => {
  const page = await browser.open("/price-finder");
  const link = page.locator("#finder-answer a:visible");
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
