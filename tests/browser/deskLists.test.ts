import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { listsSite, TABLE } from "../support/listsSite";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk({ source: listsSite().pages, watched: ["/news/second-tub", "/towns/groom-milltown"] });
const { framed, focusIs } = desk;

const has = (file: string) => existsSync(path.join(desk.pages(), file));
const read = (file: string) => (has(file) ? readFileSync(path.join(desk.pages(), file), "utf8") : "");
const dialog = (page: Page) => page.getByRole("dialog");
const inDialog = (page: Page, name: string) => dialog(page).getByRole("textbox", { name, exact: true });

async function openPages(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Pages", exact: true }).press("Enter");
  await dialog(page).getByRole("list", { name: "Collections" }).waitFor(WAIT);
}

/** Undoes the last step, and waits for what it changes. */
async function undo(page: Page, isDone: () => boolean): Promise<void> {
  await desk.undo(page);
  await expect.poll(isDone, WAIT).toBe(true);
}

test("a new entry of the news asks for what its schema needs, is one file and one step of undo, and opens", async () => {
  const page = await desk.open("/");
  await openPages(page);
  await expect
    .poll(() => dialog(page).locator(".group-name").allTextContents(), WAIT)
    .toEqual(["Events", "News", "Towns"]);
  await dialog(page).getByRole("button", { name: "News entry" }).press("Enter");
  await dialog(page).locator(".words-field").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  // The newest of the news is what it is made from, and today its day.
  const madeFrom = dialog(page).getByRole("combobox", { name: "Made from" });
  await expect.poll(() => madeFrom.inputValue(), WAIT).toBe("/news/quiet-dryer");
  const today = await page.locator(".day input").inputValue();
  expect(await dialog(page).getByLabel("Date", { exact: true }).inputValue()).toBe(today);
  // A news article is no event.
  expect(await dialog(page).locator("[data-field='/event']").count()).toBe(0);

  await inDialog(page, "Heading").fill("Warm Towels Have Come");
  await expect.poll(() => inDialog(page, "Address").inputValue(), WAIT).toBe("/news/warm-towels-have-come");
  await inDialog(page, "Title").fill("Warm Towels for Every Dog | Maple Street");
  await inDialog(page, "Description").fill(
    "From this week on, every dog leaves the tub in a towel that was warmed on the heater beside the window.",
  );
  await dialog(page)
    .getByRole("combobox", { name: /^Author/ })
    .selectOption("Ned Alder");
  await dialog(page).getByRole("button", { name: "Add shop" }).press("Enter");
  await inDialog(page, "New: tags").fill("towels");
  await inDialog(page, "New: tags").press("Enter");
  const chips = dialog(page).getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect.poll(() => chips.count(), WAIT).toBe(2);

  // Without a summary, which the collection needs, it is not made.
  await dialog(page).getByRole("button", { name: "Create the page" }).press("Enter");
  await dialog(page).getByText("This is needed.").waitFor(WAIT);
  await dialog(page).locator("[data-field='/summary'] textarea").fill("Every dog leaves the tub in a warm towel.");
  await dialog(page).locator("[data-field='/summary'] textarea").press("Enter");
  await dialog(page).getByRole("button", { name: "Create the page" }).press("Enter");
  await framed(page).getByRole("heading", { level: 1, name: "Warm Towels Have Come" }).waitFor(WAIT);
  const made = "news/warm-towels-have-come.yaml";
  expect(read(made)).toContain(`date: "${today}"\nauthor: Ned Alder\n`);
  expect(read(made)).toContain("summary: Every dog leaves the tub in a warm towel.\n");
  expect(read(made)).toMatch(/^draft: true\n/);
  expect(read(made)).toMatch(/tags:\s+(?:- shop\s+- towels|\[\s*shop, towels\s*\])\n/);
  // What the page was made from says of itself is not said of the new one.
  expect(read(made)).not.toContain("puppy.");
  await undo(page, () => !has(made));
});

test("an entry has its properties by its collection: tags as chips, names to choose from, an event its days", async () => {
  const page = await desk.open("/news/second-tub");
  await desk.tab(page, /^Page/).press("Enter");
  const settings = page.getByRole("region", { name: "Page settings" });
  await settings.getByRole("button", { name: "Remove tubs" }).press("Enter");
  await expect.poll(() => read("news/second-tub.yaml"), WAIT).toContain("tags: [shop]\n");
  await settings.getByRole("button", { name: "Add tubs" }).press("Enter");
  await expect.poll(() => read("news/second-tub.yaml"), WAIT).toBe(desk.before("news/second-tub.yaml"));
  const author = settings.getByRole("combobox", { name: /^Author/ });
  expect(await author.locator("option").allTextContents()).toEqual(["Not set", "Rosa Alder", "Ned Alder"]);
  await author.selectOption("Ned Alder");
  await expect.poll(() => read("news/second-tub.yaml"), WAIT).toContain("author: Ned Alder\n");
  await undo(page, () => read("news/second-tub.yaml") === desk.before("news/second-tub.yaml"));

  await desk.goTo(page, "/events/nail-day");
  const event = page.locator("[data-field='/event']");
  await event.getByLabel("Time").first().fill("10:30");
  await event.getByLabel("Time").first().press("Enter");
  await expect.poll(() => read("events/nail-day.yaml"), WAIT).toContain("starts: 2027-05-01T10:30");
  await undo(page, () => read("events/nail-day.yaml") === desk.before("events/nail-day.yaml"));

  // A page of no collection is asked for nothing of this.
  await desk.goTo(page, "/about");
  await page.locator("[data-field='/title']").waitFor(WAIT);
  expect(await page.locator("[data-field='/tags'], [data-field='/date'], [data-field='/rows']").count()).toBe(0);
});

test("the order and the needs of a collection are a form, reached from its group, and only a line changes", async () => {
  const page = await desk.open("/news/second-tub");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "Settings of News" }).press("Enter");
  const form = page.getByRole("region", { name: "News" });
  await form.getByRole("combobox", { name: /^Order/ }).selectOption("name");
  await expect.poll(() => read("news/_collection.yaml"), WAIT).toContain("order: name\n");
  expect(read("news/_collection.yaml").replace("order: name\n", "")).toBe(desk.before("news/_collection.yaml"));
  await undo(page, () => read("news/_collection.yaml") === desk.before("news/_collection.yaml"));
  await form.locator(".words-field").getByRole("button", { name: "Add Author" }).press("Enter");
  await expect.poll(() => read("news/_collection.yaml"), WAIT).toContain("required: [summary, author]\n");
  await undo(page, () => read("news/_collection.yaml") === desk.before("news/_collection.yaml"));
  await form.getByRole("button", { name: "All of the site" }).press("Enter");
  await focusIs(page, /^button News/);
});

test("a table is typed in like a spreadsheet, its mistakes are said at their cells, and one cell changes its bytes alone", async () => {
  const page = await desk.open("/towns/groom-milltown");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "Table cities.csv" }).press("Enter");
  const grid = dialog(page).getByRole("grid", { name: "Rows" });
  await grid.waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await focusIs(page, /^th Milltown/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText('Up the road; we ring the "old" bell.');
  await page.keyboard.press("Enter");
  await dialog(page).getByText("Changes 1 page").waitFor(WAIT);
  await dialog(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
  const quoted = '"Up the road; we ring the ""old"" bell."';
  const changed = TABLE.replace("Up the road we need a little more time.", quoted);
  await expect.poll(() => read("towns/cities.csv"), WAIT).toBe(changed);

  // A new row without words of its own is refused, at its cell.
  await dialog(page).getByRole("button", { name: "+ Row" }).press("Enter");
  await page.keyboard.insertText("Milltown");
  await page.keyboard.press("Enter");
  await dialog(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
  await grid.locator("[aria-invalid=true]", { hasText: "This row has the address groom-milltown" }).waitFor(WAIT);
  expect(read("towns/cities.csv")).toBe(changed);
  await dialog(page).getByRole("button", { name: "Discard" }).press("Enter");

  // The page of a row opens from it.
  await grid.getByRole("gridcell", { name: "/towns/groom-hillside" }).click();
  await framed(page).getByRole("heading", { level: 1, name: "Grooming in Hillside" }).waitFor(WAIT);
  await framed(page)
    .getByText("we ring the “old” bell")
    .or(framed(page).getByText('we ring the "old" bell'))
    .first()
    .waitFor(WAIT);

  await desk.tab(page, /^Publish/).press("Enter");
  await page.getByText("Groom Hillside: Note").first().waitFor(WAIT);
  await undo(page, () => read("towns/cities.csv") === TABLE);
});

test("on a phone, the field of a cell has the room of the table, and the list of collections its own", async () => {
  const page = await desk.open("/towns/groom-milltown", 390);
  await openPages(page);
  const isInside = (outer: Locator, inner: Locator) =>
    expect.poll(async () => {
      const [around, box] = [await outer.boundingBox(), await inner.boundingBox()];
      return around && box && box.x >= around.x && box.x + box.width <= around.x + around.width;
    }, WAIT);
  await isInside(dialog(page), dialog(page).getByRole("list", { name: "Collections" })).toBe(true);
  await dialog(page).getByRole("button", { name: "Table cities.csv" }).press("Enter");
  await focusIs(page, /^th Milltown/);
  for (const key of ["ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    await page.keyboard.press("Enter");
    await isInside(dialog(page).locator(".grid-table"), dialog(page).locator(".grid-table textarea")).toBe(true);
    await page.keyboard.press("Escape");
  }
  expect(await axeFindings(page, "dialog")).toEqual([]);
});

test("a table whose rows are all wrong is listed, says why, and is put right in the desk", async () => {
  const [table, template] = ["towns/cities.csv", "towns/city.template.yaml"];
  const write = (file: string, text: string) => writeFileSync(path.join(desk.pages(), file), text);
  const broken = TABLE.replace(/^(?:Milltown|Hillside|Lakeview)/gm, "");
  write(template, desk.before(template).replace("address: groom-", "address: "));
  write(table, broken);
  const page = await desk.open("/about");
  await openPages(page);
  const towns = dialog(page).getByRole("listitem").filter({ hasText: "Towns" }).filter({ hasText: "No page yet" });
  await towns.getByRole("button", { name: "Table cities.csv" }).press("Enter");
  const grid = dialog(page).getByRole("grid", { name: "Rows" });
  const wrong = grid.locator("[aria-invalid=true]", { hasText: "This row has no address" });
  await expect.poll(() => wrong.count(), WAIT).toBe(3);
  await focusIs(page, /^th This row has no address/);
  for (const town of ["Milltown", "Hillside", "Lakeview"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.insertText(town);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  await dialog(page).getByRole("button", { name: "Save", exact: true }).press("Enter");
  await grid.getByRole("gridcell", { name: "/towns/milltown" }).waitFor(WAIT);
  await expect.poll(() => wrong.count(), WAIT).toBe(0);
  expect(read(table)).toBe(TABLE);
  write(template, desk.before(template));
});

test("on a page of a row, a text of the row leads to its cell, and one of the template is on all pages", async () => {
  const page = await desk.openTyping("/towns/groom-milltown");
  await page
    .getByText("A row of the table cities.csv makes this page.")
    .or(page.locator(".text-item").first())
    .first()
    .waitFor(WAIT);
  const heading = framed(page).getByRole("heading", { level: 1 });
  await desk.pointAtText(page, heading);
  await heading.click();
  await page.getByText("Text of the template: on all 3 pages.").waitFor(WAIT);
  await page.keyboard.insertText("Quiet ");
  await page.keyboard.press("Enter");
  await expect.poll(() => read("towns/city.template.yaml"), WAIT).toMatch(/heading: (?=.*Quiet ).*\$\{row\.town\}/);
  await undo(page, () => read("towns/city.template.yaml") === desk.before("towns/city.template.yaml"));

  // A text that is a cell as a whole is typed into the table, where it is on the page.
  const own = framed(page).getByText("The mill bridge is narrow").first();
  await desk.pointAtText(page, own);
  await own.click();
  await page.getByText("From the row of this page in the table.").waitFor(WAIT);
  await page.keyboard.insertText(" Ring twice.");
  await page.keyboard.press("Enter");
  await expect.poll(() => read("towns/cities.csv"), WAIT).toContain("Ring twice.");
  expect(read("towns/cities.csv").replace(" Ring twice.", "")).toBe(TABLE);
  await undo(page, () => read("towns/cities.csv") === TABLE);

  const text = framed(page).getByText("Every second Tuesday");
  await desk.pointAtText(page, text);
  await text.click();
  await page.getByRole("button", { name: "Show it in the table" }).press("Enter");
  await dialog(page).getByRole("grid", { name: "Rows" }).waitFor(WAIT);
  await focusIs(page, /^td Every second Tuesday/);
});

test("the first entry of a collection begins with an empty page under its address, whatever page is open", async () => {
  mkdirSync(path.join(desk.pages(), "tips"));
  writeFileSync(path.join(desk.pages(), "tips/_collection.yaml"), "collection: Tips\nkind: Article\n");
  const page = await desk.open("/about");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "Tips entry" }).press("Enter");
  await expect.poll(() => inDialog(page, "Address").inputValue(), WAIT).toBe("/tips/new-page");
  const madeFrom = dialog(page).getByRole("combobox", { name: "Made from" });
  expect(await madeFrom.locator("option:checked").innerText()).toBe("An empty page");
  await inDialog(page, "Heading").fill("Brush a Little Every Day");
  await expect.poll(() => inDialog(page, "Address").inputValue(), WAIT).toBe("/tips/brush-a-little-every-day");
  await inDialog(page, "Title").fill("Brush a Little Every Day | Maple Street");
  await inDialog(page, "Description").fill(
    "Five minutes with a soft brush every evening keep a curly coat free of knots until you come to us again.",
  );
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Create the page" }).press("Enter");
  await framed(page).getByRole("heading", { level: 1, name: "Brush a Little Every Day" }).waitFor(WAIT);
  const text = read("tips/brush-a-little-every-day.yaml");
  expect(text).toMatch(/^draft: true\n/);
  expect(text.slice(text.indexOf("\nblocks:"))).toBe(
    '\nblocks:\n  - type: hero\n    heading: "Brush a Little Every Day"\n',
  );
  await undo(page, () => !has("tips/brush-a-little-every-day.yaml"));
  rmSync(path.join(desk.pages(), "tips"), { recursive: true });
});

test("what the preview refuses to show says why in the dialog, and is requested again", async () => {
  const page = await desk.open("/about");
  const refused = { result: "refused", words: "The pages cannot be read.", problems: [] };
  await page.route("**/_desk/collections/entry?*", (route) => route.fulfill({ status: 422, json: refused }));
  await openPages(page);
  await dialog(page).getByRole("button", { name: "News entry" }).press("Enter");
  await dialog(page).getByText("This could not be loaded. The pages cannot be read.").waitFor(WAIT);
  await page.unroute("**/_desk/collections/entry?*");
  await dialog(page).getByRole("button", { name: "Try again" }).press("Enter");
  await dialog(page).locator("[data-field='/summary']").waitFor(WAIT);
  expect(await dialog(page).getByText("This could not be loaded.").count()).toBe(0);
});

test("a collection is begun with its list on a page, and goes on to its first page; what is typed stays", async () => {
  const page = await desk.open("/news/second-tub");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "New collection" }).press("Enter");
  await inDialog(page, "Name").fill("Advice");
  await page.keyboard.press("Escape");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "New collection" }).press("Enter");
  expect(await inDialog(page, "Name").inputValue()).toBe("Advice");
  await dialog(page).getByText("Its pages are at /advice/…").waitFor(WAIT);
  await dialog(page).getByRole("checkbox", { name: "Its author" }).press("Space");
  await dialog(page).getByRole("combobox", { name: "Listed on" }).selectOption("/about");
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Begin the collection" }).press("Enter");
  await dialog(page).getByRole("heading", { name: "New entry in Advice" }).waitFor(WAIT);
  await expect.poll(() => inDialog(page, "Address").inputValue(), WAIT).toBe("/advice/new-page");
  await dialog(page).locator("[data-field='/summary']").waitFor(WAIT);
  expect(read("advice/_collection.yaml")).toMatch(/^collection: Advice\n/);
  expect(read("about.yaml")).toContain("of: advice\n");
  await page.keyboard.press("Escape");
  await undo(page, () => !has("advice/_collection.yaml") && read("about.yaml") === desk.before("about.yaml"));
});

test("a table as Excel saves it is shown, its columns are named, and it opens in the site with its pages", async () => {
  const page = await desk.open("/about");
  await openPages(page);
  await dialog(page).getByRole("button", { name: "Import a table" }).press("Enter");
  const choose = (name: string, text: string, encoding: BufferEncoding) =>
    dialog(page)
      .locator("input[type=file]")
      .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text, encoding) });
  await choose("towns.xlsx", "PK\u0003\u0004\u0014\u0000", "latin1");
  await dialog(page).getByText("This is no table as text.").waitFor(WAIT);
  await choose("branches.csv", "\uFEFFBranch\tFirst day\r\nMühle\tMonday\r\nOlive\tFriday\r\n", "utf16le");
  const shown = dialog(page).getByRole("table", { name: "The table as it is read" });
  await shown.getByText("Mühle").waitFor(WAIT);
  const names = shown.getByRole("textbox");
  expect(await names.first().inputValue()).toBe("branch");
  await names.last().fill("opens");
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Make 2 pages" }).press("Enter");
  const grid = dialog(page).getByRole("grid", { name: "Rows" });
  await grid.getByRole("gridcell", { name: "/branches/muhle" }).waitFor(WAIT);
  await grid.getByRole("columnheader", { name: "Opens" }).waitFor(WAIT);
  expect(read("branches/branches.csv")).toBe("branch\topens\r\nMühle\tMonday\r\nOlive\tFriday\r\n");
  await page.keyboard.press("Escape");
  await undo(page, () => !has("branches/branches.template.yaml"));
});
