/** Measures the built site with Lighthouse. A benchmark, not a test: a busy machine lowers the performance score. */
import { defineCommand, runAsProgram, wholeNumber } from "../cli";
import { freePort } from "../serve/listen";
import { routesOf, serveBuiltSite, visitFlags } from "../serve/visitBuiltSite";
import type { Audit } from "./audit";
import { head, row } from "./measure";

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
    // Loaded here: an installation for marketers has neither, and `--help` needs none.
    const [{ audit, median }, { launchBrowser }] = await Promise.all([
      import("./audit"),
      import("../setup/launchBrowser"),
    ]);
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
