import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed } = desk;
const before = desk.before();
const heading = (page: Page) => framed(page).locator("#hero h1");
const field = (page: Page, name: RegExp) => framed(page).getByRole("textbox", { name });

/** Clicks before the first occurrence of some words. */
async function clickBefore(text: Locator, words: string): Promise<void> {
  const position = await text.evaluate((element, wanted) => {
    const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = element.ownerDocument.createRange();
      range.setStart(texts.currentNode, at);
      range.setEnd(texts.currentNode, at + 1);
      const [of, own] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
      return { x: own.left - of.left + 1, y: own.top - of.top + own.height / 2 };
    }
    throw new Error(`The text does not say ${wanted}`);
  }, words);
  await text.click({ position });
}

test("the cursor is where a text is clicked, in a line and in a longer text, beside a fact and a link", async () => {
  const page = await desk.openTyping();
  const lead = framed(page).locator("#hero p", { hasText: "with one tub" });
  await clickBefore(lead, "one tub");
  await field(page, /^lead of hero/).waitFor(WAIT);
  await page.keyboard.type("only ");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(before.replace("with one tub", "with only one tub"));
  await desk.takeBack(page);

  const story = framed(page).locator("#story p", { hasText: "Rosa groomed" });
  await expect.poll(() => story.count(), WAIT).toBe(1);
  await clickBefore(story, "hairspray");
  await field(page, /^text of text section/).waitFor(WAIT);
  await page.keyboard.type("smelly ");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(before.replace("less hairspray", "less smelly hairspray"));
  await desk.takeBack(page);
});

test("a field that becomes higher covers nothing: what is below moves down, and back when it is discarded", async () => {
  const page = await desk.openTyping();
  const below = framed(page).locator("#hero p", { hasText: "with one tub" });
  /** On the page: opening a text may scroll it. */
  const placeOf = (element: Element, side: "top" | "bottom") =>
    Math.round(element.getBoundingClientRect()[side] + (element.ownerDocument.defaultView?.scrollY ?? 0));
  const topOf = () => below.evaluate(placeOf, "top" as const);
  const was = await topOf();
  await heading(page).click();
  const open = field(page, /^heading of hero/);
  await open.waitFor(WAIT);
  expect(await topOf()).toBe(was);
  await page.keyboard.insertText(" and many more words that need a second and a third line of their own".repeat(3));
  const bottomOf = () => open.evaluate(placeOf, "bottom" as const);
  await expect.poll(async () => (await topOf()) >= (await bottomOf()), WAIT).toBe(true);
  expect(await topOf()).toBeGreaterThan(was);
  await page.keyboard.press("Escape");
  await expect.poll(topOf, WAIT).toBe(was);
});

test("an input method composes its words, and its Enter chooses one instead of saving", async () => {
  const page = await desk.openTyping();
  const keys = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    keys.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await heading(page).click();
  const open = field(page, /^heading of hero/);
  await open.waitFor(WAIT);
  await page.keyboard.press("Control+End");
  const typed = await open.innerText();
  for (const part of ["t", "to", "tóc"]) {
    await compose(part);
    await expect.poll(() => open.innerText()).toBe(typed + part);
  }
  // The key of an input method, as browsers send it while a word is composed.
  await keys.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Process", windowsVirtualKeyCode: 229 });
  expect(desk.read()).toBe(before);
  await keys.send("Input.insertText", { text: "tóc" });
  await expect.poll(() => open.innerText()).toBe(`${typed}tóc`);
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(before.replace(typed, `${typed}tóc`));
  await desk.takeBack(page);
});

test("a text that is clicked before the texts of the page are known opens once they are", async () => {
  const page = await desk.newPage();
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/_desk/words*", async (route) => {
    await released;
    await route.continue();
  });
  await desk.goTo(page, "/about");
  await page.getByRole("button", { name: "Type on the page" }).press("Enter");
  await heading(page).click();
  expect(await framed(page).getByRole("textbox").count()).toBe(0);
  go();
  await field(page, /^heading of hero/).waitFor(WAIT);
  await page.keyboard.press("Escape");
});
