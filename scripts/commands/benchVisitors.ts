/** Measures the built site with Lighthouse. A benchmark, not a test: a busy machine lowers the performance score. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { head, medianOf, row } from "../bench/measure";
import { defineCommand } from "../cli/command";
import { wholeNumber } from "../cli/flags";
import { freePort } from "../serve/listen";
import { routesOf, visitBuiltSite, visitFlags } from "../serve/visitBuiltSite";

/** Not among the packages: with what it needs it is a quarter of all files of an installation. The last one for Node 20. */
const LIGHTHOUSE = "lighthouse@12.8.2";

/** Of a table of elements. */
interface Details {
  items?: { node?: { selector: string } }[];
}

/** Of https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md, what is shown. */
interface Result {
  /** How fast this machine is: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#benchmarking-cpu-power */
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: Details }>;
}

interface Column {
  title: string;
  of: (result: Result) => number | null | undefined;
  show: (value: number) => string;
}

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

const COLUMNS: Column[] = [
  ...CATEGORIES.map((id) => ({
    title: id === "seo" ? "SEO" : id.replace("-", " "),
    of: ({ categories }: Result) => Math.round((categories[id]?.score ?? 0) * 100),
    show: String,
  })),
  measure("LCP", "largest-contentful-paint", (ms) => `${(ms / 1000).toFixed(2)} s`),
  measure("TBT", "total-blocking-time", (ms) => `${Math.round(ms)} ms`),
  measure("CLS", "cumulative-layout-shift", (shift) => shift.toFixed(3)),
];

function measure(title: string, id: string, show: Column["show"]): Column {
  return { title, of: ({ audits }) => audits[id]?.numericValue, show };
}

export const command = defineCommand({
  name: "npm run bench:visitors",
  about:
    "Measures the built site with Lighthouse, which npx downloads, in the machine's Chromium, as a phone on simulated slow 4G, and prints the medians for each route.",
  flags: {
    ...visitFlags,
    runs: { value: "N", default: "3", parse: wholeNumber(1), about: "how often each route is measured" },
  },
  examples: ["npm run bench:visitors", "npm run bench:visitors -- --routes /,/about --runs 1"],
  exitCodes: { 0: "measured", 2: "could not run" },
  async run({ flags: { dir, routes = routesOf(dir), runs } }) {
    const port = await freePort();
    const indexes: number[] = [];
    const measureAll = async (_: unknown, site: string) => {
      console.log(head(["route", ...COLUMNS.map(({ title }) => title), "points lost by"]));
      for (const route of routes) {
        const results: Result[] = [];
        for (let run = 0; run < runs; run++) results.push(await audit(site + route, port));
        indexes.push(...results.map(({ environment }) => environment.benchmarkIndex));
        const cells = COLUMNS.map(({ of, show }) => show(medianOf(results.map((one) => of(one) ?? Number.NaN))));
        console.log(row([route, ...cells, [...new Set(results.flatMap(failures))].join("; ") || "-"]));
      }
      console.log(`\nBenchmark index of this machine: ${Math.round(medianOf(indexes))}.`);
    };
    await visitBuiltSite(dir, measureAll, [`--remote-debugging-port=${port}`]);
  },
});

/**
 * Runs Lighthouse by npx, with its defaults: a phone on simulated slow 4G. It accepts localhost as a secure origin, and a
 * canonical link to the real address. Requests to other sites are blocked: the booking service of a site that is not
 * yet launched is a placeholder, and its errors are not the page's.
 *
 * @param port where Chromium can be debugged
 */
async function audit(url: string, port: number): Promise<Result> {
  const options = [`--only-categories=${CATEGORIES}`, "--blocked-url-patterns=https://*", "--output=json", "--quiet"];
  const { stdout } = await promisify(execFile)("npx", ["--yes", LIGHTHOUSE, url, `--port=${port}`, ...options], {
    maxBuffer: 2 ** 28,
    shell: process.platform === "win32",
  });
  const result = JSON.parse(stdout) as Result;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

function failures({ categories, audits }: Result): string[] {
  const counting = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counting.flatMap(({ id }) => {
    const { score = null, title = id } = audits[id] ?? {};
    if (score === null || score >= 0.9) return [];
    return id === "cumulative-layout-shift" ? [title, ...shifted(audits)] : [title];
  });
}

/** The elements that moved, by their selectors. */
function shifted({ "layout-shifts": shifts }: Result["audits"]): string[] {
  return (shifts?.details?.items ?? []).flatMap(({ node }) => node?.selector ?? []);
}
