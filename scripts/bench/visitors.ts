/** Measures the built site with Lighthouse. A benchmark, not a test: a busy machine lowers the performance score. */
import { defineCommand, runAsProgram, wholeNumber } from "../cli";
import { freePort } from "../serve/listen";
import { routesOf, serveBuiltSite, visitFlags } from "../serve/visitBuiltSite";
import { head, medianOf, row } from "./measure";

/** Lighthouse's categories, by column. */
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
};

/** Its measures, by column: Largest Contentful Paint, Total Blocking Time, Cumulative Layout Shift. */
const MEASURES = {
  LCP: { id: "largest-contentful-paint", show: (ms: number) => `${(ms / 1000).toFixed(2)} s` },
  TBT: { id: "total-blocking-time", show: (ms: number) => `${Math.round(ms)} ms` },
  CLS: { id: "cumulative-layout-shift", show: (shift: number) => shift.toFixed(3) },
};

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
        console.log(head(["route", ...Object.keys(CATEGORIES), ...Object.keys(MEASURES), "points lost by"]));
        for (const route of routes) {
          const audits: Audit[] = [];
          for (let run = 0; run < runs; run++) audits.push(await audit(site + route, port));
          console.log(rowOf(route, audits));
        }
      } finally {
        await browser.close();
      }
    });
    return 0;
  },
});

await runAsProgram(import.meta.filename, command);

/** Lighthouse's results for one page. */
interface Audit {
  /** From 0 to 100, in the order of CATEGORIES. */
  scores: number[];
  /** In the order of MEASURES. */
  values: number[];
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
    onlyCategories: Object.values(CATEGORIES),
    blockedUrlPatterns: ["https://*"],
    logLevel: "silent",
    output: "json",
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  const { categories, audits } = result.lhr;
  const counting = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return {
    scores: Object.values(CATEGORIES).map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    values: Object.values(MEASURES).map(({ id }) => audits[id]?.numericValue ?? Number.NaN),
    failures: [...new Set(counting.map(({ id }) => id))].flatMap((id) => {
      const one = audits[id];
      return one && one.score !== null && one.score < 0.9 ? [one.title] : [];
    }),
  };
}

/** The medians of several audits of one page, value by value, and the failures of all. */
function rowOf(route: string, audits: Audit[]): string {
  const medians = (pick: (one: Audit) => number[]) =>
    audits.map(pick)[0]?.map((_, index) => medianOf(audits.map((one) => pick(one)[index] ?? Number.NaN))) ?? [];
  const scores = medians((one) => one.scores).map(String);
  const shown = Object.values(MEASURES).map(({ show }) => show);
  const values = medians((one) => one.values).map((value, index) => shown[index]?.(value) ?? "");
  const failures = [...new Set(audits.flatMap((one) => one.failures))].join("; ");
  return row([route, ...scores, ...values, failures || "-"]);
}
