import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Frame, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { axeFindings } from "./support/axeFindings";
import { useDesk, WAIT } from "./support/useDesk";

const ROOT = path.resolve(import.meta.dirname, "../..");
const desk = useDesk();
const { browser, framed } = desk;

/** Opens the desk around a page, in a browser that lets it copy. */
async function open(route: string, width = 1400): Promise<Page> {
  const page = await desk.newPage(width);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await desk.goTo(page, route);
  return page;
}

const panel = (page: Page) => page.getByRole("tabpanel");
const chooseTab = (page: Page, name: RegExp) => page.getByRole("tab", { name }).click();
const chooseWidth = (page: Page, name: RegExp) => page.getByRole("radio", { name }).check();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

describe("the page in the frame", () => {
  /** The box of every element that a person can see. */
  const boxes = () =>
    [...document.body.querySelectorAll("*:not(script, link)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height].join(" ");
    });

  async function differences(one: Frame, other: Page): Promise<string[]> {
    const [ours, theirs] = await Promise.all([one.evaluate(boxes), other.evaluate(boxes)]);
    if (ours.length !== theirs.length) return [`${ours.length} and ${theirs.length} elements`];
    return ours.flatMap((box, at) => (box === theirs[at] ? [] : [`${box} and ${theirs[at]}`])).slice(0, 9);
  }

  test("has every box where the built site has it, at each width", async () => {
    const page = await open("/about", 1700);
    const visitor = await browser.newPage();
    for (const one of [page, visitor]) {
      // A carousel that moves by itself looks different at another moment.
      await one.emulateMedia({ reducedMotion: "reduce" });
      // While the business is closed, a visitor sees the buttons in another order than the one in which they are written.
      await one.clock.setFixedTime("2031-03-11T15:00:00Z");
    }
    for (const route of ["/about", "/", "/services"]) {
      await desk.choosePage(page, route);
      for (const width of [390, 768, 1280]) {
        await chooseWidth(page, new RegExp(String(width)));
        const frame = page.frames().find((one) => one.parentFrame()) as Frame;
        await expect.poll(() => frame.evaluate(() => innerWidth)).toBe(width);
        // Not asked of the page, which may be loaded once more.
        const height = await page.locator("iframe").evaluate((one) => one.clientHeight);
        await visitor.setViewportSize({ width, height });
        await visitor.goto(route);
        // Both have their pictures and typefaces in the end.
        await expect.poll(() => differences(frame, visitor)).toEqual([]);
      }
    }
  });

  test("is as wide as the room beside the panel, and in a narrow window the panel is over it", async () => {
    const page = await open("/about");
    const width = () =>
      framed(page)
        .locator("main")
        .evaluate(() => innerWidth);
    expect(await width()).toBe(1400 - 416);
    const button = page.getByRole("button", { name: "Panel", exact: true });
    await button.click();
    await expect.poll(width).toBe(1400);
    await page.reload();
    await framed(page).locator("main").waitFor();
    expect(await panel(page).isVisible(), "it is still folded").toBe(false);
    await button.press("Enter");
    await panel(page).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(width).toBe(390);
    const sizes = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
    expect(await page.evaluate(sizes)).toEqual([390, 800]);
    for (const part of [page.getByRole("tablist"), panel(page), page.locator("iframe")]) {
      expect((await part.boundingBox())?.width).toBe(390);
    }
  });

  test("takes the desk's address along, and links to other sites open in a new tab", async () => {
    const page = await open("/a-draft");
    await framed(page).getByRole("link", { name: "our services" }).click();
    await page.waitForURL("**/_desk/at/services");
    await page.locator(".which", { hasText: "Services" }).waitFor();
    expect(await page.title()).toMatch(/\(desk\)$/);
    await page.goBack();
    await page.waitForURL("**/_desk/at/a-draft");
    await framed(page)
      .locator("main")
      .evaluate((main) => {
        main.innerHTML = '<a href="https://elsewhere.example/">elsewhere</a>';
      });
    const other = page.context().waitForEvent("page");
    await framed(page).getByRole("link", { name: "elsewhere" }).click();
    await (await other).close();
    expect(page.url()).toMatch(/a-draft$/);
  });
});

describe("the places", () => {
  test("are moved through with the arrow keys, and the browser keeps the chosen one", async () => {
    const page = await open("/about");
    const selected = () => page.getByRole("tab", { selected: true }).innerText();
    expect(await page.getByRole("tab").count()).toBe(4);
    await page.getByRole("tab", { name: /^Page/ }).press("ArrowRight");
    await expect.poll(selected).toBe("Content");
    await page.keyboard.press("End");
    await expect.poll(selected).toBe("Publish");
    await page.keyboard.press("ArrowRight");
    await expect.poll(selected).toMatch(/^Page/);
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Publish");
    const developers = await desk.forDevelopers(page);
    await developers.locator("section").first().waitFor();
    await page.reload();
    await panel(page).waitFor();
    expect(await selected()).toBe("Publish");
    await developers.locator("section").first().waitFor();
  });

  test("show title and description cut as Google cuts them", async () => {
    const page = await open("/about");
    const words = "A description that is far too long for what a search result has room for, ".repeat(4);
    const shown = panel(page).locator(".search-words");
    expect(await shown.innerText()).not.toMatch(/\.\.\.$/);
    edit("about.yaml", /^description: .*$/m, `description: ${words.trim().replace(/,$/, ".")}`);
    await expect.poll(() => shown.innerText(), WAIT).toMatch(/\w \.\.\.$/);
    const [, pixels] = (await panel(page).innerText()).match(/Description: (\d+) of 960 pixels, cut/) ?? [];
    expect(Number(pixels)).toBeGreaterThan(960);
    restore("about.yaml");
  });

  test("show the social card that the page names", async () => {
    const page = await open("/about");
    const picture = panel(page).getByRole("img");
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), WAIT).toBe(1200);
    const named = await framed(page).locator('meta[property="og:image"]').getAttribute("content");
    expect(new URL(named ?? "").pathname).toBe(await picture.getAttribute("src"));
    expect(named).toMatch(/\/assets\/cards\/about\.[0-9a-f]{8}\.jpg$/);
  });

  test("show the page's problems in sentences, and to developers the file with its place", async () => {
    const page = await open("/a-draft");
    const check = await checkFolder({ dir: desk.pages(), publicDir: "public", cwd: ROOT });
    const own = check.problems.filter(({ file }) => file === path.join(desk.pages(), "a-draft.yaml"));
    expect(own.length).toBeGreaterThan(0);
    for (const { message } of own) await panel(page).locator(".problem", { hasText: message }).waitFor();
    const developers = await desk.forDevelopers(page);
    const address = await developers.getByRole("link", { name: "a-draft.yaml:1" }).getAttribute("href");
    expect(address).toBe(`vscode://file${path.join(desk.pages(), "a-draft.yaml")}:1:1`);
    expect(await panel(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await developers.getByRole("button", { name: "Copy" }).click();
    await expect.poll(() => copied(page)).toMatch(/a-draft\.yaml:\d+:\d+$/);
  });
});

describe("the list of pages", () => {
  test("is opened by Control+K, finds a page by its words, and goes there by Enter", async () => {
    const page = await open("/about");
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: "Pages" });
    await dialog.getByRole("option").first().waitFor(WAIT);
    expect(await dialog.getByRole("option", { name: /a-draft/ }).innerText()).toContain("Draft");
    // Tab chooses no page: it leads on.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await desk.focusIs(page, /^button New page/);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("serv");
    await expect.poll(() => dialog.getByRole("option").first().innerText()).toContain("/services");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/_desk/at/services");
    await dialog.waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });
});

test("a block that is opened has its frame on the page", async () => {
  const page = await open("/a-draft");
  await chooseTab(page, /^Content/);
  await page.locator("[data-block='hero'] .open-block").click();
  await desk.form(page, "hero").waitFor();
  await page.locator(".outline.selected").waitFor();
});

describe("a save", () => {
  test("replaces only the changed block: the others and the scroll position stay", async () => {
    const page = await open("/about");
    const frame = page.frames().find((one) => one.parentFrame()) as Frame;
    await frame.evaluate(() => Object.assign(window, { here: true }));
    await frame.evaluate(() => scrollTo(0, 1200));
    const other = framed(page).locator("main > *").last();
    await other.evaluate((block) => block.setAttribute("data-same", ""));
    edit("about.yaml", /^ {4}heading: .*$/m, "    heading: Exchanged in place");
    await framed(page).getByRole("heading", { level: 1, name: "Exchanged in place" }).waitFor({ state: "attached" });
    expect(await frame.evaluate(() => "here" in window)).toBe(true);
    expect(await frame.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect(await other.getAttribute("data-same")).toBe("");
    restore("about.yaml");
  });
});

describe("the catalogue", () => {
  test("renders every block from its example in its typefaces, with a search, fields and YAML to copy", async () => {
    const page = await desk.newPage(390);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/_blocks");
    await page.getByRole("searchbox").fill("question answer");
    await page.getByText(/^\d of \d+ blocks$/).waitFor();
    const faq = page.getByRole("article", { name: "Questions and answers" });
    const frame = page.frameLocator('iframe[title="Questions and answers, the example"]');
    await frame.locator("main section").first().waitFor();
    expect(await frame.locator("footer").isVisible()).toBe(false);
    const width = () => frame.locator("main").evaluate(() => innerWidth);
    const fonts = () =>
      frame
        .locator("main")
        .evaluate(() => [...document.fonts].filter(({ status, display }) => status + display === "loadedblock").length);
    await expect.poll(width).toBe(390);
    await expect.poll(fonts).toBeGreaterThan(0);
    await page.getByRole("radio", { name: /768/ }).check();
    await expect.poll(width).toBe(768);
    await faq.getByText(/^Fields/).click();
    expect(await faq.getByRole("row", { name: /items\[\]\.question required/ }).innerText()).toContain("words");
    await faq.getByText("YAML", { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeFindings(page, "body")).toEqual([]);
    await faq.getByRole("button", { name: "Copy the YAML of faq" }).click();
    await expect.poll(() => copied(page)).toMatch(/^ {2}- type: faq\n {4}/);
    await page.getByRole("searchbox").fill("");
    await page.getByRole("heading", { level: 2, name: "Prices" }).waitFor();
  });
});

function edit(file: string, from: RegExp | string, to: string): void {
  const text = desk.read(file);
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(path.join(desk.pages(), file), text.replace(from, to));
}

function restore(file: string): void {
  writeFileSync(path.join(desk.pages(), file), desk.before(file));
}
