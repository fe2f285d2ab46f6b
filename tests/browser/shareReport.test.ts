import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { readAnswer } from "../../renderer/desk/protocol/remarks";
import { reportOf } from "../../renderer/diff/causes/reportOf";
import { compareBuilt } from "../../renderer/diff/compare/compareBuilt";
import { formatHtml } from "../../renderer/diff/format/html";
import { changedPlaces } from "../../renderer/diff/people/changedPlaces";
import { siteDir } from "../support/sites/builtSites";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";

const browser = useBrowser();

/** The file that is sent to the owner: a price, a heading and a page are different. */
let file: string;

beforeAll(async () => {
  const after = await siteDir();
  const folder = mkdtempSync(path.join(tmpdir(), "share-report-"));
  const before = path.join(folder, "before");
  cpSync(after, before, { recursive: true });
  const change = (name: string, from: string, to: string) => {
    const text = readFileSync(path.join(before, name), "utf8");
    expect(text).toContain(from);
    writeFileSync(path.join(before, name), text.replaceAll(from, to));
  };
  change("services.html", "$75", "$65");
  change("about.html", "How It\u00a0Started", "How It All Began");
  const dirs = { before, after };
  const report = reportOf(compareBuilt(before, after), { before: "before", after: "after" });
  file = path.join(folder, "changes.html");
  writeFileSync(file, formatHtml(report, await changedPlaces(report, dirs)));
});

const open = async (width: number, more = {}) => {
  const page = await browser.newPage({ viewport: { width, height: 844 }, ...more });
  const problems: string[] = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("request", (request) => {
    if (!/^(?:file|data|blob):/.test(request.url())) problems.push(request.url());
  });
  await page.goto(pathToFileURL(file).href);
  await expect.poll(() => page.locator("iframe").first().getAttribute("style")).toContain("height");
  return { page, problems };
};

test("the owner reads it on a phone, asks for a change and gets a text to send back", async () => {
  const { page, problems } = await open(390);
  expect(await page.locator("h1").innerText()).toMatch(/^\d things change$/);
  expect(await page.locator(".told > li").first().innerText()).toContain("Price: $65 becomes $75");
  const answer = page.getByLabel("Text to send back");
  expect(await answer.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Please change" }).press("Enter");
  await page.keyboard.type("Not before May.");
  const first = page.locator(".told > li").first();
  await first.getByText("Comment", { exact: true }).click();
  await first.getByRole("textbox").fill("$70 is enough.");
  const text = await answer.inputValue();
  expect(readAnswer(text)).toEqual([
    { route: undefined, line: "Please change.", says: "", words: "Not before May." },
    { route: "/services", line: "Price: $65 becomes $75", says: "$75", words: "$70 is enough." },
  ]);
  expect(text).toContain("Please change.\n\nNot before May.\n\nPrice: $65 becomes $75 (/services)\n→ $70 is enough.");
  await page.getByRole("button", { name: "Good" }).click();
  expect(await answer.inputValue()).toContain("\n\nGood.\n\n");
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect.poll(() => page.getByRole("status").innerText()).toMatch(/^Copied|^Select/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(problems).toEqual([]);
});

test("each frame shows what differs, and nothing in it runs or is reached by keys", async () => {
  const { page } = await open(390);
  const first = page.locator(".told > li").first();
  for (const [index, price] of ["$65", "$75"].entries()) {
    const frame = first.locator("iframe").nth(index);
    const inside = frame.contentFrame();
    const mark = inside.locator("[data-changed]").first();
    expect(await mark.innerText()).toContain(price);
    const [box, around] = [await mark.boundingBox(), await frame.boundingBox()];
    expect(box?.y).toBeGreaterThan(around?.y ?? 0);
    expect(box?.y).toBeLessThan((around?.y ?? 0) + (around?.height ?? 0));
    expect(await inside.locator("script, link, img:not([src^='data:'])").count()).toBe(0);
  }
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe("iframe");
  }
});

test.each([
  [390, "light"],
  [390, "dark"],
  [1280, "light"],
] as const)("axe finds nothing at %i px in %s, with all of it open", async (width, colorScheme) => {
  const { page } = await open(width, { colorScheme });
  await page.getByRole("button", { name: "Please change" }).click();
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) (one as HTMLDetailsElement).open = true;
  });
  expect(await axeFindings(page, "html")).toEqual([]);
});

test("without scripts it says how to answer", async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(pathToFileURL(file).href);
  expect(await page.getByText("To answer with a button, open this file in a browser.").isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: "Good" }).isVisible()).toBe(false);
});
