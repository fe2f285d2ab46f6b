import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { isLong } from "../support/amount";
import { PRICE_BOOK } from "../support/bathPrices";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { framed } = desk;
const file = (name: string) => path.join(desk.pages(), name);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** A folder for pictures of all states, to look at. */
const { SHOTS } = process.env;

/** What only developers know by its name: facts and names as they are written, files, lines. */
const CODE = /\$\{[^}]*\}?|[\w/-]*\.yaml\b|\blines? \d+|\b[a-z]{2,}[A-Z]\w+/g;

/** The code names that a person can read in the desk, outside of what is for developers. */
async function codeNames(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => {
    const developers = [...document.querySelectorAll<HTMLElement>(".developers")];
    for (const one of developers) one.style.visibility = "hidden";
    const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !/^(?:radio|checkbox|file)$/.test(one.type))
      .map((one) => one.value || one.placeholder);
    const { innerText } = document.body;
    for (const one of developers) one.style.visibility = "";
    return [innerText, ...fields].join("\n");
  });
  return text.match(CODE) ?? [];
}

type Window = [width: number, height: number, colorScheme: "dark" | "light", rules?: string[]];

/** A phone and a wide window, each in both colors. */
const TWO_WINDOWS: [Window[], Window[]] = [
  [
    [390, 844, "dark"],
    [1280, 900, "light"],
  ],
  [
    [390, 844, "light"],
    [1280, 900, "dark"],
  ],
];

/** A small laptop's window at 200 %. */
const ENLARGED: Window = [640, 450, "light"];

/** What differs from window to window: the other rules are about names, roles and structure. */
const BY_WINDOW = ["color-contrast", "target-size", "scrollable-region-focusable"];

/** For the places of the desk, also what differs at 200 %, and in a wide window that is dark. */
const FOUR_WINDOWS: Window[] = [
  ...TWO_WINDOWS[0],
  [640, 450, "light", ["target-size", "scrollable-region-focusable"]],
  [1280, 900, "dark", ["color-contrast"]],
];

let looks = 0;

/**
 * Every other state has the other colors, and all rules on a phone or in a wide window in turn; `npm run test:long`
 * applies all rules to each state in every window.
 */
function windowsInTurn(): Window[] {
  const turn = looks++;
  const windows = TWO_WINDOWS[turn % 2 === 0 ? 0 : 1];
  return windows.map(
    ([width, height, color], index): Window =>
      index === Math.floor(turn / 2) % 2 ? [width, height, color] : [width, height, color, BY_WINDOW],
  );
}

/** What axe finds in a state of the desk. */
async function look(page: Page, state: string, windows = windowsInTurn()): Promise<void> {
  for (const [width, height, colorScheme, rules] of isLong ? [...TWO_WINDOWS.flat(), ENLARGED] : windows) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    if (SHOTS) await page.screenshot({ path: path.join(SHOTS, `${state}, ${width} ${colorScheme}.png`) });
    expect(await axeFindings(page, "body", rules), `${state}, ${width} pixels, ${colorScheme}`).toEqual([]);
    expect(await codeNames(page), `${state}: no code names`).toEqual([]);
    expect(await page.locator("h1").count(), `${state}: one h1`).toBe(1);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across, `${state}: nothing scrolls sideways at ${width} pixels`).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
}

test("axe finds nothing, and nobody reads code, in the desk where a page is looked at and typed", async () => {
  const page = await desk.open("/about", 1280);
  await look(page, "first start", FOUR_WINDOWS);
  const undone = page.locator("[data-settled=true]");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.press("Enter");
    const name = await tab.innerText();
    await expect.poll(() => page.getByText(/^(?:Loading|Looking at)/).count(), WAIT).toBe(0);
    await look(page, `the place ${name}`, FOUR_WINDOWS);
  }
  await desk.tab(page, /^Site/).press("Enter");
  const groups = page.locator("[data-group]");
  await groups.first().waitFor(WAIT);
  for (const name of await groups.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.group))) {
    await page.locator(`[data-group="${name}"]`).press("Enter");
    await page.getByRole("region", { name, exact: true }).locator(".group, .field, .library").first().waitFor(WAIT);
    await look(page, `the site's ${name}`);
    await button(page, "All of the site").press("Enter");
  }
  await page.getByRole("button", { name: "Pages", exact: true }).press("Enter");
  await page.getByRole("option").first().waitFor(WAIT);
  await look(page, "the list of pages", FOUR_WINDOWS);
  await page.keyboard.press("Escape");
  await desk.showTexts(page);
  await button(page, "Type on the page").press("Enter");
  await look(page, "typing is on");
  const heading = framed(page).getByRole("heading", { level: 1 });
  await desk.pointAtText(page, heading);
  await heading.click();
  const field = framed(page).getByRole("textbox", { name: /^heading of hero/ });
  await field.waitFor(WAIT);
  await look(page, "a text is open");
  await field.fill("");
  await field.press("Enter");
  await expect.poll(() => page.locator(".edit-strip").getByRole("alert").textContent(), WAIT).not.toBe("");
  await look(page, "a text is refused");
  const theirs = desk.before().replace(/^ {4}heading: .*$/m, "    heading: Theirs");
  await field.fill("Mine");
  writeFileSync(file("about.yaml"), theirs);
  await expect.poll(() => heading.textContent(), WAIT).toBe("Theirs");
  await field.press("Enter");
  await page.getByRole("region", { name: "Two changes of the same lines" }).waitFor(WAIT);
  await look(page, "two changes of the same lines");
  await button(page, "Keep the other").click();
  writeFileSync(file("about.yaml"), desk.before());
  await page.locator(".text-item", { hasText: /^description(?! of)/ }).click();
  await page.getByRole("textbox", { name: "description" }).waitFor(WAIT);
  await look(page, "a text is open in the panel");
  await page.keyboard.press("Escape");
  const lead = framed(page).locator("#hero").getByText("with one tub");
  await lead.click();
  await button(page, "Write it out, here only").waitFor(WAIT);
  await look(page, "a text with facts is open", FOUR_WINDOWS);
  await page.keyboard.press("Escape");
  await page.getByLabel("As of").fill("2060-01-01");
  await button(page, "Back to today").waitFor(WAIT);
  await look(page, "another day");
  await button(page, "Back to today").click();
  await button(page, "Back to today").waitFor({ state: "detached", ...WAIT });
  expect(await undone.count()).toBeLessThanOrEqual(1);
});

test("axe finds nothing in the desk's blocks and forms", async () => {
  const page = await desk.open("/about", 1280);
  await desk.tab(page, /^Content/).press("Enter");
  const block = page.locator('.block-row[data-block="hero"]');
  await block.locator("summary").press("Enter");
  await look(page, "the actions of a block are unfolded");
  await block.getByRole("button", { name: "Add a block below" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Questions and answers" }).waitFor(WAIT);
  await look(page, "a block to add is chosen", FOUR_WINDOWS);
  await page.keyboard.press("Escape");
  await framed(page).locator("#story h2").hover();
  await page.locator(".block-tools").waitFor(WAIT);
  await look(page, "the tools of a block are on the page", FOUR_WINDOWS);
  const handle = await page.getByRole("tabpanel").locator(".handle").first().boundingBox();
  if (!handle) throw new Error("There is no handle.");
  await page.mouse.move(handle.x + 5, handle.y + 5);
  await page.mouse.down();
  await page.mouse.move(handle.x + 5, handle.y + 40, { steps: 4 });
  await page.locator("li[data-dragging]").waitFor(WAIT);
  await look(page, "a block is dragged");
  await page.keyboard.press("Escape");
  await page.mouse.up();

  for (const { name, heading } of [
    { name: "hero", heading: "texts, lists of links and pictures" },
    { name: "credentials", heading: "icons" },
    { name: "story", heading: "a picture and a choice" },
  ]) {
    const form = await desk.openSettings(page, name);
    for (const summary of await form.locator("details:not([open]) > summary").all()) {
      if (await summary.isVisible())
        await summary.evaluate((one) => (one.parentElement as HTMLDetailsElement).setAttribute("open", ""));
    }
    await look(page, `a form with ${heading}, all unfolded`, FOUR_WINDOWS);
    await button(page, "All blocks").press("Enter");
  }
  let form = await desk.openSettings(page, "hero");
  await form.locator(".entry > summary").first().press("Enter");
  const link = form.getByRole("combobox", { name: "Leads to" }).first();
  await link.fill("gall");
  await page.getByRole("option", { name: /^Gallery/ }).waitFor(WAIT);
  await link.press("ArrowDown");
  await look(page, "a list of pages is open");
  await link.press("Escape");
  await link.press("Escape");
  await button(page, /^Add link/)
    .first()
    .press("Enter");
  await form.locator(".new-entry").waitFor(WAIT);
  await look(page, "an entry is being added");
  await button(page, "Leave it out").press("Enter");
  const lead = form.locator('[data-field="/blocks/0/lead"]');
  await lead.locator("summary").press("Enter");
  await lead
    .getByRole("button", { name: /^Change on all/ })
    .first()
    .press("Enter");
  await page.locator(".edit-strip").getByRole("textbox").waitFor(WAIT);
  await look(page, "a fact of a form is open");
  await page.locator(".edit-strip").getByRole("textbox").press("Escape");
  const heading = form.getByRole("textbox", { name: "Heading", exact: true });
  await heading.fill("");
  await heading.press("Enter");
  await expect
    .poll(() => form.locator('[data-field="/blocks/0/heading"]').getByRole("alert").textContent(), WAIT)
    .toContain("empty");
  await look(page, "a field is refused");
  await heading.press("Escape");
  form = await desk.openSettings(page, "story");
  await form.getByRole("button", { name: "Choose a picture" }).press("Enter");
  await form.getByRole("radio", { name: "nap.svg" }).waitFor(WAIT);
  await look(page, "the pictures are open");
  await form.getByRole("radio", { name: "nap.svg" }).check();
  await page.getByRole("dialog", { name: "New picture" }).waitFor(WAIT);
  await look(page, "a new picture is asked about");
  await button(page, "Cancel").press("Enter");
  await form.getByRole("searchbox").fill("nothing is called so");
  await look(page, "no picture is found");
});

test("axe finds nothing in the dialogs of the desk", async () => {
  const page = await desk.open("/about", 1280);
  const dialog = page.getByRole("dialog");
  for (const [name, state] of [
    ["New page", "a new page"],
    ["Change the address", "another address"],
    ["Delete", "a page is deleted"],
  ] as const) {
    await button(page, name).first().press("Enter");
    await dialog.waitFor(WAIT);
    await expect.poll(() => dialog.getByText(/^(?:Loading|Looking)/).count(), WAIT).toBe(0);
    await look(page, state);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached", ...WAIT });
  }
  await page.locator(".timeline summary").press("Enter");
  await look(page, "the timeline is open");
  await page.locator(".timeline summary").press("Enter");
  await desk.tab(page, /^Site/).press("Enter");
  await button(page, /^Prices/).press("Enter");
  await button(page, "Open the price book as a table").press("Enter");
  await page.getByText("Nothing has a price yet.").waitFor(WAIT);
  await look(page, "the price book is empty");
  await page.keyboard.press("Escape");
  writeFileSync(file("site.yaml"), desk.before("site.yaml") + PRICE_BOOK);
  await button(page, /^Show Groom/)
    .or(page.locator("#panel").getByText("Show Groom"))
    .first()
    .waitFor(WAIT);
  await button(page, "Open the price book as a table").press("Enter");
  await page.getByRole("grid", { name: "Prices" }).waitFor(WAIT);
  await look(page, "the price book is open", FOUR_WINDOWS);
  await page.keyboard.press("Escape");
  writeFileSync(file("site.yaml"), desk.before("site.yaml"));
  writeFileSync(file("about.yaml"), desk.before().replace("tone: soft", "tone: strong"));
  await desk.tab(page, /^Publish/).press("Enter");
  await button(page, /^Share/).waitFor(WAIT);
  await look(page, "a change can be shared");
  writeFileSync(file("about.yaml"), desk.before());
  await desk.goTo(page, "/a-draft");
  await desk.tab(page, /^Page/).press("Enter");
  await page.getByRole("region", { name: "Before this draft can be public" }).waitFor(WAIT);
  await look(page, "a draft");
});

test("axe finds nothing in the desk where there are errors, and where the site is published", async () => {
  const page = await desk.open("/about", 1280);
  await desk.tab(page, /^Publish/).press("Enter");
  await page.getByText("Nothing has changed since the site was last published.").waitFor(WAIT);
  await look(page, "nothing to publish");
  writeFileSync(file("about.yaml"), desk.before().replace("tone: soft", "tone: strong"));
  await button(page, /^Take back /).waitFor(WAIT);
  await look(page, "ready to publish", FOUR_WINDOWS);
  const fold = page.locator("[aria-controls=panel]");
  await fold.press("Enter");
  await look(page, "the panel is folded");
  await fold.press("Enter");

  // The remote is gone: nothing is lost, and the desk says why.
  // Git prints its address, which in a temporary folder may look like a name of the code.
  desk.git("remote", "set-url", "origin", "/nowhere.git");
  await button(page, "Send").press("Enter");
  const publish = page.getByRole("region", { name: "Send" });
  await expect.poll(() => publish.getByRole("alert").textContent(), WAIT).not.toBe("");
  await look(page, "a failed push");
  desk.git("remote", "set-url", "origin", path.join(desk.pages(), "../remote.git"));
  await button(page, "Send").press("Enter");
  await expect.poll(() => publish.getByRole("status").textContent(), WAIT).toContain("Sent.");
  await look(page, "published");

  writeFileSync(file("about.yaml"), desk.before().replace("type: credentials", "type: credentialz"));
  const errors = page.getByRole("region", { name: "Errors of this page" });
  await errors.waitFor(WAIT);
  await look(page, "an error of the content");
  // Until the change is in the list, there is nothing to publish.
  await expect.poll(() => button(page, "Send").getAttribute("aria-disabled"), WAIT).toBe("false");
  await button(page, "Send").press("Enter");
  await expect.poll(() => publish.getByRole("alert").textContent(), WAIT).toContain("/about: ");
  await look(page, "publishing is refused for an error");
  await desk.tab(page, /^Page/).press("Enter");
  await look(page, "problems, and page settings with an error");
  await desk.forDevelopers(page);
  await look(page, "for developers");
  writeFileSync(file("about.yaml"), "title: [\n");
  await expect.poll(() => errors.textContent(), WAIT).toContain("as it was before");
  for (const name of [/^Page/, /^Content/, /^Site/]) {
    await desk.tab(page, name).press("Enter");
    await look(page, `a file that cannot be read, ${name.source}`);
  }
  writeFileSync(file("about.yaml"), desk.before());
  await errors.waitFor({ state: "detached", ...WAIT });

  writeFileSync(file("a-new-page.yaml"), "title: [\n");
  await page.goto("/_desk/at/a-new-page");
  await page.locator("[aria-controls=panel]").waitFor(WAIT);
  await errors.waitFor(WAIT);
  await look(page, "a page that cannot be shown yet");
  await page.goto("/a-new-page?desk=off");
  expect(await axeFindings(page, "body")).toEqual([]);
  rmSync(file("a-new-page.yaml"));
});

test("axe finds nothing in a read-only desk, nor if the code of a block fails or the preview has stopped", async () => {
  const page = await desk.newPage();
  // As `--read-only` has it (tests/engine/preview/requests.test.ts), before the desk's own script.
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () =>
      document.querySelector("#desk")?.setAttribute("data-read-only", ""),
    ),
  );
  await page.goto("/_desk/at/about");
  await framed(page).locator("h1").waitFor(WAIT);
  await desk.tab(page, /^Content/).press("Enter");
  await look(page, "a desk that only shows");
  // What the server says of a page whose code fails (tests/engine/preview/codeError.test.ts).
  await page.route(/_desk\/page/, async (route) => {
    const response = await route.fetch();
    const described = (await response.json()) as Record<string, unknown>;
    const place = { file: "blocks/Hero/Hero.tsx", path: "/blocks/Hero/Hero.tsx", line: 3, column: 5 };
    const error = { severity: "error", rule: "code", message: "x is not defined", place, frame: "> 3 | x()" };
    await route.fulfill({ response, json: { ...described, shows: "earlier", errors: [error] } });
  });
  await page.reload();
  await page.getByRole("region", { name: "Errors of this page" }).waitFor(WAIT);
  await look(page, "an error of the code");
  await page.unrouteAll({ behavior: "wait" });
  await desk.stop();
  await page.getByText("The preview has stopped.").waitFor(WAIT);
  await look(page, "the preview has stopped");
  await desk.start();
});
