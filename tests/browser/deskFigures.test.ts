import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { plainWords } from "./support/plainWords";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed } = desk;

const action = (page: Page | Locator, name: string | RegExp) => page.getByRole("button", { name }).first();
const refusal = (page: Page | Locator) => page.getByRole("alert").filter({ hasText: "$99 is no fact of this site" });

/** Types a price that no fact has over the heading of a page, which is asked about. */
async function withUnknownPrice(words = "A large full groom is $99"): Promise<Page> {
  const page = await desk.openTyping();
  await framed(page).locator("h1").click();
  await framed(page)
    .getByRole("textbox", { name: /^heading of hero/ })
    .fill(words);
  await page.keyboard.press("Enter");
  await refusal(page).waitFor(WAIT);
  expect(desk.changed()).toEqual([]);
  return page;
}

/** Takes the last step back. */
async function undone(page: Page): Promise<void> {
  const undo = action(page, "Undo");
  await expect.poll(() => undo.getAttribute("aria-disabled"), WAIT).toBe("false");
  await undo.press("Enter");
}

test("an unknown price becomes the fact that is meant in one press", async () => {
  const page = await withUnknownPrice();
  await action(page, /^Use the fact/).press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is ${facts.fullGroom.large}"]);
  await refusal(page).waitFor({ state: "detached", ...WAIT });
  await expect.poll(() => plainWords(framed(page).locator("h1")), WAIT).toBe("A large full groom is $125");
  await desk.takeBack(page);
});

test("where several facts may be meant, each is a button", async () => {
  const page = await withUnknownPrice("A full groom is $99");
  expect(await page.getByRole("button", { name: /^Use / }).allTextContents()).toEqual([
    "Use “$75”: full groom",
    "Use “$125”: full groom, large",
  ]);
  await action(page, /large$/).press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A full groom is ${facts.fullGroom.large}"]);
  await desk.takeBack(page);
});

test("an unknown price that is right is saved and listed in one press, and undo takes both back", async () => {
  const page = await withUnknownPrice();
  // Words that are left stay, and ask the same.
  await desk.tab(page, /^Page/).click();
  const left = page.getByRole("region", { name: "Not saved yet" });
  await action(left, "$99 is right").press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is $99"]);
  expect(desk.changed("figures.yaml")).toEqual(["- { page: about, figure: $99, sentence: A large full groom is $99 }"]);
  await left.waitFor({ state: "detached", ...WAIT });
  await undone(page);
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toEqual([]);
  expect(desk.changed()).toEqual([]);
});

test("the title of a page is asked about in its form", async () => {
  const page = await desk.open();
  await desk.tab(page, /^Page/).press("Enter");
  const field = page.locator('[data-field="/title"]');
  await field.getByRole("textbox").fill("Full grooms from $99 | Alder Grooming Studio");
  await page.keyboard.press("Enter");
  await refusal(field).waitFor(WAIT);
  expect(desk.changed()).toEqual([]);
  await action(field, "$99 is right").press("Enter");
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toHaveLength(1);
  await refusal(field).waitFor({ state: "detached", ...WAIT });
  await undone(page);
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toEqual([]);
  // The field shows what is in the file again.
  await expect.poll(() => field.getByRole("textbox").textContent(), WAIT).not.toContain("$99");
});

test("of a price that an editor saved, the problem is repaired or confirmed in one press, and undo asks again", async () => {
  const heading = /heading: .*/;
  const typed = desk.before().replace(heading, "heading: A large full groom is $99");
  writeFileSync(path.join(desk.pages(), "about.yaml"), typed);
  const page = await desk.open();
  await desk.tab(page, /^Page/).press("Enter");
  const problem = page.getByRole("tabpanel").getByText(/\$99 is no fact of this site/);
  await problem.waitFor(WAIT);
  await action(page, "$99 is right").press("Enter");
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toHaveLength(1);
  await problem.waitFor({ state: "detached", ...WAIT });
  await undone(page);
  await problem.waitFor(WAIT);
  await action(page, /^Use the fact/).press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is ${facts.fullGroom.large}"]);
  writeFileSync(path.join(desk.pages(), "about.yaml"), desk.before());
});
