/** Measures when a first visit shows the site's typefaces. A benchmark, not a test: a busy machine delays every load. */
import type { Browser, CDPSession } from "playwright-core";
import { head, medianOf, row } from "../bench/measure";
import { defineCommand } from "../cli/command";
import { wholeNumber } from "../cli/flags";
import { visitBuiltSite, visitFlags } from "../serve/visitBuiltSite";

/** Round trip in milliseconds, and kilobits per second down and up; the first two are Lighthouse's. */
const CONNECTIONS = {
  "slow 4G": { latency: 150, down: 1600, up: 750 },
  "fast 4G": { latency: 60, down: 9000, up: 1500 },
  cable: { latency: 28, down: 5000, up: 1000 },
  fibre: { latency: 4, down: 20_000, up: 5000 },
};

/** How long after the request the typefaces are checked, in milliseconds. */
const LOOKED_AT = 3000;

interface Visit {
  /** Whether the heading and the text below it are in the site's typefaces, not in fallbacks. */
  heading: boolean;
  text: boolean;
  lcp: number;
  cls: number;
}

export const command = defineCommand({
  name: "npm run bench:fonts",
  about:
    "Opens a page of the built site with an empty cache on four connections, and counts the typefaces that it shows after 3 s.",
  flags: {
    dir: visitFlags.dir,
    route: { value: "ROUTE", default: "/", about: "the page" },
    loads: { value: "N", default: "12", parse: wholeNumber(1), about: "how often it is opened on each connection" },
  },
  examples: ["npm run bench:fonts", "npm run bench:fonts -- --route /about --loads 3"],
  exitCodes: { 0: "measured", 2: "could not run" },
  async run({ flags: { dir, route, loads } }) {
    await visitBuiltSite(dir, async (browser, site) => {
      console.log(head(["connection", "both", "one", "none", "LCP", "CLS at most"]));
      for (const [name, connection] of Object.entries(CONNECTIONS)) {
        const visits: Visit[] = [];
        for (let load = 0; load < loads; load++) visits.push(await visit(browser, site + route, connection));
        const count = (faces: number) => `${visits.filter((v) => Number(v.heading) + Number(v.text) === faces).length}`;
        const lcp = medianOf(visits.map((one) => one.lcp));
        const cls = Math.max(...visits.map((one) => one.cls));
        console.log(row([name, count(2), count(1), count(0), `${(lcp / 1000).toFixed(2)} s`, cls.toFixed(3)]));
      }
    });
  },
});

/** A first visit: a context of its own has an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  { latency, down, up }: (typeof CONNECTIONS)["cable"],
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency },
      downloadThroughput: (down * 1000) / 8,
      uploadThroughput: (up * 1000) / 8,
    });
    const begin = Date.now();
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForTimeout(LOOKED_AT - (Date.now() - begin));
    const [heading, text] = [await isOwnFace(session, "h1"), await isOwnFace(session, "main p:last-of-type")];
    const [lcp = 0, cls = 0] = await page.evaluate(timings);
    return { heading, text, lcp, cls };
  } finally {
    await context.close();
  }
}

/** Whether most of the characters are in a typeface that the page brought. */
async function isOwnFace(session: CDPSession, selector: string): Promise<boolean> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.toSorted((a, b) => b.glyphCount - a.glyphCount)[0]?.isCustomFont ?? false;
}

/** In the browser, where no function may have a name: the largest contentful paint in ms, and the sum of all shifts. */
function timings(): Promise<number[]> {
  const kinds = ["largest-contentful-paint", "layout-shift"].map(
    (type) =>
      new Promise<(PerformanceEntry & { value?: number })[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => done([]), 200);
      }),
  );
  return Promise.all(kinds).then(([paints = [], shifts = []]) => [
    paints.at(-1)?.startTime ?? Number.NaN,
    shifts.reduce((sum, { value = 0 }) => sum + value, 0),
  ]);
}
