import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { type Preview, startPreview } from "../../../scripts/preview/startPreview";
import { useBrowser } from "./browser";
import { everyBlockSite } from "./fixtureSites";

/** The first answer waits for the whole site's check: a busy machine must fail nothing. */
export const WAIT = { timeout: 200_000 };

/** What has the focus: in the desk, or on the page in its frame. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const inFrame = document.activeElement === frame;
    const element = (inFrame ? frame?.contentDocument : document)?.activeElement;
    const words = element?.getAttribute("aria-label") ?? element?.textContent?.trim().slice(0, 60) ?? "";
    return `${inFrame ? "page " : ""}${element?.localName ?? ""} ${words}`;
  });

/**
 * Call once at the top of a test file: a preview of a copy of the fixture site, in a git repository with a remote. Each
 * test leaves every file as it was.
 */
export function useDesk() {
  const browser = useBrowser();
  const source = everyBlockSite().pages;
  let folder: string;
  let preview: Preview;
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  const pages = () => path.join(folder, "pages");
  const start = async () => {
    preview = await startPreview(pages());
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "desk-"));
    cpSync(source, pages(), { recursive: true });
    git("init", "--bare", "--quiet", "remote.git");
    git("init", "--quiet", "--initial-branch=main");
    git("config", "user.name", "Test");
    git("config", "user.email", "test@example.com");
    git("remote", "add", "origin", path.join(folder, "remote.git"));
    git("add", "pages");
    git("commit", "--quiet", "--message", "Start");
    await start();
  });
  afterAll(async () => {
    await preview?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const read = (file = "about.yaml") => readFileSync(path.join(pages(), file), "utf8");
  const before = (file = "about.yaml") => readFileSync(path.join(source, file), "utf8");
  const isAsBefore = () => yamlIn(source).every((file) => read(file) === before(file));
  afterEach(() => {
    for (const file of yamlIn(source)) expect(read(file), file).toBe(before(file));
  });

  const desk = {
    browser,
    git,
    pages,
    read,
    before,
    /** The lines of a file that are not as they were. */
    changed(file?: string): string[] {
      const was = new Set(before(file).split("\n"));
      return read(file)
        .split("\n")
        .filter((line) => !was.has(line))
        .map((line) => line.trim());
    },
    framed: (page: Page) => page.frameLocator("iframe"),
    /** Opens the desk around a page, in a browser that knows nothing of it, once the site is checked. */
    async open(route = "/about", width = 1500): Promise<Page> {
      const page = await browser.newPage({ baseURL: preview.url, viewport: { width, height: 900 } });
      await page.goto(`/_desk/at${route}`);
      await desk.framed(page).locator("h1").waitFor(WAIT);
      await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
      return page;
    },
    tab: (page: Page, name: RegExp) => page.getByRole("tab", { name }),
    /** The same, with its texts known and typing on. */
    async openTyping(route?: string): Promise<Page> {
      const page = await desk.open(route);
      await desk.tab(page, /^Texts/).press("Enter");
      await page.locator(".text-item").first().waitFor(WAIT);
      await page.getByRole("button", { name: "Type on the page" }).press("Enter");
      return page;
    },
    /** Opens the settings of a block by keys alone. */
    async openSettings(page: Page, block: string): Promise<Locator> {
      await desk.tab(page, /^Blocks/).press("Enter");
      const other = page.getByRole("button", { name: "‹ All blocks of the page" });
      if (await other.isVisible()) await other.press("Enter");
      await page.locator(`details[data-block="${block}"] > summary`).waitFor(WAIT);
      const folded = page.locator(`details[data-block="${block}"]:not([open]) > summary`);
      if (await folded.isVisible()) await folded.press("Enter");
      await page.getByRole("button", { name: `Settings of ${block}` }).press("Enter");
      const form = page.getByRole("region", { name: `Settings of ${block}` });
      await form.locator(".field").first().waitFor(WAIT);
      return form;
    },
    /** Takes everything back by the button: each step is shown before the next. */
    async takeBack(page: Page): Promise<void> {
      const undo = page.getByRole("button", { name: "Undo" });
      const all = () =>
        yamlIn(source)
          .map((file) => read(file))
          .join("");
      for (let now = all(); !isAsBefore(); now = all()) {
        await expect.poll(() => undo.getAttribute("aria-disabled"), WAIT).toBe("false");
        await undo.press("Enter");
        await expect.poll(all, WAIT).not.toBe(now);
      }
    },
    focusIs: (page: Page, words: RegExp) => expect.poll(() => focused(page), WAIT).toMatch(words),
    url: () => preview.url,
    /** Stops the preview; another one starts on the same folder. */
    stop: () => preview.stop(),
    start,
  };
  return desk;
}

const yamlIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".yaml"));
