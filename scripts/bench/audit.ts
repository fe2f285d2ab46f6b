import lighthouse from "lighthouse";

/** Lighthouse's results for one page: scores from 0 to 100, times in milliseconds. */
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
  /** The titles of the audits that cost points. */
  failures: string[];
}

/**
 * Runs Lighthouse with its defaults: a phone on simulated slow 4G.
 *
 * The page is measured at its local address: Lighthouse accepts localhost as a secure origin, and accepts a
 * canonical link to the real address. Requests to other sites are blocked: the booking service of a site that
 * is not yet launched is a placeholder, and its errors are not the page's.
 *
 * @param port where Chromium can be debugged
 */
export async function audit(url: string, port: number): Promise<Audit> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
    blockedUrlPatterns: ["https://*"],
    logLevel: "silent",
    output: "json",
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no answer"}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const counting = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    failures: [...new Set(counting.map(({ id }) => id))].flatMap((id) => {
      const one = audits[id];
      return one && one.score !== null && one.score < 0.9 ? [one.title] : [];
    }),
  };
}

/** The median of several audits of one page, value by value, and the failures of all. */
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
    failures: [...new Set(audits.flatMap(({ failures }) => failures))],
  };
}
