import lighthouse from "lighthouse";
import type { Browser } from "puppeteer-core";

/** What Lighthouse says of one page: scores of 0 to 100, times in milliseconds. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest Contentful Paint. */
  lcp: number;
  /** Total Blocking Time. */
  tbt: number;
  /** Cumulative Layout Shift, without a unit. */
  cls: number;
  /** The audits that cost points, by their titles. */
  faults: string[];
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Runs Lighthouse as it is by default: a phone on simulated slow 4G.
 *
 * It is measured at its address on this machine: Lighthouse takes localhost for a secure origin, and a
 * canonical link that leads to the site's real address for right. What the page asks of other sites,
 * which are over HTTPS all, is answered at once and with nothing: the booking service of a site that is
 * not yet launched is a placeholder, and its fault would be counted as the page's.
 */
export async function audit(url: string, browser: Browser): Promise<Audit> {
  const page = await browser.newPage();
  const devtools = await page.createCDPSession();
  devtools.on("Fetch.requestPaused", ({ requestId }) => {
    devtools.send("Fetch.fulfillRequest", { requestId, responseCode: 200 }).catch(() => {
      // The page is gone, and with it the request.
    });
  });
  await devtools.send("Fetch.enable", { patterns: [{ urlPattern: "https://*" }] });
  const flags = { onlyCategories: CATEGORIES, logLevel: "silent", output: "json" } as const;
  const result = await lighthouse(url, flags, undefined, page).finally(() => page.close());
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no answer"}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    faults: [...new Set(weighed.map(({ id }) => id))].flatMap((id) => {
      const one = audits[id];
      return one && one.score !== null && one.score < 0.9 ? [one.title] : [];
    }),
  };
}

/** The middle of several audits of one page, value by value; the faults of all. */
export function median(audits: Audit[]): Audit {
  const middle = (pick: (one: Audit) => number) =>
    audits.map(pick).sort((a, b) => a - b)[audits.length >> 1] ?? Number.NaN;
  return {
    performance: middle((one) => one.performance),
    accessibility: middle((one) => one.accessibility),
    bestPractices: middle((one) => one.bestPractices),
    seo: middle((one) => one.seo),
    lcp: middle((one) => one.lcp),
    tbt: middle((one) => one.tbt),
    cls: middle((one) => one.cls),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  };
}
