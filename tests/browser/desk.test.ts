import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkFolder } from "../../renderer/content/checkFolder";
import { formatText } from "../../renderer/content/report/format/text";
import { reportOf } from "../../renderer/content/report/print/formatter";
import { type Preview, startPreview } from "../../scripts/preview/startPreview";
import { axeFindings } from "./support/axeFindings";
import { useBrowser } from "./support/browser";
import { everyBlockSite } from "./support/fixtureSites";

const ROOT = path.resolve(import.meta.dirname, "../..");
const source = everyBlockSite().pages;
const DRAFT =
  "title: A draft\ndescription: Being written.\ndraft: true\nblocks:\n  - type: hero\n    heading: Call ${business.phone}\n    lead: See [our services](/services) or [about us](/about).\n";

/** A worker draws the card and checks the site: slow on a busy machine. */
const WAIT = { timeout: 50_000 };

const browser = useBrowser();
let folder: string;
let pages: string;
let preview: Preview;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  pages = path.join(folder, "pages");
  cpSync(source, pages, { recursive: true });
  writeFileSync(path.join(pages, "a-draft.yaml"), DRAFT);
  preview = await startPreview(pages);
});
afterAll(async () => {
  await preview?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens a page of the preview once its desk is loaded and the whole site is checked. */
async function open(route: string, width = 1400): Promise<Page> {
  const page = await browser.newPage({ baseURL: preview.url, viewport: { width, height: 900 } });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(route);
  await page.locator("#desk-host .tab").waitFor();
  await expect.poll(() => title(page, "problems").textContent(), WAIT).toMatch(/^Problems \(\d+\)$/);
  return page;
}

const desk = (page: Page) => page.getByRole("complementary", { name: "Desk" });
const part = (page: Page, name: string) => page.locator(`#desk-host [data-part="${name}"]`);
const title = (page: Page, name: string) => part(page, name).locator("summary").first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const printed = (name: string) => path.relative(ROOT, path.join(pages, name));

describe("the desk", () => {
  test("folds away and stays so, and the page has the whole window again", async () => {
    const page = await open("/about");
    const tab = page.getByRole("button", { name: /^Desk/ });
    const width = () => page.locator("main").evaluate((main) => main.clientWidth);
    const beside = await width();
    await tab.click();
    await desk(page).waitFor({ state: "hidden" });
    expect(await width()).toBeGreaterThan(beside + 300);
    await page.reload();
    await tab.waitFor();
    expect(await desk(page).isVisible()).toBe(false);
    await tab.press("Enter");
    await desk(page).waitFor();
  });

  test("is folded where a window has no room for it", async () => {
    const page = await browser.newPage({ baseURL: preview.url, viewport: { width: 390, height: 800 } });
    await page.goto("/about");
    await page.getByRole("button", { name: /^Desk/ }).waitFor();
    expect(await desk(page).isVisible()).toBe(false);
  });

  test("has no accessibility problems", async () => {
    const page = await open("/a-draft");
    expect(await axeFindings(page, "#desk-host")).toEqual([]);
  });

  test("shows title and description cut as Google cuts them", async () => {
    const page = await open("/about");
    const words = "A description that is far too long for what a search result has room for, ".repeat(4);
    const shown = part(page, "search").locator(".search-words");
    expect(await shown.innerText()).not.toMatch(/\.\.\.$/);
    edit("about.yaml", /^description: .*$/m, `description: ${words.trim().replace(/,$/, ".")}`);
    await expect.poll(() => shown.innerText(), WAIT).toMatch(/\w \.\.\.$/);
    const [, pixels] = (await part(page, "search").innerText()).match(/Description: (\d+) of 960 pixels, cut/) ?? [];
    expect(Number(pixels)).toBeGreaterThan(960);
    restore("about.yaml");
  });

  test("shows the social card and the structured data", async () => {
    const page = await open("/about");
    await title(page, "card").click();
    const picture = part(page, "card").getByRole("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), WAIT).toBe(1200);
    // The page names the very same picture, as the built page does.
    const named = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(named ?? "").pathname).toBe(await picture.getAttribute("src"));
    expect(named).toMatch(/\/assets\/cards\/about\.[0-9a-f]{8}\.jpg$/);
    await title(page, "data").click();
    await part(page, "data")
      .getByText(/^PetStore: /)
      .first()
      .waitFor();
  });

  test("shows the page's problems in the same words as the command line, each with its location", async () => {
    const page = await open("/a-draft");
    const check = await checkFolder({ dir: pages, publicDir: "public", cwd: ROOT });
    const own = check.problems.filter(({ file }) => file === printed("a-draft.yaml"));
    expect(own.length).toBeGreaterThan(0);
    const text = formatText(reportOf(check, false));
    for (const { message, line, column } of own) {
      expect(text).toContain(message);
      const item = part(page, "problems").locator("li").filter({ hasText: message }).first();
      const address = await item.getByRole("link").getAttribute("href");
      expect(address).toBe(`vscode://file${path.join(pages, "a-draft.yaml")}:${line}:${column}`);
    }
    await part(page, "problems").locator("li").first().getByRole("button").click();
    expect(await copied(page)).toMatch(/a-draft\.yaml:\d+:\d+$/);
  });

  test("shows incoming and outgoing links, drafts and facts", async () => {
    const page = await open("/a-draft");
    const textIn = (name: string) => part(page, name).textContent();
    expect(await textIn("linksOut")).toMatch(/\/services.*\/about/);
    expect(await textIn("linksIn")).toContain("Nothing links to this page.");
    expect(await textIn("drafts")).toContain("/a-draft");
    expect(await textIn("facts")).toMatch(/business\.phone \(503\) 555-0174 line 6/);
    await page.goto("/services");
    await expect.poll(() => textIn("linksIn"), WAIT).toContain("every page");
  });
});

describe("a block", () => {
  test("that is picked shows its lines, and links work again afterwards", async () => {
    const page = await open("/a-draft");
    await page.getByRole("button", { name: "Pick a block" }).click();
    await page.getByRole("link", { name: "our services" }).click();
    const block = desk(page).locator('[data-block="hero"]');
    expect(await block.locator("pre").innerText()).toBe(DRAFT.split("\n").slice(4, 7).join("\n"));
    expect(await block.getByRole("link").getAttribute("href")).toMatch(/a-draft\.yaml:5:5$/);
    await page.getByRole("link", { name: "our services" }).click();
    await page.waitForURL("**/services");
  });

  test("is picked with the Alt key as well", async () => {
    const page = await open("/about");
    await page
      .locator("main section")
      .nth(1)
      .click({ modifiers: ["Alt"], position: { x: 5, y: 5 } });
    expect(await desk(page).locator("details[data-block][open]").count()).toBe(1);
  });
});

describe("a save", () => {
  test("replaces only the changed block: the others and the scroll position stay", async () => {
    const page = await open("/about");
    await page.evaluate(() => Object.assign(window, { here: true }));
    await page.evaluate(() => scrollTo(0, 1200));
    const other = page.locator("main > *").last();
    await other.evaluate((block) => block.setAttribute("data-same", ""));
    edit("about.yaml", /^ {4}heading: .*$/m, "    heading: Exchanged in place");
    await page.getByRole("heading", { level: 1, name: "Exchanged in place" }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => "here" in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect(await other.getAttribute("data-same")).toBe("");
    restore("about.yaml");
  });
});

describe("the catalogue", () => {
  test("renders every block from its example, with fields and YAML to copy", async () => {
    const page = await open("/about");
    await page.goto("/_blocks");
    const faq = page.getByRole("region", { name: "faq", exact: true });
    await faq.scrollIntoViewIfNeeded();
    for (const title of ["faq on a phone", "faq on a desktop"]) {
      const frame = page.frameLocator(`iframe[title="${title}"]`);
      await frame.locator("main section").first().waitFor();
      expect(await frame.locator("footer").isVisible()).toBe(false);
    }
    expect(await faq.getByRole("row", { name: /items\[\]\.question required/ }).innerText()).toContain("words");
    await faq.getByRole("button", { name: "Copy the YAML of faq" }).click();
    expect(await copied(page)).toMatch(/^ {2}- type: faq\n {4}/);
  });
});

test("nothing of the desk is in the built site", async () => {
  const page = await browser.open("/");
  expect(await page.content()).not.toContain("preview/desk");
  expect(await page.locator("#desk-host").count()).toBe(0);
});

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(path.join(pages, file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(path.join(pages, file), text.replace(from, to));
}

function restore(file: string): void {
  writeFileSync(path.join(pages, file), readFileSync(path.join(source, file)));
}
