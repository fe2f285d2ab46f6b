import { createHash } from "node:crypto";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sweepPage } from "../long/sweep/sweepPage";
import { STYLES } from "../support/sites/everyBlockSite";
import { useDesk, WAIT } from "./support/useDesk";

/** Many steps, each of which waits for its answer. */
const LONG = { timeout: 300_000 };

const desk = useDesk();
const { focused } = desk;
const onDisk = () => desk.read("styles.yaml");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** One from the list, one folded over lines, one in a flow, one covered by a link: all of them are in `npm run test:long -- sweep`. */
const SAMPLE = ["/title", "/blocks/0/lead", "/blocks/2/items/0/answer", "/blocks/3/rows/0/price"];

test("texts of a page are typed over: only their own bytes differ, and none once all is taken back", LONG, async () => {
  const page = await desk.newPage(1700);
  const only = ({ file, pointer }: { file: string; pointer: string }) =>
    file === "styles.yaml" && SAMPLE.includes(pointer);
  const swept = await sweepPage(page, desk.pages(), "/styles", { only });
  expect(swept.filter(({ wrong, refused, missed }) => wrong ?? refused ?? missed)).toEqual([]);
  expect(swept.map(({ pointer }) => pointer)).toEqual(SAMPLE);
  const byClick = swept.filter(({ way }) => way === "click").map(({ pointer }) => pointer);
  expect(byClick).toEqual(expect.arrayContaining(["/blocks/0/lead", "/blocks/3/rows/0/price"]));
  expect(sha256(onDisk())).toBe(sha256(STYLES));
});

/** Whether what has the focus shows it; a radio button by its label, a date by the part that is typed. */
const hasOutline = () => {
  const element = document.activeElement as HTMLInputElement;
  const shown = element.type === "radio" ? (element.closest("label") as Element) : element;
  return element.type === "date" || getComputedStyle(shown).outlineStyle !== "none";
};

/** Goes one control further by Tab. */
async function tab(page: Page): Promise<void> {
  const was = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press("Tab");
  await page.waitForFunction((before) => document.activeElement !== before, was, WAIT);
}

test("everything is done with only the keyboard, and the focus is never lost", LONG, async () => {
  const page = await desk.open("/styles");
  const press = (key: string) => page.keyboard.press(key);
  const now = (role: string, words: RegExp) =>
    expect
      .poll(async () => JSON.stringify(await focused(page)), WAIT)
      .toMatch(new RegExp(`"role":"${role}".*${words.source}`));
  const inFrame = (is: boolean) => expect.poll(async () => (await focused(page)).inFrame, WAIT).toBe(is);

  // Each control of the bar in its order, with its outline to be seen.
  const order: string[] = [];
  for (let step = 0; step < 30; step++) {
    await press("Tab");
    const { inFrame: reached, role, words } = await focused(page);
    if (reached) break;
    order.push(`${role} ${words}`);
    await expect.poll(() => page.evaluate(hasOutline), { ...WAIT, message: `${role} ${words}` }).toBe(true);
  }
  const places = ["Pages", "Type on the page", "Undo", "wide", "Open", "Panel", "Publish"].map((name) =>
    order.findIndex((one) => one.includes(name)),
  );
  expect(
    places.every((place) => place >= 0),
    order.join("\n"),
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));

  // Out of the frame, and into it again.
  await press("F6");
  await now("tab", /Page/);
  await press("F6");
  await inFrame(true);
  await press("F6");
  await now("tab", /Page/);

  // Through all places, and from the last to the first.
  const tabs = await page
    .getByRole("tab")
    .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\d+$/, "") ?? ""));
  for (const name of [...tabs.slice(1), ...tabs.slice(0, 2)]) {
    await press("ArrowRight");
    await now("tab", new RegExp(name));
  }
  await now("tab", /Content/);

  // A text that the page shows, from the list: saved, and taken back.
  const list = page.locator(".texts > summary");
  for (let step = 0; step < 60 && !(await list.evaluate((one) => one === document.activeElement)); step++)
    await tab(page);
  await press("Enter");
  const item = page.locator(".text-item", { hasText: "Plain Words" });
  await item.waitFor(WAIT);
  for (let step = 0; step < 40 && !(await item.evaluate((one) => one === document.activeElement)); step++)
    await tab(page);
  await press("Enter");
  await now("textbox", /heading of hero/);
  await page.keyboard.type(" by Keys");
  await press("Enter");
  await expect.poll(onDisk, WAIT).toContain("heading: Plain Words by Keys\n");
  await now("button", /Plain Words/);
  await press("Control+z");
  await expect.poll(onDisk, WAIT).toBe(STYLES);
  await now("button", /Plain Words/);

  // One that the page does not show: in the panel, left and with the focus where it was.
  await page.locator(".text-item", { hasText: /^title/ }).focus();
  await press("Enter");
  await now("textbox", /./);
  await press("Escape");
  await now("button", /title/);

  // Step by step back by the button, which keeps the focus.
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(onDisk, WAIT).toContain("by Keys");
  await page.getByRole("button", { name: "Undo" }).focus();
  await press("Enter");
  await expect.poll(onDisk, WAIT).toBe(STYLES);
  await now("button", /Undo/);
});

test("the desk of a read-only preview has no control that changes a file", LONG, async () => {
  const page = await desk.newPage();
  // As `--read-only` has it (tests/engine/preview/requests.test.ts), before the desk's own script.
  await page.addInitScript(() =>
    document.addEventListener("readystatechange", () =>
      document.querySelector("#desk")?.setAttribute("data-read-only", ""),
    ),
  );
  await desk.goTo(page, "/styles");
  expect(await page.getByRole("button", { name: /Type on the page|Undo|Redo/ }).count()).toBe(0);
  expect(await page.getByRole("tab", { name: /^(?:Site|Publish)/ }).count()).toBe(0);
});
