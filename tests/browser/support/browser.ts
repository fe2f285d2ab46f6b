import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { launchBrowser } from "../../../scripts/setup/launchBrowser";

/** Where the built site is served, without a slash at the end. */
export const siteUrl = (): string => inject("siteUrl");

/**
 * Call once at the top of a test file: one browser for the file, a visitor of their own for each `open`.
 * Whatever lies outside the site is unreachable, so that no test depends on the network; a test that needs
 * another host answers for it by `page.route`.
 */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser?.close());

  return {
    /** A visitor's empty page: for a test that must prepare it before it goes to `siteUrl()`. */
    async newPage(options: BrowserContextOptions = {}): Promise<Page> {
      const context = await browser.newContext({ baseURL: siteUrl(), ...options });
      await context.route(
        (url) => url.origin !== siteUrl(),
        (route) => route.abort(),
      );
      return context.newPage();
    },
    /** Opens a page of the site, such as `/about`, as a new visitor. */
    async open(route: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await this.newPage(options);
      await page.goto(route);
      return page;
    },
  };
}
