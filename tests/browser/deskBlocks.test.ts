import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { holdBack } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, focusIs } = desk;

/** The text of each block of the file, with its comments; before them, what the page says of itself. */
const parts = (text: string) => text.split(/^(?= {2}- type: )/m);
const types = () =>
  parts(desk.read())
    .slice(1)
    .map((part) => /type: (\w+)/.exec(part)?.[1]);
/** The file with its blocks in another order: these are all bytes that may change. */
const ordered = (...order: number[]) => {
  const all = parts(desk.before());
  return order.map((index) => all[index]).join("");
};

const tools = (page: Page) => page.locator(".block-tools");
const tool = (page: Page, name: RegExp) => tools(page).getByRole("button", { name });
const block = (page: Page, id: string) => framed(page).locator(`#${id}`);
const heightOf = async (element: Locator) => (await element.boundingBox())?.y ?? 0;

/** The desk around a page that scrolls at once: what is below the pointer stays there. */
async function open(): Promise<Page> {
  const page = await desk.open();
  await page.emulateMedia({ reducedMotion: "reduce" });
  return page;
}

/** Points at the heading of a block in the middle of the window. */
async function pointAt(page: Page, id: string): Promise<void> {
  // With what is above and below it.
  await block(page, id).evaluate((one) => one.scrollIntoView({ block: "center" }));
  await block(page, id).locator("h2").first().hover(WAIT);
  await tools(page).waitFor(WAIT);
}

async function undo(page: Page): Promise<void> {
  await desk.undo(page);
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
}

test("a block is moved, copied, hidden, shown again and removed on the page with the pointer, and nothing else changes", async () => {
  const page = await open();
  await pointAt(page, "story");
  expect(await axeFindings(page, "main")).toEqual([]);
  for (const button of await tools(page).getByRole("button").all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }

  // The block stays below the pointer, and so do its tools.
  const at = await heightOf(block(page, "story"));
  await tool(page, /^Move .* up$/).click();
  await expect.poll(() => desk.read(), WAIT).toBe(ordered(0, 1, 3, 2, 4, 5, 6));
  await expect.poll(() => heightOf(block(page, "story")).then((now) => Math.abs(now - at)), WAIT).toBeLessThan(2);
  await tool(page, /^Move .* down$/).click();
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());

  await pointAt(page, "story");
  await tool(page, /^Duplicate /).click();
  await expect
    .poll(types, WAIT)
    .toEqual(["hero", "credentials", "textSection", "textSection", "comparison", "faq", "callToAction"]);
  // Both as the page shows them: what it shows late would move the tools from below the pointer.
  const copies = framed(page).locator("h2", { hasText: "How It Started" });
  await expect.poll(() => copies.count(), WAIT).toBe(2);
  await undo(page);
  await expect.poll(() => copies.count(), WAIT).toBe(1);

  // While the button is pressed, the tools move away from the pointer with their block.
  await pointAt(page, "story");
  const hide = tool(page, /^Hide /);
  await hide.hover();
  const was = await heightOf(hide);
  await page.mouse.down();
  await framed(page)
    .locator("h1")
    .evaluate((above) => {
      above.ownerDocument.documentElement.style.overflowAnchor = "none";
      above.append(" A longer heading".repeat(8));
    });
  await expect.poll(() => heightOf(hide).then((now) => Math.abs(now - was)), WAIT).toBeGreaterThan(40);
  await page.mouse.up();
  await expect.poll(desk.changed, WAIT).toEqual(["hidden: true"]);
  await block(page, "story").waitFor({ state: "detached", ...WAIT });
  await page.locator(".later-mark", { hasText: "How It Started: hidden" }).waitFor(WAIT);
  await desk.tab(page, /^Content/).press("Enter");
  const row = page.locator('.block-row[data-block="story"]');
  await expect.poll(() => row.textContent(), WAIT).toContain("hidden");
  await row.locator("summary").press("Enter");
  await row.getByRole("button", { name: /^Show / }).click();
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
  await block(page, "story").waitFor(WAIT);

  await desk.showTexts(page);
  await page.getByRole("button", { name: "Type on the page" }).press("Enter");
  await pointAt(page, "story");
  await tool(page, /^Remove /).click();
  await expect.poll(() => desk.read(), WAIT).toBe(ordered(0, 1, 2, 4, 5, 6));
  await expect.poll(() => page.locator(".text-item", { hasText: "How It Started" }).count(), WAIT).toBe(0);
  const release = await holdBack(page, "**/_desk/words?*");
  await undo(page);
  await block(page, "story").waitFor(WAIT);

  // The tools are not over what is typed; elsewhere in the desk they go.
  await pointAt(page, "story");
  // The click counts once the texts of the page with the block are known again.
  await block(page, "story").locator("h2").click();
  release();
  const field = framed(page).getByRole("textbox");
  await field.waitFor(WAIT);
  // Over the text that was clicked: its block was not among the texts that were known before.
  const title = block(page, "story").locator("h2");
  await expect.poll(async () => (await heightOf(field)) - (await heightOf(title)), WAIT).toBeCloseTo(0, -1);
  await tools(page).waitFor({ state: "detached", ...WAIT });
  await page.keyboard.press("Escape");
  await pointAt(page, "faq");
  await page.getByRole("tab", { name: "Content" }).hover();
  await tools(page).waitFor({ state: "detached", ...WAIT });
});

test("a block is added between two by its picture, with the pointer and with the keyboard", async () => {
  const page = await open();
  await pointAt(page, "story");
  await page.getByRole("button", { name: /^Add a block above Text section/ }).click();
  const dialog = page.getByRole("dialog", { name: "Add a block" });
  const tile = (name: string) => dialog.getByRole("button", { name });
  await tile("Questions and answers").waitFor(WAIT);
  for (const picture of await dialog.locator("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth), WAIT).toBeGreaterThan(0);
  }
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await tile("Credentials").click();
  // Its form opens at once.
  await desk.form(page, "credentials-2").locator(".field").first().waitFor(WAIT);
  await expect
    .poll(types, WAIT)
    .toEqual(["hero", "credentials", "credentials", "textSection", "comparison", "faq", "callToAction"]);
  const [first, ...others] = parts(desk.read());
  expect([first, ...others.toSpliced(2, 1)].join("")).toBe(desk.before());
  await undo(page);
  // Not the form of the block that has its place now.
  await page.getByRole("heading", { name: "Blocks of this page" }).waitFor(WAIT);

  await pointAt(page, "story");
  const below = page.getByRole("button", { name: /^Add a block below Text section/ });
  await below.press("Enter");
  await focusIs(page, /^input/);
  await page.keyboard.type("call action");
  await tile("Call to action").waitFor(WAIT);
  await page.keyboard.press("Enter");
  await focusIs(page, /^button Call to action/);
  await page.keyboard.press("Enter");
  await expect
    .poll(types, WAIT)
    .toEqual(["hero", "credentials", "textSection", "callToAction", "comparison", "faq", "callToAction"]);
  await focusIs(page, /^button All blocks/);
  await desk.form(page, "call-to-action").locator(".field").first().waitFor(WAIT);
  await undo(page);
});

test("the arrow keys move among the pictures as they lie, and Escape leads back", async () => {
  const page = await open();
  await pointAt(page, "story");
  await page.getByRole("button", { name: /^Add a block below Text section/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add a block" });
  await dialog.getByRole("button", { name: /^Booking/ }).waitFor(WAIT);
  const place = async () => {
    const { x, y } = (await page.locator("button:focus").boundingBox()) ?? { x: 0, y: 0 };
    return [x, y];
  };
  await page.keyboard.press("ArrowDown");
  await focusIs(page, /^button Booking/);
  const [left = 0, top = 0] = await place();
  await page.keyboard.press("ArrowRight");
  await focusIs(page, /^button Contact cards/);
  const [second = 0] = await place();
  expect(second).toBeGreaterThan(left);
  await page.keyboard.press("ArrowDown");
  await expect.poll(async () => (await place())[1], WAIT).toBeGreaterThan(top);
  expect((await place())[0]).toBe(second);
  await page.keyboard.press("ArrowUp");
  await focusIs(page, /^button Contact cards/);
  expect(await place()).toEqual([second, top]);
  await page.keyboard.press("End");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("section")?.textContent), WAIT)
    .toMatch(/^Ways to other pages/);
  await page.keyboard.press("Escape");
  await focusIs(page, /^button Add a block below Text section/);
});

test("from the focus on the page, Alt+F10 leads to the tools of its block, and the focus stays with the blocks", async () => {
  const page = await open();
  await pointAt(page, "story");
  await block(page, "story").getByRole("link").first().focus();
  await page.keyboard.press("Alt+F10");
  await focusIs(page, /^button Edit Text section/);
  // One stop of the Tab key.
  expect(await tools(page).locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.press("ArrowRight");
  await focusIs(page, /^button Move Text section.* up/);
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(ordered(0, 1, 3, 2, 4, 5, 6));
  await focusIs(page, /^button Move Text section.* up/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
  await page.keyboard.press("Escape");
  await focusIs(page, /^page /);

  await page.keyboard.press("Alt+F10");
  // The next key is for the tools already.
  await page.keyboard.press("End");
  await focusIs(page, /^button Remove Text section/);
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.read(), WAIT).toBe(ordered(0, 1, 2, 4, 5, 6));
  await focusIs(page, /^button Edit Comparison/);
  await page.keyboard.press("Enter");
  await desk.form(page, "compare").locator(".field").first().waitFor(WAIT);
  await undo(page);
});
