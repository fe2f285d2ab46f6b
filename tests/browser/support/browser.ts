import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterEach, beforeAll } from "vitest";
import { launchBrowser } from "../../../scripts/setup/launchBrowser";
import { PATIENCE_MS } from "../../support/patience";
import { siteDir, siteUrl } from "../../support/sites/builtSites";
import type { SiteName } from "../../support/sites/siteNames";

/** How many times slower the processor of each page is: races show that a fast machine hides. */
const SLOW = Number(process.env.SLOW_BROWSER ?? 1);

export async function slowDown(page: Page): Promise<void> {
  const rate = SLOW;
  if (rate > 1) await (await page.context().newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate });
}

let launched: Promise<Browser> | undefined;

/**
 * The one Chromium of a worker's test files, which ends with the worker. Not one for all workers: its messages would pass
 * through one more process. Other sites are unreachable, so that no test depends on the network.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser([
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
    // One process for a visitor's pages of one site. Otherwise each page starts two and takes a fifth longer.
    "--renderer-process-limit=1",
  ]);
  return launched;
}

/** A new visitor. */
export async function newVisitor(options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await (await sharedBrowser()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/**
 * Call once at the top of a test file: a browser, and for each `open` a visitor of their own.
 * Other sites are unreachable; a test that needs one answers for it by `page.route`.
 *
 * @param name the site that is visited; "none" for one that the test starts itself, which waits for no built site
 */
export function useBrowser(name: SiteName | "none" = "everyBlock") {
  let browser: Browser;
  beforeAll(async () => {
    if (name !== "none") await siteDir(name);
    browser = await sharedBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });

  return {
    /** A visitor's empty page, for a test that must prepare it before it goes to a route. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await newVisitor({ ...(name !== "none" && { baseURL: siteUrl(name) }), ...options });
      const page = await context.newPage();
      await slowDown(page);
      return page;
    },
    /** Opens a page of the site, such as `/about`, as a new visitor. */
    async open(route: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await this.newPage(options);
      await page.goto(route);
      return page;
    },
  };
}
