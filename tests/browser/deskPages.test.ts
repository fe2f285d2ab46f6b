import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed, focusIs } = desk;

const has = (file: string) => existsSync(path.join(desk.pages(), file));
const read = (file: string) => (has(file) ? readFileSync(path.join(desk.pages(), file), "utf8") : "");
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).getByRole("textbox", { name });

/** Types over what is in the field that has the focus. */
async function typeOver(page: Page, words: string): Promise<void> {
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(words);
}

test("a new page is made from another, rewritten by its list and made public, with the keyboard; undo takes all of it back", async () => {
  const page = await desk.open("/contact");
  await page.getByRole("button", { name: "New page" }).press("Enter");
  await field(page, "Address").waitFor(WAIT);
  await focusIs(page, /^select/);
  const madeFrom = dialog(page).getByRole("combobox", { name: "Made from" });
  await expect.poll(() => madeFrom.inputValue(), WAIT).toBe("/contact");
  expect(await axeFindings(page, "dialog")).toEqual([]);

  // Nothing is asked for twice: what is wrong is said beside its field, which gets the focus.
  await dialog(page).getByRole("button", { name: "Create the page" }).press("Enter");
  await focusIs(page, /^input/);
  const address = field(page, "Address");
  await expect.poll(() => address.getAttribute("aria-invalid"), WAIT).toBe("true");
  const about = await address.evaluate((element) =>
    (element.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id)?.textContent)
      .join(""),
  );
  expect(about).toContain("/contact is taken");
  await typeOver(page, "/puppy-hour");
  await page.keyboard.press("Tab");
  await typeOver(page, "Puppy Hour on the First Saturday | Alder");
  await page.keyboard.press("Tab");
  await typeOver(
    page,
    "An hour for puppies on the first Saturday of the month: a treat, a table and no scissors at all.",
  );

  // Escape loses nothing, and neither does a key right after it: it is that of the button already.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
  await expect.poll(() => field(page, "Address").inputValue(), WAIT).toBe("/puppy-hour");
  await field(page, "Heading").focus();
  await typeOver(page, "Puppy Hour");
  await page.keyboard.press("Enter");
  await expect.poll(() => has("puppy-hour.yaml"), WAIT).toBe(true);
  await framed(page).getByRole("heading", { level: 1, name: "Puppy Hour" }).waitFor(WAIT);
  expect(read("puppy-hour.yaml")).toMatch(/^draft: true\n/);

  const list = page.locator(".still-copied");
  const still = /^Still in the words of Contact & Directions: (\d+) texts$/;
  const summary = list.locator("summary");
  await expect.poll(() => summary.textContent(), WAIT).toMatch(still);
  const left = Number(still.exec((await summary.textContent()) ?? "")?.[1]);
  await summary.press("Enter");
  const lead = list.getByRole("button", { name: /^The phone is quickest/ });
  await lead.press("Enter");
  const open = framed(page).getByRole("textbox", { name: /^lead of hero/ });
  await open.waitFor(WAIT);
  await typeOver(page, "Come with a puppy, and leave with a braver one.");
  await page.keyboard.press("Enter");
  await list.locator("del", { hasText: "The phone is quickest" }).waitFor(WAIT);
  await expect.poll(() => summary.textContent(), WAIT).toContain(`: ${left - 1} texts`);

  await desk.tab(page, /^Page/).press("Enter");
  await page.getByRole("button", { name: "Make it public" }).press("Enter");
  await expect.poll(() => read("puppy-hour.yaml"), WAIT).not.toContain("draft: true");
  await expect.poll(() => list.count(), WAIT).toBe(0);

  while (has("puppy-hour.yaml")) await desk.undo(page);
  // The page that is gone is not shown any more.
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/");
});

test("another address moves the links that the dialog lists, and undo brings the page back", async () => {
  const page = await desk.open("/contact");
  await page.getByRole("button", { name: "Change the address" }).press("Enter");
  await focusIs(page, /^input/);
  await typeOver(page, "/Visit");
  await dialog(page)
    .getByText(/Did you mean \/visit\?/)
    .waitFor(WAIT);
  await typeOver(page, "/find-us");
  await dialog(page)
    .getByText(/^\d+ links? will lead to the new address:$/)
    .waitFor(WAIT);
  await dialog(page).getByText("/contact will lead there, too").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(() => has("find-us.yaml"), WAIT).toBe(true);
  expect(has("contact.yaml")).toBe(false);
  expect(desk.read("site.yaml")).toContain("to: /find-us");
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/find-us");
  await desk.undo(page);
  await expect.poll(() => has("contact.yaml"), WAIT).toBe(true);
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/contact");
});

test("a page that others link to is deleted once a page takes its place, and undo brings it back", async () => {
  const page = await desk.open("/about");
  await page.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await dialog(page)
    .getByText(/^\d+ links? lead here:$/)
    .waitFor(WAIT);
  await dialog(page).getByRole("button", { name: "Delete the page" }).press("Enter");
  await dialog(page).getByText("Choose the page that its links and its address lead to.").waitFor(WAIT);
  await focusIs(page, /^select/);
  expect(has("about.yaml")).toBe(true);
  await dialog(page).getByRole("combobox").selectOption("/services");
  await dialog(page).getByText("/about will lead to /services.").waitFor(WAIT);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Delete the page" }).press("Enter");
  await expect.poll(() => has("about.yaml"), WAIT).toBe(false);
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/");
  await desk.undo(page);
  await expect.poll(() => has("about.yaml"), WAIT).toBe(true);
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/about");
});

test("a copy is made by one button", async () => {
  const page = await desk.open("/services");
  await page.getByRole("button", { name: "Duplicate" }).press("Enter");
  await expect.poll(() => read("services-copy.yaml"), WAIT).toBe(`draft: true\n${desk.read("services.yaml")}`);
  await expect.poll(() => new URL(page.url()).pathname, WAIT).toBe("/_desk/at/services-copy");
  await desk.undo(page);
  await expect.poll(() => has("services-copy.yaml"), WAIT).toBe(false);
});

test("words of all pages are found from the list of pages, and replaced as one step once the check allows it", async () => {
  const page = await desk.open("/about");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("no appointment");
  const option = dialog(page).getByRole("option");
  await expect
    .poll(() => option.allInnerTexts(), WAIT)
    .toEqual([expect.stringContaining("any afternoon, no appointment needed")]);
  await page.keyboard.press("Control+A");
  await page.keyboard.type("appointment");
  await expect.poll(() => option.count(), WAIT).toBe(2);
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page).getByRole("button", { name: "Find and replace" }).press("Enter");
  await focusIs(page, /^input/);
  expect(await field(page, "Find").inputValue()).toBe("appointment");
  const places = dialog(page).getByRole("checkbox", { name: /appointment/ });
  await expect.poll(() => places.count(), WAIT).toBe(2);
  await dialog(page).getByText("2 places on 2 pages").waitFor(WAIT);
  await field(page, "Replace with").focus();

  // What the check refuses is said before it is done, at its place, which can be left out.
  await page.keyboard.type("visit for $333");
  await dialog(page).getByText("The check refuses this.").waitFor(WAIT);
  await dialog(page).getByText("$333 is no fact of this site").first().waitFor(WAIT);
  await page.keyboard.press("Enter");
  expect(read("index.yaml")).toContain("no appointment needed");
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await typeOver(page, "booking");
  await dialog(page).getByText("The check finds nothing wrong with this.").waitFor(WAIT);
  const heading = dialog(page).getByRole("checkbox", { name: /^question of item 7/ });
  await heading.press("Space");
  await dialog(page).getByText("The check finds nothing wrong with this.").waitFor(WAIT);
  await dialog(page).getByRole("button", { name: "Replace in 1 place" }).press("Enter");
  await expect.poll(() => read("index.yaml"), WAIT).toContain("no booking needed");
  expect(read("about.yaml")).toBe(desk.before());
  await desk.undo(page);
  await expect.poll(() => read("index.yaml"), WAIT).toBe(desk.before("index.yaml"));
});

test("an older version is shown with what differs marked, and comes back as a whole or one text at a time", async () => {
  const file = path.join(desk.pages(), "contact.yaml");
  const start = desk.git("rev-parse", "HEAD").trim();
  const [lead, heading] = ["The phone is quickest", "Contact"];
  expect(desk.before("contact.yaml")).toContain(`lead: ${lead}`);
  const older = desk
    .before("contact.yaml")
    .replace(lead, "A letter is quickest")
    .replace(`heading: ${heading}`, "heading: Write to Us");
  writeFileSync(file, older);
  desk.git("commit", "--quiet", "--all", "--message", "Ask for letters");
  writeFileSync(file, desk.before("contact.yaml"));
  desk.git("commit", "--quiet", "--all", "--message", "Ask for calls");
  const page = await desk.open("/contact");
  const openVersions = async () => {
    await page.getByRole("button", { name: "Older versions" }).press("Enter");
    await dialog(page)
      .getByRole("option", { name: /: Ask for letters$/ })
      .waitFor({ state: "attached", ...WAIT });
  };
  await openVersions();
  await focusIs(page, /^select/);
  const marked = dialog(page).frameLocator("iframe").locator("[data-changed]");
  await expect
    .poll(() => marked.allInnerTexts(), WAIT)
    .toEqual(expect.arrayContaining([expect.stringContaining("A letter is quickest")]));
  expect(await axeFindings(page, "dialog")).toEqual([]);
  await dialog(page)
    .getByRole("button", { name: /^Bring back lead of hero/ })
    .press("Enter");
  await expect
    .poll(() => read("contact.yaml"), WAIT)
    .toBe(desk.before("contact.yaml").replace(lead, "A letter is quickest"));
  await expect
    .poll(
      () =>
        dialog(page)
          .getByRole("button", { name: /^Bring back / })
          .count(),
      WAIT,
    )
    .toBe(1);
  await dialog(page).getByRole("button", { name: "Bring all of this back" }).press("Enter");
  await expect.poll(() => read("contact.yaml"), WAIT).toBe(older);
  await page.keyboard.press("Escape");
  await desk.undo(page);
  await desk.undo(page);
  expect(read("contact.yaml")).toBe(desk.before("contact.yaml"));
  desk.git("reset", "--quiet", start);
});
