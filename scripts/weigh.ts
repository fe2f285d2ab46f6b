/**
 * Weighs every page of the built site as a visitor with a phone gets it: HTML, CSS, the JavaScript that
 * comes before any interaction, fonts, and the pictures in the first view, each as gzip / brotli.
 *
 *   npm run weigh
 *   npm run weigh -- --routes /,/about --dir dist/client --json
 *
 * Exit codes: 0 within the budgets, 1 a page has too much, 2 could not run.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { close, listen, portOf } from "./serve/listen";
import { createSiteServer } from "./serve/siteServer";
import { launchBrowser } from "./setup/launchBrowser";
import { overBudget } from "./weigh/budgets";
import { routesOf } from "./weigh/builtSite";
import { weighPage } from "./weigh/weighPage";
import type { Weight } from "./weigh/weight";
import { weightTable } from "./weigh/weightTable";

try {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "dist/client" },
      routes: { type: "string" },
      json: { type: "boolean", default: false },
    },
  });
  const dir = path.resolve(values.dir);
  if (!existsSync(dir)) throw new Error(`There is no ${values.dir}: run npm run build first.`);
  const weights = await weigh(dir, values.routes?.split(",") ?? routesOf(dir));
  const faults = weights.flatMap((weight) => overBudget(weight).map((fault) => `${weight.route}: ${fault}`));
  if (values.json) {
    console.log(JSON.stringify({ weights, overBudget: faults }, null, 2));
  } else {
    console.log(weightTable(weights));
    console.log(faults.length > 0 ? `\nOver the budget:\n${faults.join("\n")}` : "\nEvery page is within its budgets.");
  }
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

async function weigh(dir: string, routes: string[]): Promise<Weight[]> {
  const servers = await listen(() => createSiteServer(dir), { host: "127.0.0.1", port: 0 });
  const browser = await launchBrowser();
  try {
    const weights: Weight[] = [];
    const site = { dir, url: `http://127.0.0.1:${servers[0] && portOf(servers[0])}` };
    for (const route of routes) weights.push(await weighPage(browser, site, route));
    return weights;
  } finally {
    await browser.close();
    await close(servers);
  }
}
