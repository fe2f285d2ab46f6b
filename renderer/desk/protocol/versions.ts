import type { SiteChange } from "./publish";

/*
 * What a page said at each publication, as git has it.
 *
 *   GET  /_desk/versions?route=/about                 -> PageVersion[]  the newest first
 *   GET  /_desk/versions/page?route=/about&commit=…   -> OldPage
 *   POST /_desk/versions/back { route, commit, change? }  -> EditResult  brings back one difference, or all of them
 */

export interface PageVersion {
  commit: string;
  /** When it was published, in the form of ISO 8601, and in which words. */
  when: string;
  words: string;
}

export interface OldPage {
  /** What is different now: `before` is what it said then. */
  changes: SiteChange[];
  /** The values of the facts that these texts name. */
  facts: Record<string, string>;
  /** The page as it was, with what differs marked; absent where it cannot be shown any more. */
  html?: string;
}
