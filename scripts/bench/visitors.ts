/** Measures the built site with Lighthouse. A benchmark, not a test: a busy machine lowers the performance score. */
import { defineCommand, runAsProgram, wholeNumber } from "../cli";
import { freePort } from "../serve/listen";
import { routesOf, serveBuiltSite, visitFlags } from "../serve/visitBuiltSite";
import { head, medianOf, row } from "./measure";

export const command = defineCommand({
  name: "npm run bench:visitors",
  about:
    "Measures the built site with Lighthouse in the machine's Chromium, as a phone on simulated slow 4G, and prints the medians for each route.",
  flags: {
    ...visitFlags,
    runs: { value: "N", default: "3", parse: wholeNumber(1), about: "how often each route is measured" },
  },
  examples: ["npm run bench:visitors", "npm run bench:visitors -- --routes /,/about --runs 1"],
  exitCodes: { 0: "measured", 2: "could not run" },
  async run({ flags: { dir, routes = routesOf(dir), runs } }) {
    const { launchBrowser } = await import("../setup/launchBrowser");
    await serveBuiltSite(dir, async (site) => {
      const port = await freePort();
      const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
      try {
        const times = ["LCP", "TBT", "CLS"];
        console.log(
          head(["route", "performance", "accessibility", "best practices", "SEO", ...times, "points lost by"]),
        );
        for (const route of routes) {
          const audits: Audit[] = [];
          for (let run = 0; run < runs; run++) audits.push(await audit(site + route, port));
          console.log(auditRow(route, median(audits)));
        }
      } finally {
        await browser.close();
      }
    });
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);

function auditRow(route: string, { lcp, tbt, cls, failures, ...scores }: Audit): string {
  const { performance, accessibility, bestPractices, seo } = scores;
  const points = [performance, accessibility, bestPractices, seo].map(String);
  const times = [`${(lcp / 1000).toFixed(2)} s`, `${Math.round(tbt)} ms`, cls.toFixed(3)];
  return row([route, ...points, ...times, failures.join("; ") || "-"]);
}

/** Lighthouse's results for one page: scores from 0 to 100, times in milliseconds. */
interface Audit {
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
async function audit(url: string, port: number): Promise<Audit> {
  // Loaded here: an installation for marketers does not have it.
  const { default: lighthouse } = await import("lighthouse");
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
function median(audits: Audit[]): Audit {
  const middle = (pick: (one: Audit) => number) => medianOf(audits.map(pick));
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
