import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PRICE_BOOK } from "../support/bathPrices";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();

const write = (file: string, text: string) => writeFileSync(path.join(desk.pages(), file), text);
const prices = () => desk.read("site.yaml").slice(desk.read("site.yaml").indexOf("\nprices:"));

beforeEach(() => {
  write("site.yaml", desk.before("site.yaml") + PRICE_BOOK);
  const said = "A bath is ${price.bath.small}. How we work";
  write("about.yaml", desk.before("about.yaml").replace("How we work", said));
});
afterEach(() => {
  write("site.yaml", desk.before("site.yaml"));
  write("about.yaml", desk.before("about.yaml"));
});

async function openBook(): Promise<Page> {
  const page = await desk.open("/about");
  await desk.tab(page, /^Site/).press("Enter");
  await page.getByRole("button", { name: /^Prices/ }).press("Enter");
  await page.getByRole("button", { name: "Open the price book as a table" }).press("Enter");
  await page.getByRole("grid", { name: "Prices" }).waitFor(WAIT);
  // The focus begins where typing does, not at the button that closes the table.
  await expect.poll(() => cell(page), WAIT).toBe("0 0 th");
  return page;
}

/** What has the focus, with its place in the table. */
const cell = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return `${at?.closest("[data-at]")?.getAttribute("data-at") ?? at?.localName} ${at?.localName}`;
  });

test("arrow keys go from cell to cell, Enter edits, Escape leaves the cell as it was and then the table", async () => {
  const page = await openBook();
  await page.locator('[data-at="0 0"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => cell(page)).toBe("1 2 td");
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await expect.poll(() => cell(page)).toBe("1 0 th");
  // The name of a style is no price.
  await page.keyboard.press("Enter");
  await expect.poll(() => cell(page)).toBe("1 0 th");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => cell(page)).toBe("1 2 input");
  expect(await page.locator('[data-at="1 2"] input').inputValue()).toBe("$40");
  await page.keyboard.type("1");
  await page.keyboard.press("Escape");
  await expect.poll(() => cell(page)).toBe("1 2 td");
  expect(await page.locator('[data-at="1 2"]').innerText()).toBe("$40");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog").count(), WAIT).toBe(0);
});

test("a price says what it changes and what else says the old one, is kept by Escape, and can begin on a day", async () => {
  const page = await openBook();
  await page.locator('[data-at="1 2"]').focus();
  await page.keyboard.type("soon");
  await page.keyboard.press("Enter");
  await page.getByText('Bath, small: "soon" is not a price.').first().waitFor(WAIT);
  expect(await page.locator('[data-at="1 2"]').getAttribute("aria-invalid")).toBe("true");
  await page.keyboard.type("45");
  await page.keyboard.press("Enter");
  await page.getByText("Changes 1 place on 1 page").first().waitFor(WAIT);
  await page.locator('[data-at="0 2"]').focus();
  await page.keyboard.type("80-95, 2-3 hours");
  await page.keyboard.press("Enter");
  const also = page.getByRole("checkbox", { name: "Also says $75: Full groom. Change it to $80, too" });
  await also.waitFor(WAIT);

  // What is typed is still there after Escape and a reload.
  await page.keyboard.press("Escape");
  await page.reload();
  await page.getByRole("button", { name: "Open the price book as a table" }).press("Enter");
  await expect.poll(() => page.locator('[data-at="1 2"]').innerText(), WAIT).toBe("45");
  await page.locator('[data-at="0 2"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("$75-$95, 2-3 hours");
  await page.keyboard.press("Enter");
  await expect.poll(() => also.count(), WAIT).toBe(0);
  await page.getByLabel("From a day on").fill("2099-01-01");
  await page.getByText("Changes 1 place on 1 page").first().waitFor(WAIT);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  const dated = "small: { price: [{ value: $40 }, { value: $45, from: 2099-01-01 }] }";
  await expect.poll(prices, WAIT).toBe(PRICE_BOOK.replace("small: { price: $40 }", dated));
  await expect.poll(() => page.locator('[data-at="1 2"]').innerText(), WAIT).toContain("$45 from 2099-01-01");
  await page.keyboard.press("Escape");
  await desk.undo(page);
  await expect.poll(prices, WAIT).toBe(PRICE_BOOK);
});

test("a price that pages say is not removed, and the pages are named; a new fact has the name that people say", async () => {
  const page = await openBook();
  await page.locator('[data-at="1 2"]').focus();
  await page.keyboard.press("Delete");
  await page.getByText("Bath, small: It is said in 1 place: /about. Change these texts first.").first().waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "All of the site" }).press("Enter");
  await page.getByRole("button", { name: /^Facts/ }).press("Enter");
  await page.getByLabel("New name").fill("Tables in the shop");
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect
    .poll(() => desk.read("site.yaml"), WAIT)
    .toMatch(/\n {2}tablesInTheShop:\n {4}value: Tables in the shop\n/);
  await desk.undo(page);
  await expect.poll(() => desk.read("site.yaml"), WAIT).toBe(desk.before("site.yaml") + PRICE_BOOK);
});

test("a new service without a price yet is no error while it is typed, and is refused by a save", async () => {
  const page = await openBook();
  await page.getByRole("button", { name: "+ Service" }).press("Enter");
  await page.keyboard.type("Cats");
  await page.keyboard.press("Enter");
  const missing = "Cats has no price yet. Write one beside its name.";
  await page.locator(".save-row .note", { hasText: missing }).waitFor(WAIT);
  const wrong = () => page.locator('dialog [aria-invalid="true"], dialog .refused:not(:empty)').allTextContents();
  expect(await wrong()).toEqual([]);
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect.poll(wrong, WAIT).toEqual([missing]);
  await page.getByRole("button", { name: "Discard" }).press("Enter");
});
