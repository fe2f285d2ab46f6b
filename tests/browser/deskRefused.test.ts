import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();

const waiting = (page: Page) => page.getByRole("region", { name: "Not saved yet" });
const words = (field: Locator) =>
  field.evaluate((one: HTMLElement) => (one.isContentEditable ? one.textContent : (one as HTMLInputElement).value));

/** What is typed into a field, refused and left, and why: it is there over a place, a page and a reload. */
async function staysOverAll(page: Page, typed: string, why: RegExp, field: () => Locator): Promise<void> {
  await field().fill(typed);
  await field().press("Tab");
  await expect.poll(() => waiting(page).textContent(), WAIT).toMatch(why);
  expect(await words(field()), "the field has what was typed").toBe(typed);
  const ways = [
    () => desk.tab(page, /^Publish/).click(),
    () => desk.choosePage(page, "/services"),
    async () => void (await page.reload()),
  ];
  for (const leave of ways) {
    await leave();
    await expect.poll(() => waiting(page).textContent(), WAIT).toContain(typed);
    await waiting(page)
      .getByRole("button", { name: /^Show / })
      .click();
    await expect.poll(() => field().evaluate((one) => one === document.activeElement), WAIT).toBe(true);
    expect(await words(field())).toBe(typed);
    expect(await page.locator(`.field .refused`, { hasText: why }).count(), "the field says why").toBe(1);
  }
}

test("a title, a heading and a phone that are refused stay in their fields and in one list, until they are saved or discarded", async () => {
  const page = await desk.open();
  const panel = page.getByRole("tabpanel");
  const before = desk.read();
  const taken = "Services & Prices | Maple Street Dog Grooming";

  await desk.tab(page, /^Page/).click();
  const title = () => panel.locator('[data-field="/title"]').getByRole("textbox");
  const filled = (await words(title())) ?? "";
  await staysOverAll(page, taken, /is also that of|title/, title);
  await title().press("Escape");
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);
  expect(await words(title())).toBe(filled);

  const form = await desk.openSettings(page, "hero");
  const heading = () => form.locator('[data-field$="/heading"]').getByRole("textbox");
  await staysOverAll(page, "Clean ${business.fone} dogs", /fone/, heading);
  await heading().fill("Clean and Happy Dogs");
  await heading().press("Enter");
  await expect.poll(desk.changed, WAIT).toEqual(["heading: Clean and Happy Dogs"]);
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);
  await desk.takeBack(page);
  expect(desk.read()).toBe(before);

  await desk.tab(page, /^Site/).click();
  await page.getByRole("button", { name: /^Business/ }).click();
  const phone = () => panel.locator('[data-field="/business/phone"]').getByRole("textbox");
  await staysOverAll(page, "call us", /phone/i, phone);
  await waiting(page)
    .getByRole("button", { name: /^Discard / })
    .click();
  await expect.poll(() => words(phone())).not.toBe("call us");
  expect(desk.isAsBefore()).toBe(true);
});

test("words that were saved when the desk was closed do not wait, and typing on the page takes over what a form refused", async () => {
  const page = await desk.openTyping();
  const panel = page.getByRole("tabpanel");
  const heading = desk.framed(page).locator("h1").first();
  await desk.pointAtText(page, heading);
  await heading.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" in Mid-word");
  await page.reload();
  await expect.poll(() => desk.read(), WAIT).toContain("in Mid-word");
  await expect.poll(() => heading.textContent(), WAIT).toMatch(/in\sMid-word/);
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);

  await desk.tab(page, /^Page/).click();
  const short = () => panel.locator('[data-field="/breadcrumb"]').getByRole("textbox");
  await short().fill("Shorter");
  await page.reload();
  await expect.poll(() => desk.read(), WAIT).toContain("Shorter");
  await expect.poll(() => words(short()), WAIT).toBe("Shorter");
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);
  await desk.takeBack(page);

  const form = await desk.openSettings(page, "hero");
  const inForm = form.locator('[data-field$="/heading"]').getByRole("textbox");
  await expect.poll(() => words(inForm), WAIT).not.toContain("Mid-word");
  await inForm.fill("Refused ${business.fone}");
  await inForm.press("Enter");
  await expect.poll(() => waiting(page).textContent(), WAIT).toContain("fone");
  await desk.pointAtText(page, heading);
  await heading.click();
  const onPage = desk.framed(page).locator(".desk-field, [contenteditable=true]").first();
  await expect.poll(() => onPage.textContent(), WAIT).toBe("Refused ${business.fone}");
  await page.keyboard.press("Escape");
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);
});

test("a half-typed link of a menu is shown where it was begun", async () => {
  const page = await desk.open();
  const panel = page.getByRole("tabpanel");
  await desk.tab(page, /^Site/).click();
  await page.getByRole("button", { name: /^Menus/ }).click();
  await panel.locator('[data-field$="/groups/0/links"] > button', { hasText: "Add" }).click();
  const entry = panel.locator(".new-entry");
  await entry.getByRole("textbox", { name: /^Label/ }).fill("Half typed");
  await desk.tab(page, /^Page/).click();
  await expect.poll(() => waiting(page).textContent(), WAIT).toContain("Half typed");
  await desk.tab(page, /^Site/).click();
  await expect.poll(() => entry.getByRole("textbox", { name: /^Label/ }).isVisible(), WAIT).toBe(true);
  await entry.getByRole("button", { name: "Leave it out" }).click();
  await expect.poll(() => waiting(page).count()).toBe(0);
});

test("words for a fact, new pictures and an address are there after a reload, until they are used or left", async () => {
  const page = await desk.open();
  const reload = async () => {
    await page.reload();
    await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
  };
  const form = await desk.openSettings(page, "hero");
  await form.locator("summary", { hasText: "2009" }).click();
  await form
    .getByRole("button", { name: /^Change/ })
    .first()
    .click();
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("Half a ${business.fone}");
  await reload();
  await expect.poll(() => waiting(page).textContent(), WAIT).toContain("Half a ${business.fone}");
  await waiting(page).getByRole("button", { name: /^Show/ }).click();
  const fact = page.locator(".edit-strip").getByRole("textbox");
  await expect.poll(() => fact.textContent(), WAIT).toBe("Half a ${business.fone}");
  await fact.press("Escape");
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);

  await desk.openSettings(page, "story");
  const alt = page.getByRole("dialog").getByRole("textbox", { name: "What the picture shows" });
  const choose = async (inner = "") => {
    const story = desk.form(page, "story", inner);
    await story.getByRole("button", { name: "Choose a picture" }).click();
    await story.locator(".gallery .tile").first().click();
    await alt.waitFor(WAIT);
  };
  await choose();
  await alt.fill("A dog under a towel");
  await reload();
  await expect.poll(() => waiting(page).textContent(), WAIT).toContain("A dog under a towel");
  await waiting(page)
    .getByRole("button", { name: /^Show / })
    .click();
  await choose("/image");
  expect(await words(alt)).toBe("A dog under a towel");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);

  await desk.tab(page, /^Page/).click();
  const address = page.getByRole("dialog").getByRole("textbox", { name: "New address" });
  await page.getByRole("button", { name: "Change the address" }).click();
  await address.fill("/about-the-shop");
  await reload();
  await expect.poll(() => waiting(page).textContent(), WAIT).toContain("/about-the-shop");
  await waiting(page)
    .getByRole("button", { name: /^Show / })
    .click();
  await address.waitFor(WAIT);
  expect(await words(address)).toBe("/about-the-shop");
  await address.fill("/about");
  await expect.poll(() => waiting(page).count(), WAIT).toBe(0);
  expect(desk.isAsBefore()).toBe(true);
});
