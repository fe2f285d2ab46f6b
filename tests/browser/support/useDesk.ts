import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { type Preview, startPreview } from "../../../scripts/preview/startPreview";
import { PATIENCE_MS } from "../../support/patience";
import { deskSite } from "../../support/sites/everyBlockSite";
import { returningVisitor, slowDown, useBrowser } from "./browser";

/** For each wait of the desk's tests: said in each place, since those of the desk's own driver have another default. */
export const WAIT = { timeout: PATIENCE_MS };

/** What has the focus: in the desk, or on the page in its frame. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector("iframe");
    const inFrame = document.activeElement === frame;
    const element = (inFrame ? frame?.contentDocument : document)?.activeElement;
    // A field in which a text looks as on the page is an element without a name of its own.
    const name = (element as HTMLElement | undefined)?.isContentEditable ? "textbox" : (element?.localName ?? "");
    const words = element?.getAttribute("aria-label") ?? element?.textContent?.trim().slice(0, 60) ?? "";
    return { inFrame, name, role: element?.getAttribute("role") ?? name, words };
  });

/** Where the desk's tests change files, and the preview that shows them. */
interface Workplace {
  folder: string;
  pages: string;
  /** Undefined while it is stopped. */
  preview: Preview | undefined;
  /** Pages as the preview first showed them, by route. */
  shown: Map<string, string>;
}

/** A folder of pages that tests change, with pages by which it is seen that the preview shows it as it was. */
interface DeskSite {
  source: string;
  watched: string[];
  /** Whether tests visit the built site beside it. */
  isBuilt?: boolean;
  /** One for all test files of a worker, which leave it as it was: a preview takes as long to start as a test. */
  workplace?: Promise<Workplace>;
}

const SITE: DeskSite = { source: deskSite().pages, watched: ["/about", "/a-draft"], isBuilt: true };

const gitIn = (cwd: string, ...args: string[]) => execFileSync("git", args, { cwd, encoding: "utf8" });

/** A copy of the fixture site in a git repository with a remote, and its preview, which ends with the worker. */
async function openWorkplace({ source, watched }: DeskSite): Promise<Workplace> {
  const folder = mkdtempSync(path.join(tmpdir(), "desk-"));
  const pages = path.join(folder, "pages");
  cpSync(source, pages, { recursive: true });
  const git = (...args: string[]) => gitIn(folder, ...args);
  git("init", "--bare", "--quiet", "remote.git");
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  git("remote", "add", "origin", path.join(folder, "remote.git"));
  git("add", "pages");
  git("commit", "--quiet", "--message", "Start");
  const preview = await startPreview(pages);
  const shown = new Map<string, string>();
  for (const route of watched) shown.set(route, await shownAt(preview, route));
  return { folder, pages, preview, shown };
}

/** The HTML of a page as the preview shows it now, without the count of its saves. */
async function shownAt({ url }: Preview, route: string): Promise<string> {
  const response = await fetch(`${url}${route}?desk=off`, { headers: { accept: "text/html" } });
  return (await response.text()).replace(/ data-version="\d+"/, "");
}

/** Makes a folder what it was: every file that is not hidden. @returns the names of those that were not */
function restore(from: string, to: string): string[] {
  const visible = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  const known = new Set(visible(from));
  const added = visible(to).filter((name) => !known.has(name));
  for (const name of added) rmSync(path.join(to, name));
  const other = [...known].filter((name) => {
    const file = path.join(to, name);
    return !existsSync(file) || !readFileSync(file).equals(readFileSync(path.join(from, name)));
  });
  for (const name of other) copyFileSync(path.join(from, name), path.join(to, name));
  return [...other, ...added];
}

/**
 * Call once at the top of a test file: a preview of a copy of the fixture site, in a git repository with a remote. Each
 * test leaves every YAML file as it was.
 *
 * @param site another one than that of most tests
 */
export function useDesk(site = SITE) {
  const { source } = site;
  const browser = useBrowser(site.isBuilt ? "everyBlock" : "none");
  let place: Workplace;
  const pages = () => place.pages;
  const git = (...args: string[]) => gitIn(place.folder, ...args);
  const running = () => {
    if (!place.preview) throw new Error("The preview is stopped.");
    return place.preview;
  };
  const start = async () => {
    place.preview ??= await startPreview(pages());
  };
  const stop = async () => {
    await place.preview?.stop();
    place.preview = undefined;
  };

  /** What was sent is no longer known, so that a test begins with a site that was never published. */
  const forgetBranches = () => {
    git("remote", "set-url", "origin", path.join(place.folder, "remote.git"));
    for (const where of ["remote.git", ".git"]) {
      const branches = git("--git-dir", where, "for-each-ref", "--format=%(refname)", "refs").trim().split("\n");
      for (const branch of branches) {
        if (branch && branch !== "refs/heads/main") git("--git-dir", where, "update-ref", "-d", branch);
      }
    }
  };

  beforeAll(async () => {
    site.workplace ??= openWorkplace(site);
    place = await site.workplace;
  });
  beforeEach(async () => {
    await start();
    // The last save of the test before may still be on its way to the preview.
    for (const [route, shown] of place.shown) {
      await expect.poll(() => shownAt(running(), route), WAIT).toBe(shown);
    }
  });
  afterEach(async ({ task }) => {
    // Whatever it was shown, such as the site as of another day.
    if (task.result?.state === "fail") {
      await stop();
      forgetBranches();
    }
    // Pictures that were dropped on a page stay when the page is taken back.
    const left = restore(source, pages()).filter((name) => /\.(?:yaml|csv)$/.test(name));
    expect(left, "files that the test has not restored").toEqual([]);
  });
  afterAll(forgetBranches);

  const read = (file = "about.yaml") => readFileSync(path.join(pages(), file), "utf8");
  const before = (file = "about.yaml") => readFileSync(path.join(source, file), "utf8");
  const allYaml = () =>
    yamlIn(pages())
      .map((file) => `${file}\n${read(file)}`)
      .join("\n");
  const isAsBefore = () => yamlIn(source).every((file) => read(file) === before(file));

  const desk = {
    browser,
    git,
    pages,
    read,
    before,
    /** The lines of a file that are not as they were. */
    isAsBefore,
    changed(file?: string): string[] {
      const was = new Set(before(file).split("\n"));
      return read(file)
        .split("\n")
        .filter((line) => !was.has(line))
        .map((line) => line.trim());
    },
    /** Makes every file what it was. */
    restore: () => void restore(source, pages()),
    framed: (page: Page) => page.frameLocator("iframe"),
    /** A page in a browser that knows nothing of the desk but its code. */
    async newPage(width = 1500): Promise<Page> {
      const page = await (await returningVisitor(running().url)).newPage();
      await slowDown(page);
      await page.setViewportSize({ width, height: 900 });
      return page;
    },
    /** Opens the desk around a page, once the site is checked and the desk knows the page in its frame: until then a click there is the page's own. */
    async goTo(page: Page, route: string): Promise<void> {
      await page.goto(`/_desk/at${route}`);
      await desk.framed(page).locator("h1").waitFor(WAIT);
      await page.locator("[data-settled=true]").waitFor({ state: "attached", ...WAIT });
      await page.waitForFunction(() => document.title.endsWith("(desk)"), undefined, WAIT);
    },
    /** The same, in a new page. */
    async open(route = "/about", width?: number): Promise<Page> {
      const page = await desk.newPage(width);
      await desk.goTo(page, route);
      return page;
    },
    tab: (page: Page, name: RegExp) => page.getByRole("tab", { name }),
    /** Lists the texts of the page in the place *Content*. */
    async showTexts(page: Page): Promise<void> {
      await desk.tab(page, /^Content/).press("Enter");
      const all = page.getByRole("button", { name: "All blocks" });
      if (await all.isVisible()) await all.press("Enter");
      const folded = page.locator(".texts:not([open]) > summary");
      await page.locator(".texts > summary").waitFor(WAIT);
      if (await folded.isVisible()) await folded.press("Enter");
      await page.locator(".text-item").first().waitFor(WAIT);
    },
    /** Opens the part for developers, at the end of the open place. */
    async forDevelopers(page: Page): Promise<Locator> {
      const folded = page.locator("#tab-panel > .developers:not([open]) > summary");
      await page.locator("#tab-panel > .developers > summary").waitFor(WAIT);
      if (await folded.isVisible()) await folded.press("Enter");
      return page.locator("#tab-panel > .developers");
    },
    /** Goes to a page by the list of pages. */
    async choosePage(page: Page, route: string): Promise<void> {
      await page.getByRole("button", { name: "Pages", exact: true }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Pages" });
      await dialog
        .getByRole("option")
        .filter({ has: page.getByText(route, { exact: true }) })
        .click(WAIT);
      await page.waitForURL(`**/_desk/at${route}`);
    },
    /** Moves the pointer over a text until it is marked as one that a click opens: its texts may not be known yet. */
    async pointAtText(page: Page, text: Locator): Promise<void> {
      let x = 4;
      const marked = async () => {
        x = 12 - x;
        await text.hover({ position: { x, y: 8 }, ...WAIT });
        return page.locator(".typing-hint").count();
      };
      await expect.poll(marked, WAIT).toBe(1);
    },
    /** The form of a block, or of a part of it. */
    form: (page: Page, block: string, inner = "") =>
      page.locator(`section.form[data-block="${block}"][data-inner="${inner}"]`),
    /** The same, with its texts known and typing on. */
    async openTyping(route?: string): Promise<Page> {
      const page = await desk.open(route);
      await desk.showTexts(page);
      await page.getByRole("button", { name: "Type on the page" }).press("Enter");
      return page;
    },
    /** Opens the settings of a block with only the keyboard. */
    async openSettings(page: Page, block: string): Promise<Locator> {
      await desk.tab(page, /^Content/).press("Enter");
      const other = page.getByRole("button", { name: "All blocks" });
      if (await other.isVisible()) await other.press("Enter");
      await page.locator(`[data-block="${block}"] .open-block`).press("Enter", WAIT);
      const form = desk.form(page, block);
      await form.locator(".field").first().waitFor(WAIT);
      return form;
    },
    /** Takes the last change back by the button, once it can be, and waits until a file is another one. */
    async undo(page: Page): Promise<void> {
      const button = page.getByRole("button", { name: "Undo" });
      // Nothing behind a dialog can have the focus.
      await expect.poll(() => page.locator("dialog").count(), WAIT).toBe(0);
      await expect.poll(() => button.getAttribute("aria-disabled"), WAIT).toBe("false");
      const was = allYaml();
      await button.press("Enter");
      await expect.poll(allYaml, WAIT).not.toBe(was);
    },
    /** Takes everything back by the button: each step is shown before the next. */
    async takeBack(page: Page): Promise<void> {
      while (!isAsBefore()) await desk.undo(page);
    },
    focused,
    async focusIs(page: Page, expected: RegExp): Promise<void> {
      const found = async () => {
        const { inFrame, name, words } = await focused(page);
        return `${inFrame ? "page " : ""}${name} ${words}`;
      };
      await expect.poll(found, WAIT).toMatch(expected);
    },
    url: () => running().url,
    /** Stops the preview; `start` starts another one on the same folder. */
    stop,
    start,
  };
  return desk;
}

const yamlIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => /\.(?:yaml|csv)$/.test(name));
