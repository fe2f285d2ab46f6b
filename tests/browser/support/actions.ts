import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { WAIT } from "./useDesk";

/** With what a person works. */
export type Means = "mouse" | "finger" | "keys";

interface Point {
  x: number;
  y: number;
}

/** At most this many stops of the Tab key are passed on the way to a control. */
const STOPS = 150;

/** Reaches a control with only Tab, or another key if it is before: the focus is always on an element. */
export async function reach(page: Page, control: Locator, key = "Tab"): Promise<void> {
  await control.waitFor(WAIT);
  const isThere = () => control.evaluate((one) => one === document.activeElement);
  for (let step = 0; step < STOPS && !(await isThere()); step++) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("body");
  }
  expect(await isThere(), await control.evaluate((one) => one.outerHTML)).toBe(true);
}

/**
 * Counts what a person does on a page beside the writing: each click, tap, and key that is no word. With keys only, the
 * way to a control by Tab is not counted, which is one look with a pointer.
 */
export function actionsOn(page: Page, means: Means = "mouse") {
  let count = 0;
  const go = async (control: Locator, at: { position?: Point } = {}) => {
    if (means === "keys") await reach(page, control);
    else if (means === "finger") await control.tap({ ...WAIT, ...at });
    else await control.click({ ...WAIT, ...at });
  };
  return {
    means,
    count: () => count,
    /** @param position where in the control; by default its middle */
    async click(control: Locator, position?: Point) {
      count++;
      await go(control, position && { position });
      if (means === "keys") await page.keyboard.press("Enter");
    },
    async press(key: string) {
      count++;
      await page.keyboard.press(key);
    },
    /** Goes to a field, and writes over what is in it. */
    async write(field: Locator, words: string) {
      count++;
      await go(field);
      await page.keyboard.press("Control+A");
      await page.keyboard.type(words);
    },
    /** Goes to the field of a day, and chooses one. */
    async choose(field: Locator, day: string) {
      count++;
      await go(field);
      await field.fill(day);
    },
  };
}
