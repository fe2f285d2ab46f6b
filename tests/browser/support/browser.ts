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

/** The visitors of a worker that stay from test to test. */
const returning = new Map<string, Promise<BrowserContext>>();

/**
 * A visitor who comes again in each test of a worker: the browser has the site's files, with their compiled code, and
 * after each test forgets everything else. A new visitor takes twice as long to open the desk.
 *
 * @param baseURL the origin that is visited, such as `http://127.0.0.1:5000`
 */
export function returningVisitor(baseURL: string): Promise<BrowserContext> {
  const open = async () => {
    const visitor = await newVisitor({ baseURL });
    // By a test that needs a browser which has forgotten everything.
    visitor.once("close", () => returning.delete(baseURL));
    return visitor;
  };
  const visitor = returning.get(baseURL) ?? open();
  returning.set(baseURL, visitor);
  return visitor;
}

/** Closes the pages of a returning visitor, and forgets what they stored. */
async function forget(origin: string, visitor: BrowserContext): Promise<void> {
  const pages = visitor.pages();
  if (pages.length === 0) return;
  const empty = await visitor.newPage();
  // A page that goes may still store something.
  await Promise.all(pages.map((page) => page.close()));
  const session = await visitor.newCDPSession(empty);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await visitor.clearPermissions();
  await empty.close();
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
    const staying = new Map<BrowserContext, string>();
    for (const [origin, visitor] of returning) staying.set(await visitor, origin);
    await Promise.all(
      browser.contexts().map((context) => {
        const origin = staying.get(context);
        return origin ? forget(origin, context) : context.close();
      }),
    );
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
