import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { axeFindings } from "./support/axeFindings";
import { holdBack } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, focusIs, changed } = desk;

const blocks = () => (parse(desk.read()) as { blocks: { type: string }[] }).blocks.map(({ type }) => type);

test("a picture shows that it can be changed, and a click or Enter opens its form, which leads back to it", async () => {
  const page = await desk.openTyping();
  const picture = framed(page).locator("#story img");
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");
  const first = await picture.getAttribute("src");
  await picture.hover();
  const hint = page.locator(".picture-hint");
  await hint.waitFor(WAIT);
  const [box, over] = [await picture.boundingBox(), await hint.boundingBox()];
  expect(Math.round(over?.width ?? 0)).toBe(Math.round(box?.width ?? 1));
  await picture.click();
  const form = desk.form(page, "story", "/image");
  await form.locator(".field").first().waitFor(WAIT);
  await focusIs(page, /^button Back to the page/);
  await expect.poll(() => form.getByRole("textbox", { name: /alt text/ }).textContent()).not.toBe("");
  await form.getByRole("button", { name: "Choose a picture" }).press("Enter");
  await form.getByRole("radio", { name: "nap.svg" }).check();
  // The desk asks whether the words of the last picture still fit.
  await page.getByRole("dialog", { name: "New picture" }).getByRole("button", { name: "Keep it" }).press("Enter");
  await expect.poll(changed, WAIT).toEqual(["src: /images/nap.svg"]);
  await desk.takeBack(page);
  await expect.poll(() => picture.getAttribute("src"), WAIT).toBe(first);
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");

  await form.getByRole("button", { name: "Back to the page" }).press("Enter");
  await focusIs(page, /^page img/);
  expect(await form.count(), "the list of blocks is back").toBe(0);
  expect(await page.locator(".block-row").count()).toBeGreaterThan(1);
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "All of Text section" }).press("Enter");
  const whole = desk.form(page, "story");
  await whole.getByRole("combobox", { name: /^Tone/ }).waitFor(WAIT);
  await focusIs(page, /^button All blocks/);
  // What was taken back is shown, and the picture is a tab stop again: only then can it get the focus.
  await expect.poll(() => picture.getAttribute("src"), WAIT).toBe(first);
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");
  await picture.focus();
  await page.keyboard.press("Enter");
  await form.locator(".field").first().waitFor(WAIT);
  await focusIs(page, /^button Back to the page/);

  // While nothing is edited, a picture works as for a visitor.
  await page.getByRole("button", { name: "Type on the page" }).press("Enter");
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe(null);
});

test("a picture keeps the focus when a save is shown before it is known where the file names its pictures", async () => {
  const page = await desk.openTyping();
  const picture = framed(page).locator("#story img");
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");
  let known: () => void = () => {};
  const isKnown = new Promise<void>((resolve) => {
    known = resolve;
  });
  await page.route("**/_desk/choices?*", async (route) => {
    await isKnown;
    await route.continue();
  });
  await picture.focus();
  const tag = await picture.elementHandle();
  const written = desk.before().replace("/images/trim.svg", "/images/nap.svg");
  expect(written).not.toBe(desk.before());
  writeFileSync(path.join(desk.pages(), "about.yaml"), written);
  await expect.poll(() => tag?.evaluate((one) => one.isConnected), WAIT).toBe(false);
  await focusIs(page, /^page img/);
  await page.keyboard.press("Enter");
  known();
  await expect.poll(() => picture.getAttribute("tabindex"), WAIT).toBe("0");
  await desk.form(page, "story", "/image").locator(".field").first().waitFor(WAIT);
  await focusIs(page, /^button Back to the page/);
  writeFileSync(path.join(desk.pages(), "about.yaml"), desk.before());
});

test("while typing in the desk, the focus stays when the save replaces the focused element on the page", async () => {
  const page = await desk.open();
  const link = framed(page).locator("#hero a").first();
  await link.focus();
  const old = await link.elementHandle();
  await focusIs(page, /^page a/);
  const heading = (await desk.openSettings(page, "hero")).getByRole("textbox", { name: /^Heading/ });
  const was = (await heading.textContent()) ?? "";
  await heading.fill("Another Heading");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => old?.evaluate((one) => one.isConnected), WAIT).toBe(false);
  await focusIs(page, /^textbox/);
  await heading.fill(was);
  await page.keyboard.press("Tab");
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
});

test("a button leads from the words of a link to its target, and the typed text is saved", async () => {
  const page = await desk.openTyping();
  const link = framed(page).locator("#hero a").first();
  const words = (await link.textContent())?.trim() ?? "";
  await link.click();
  const field = framed(page).getByRole("textbox", { name: /^label of action 1 of hero/ });
  await field.waitFor(WAIT);
  await field.fill("Ring the Shop");
  await page.getByRole("button", { name: "Where it leads" }).click();
  await expect.poll(changed, WAIT).toEqual([expect.stringContaining("Ring the Shop")]);
  const form = desk.form(page, "hero", "/actions/0");
  const to = form.getByRole("combobox", { name: "Leads to" });
  expect(await to.inputValue(), "a fact by its value").toMatch(/^tel:/);
  await to.clear();
  await to.pressSequentially("/services");
  await to.press("Enter");
  await expect.poll(() => framed(page).locator('#hero a[href="/services"]').count(), WAIT).toBe(1);
  await desk.takeBack(page);
  await expect.poll(() => link.textContent(), WAIT).toContain(words);
  await form.getByRole("button", { name: "Back to the page" }).press("Enter");
  await focusIs(page, /^page a/);
});

test("a block is put elsewhere by dragging its handle, and by its buttons Up and Down, and each is one step back", async () => {
  const page = await desk.open();
  await desk.tab(page, /^Content/).click();
  const panel = page.getByRole("tabpanel");
  const handles = panel.locator(".handle");
  await handles.first().waitFor(WAIT);
  const all = blocks();

  await handles.nth(1).hover();
  await page.mouse.down();
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.nth(3).boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 20);
  await panel.locator("li[data-dragging]").waitFor(WAIT);
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 12, { steps: 4 });
  // The third entry makes room.
  await expect.poll(() => panel.locator(".sortable > li").nth(2).getAttribute("style"), WAIT).toContain("translate");
  await page.mouse.up();
  const [first = "", second = "", third = "", fourth = "", ...rest] = all;
  await expect.poll(blocks, WAIT).toEqual([first, third, fourth, second, ...rest]);
  await desk.takeBack(page);

  const block = panel.locator('.block-row[data-block="credentials"]');
  await expect.poll(() => panel.locator(".block-row").nth(1).getAttribute("data-block"), WAIT).toBe("credentials");
  await block.locator("summary").press("Enter");
  // No press is lost that comes before the previous one is saved.
  const down = block.getByRole("button", { name: /^Move .* down$/ });
  for (const _ of [1, 2]) await down.press("Enter");
  await expect.poll(blocks, WAIT).toEqual([first, third, fourth, second, ...rest]);
  await block.getByRole("button", { name: /^Move .* up$/ }).press("Enter");
  await expect.poll(blocks, WAIT).toEqual([first, third, second, fourth, ...rest]);
  await focusIs(page, /^button Move Credentials.* up/);
  await desk.takeBack(page);
});

test("a menu is one list: a link is dragged into another group, and goes back by its button Up, each by one line", async () => {
  const page = await desk.open();
  await desk.tab(page, /^Site/).click();
  await page.getByRole("button", { name: /^Menus/ }).click();
  const menu = page.getByRole("tabpanel").locator('[data-field="/navigation/links"]');
  const link = (name: string) => menu.locator(".tree .tree li", { hasText: name });
  const handle = (name: string) => link(name).locator(".handle");
  await handle("Nail Trim").waitFor(WAIT);
  const [extra, bath] = [
    "            - { label: Nail Trim, to: /services#extras }",
    "            - { label: Bath & Brush, to: /services#baths }",
  ];

  await handle("Bath & Brush").hover();
  await page.mouse.down();
  const [from, to] = [await handle("Bath & Brush").boundingBox(), await handle("Nail Trim").boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 5, (from?.y ?? 0) + 20);
  await page.mouse.move((to?.x ?? 0) + 5, (to?.y ?? 0) + 8, { steps: 4 });
  await menu.locator("li[data-over]", { hasText: "Nail Trim" }).last().waitFor(WAIT);
  await page.mouse.up();
  await expect.poll(() => desk.read("site.yaml"), WAIT).toContain(`${bath}\n${extra}`);
  await expect.poll(() => link("Bath & Brush").count(), WAIT).toBe(1);

  await link("Bath & Brush").locator(".entry > summary").first().press("Enter");
  await link("Bath & Brush")
    .getByRole("button", { name: /^Move .* up$/ })
    .press("Enter");
  // At the end of the group above.
  await expect.poll(() => desk.read("site.yaml"), WAIT).toContain(`${bath}\n        - heading: Little Extras`);
  for (const _ of [1, 2]) await desk.undo(page);
  await expect.poll(() => desk.read("site.yaml"), WAIT).toBe(desk.before("site.yaml"));
});

test("a fact in a form is changed on all pages that say it, and undo and redo go over restarts of browser and preview", async () => {
  let page = await desk.open();
  const form = await desk.openSettings(page, "hero");
  const lead = form.locator('[data-field="/blocks/0/lead"]');
  await lead.locator("summary").press("Enter");
  await lead
    .getByRole("button", { name: /^Change on all \d+ pages$/ })
    .first()
    .press("Enter");
  await focusIs(page, /^textbox /);
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText("2001");
  await page.keyboard.press("Enter");
  await expect.poll(() => changed("site.yaml"), WAIT).toEqual([expect.stringContaining("2001")]);
  expect(changed(), "the page says the fact, as before").toEqual([]);
  await expect.poll(() => framed(page).locator("#hero").textContent(), WAIT).toContain("2001");

  const changedFact = desk.read("site.yaml");
  const tone = (await desk.openSettings(page, "story")).getByRole("combobox", { name: /^Tone/ });
  await tone.selectOption("strong");
  await expect.poll(changed, WAIT).toEqual(["tone: strong"]);
  const changedPage = desk.read();
  await page.context().close();
  await desk.stop();
  await desk.start();

  page = await desk.open();
  const press = async (name: string) => {
    const button = page.getByRole("button", { name });
    // It is disabled until it is known what can be taken back.
    await expect.poll(() => button.getAttribute("aria-disabled"), WAIT).toBe("false");
    await button.press("Enter");
  };
  await press("Undo");
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
  expect(desk.read("site.yaml")).toBe(changedFact);
  await page.context().close();
  page = await desk.open();
  await press("Redo");
  await expect.poll(() => desk.read(), WAIT).toBe(changedPage);
  await expect.poll(() => page.getByRole("button", { name: "Undo" }).getAttribute("title"), WAIT).toContain("tone");
  await press("Undo");
  await press("Undo");
  await expect.poll(() => desk.read("site.yaml"), WAIT).toBe(desk.before("site.yaml"));
  await press("Redo");
  await expect.poll(() => desk.read("site.yaml"), WAIT).toBe(changedFact);
  await desk.takeBack(page);
});

test("a block that is shown later stays in the list with its time, its form stays open, and it is one change", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "story");
  await form.locator("summary", { hasText: "When it is shown" }).last().press("Enter");
  const day = form.getByRole("group", { name: /^Shown from/ }).getByLabel("Day");
  await day.fill("2099-12-01");
  await day.press("Enter");
  await expect.poll(changed, WAIT).toEqual(['from: "2099-12-01"']);
  await framed(page)
    .locator("#story")
    .waitFor({ state: "detached", ...WAIT });
  await expect.poll(() => day.inputValue(), WAIT).toBe("2099-12-01");
  const heading = form.getByRole("textbox", { name: "Heading", exact: true });
  await heading.fill("How It Will Start");
  await heading.press("Enter");
  await expect.poll(changed, WAIT).toEqual(['from: "2099-12-01"', "heading: How It Will Start"]);

  await form.getByRole("button", { name: "All blocks" }).press("Enter");
  const item = page.locator('.block-row[data-block="story"]');
  await item.waitFor(WAIT);
  await expect.poll(() => item.textContent(), WAIT).toContain("shown from December 1, 2099");
  expect(await page.locator(".block-row").count()).toBe(blocks().length);
  await item.locator("summary").press("Enter");
  await item.getByRole("button", { name: /^Duplicate / }).press("Enter");
  await expect.poll(() => blocks().filter((type) => type === "textSection").length, WAIT).toBe(2);
  await desk.tab(page, /^Publish/).press("Enter");
  const change = page.locator(".change", { hasText: "Added: text section" });
  await expect.poll(() => change.count(), WAIT).toBe(1);
  await change.getByRole("button", { name: /^Take back/ }).press("Enter");
  await expect.poll(changed, WAIT).toEqual(['from: "2099-12-01"', "heading: How It Will Start"]);
  await desk.takeBack(page);
});

test("a draft lists what must change before it can be public", async () => {
  const page = await desk.open("/a-draft");
  await desk.tab(page, /^Page/).press("Enter");
  const needed = page.getByRole("region", { name: "Before this draft can be public" });
  await expect.poll(() => needed.textContent(), WAIT).toContain("It has no errors.");
  const draft = path.join(desk.pages(), "a-draft.yaml");
  const title = /^title: .*$/m.exec(desk.before())?.[0] ?? "";
  writeFileSync(draft, desk.before("a-draft.yaml").replace("title: A draft", title));
  await expect.poll(() => needed.textContent(), WAIT).toContain("title");
  expect(await axeFindings(page, "#panel")).toEqual([]);
  writeFileSync(draft, desk.before("a-draft.yaml"));
  await expect.poll(() => needed.textContent(), WAIT).toContain("It has no errors.");
});

test("nothing is said to be right before the change and the draft are checked", async () => {
  const page = await desk.open("/a-draft");
  await desk.tab(page, /^Page/).press("Enter");
  const status = page.locator(".settled");
  const checking = "Checking the whole site …";
  await expect.poll(() => status.textContent(), WAIT).not.toBe(checking);
  const [save, check] = [await holdBack(page, "**/_desk/edit"), await holdBack(page, "**/_desk/toBePublic?*")];
  const title = page.getByRole("textbox", { name: /^Title/ });
  await title.press("Control+a");
  await page.keyboard.type("Another draft");
  await page.keyboard.press("Enter");
  await expect.poll(() => status.textContent(), WAIT).toBe(checking);
  save();
  await expect.poll(() => desk.read("a-draft.yaml"), WAIT).toContain("Another draft");
  await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
  expect(await status.textContent()).toBe(checking);
  check();
  await expect.poll(() => status.textContent(), WAIT).not.toBe(checking);
  await desk.undo(page);
  await expect.poll(() => desk.read("a-draft.yaml"), WAIT).toBe(desk.before("a-draft.yaml"));
});

test("a button that is pressed right after typing gets its click, though the tools of the text go", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "faq");
  await form.getByRole("button", { name: /^Add / }).last().click();
  const entry = form.locator(".new-entry");
  await entry.getByRole("textbox").nth(0).click();
  await page.keyboard.type("Do you wash cats?");
  await entry.getByRole("textbox").nth(1).click();
  await page.keyboard.type("Dogs are all that we wash.");
  await entry.getByRole("button", { name: /^Add this/ }).click();
  await expect.poll(() => desk.read(), WAIT).toContain("Do you wash cats?");
  await expect.poll(() => entry.count(), WAIT).toBe(0);
  await desk.takeBack(page);
});

test("a new entry that is half typed waits in its form over another place and a reload, until it is added or left out", async () => {
  const page = await desk.open();
  const form = await desk.openSettings(page, "hero");
  const add = form.getByRole("button", { name: /^Add link/ });
  await add.first().press("Enter");
  // Its form may show only the list of links.
  const entry = page.getByRole("tabpanel").locator(".new-entry");
  const label = entry.getByRole("textbox", { name: /^Label/ });
  await label.fill("Half typed");
  await desk.tab(page, /^Page/).click();
  const waits = page.getByRole("region", { name: "Not saved yet" });
  await expect.poll(() => waits.textContent(), WAIT).toContain("Half typed");
  await page.reload();
  await waits.getByRole("button", { name: /^Show/ }).click(WAIT);
  await expect.poll(() => label.textContent(), WAIT).toBe("Half typed");
  expect(changed()).toEqual([]);
  await entry.getByRole("button", { name: "Leave it out" }).click();
  await expect.poll(() => waits.count()).toBe(0);
});

test("the days and times of a holiday are picked, and a day that moves is typed", async () => {
  const page = await desk.open();
  await desk.tab(page, /^Site/).press("Enter");
  await page.getByRole("button", { name: /^Hours and holidays/ }).press("Enter");
  const panel = page.getByRole("tabpanel");
  await panel.getByRole("button", { name: /^Add holiday/ }).press("Enter");
  const entry = panel.locator(".new-entry");
  await entry.getByRole("textbox", { name: /^Name/ }).fill("Inventory");
  const [date, last] = [entry.locator('[data-field$="/date"]'), entry.locator('[data-field$="/last"]')];
  await date.getByLabel("From the calendar").fill("2099-12-01");
  await last.getByRole("textbox", { name: /^Last/ }).fill("Dec 2");
  expect(await date.getByRole("textbox", { name: /^Date/ }).inputValue()).toBe("2099-12-01");
  await entry.getByLabel(/^Opens/).fill("09:30");
  await entry.getByLabel(/^Closes/).fill("12:00");
  expect(await axeFindings(page, "#panel")).toEqual([]);
  await entry.getByRole("button", { name: /^Add this holiday/ }).click();
  await entry.getByRole("button", { name: "Write “12-02”" }).click(WAIT);
  await expect.poll(() => desk.read("site.yaml"), WAIT).toContain("name: Inventory");
  const { business } = parse(desk.read("site.yaml")) as { business: { holidays: object[] } };
  expect(business.holidays).toContainEqual({
    ...{ name: "Inventory", date: "2099-12-01", last: "12-02" },
    ...{ opens: "09:30", closes: "12:00" },
  });
  await expect.poll(() => entry.count(), WAIT).toBe(0);
  await panel.locator("summary", { hasText: "08:00 to 17:00" }).press("Enter");
  const pick = async (place: string, time: string) => {
    const control = panel.locator(`[data-field$="/${place}"] input`);
    await control.fill(time);
    await control.press("Enter");
  };
  await pick("openingHours/0/opens", "07:45");
  await expect.poll(() => desk.read("site.yaml"), WAIT).toContain('opens: "07:45"');
  // One of two that belong together is saved with the other, and goes with it.
  await panel.locator("summary", { hasText: "Inventory" }).press("Enter");
  const holiday = () => desk.read("site.yaml").split("name: Inventory")[1]?.split("founded")[0] ?? "";
  await pick("holidays/0/closes", "");
  await expect.poll(holiday, WAIT).not.toMatch(/opens|closes/);
  await pick("holidays/0/closes", "13:00");
  await panel.getByText("It is saved together with Opens.").waitFor(WAIT);
  expect(holiday()).not.toMatch(/opens|closes/);
  await pick("holidays/0/opens", "10:15");
  await expect.poll(holiday, WAIT).toMatch(/opens: "10:15"\n +closes: "13:00"|closes: "13:00"\n +opens: "10:15"/);
  await desk.takeBack(page);
});

test("a new page is new, a price with a day is listed, two presses add one holiday, and typing closes the sheet", async () => {
  const dated = desk
    .before("site.yaml")
    .replace("value: $75\n", "value: [{ value: $75 }, { value: $80, from: 2099-01-01 }]\n");
  writeFileSync(path.join(desk.pages(), "site.yaml"), dated);
  writeFileSync(path.join(desk.pages(), "fresh.yaml"), desk.before().replace("title: About", "title: More About"));
  const page = await desk.open("/fresh");
  const panel = page.getByRole("tabpanel");
  await desk.tab(page, /^Page/).click();
  await expect.poll(() => panel.locator(".state").first().textContent(), WAIT).toBe("New");
  await desk.tab(page, /^Site/).click();
  await page.getByRole("button", { name: /^Facts/ }).click();
  await expect.poll(() => panel.getByText("$75, $80, $125").count(), WAIT).toBe(1);
  await panel.getByRole("button", { name: /^All of the site/ }).click();
  await page.getByRole("button", { name: /^Hours and holidays/ }).click();
  await panel.getByRole("button", { name: /^Add holiday/ }).click();
  const entry = panel.locator(".new-entry");
  await entry.getByRole("textbox", { name: /^Name/ }).fill("Inventory");
  await entry.locator('[data-field$="/date"]').getByLabel("From the calendar").fill("2099-12-01");
  const release = await holdBack(page, "**/_desk/edit*");
  await entry.getByRole("button", { name: /^Add this holiday/ }).click();
  const adding = entry.getByRole("button", { name: "Adding …" });
  await adding.click({ force: true });
  release();
  await expect.poll(() => entry.count(), WAIT).toBe(0);
  expect(desk.read("site.yaml").split("name: Inventory")).toHaveLength(2);
  await desk.undo(page);

  await page.setViewportSize({ width: 720, height: 450 });
  const sheet = page.locator("#panel");
  if (!(await sheet.isVisible())) await page.getByRole("button", { name: "Content", exact: true }).click();
  await page.getByRole("button", { name: "Type on the page" }).click();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  rmSync(path.join(desk.pages(), "fresh.yaml"));
  writeFileSync(path.join(desk.pages(), "site.yaml"), desk.before("site.yaml"));
});
