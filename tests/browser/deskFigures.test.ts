import type { Page } from "playwright-core";
import { expect, test, vi } from "vitest";
import { useDesk, WAIT } from "./support/useDesk";

// Each test waits for several checks of the whole site.
vi.setConfig({ testTimeout: 400_000 });

const desk = useDesk();
const { framed } = desk;

const action = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
/** In the list of problems. A line below the page has the first error too. */
const problem = (page: Page) => page.getByRole("tabpanel").getByText(/\$99 is no fact of this site/);

/** Types a price that no fact has over the heading of a page, and shows the problems of the page. */
async function withUnknownPrice(): Promise<Page> {
  const page = await desk.openTyping();
  await framed(page).locator("h1").click();
  await framed(page)
    .getByRole("textbox", { name: /^heading of hero/ })
    .fill("A large full groom is $99");
  await page.keyboard.press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is $99"]);
  await desk.tab(page, /^Page/).press("Enter");
  await problem(page).waitFor(WAIT);
  return page;
}

/** Takes the last step back. */
async function undone(page: Page): Promise<void> {
  const undo = action(page, "Undo");
  await expect.poll(() => undo.getAttribute("aria-disabled"), WAIT).toBe("false");
  await undo.press("Enter");
}

test("an unknown price becomes the fact that is meant in one press, and undo brings it back", async () => {
  const page = await withUnknownPrice();
  await action(page, /^Use the fact/).press("Enter");
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is ${facts.fullGroom.large}"]);
  await problem(page).waitFor({ state: "detached", ...WAIT });
  await expect.poll(() => framed(page).locator("h1").textContent(), WAIT).toBe("A large full groom is $125");
  await undone(page);
  await expect.poll(() => desk.changed(), WAIT).toEqual(["heading: A large full groom is $99"]);
  await problem(page).waitFor(WAIT);
  await desk.takeBack(page);
});

test("an unknown price that is right is listed in one press, and undo asks again", async () => {
  const page = await withUnknownPrice();
  const confirmed = "- { page: about, figure: $99, sentence: A large full groom is $99 }";
  await action(page, "$99 is right").press("Enter");
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toEqual([confirmed]);
  await problem(page).waitFor({ state: "detached", ...WAIT });
  expect(desk.changed()).toEqual(["heading: A large full groom is $99"]);
  await undone(page);
  await expect.poll(() => desk.changed("figures.yaml"), WAIT).toEqual([]);
  await problem(page).waitFor(WAIT);
  await action(page, "$99 is right").waitFor(WAIT);
  await desk.takeBack(page);
});
