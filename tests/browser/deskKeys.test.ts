import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { reach } from "./support/actions";
import { holdBack } from "./support/holdBack";
import { useDesk, WAIT } from "./support/useDesk";

const desk = useDesk();
const { focusIs, changed } = desk;

const blocks = () => (parse(desk.read()) as { blocks: { type: string }[] }).blocks.map(({ type }) => type);
const questions = () => {
  const found = (parse(desk.read()) as { blocks: { type: string; items: { question: string }[] }[] }).blocks;
  return found.find(({ type }) => type === "faq")?.items.map(({ question }) => question) ?? [];
};

/** Reaches a control, and presses a key on it. */
async function press(page: Page, control: Locator, { key = "Enter", by = "Tab" } = {}): Promise<void> {
  await reach(page, control, by);
  await page.keyboard.press(key);
}

/** From anywhere to a tab of the panel, by F6 and the arrow keys. */
async function toTab(page: Page, name: RegExp): Promise<void> {
  const tab = desk.tab(page, name);
  // From the desk to the page, and on.
  if (!(await desk.focused(page)).inFrame) await page.keyboard.press("F6");
  await page.keyboard.press("F6");
  expect((await desk.focused(page)).role).toBe("tab");
  for (let step = 0; step < 12; step++) {
    if ((await tab.getAttribute("aria-selected")) === "true") break;
    await page.keyboard.press("ArrowRight");
  }
  expect(await tab.evaluate((one) => one === document.activeElement)).toBe(true);
}

const back = { by: "Shift+Tab" };

test("blocks are added, duplicated, moved and removed with only the keyboard, and the focus is never lost", async () => {
  const page = await desk.open();
  const all = blocks();
  const block = (id: string) => page.locator(`.block-row[data-block="${id}"]`);
  const action = (name: string | RegExp) => page.getByRole("button", { name });
  const listed = () =>
    page
      .locator("#panel .block-row")
      .evaluateAll((rows) => rows.slice(1, 3).map((row) => row.getAttribute("data-block")));
  const of = (id: string, name: RegExp) => block(id).getByRole("button", { name });
  // Also from a page that is still loading.
  const release = await holdBack(page, "**/liveEntry*");
  await desk
    .framed(page)
    .locator("html")
    .evaluate(() => location.reload());
  await page.waitForFunction(() => document.querySelector("iframe")?.contentDocument?.readyState === "interactive");
  await page.locator("iframe").focus();
  await toTab(page, /^Content/);
  release();
  await press(page, block("story").locator("summary"));
  const [first = "", second = "", third = "", ...rest] = all;

  await press(page, of("story", /^Move .* up$/));
  await expect.poll(blocks, WAIT).toEqual([first, third, second, ...rest]);
  await focusIs(page, /^button Move Text section.* up/);
  // The list follows the file a moment later, in steps: a row that moves under the Tab key is passed.
  await expect.poll(listed, WAIT).toEqual(["story", "credentials"]);
  await press(page, action("Undo"), back);
  await expect.poll(blocks, WAIT).toEqual(all);
  await expect.poll(listed, WAIT).toEqual(["credentials", "story"]);
  await focusIs(page, /^button Undo/);

  await toTab(page, /^Content/);
  await press(page, block("credentials").locator("summary"));
  await press(page, of("credentials", /^Duplicate /));
  await expect.poll(blocks, WAIT).toEqual([first, second, second, third, ...rest]);
  await focusIs(page, /^button Duplicate Credentials/);
  await desk.takeBack(page);
  await toTab(page, /^Content/);

  await press(page, block("credentials").getByRole("button", { name: "Add a block below" }));
  await focusIs(page, /^input/);
  await page.keyboard.type("Call to");
  await press(page, page.getByRole("dialog").getByRole("button", { name: /^Call to action/ }));
  await expect.poll(blocks, WAIT).toEqual([first, second, "callToAction", third, ...rest]);
  await focusIs(page, /^button All blocks/);
  await desk.takeBack(page);

  await toTab(page, /^Content/);
  await press(page, block("credentials").locator("summary"));
  await press(page, of("credentials", /^Remove /));
  await expect.poll(blocks, WAIT).toEqual([first, third, ...rest]);
  await focusIs(page, /^button Text section/);
  await desk.takeBack(page);
});

test("entries, a picture, a choice and a link are changed in forms with only the keyboard, and closing leads back", async () => {
  const page = await desk.open();
  const block = (id: string) => page.locator(`.block-row[data-block="${id}"]`);
  const open = async (id: string) => {
    await toTab(page, /^Content/);
    await press(page, block(id).locator(".open-block"));
    const form = desk.form(page, id);
    await form.locator(".field").first().waitFor(WAIT);
    await focusIs(page, /^button All blocks/);
    return form;
  };
  let form = await open("story");
  await press(page, form.getByRole("button", { name: "Choose a picture" }));
  await form.getByRole("radio", { name: "nap.svg" }).waitFor(WAIT);
  await page.keyboard.press("Tab");
  await reach(page, form.getByRole("searchbox"));
  await page.keyboard.type("nap");
  await reach(page, form.getByRole("radio", { name: "nap.svg" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await focusIs(page, /^textarea/);
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Keep it" }));
  await expect.poll(changed, WAIT).toEqual(["src: /images/nap.svg"]);
  await desk.takeBack(page);
  await toTab(page, /^Content/);
  await press(page, form.getByRole("button", { name: "Remove image" }));
  await expect.poll(() => desk.read().includes("/images/trim.svg"), WAIT).toBe(false);
  await focusIs(page, /^button Add image/);
  await desk.takeBack(page);
  await toTab(page, /^Content/);
  await press(page, form.getByRole("button", { name: "All blocks" }));
  await focusIs(page, /^button Text section/);

  form = await open("faq");
  const all = questions();
  const [first = "", second = "", ...rest] = all;
  const entries = form.locator(".entry > summary");
  await press(page, entries.first());
  await press(page, form.getByRole("button", { name: /^Move .* 1 down$/ }));
  await expect.poll(questions, WAIT).toEqual([second, first, ...rest]);
  await press(page, form.getByRole("button", { name: /^Remove .* 2$/ }));
  await expect.poll(questions, WAIT).toEqual([second, ...rest]);
  await focusIs(page, /^summary/);
  await press(page, form.getByRole("button", { name: /^Add question|^Add item|^Add entry|^Add / }).last());
  const draft = form.locator(".new-entry");
  await focusIs(page, /^textarea/);
  await press(page, draft.getByRole("button", { name: "Leave it out" }));
  await focusIs(page, /^button Add /);
  await desk.takeBack(page);

  await press(page, page.getByRole("button", { name: "All blocks" }));
  form = await open("hero");
  const lead = form.locator('[data-field="/blocks/0/lead"]');
  await press(page, lead.locator("summary"));
  await press(page, lead.getByRole("button", { name: /^Change on all/ }).first());
  await focusIs(page, /^textbox /);
  await page.keyboard.press("Escape");
  await focusIs(page, /^button Change on all/);
  await press(page, lead.getByRole("button", { name: "Write it out, here only" }).first());
  await expect.poll(changed, WAIT).toEqual([expect.stringMatching(/^lead: /)]);
  await focusIs(page, /^(?:textbox|summary)/);
  await desk.takeBack(page);
});

test("a change is undone and the site is published with only the keyboard, and closing moves the focus on", async () => {
  const page = await desk.open();
  const file = path.join(desk.pages(), "about.yaml");
  const strong = desk.before().replace("tone: soft", "tone: strong");
  writeFileSync(file, strong);
  await toTab(page, /^Publish/);
  await press(page, page.getByRole("button", { name: /^Take back / }));
  await expect.poll(() => desk.read(), WAIT).toBe(desk.before());
  await page.getByText("Nothing has changed since the site was last published.").waitFor(WAIT);
  await focusIs(page, /^div/);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tabpanel");

  writeFileSync(file, strong);
  await press(page, page.getByRole("button", { name: "Send" }));
  const publish = page.getByRole("region", { name: "Send" });
  await expect.poll(() => publish.getByRole("status").textContent(), WAIT).toContain("Sent.");
  await focusIs(page, /^button Send/);
  await page.getByText(/Sent.*: Change tone of About/).waitFor(WAIT);
  await page.getByText("Nothing has changed since then.").waitFor(WAIT);

  writeFileSync(file, desk.before().replace("type: credentials", "type: credentialz"));
  const errors = page.getByRole("region", { name: "Errors of this page" });
  await press(page, errors.getByRole("button", { name: "Close" }), back);
  await focusIs(page, /^button Panel/);
  await page.keyboard.press("Enter");
  await page.getByRole("tabpanel").waitFor({ state: "hidden", ...WAIT });
  await focusIs(page, /^button Panel/);
  writeFileSync(file, desk.before());
});
