import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { PRICE_BOOK } from "../support/bathPrices";
import { actionsOn } from "./support/actions";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { git, framed } = desk;
const has = (file: string) => existsSync(path.join(desk.pages(), file));

test("a page is made from another, rewritten, taken out of draft, linked from the menu and published in at most 25 actions", async () => {
  git("push", "--quiet", "origin", "main");
  const page = await desk.open("/contact");
  const act = actionsOn(page);
  const button = (name: string | RegExp, inside: Page | Locator = page) => inside.getByRole("button", { name });
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByRole("textbox", { name });
  await act.click(button("New page").first());
  await act.write(field("Address"), "/puppy-hour");
  await act.write(field("Title"), "Puppy Hour on the First Saturday | Alder");
  await act.write(
    field("Description"),
    "An hour for puppies on the first Saturday of the month: a treat and no scissors.",
  );
  await act.write(field("Heading"), "Puppy Hour");
  await act.press("Enter");
  await framed(page).getByRole("heading", { level: 1, name: "Puppy Hour" }).waitFor(WAIT);

  const still = page.locator(".still-copied");
  await act.click(still.locator("summary"));
  await act.click(button(/^The phone is quickest/, still));
  await act.write(framed(page).getByRole("textbox", { name: /^lead of hero/ }), "Come with a puppy.");
  await act.press("Enter");
  await still.locator("del", { hasText: "The phone is quickest" }).waitFor(WAIT);

  await act.click(desk.tab(page, /^Page/));
  await act.click(page.getByRole("button", { name: "Make it public" }));
  await expect.poll(() => desk.read("puppy-hour.yaml"), WAIT).not.toContain("draft: true");

  await act.click(desk.tab(page, /^Site/));
  await act.click(button(/^Menus/));
  await act.click(button("Add link").first());
  const entry = page.locator(".new-entry");
  await act.write(entry.getByRole("textbox", { name: /^Label/ }), "Puppy Hour");
  await act.write(entry.getByRole("combobox", { name: /^Leads to/ }).first(), "puppy");
  await act.click(page.getByRole("option", { name: "Puppy Hour /puppy-hour" }));
  await act.click(button("Add this link", entry));
  await expect.poll(() => desk.read("site.yaml"), WAIT).toContain("to: /puppy-hour");

  await act.click(button(/^Publish/).first());
  await act.click(button("Send"));
  await page.getByText(/^Sent\./).waitFor(WAIT);
  const [branch = ""] = git("--git-dir", "remote.git", "for-each-ref", "--format=%(refname:short)", "refs/heads/desk")
    .trim()
    .split("\n");
  const sent = git("--git-dir", "remote.git", "show", "--format=%s", "--name-only", branch).trim();
  expect(sent).toBe("Add the page Puppy Hour, add Puppy Hour to the site\n\npages/puppy-hour.yaml\npages/site.yaml");
  console.log(`A new page: ${act.count()} actions`);
  expect(act.count()).toBeLessThanOrEqual(25);
  rmSync(path.join(desk.pages(), "puppy-hour.yaml"));
  writeFileSync(path.join(desk.pages(), "site.yaml"), desk.before("site.yaml"));
  expect(has("puppy-hour.yaml")).toBe(false);
});

test("a style with three sizes is typed into the price book with the keyboard as one step, and shown on a page, in at most 15 actions", async () => {
  writeFileSync(path.join(desk.pages(), "site.yaml"), desk.before("site.yaml") + PRICE_BOOK);
  const page = await desk.open("/about");
  const act = actionsOn(page);
  const type = (words: string) => page.keyboard.type(words);
  await desk.tab(page, /^Site/).press("Enter");
  await page.getByRole("button", { name: /^Prices/ }).press("Enter");
  await page.getByRole("button", { name: "Open the price book as a table" }).press("Enter");
  await page.getByRole("grid", { name: "Prices" }).waitFor(WAIT);

  await page.getByRole("button", { name: "+ Service" }).focus();
  await act.press("Enter");
  await desk.focusIs(page, /^input/);
  await type("Show Trim");
  await act.press("Tab");
  await act.press("ArrowRight");
  await type("90, 2 hours");
  await act.press("Tab");
  await type("140-180 4h");
  await act.press("Tab");
  // A size that no other style has.
  await type("Giant");
  await act.press("Enter");
  await desk.focusIs(page, /^td/);
  await type("200");
  await act.press("Enter");
  await page.getByText("Changes nothing on the pages yet").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.getByRole("button", { name: "Save" }).focus();
  await act.press("Enter");
  await expect
    .poll(() => desk.read("site.yaml"), WAIT)
    .toMatch(
      /showTrim:\n +name: Show Trim\n +options:\n +small:\n +price: \$90\n +duration: 2 hours\n +large:\n +price: \$140\n +upTo: \$180\n +duration: 4 hours\n +giant:\n +price: \$200\n/,
    );
  await act.press("Escape");

  await act.click(page.getByRole("button", { name: "Type on the page" }));
  const lead = framed(page).locator("#hero p", { hasText: "with one tub" });
  await desk.pointAtText(page, lead);
  await act.click(lead);
  const field = framed(page).getByRole("textbox", { name: /^lead of hero/ });
  await field.waitFor(WAIT);
  await page.keyboard.press("Control+End");
  for (const size of ["small", "large", "giant"]) {
    await type(size === "small" ? " A show trim is /" : ", /");
    await page.getByRole("option").first().waitFor(WAIT);
    await type(`trim ${size}: price`);
    await act.press("Enter");
    await desk.focusIs(page, /^page textbox/);
  }
  await type(" by size.");
  await act.press("Enter");
  const written = "A show trim is ${price.showTrim.small}, ${price.showTrim.large}, ${price.showTrim.giant} by size.";
  await expect.poll(() => desk.read(), WAIT).toContain(written);
  await framed(page).getByText("A show trim is $90, $140, $200 by size.").waitFor(WAIT);
  console.log(`A new style: ${act.count()} actions`);
  expect(act.count()).toBeLessThanOrEqual(15);
  // The text is one step, and the style another.
  await desk.undo(page);
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
  await desk.undo(page);
  await expect.poll(() => desk.read("site.yaml"), WAIT).toBe(desk.before("site.yaml") + PRICE_BOOK);
  writeFileSync(path.join(desk.pages(), "site.yaml"), desk.before("site.yaml"));
});
