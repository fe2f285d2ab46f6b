/**
 * Measures the built site as visitors with a phone meet it: Lighthouse in the machine's Chromium, on
 * simulated slow 4G. A benchmark and no test: a busy machine lowers the score for performance.
 *
 *   npm run bench:visitors
 *   npm run bench:visitors -- --routes /,/about --runs 1 --dir dist/client
 *
 * Prints the median of three runs for each route. Exit codes: 0 measured, 2 could not run.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import puppeteer from "puppeteer-core";
import { close, listen, portOf } from "./serve/listen";
import { createSiteServer } from "./serve/siteServer";
import { type Audit, audit, median } from "./visitors/audit";
import { debuggedChromium } from "./visitors/debuggedChromium";
import { routesOf } from "./weigh/builtSite";

try {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "dist/client" },
      routes: { type: "string" },
      runs: { type: "string", default: "3" },
    },
  });
  const dir = path.resolve(values.dir);
  if (!existsSync(dir)) throw new Error(`There is no ${values.dir}: run npm run build first.`);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number from 1 on, not ${values.runs}.`);
  await bench(dir, values.routes?.split(",") ?? routesOf(dir), runs);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function bench(dir: string, routes: string[], runs: number): Promise<void> {
  const servers = await listen(() => createSiteServer(dir), { host: "localhost", port: 0 });
  const chromium = await debuggedChromium();
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${chromium.port}`, defaultViewport: null });
  try {
    console.log("| route | performance | accessibility | best practices | SEO | LCP | TBT | CLS | points lost by |");
    console.log("|---|---|---|---|---|---|---|---|---|");
    for (const route of routes) {
      const audits: Audit[] = [];
      const url = `http://localhost:${servers[0] && portOf(servers[0])}${route}`;
      for (let run = 0; run < runs; run++) audits.push(await audit(url, browser));
      console.log(row(route, median(audits)));
    }
  } finally {
    await browser.disconnect();
    await chromium.stop();
    await close(servers);
  }
}

function row(route: string, { lcp, tbt, cls, faults, ...scores }: Audit): string {
  const { performance, accessibility, bestPractices, seo } = scores;
  const cells = [route, performance, accessibility, bestPractices, seo, `${(lcp / 1000).toFixed(2)} s`];
  return `| ${[...cells, `${Math.round(tbt)} ms`, cls.toFixed(3), faults.join("; ") || "-"].join(" | ")} |`;
}
