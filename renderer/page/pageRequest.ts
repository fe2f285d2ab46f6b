import type { Site } from "../contract/types.generated";
import type { PageModel } from "./pageModel";

/** What the preview server passes to vite-plugin-ssr. */
export interface PageRequest {
  /** The page at the address; absent if there is none. */
  page?: PageModel;
  site: Site;
  /** The day as of which it is rendered, such as `2030-12-31`. */
  today: string;
}

/** A page of the built site. */
export interface BuiltPage {
  html: string;
  /** Its Content-Security-Policy, which is also in it; empty in the preview. */
  policy: string;
  /** The day that the page was rendered for, if a block read it. */
  day?: string;
}

/** The exports of `pages.page.worker.ts`, which a build loads as one script. */
export interface PageCode {
  /**
   * Returns what renders the pages of a built site.
   *
   * @param shared the site, of which is read here what all pages show
   * @param today the day as of which they are rendered
   * @param script the address of the script of all pages
   * @throws Error with the failed page as its `about`
   */
  openPages(shared: Site, today: string, script: string): (page: PageModel, site: Site) => BuiltPage;
}
