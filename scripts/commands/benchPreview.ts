import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "playwright-core";
import { generateSite } from "../bench/generateSite";
import {
  head,
  inFolder,
  medianOf,
  megabytesOf,
  percentile95,
  row,
  sizesArgument,
  sizesOf,
  usageSettings,
} from "../bench/measure";
import { waitUntilChecked, whenSeen } from "../bench/shownInBrowser";
import { typedInDesk } from "../bench/typedInDesk";
import { defineCommand } from "../cli/command";
import { type Preview, startPreview } from "../preview/startPreview";

const SAVES = 20;
/** The saves of a fact: each makes the check look at every page again. */
const FACT_SAVES = 5;
/** The first saves warm up the code, in the server and in the browser. */
const WARM_UP = 3;
const FILE = "about.yaml";
const ROUTE = "/about";

/** The saves: which line of which file changes, and which words the page then shows. */
const EDITS = [
  { file: FILE, saves: SAVES, line: /^( {4}heading: ).*$/m, words: (n: number) => `Heading number ${n}` },
  {
    file: "site.yaml",
    saves: FACT_SAVES,
    line: /^( {2}radius:\n {4}value: ).*$/m,
    words: (n: number) => `${n} whole miles`,
  },
];

export const command = defineCommand({
  name: "npm run bench:preview",
  about:
    "Measures the preview in a real browser (default: with 26 and 1000 pages): from the moment a file is saved until the open page has the new words, and until the whole site is checked, for a page and for a fact of site.yaml that most pages use; and from Enter in the desk until the page has the typed words. Says the most memory that the preview had.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:preview", "npm run bench:preview -- 26 200"],
  exitCodes: { 0: "measured", 2: "could not be measured" },
  async run({ args }) {
    const sizes = sizesOf(args, [26, 1000]);
    await inFolder(async (folder) => {
      console.log(head(["pages", "what", "to shown, median", "95 of 100", "to checked, median", "95 of 100"]));
      for (const size of sizes) {
        const pages = path.join(folder, `site-${size}`);
        generateSite(pages, size);
        for await (const { what, shown, checked } of measure(pages)) {
          const times = [shown, checked].flatMap((waits) => (waits ? [medianOf(waits), percentile95(waits)] : []));
          console.log(row([size.toLocaleString("en-US"), what, ...times.map((ms) => `${Math.round(ms)} ms`)]));
        }
        console.log(`The preview had at most ${Math.round(megabytesOf(usageFile(pages)))} MB.`);
      }
    });
  },
});

async function* measure(pages: string): AsyncGenerator<{ what: string; shown: number[]; checked?: number[] }> {
  const { launchBrowser } = await import("../setup/launchBrowser");
  const preview = await startPreview(pages, undefined, usageSettings(usageFile(pages)));
  const browser = await launchBrowser();
  try {
    yield { what: "Enter in the desk", ...(await typedInDesk(browser, preview, ROUTE, SAVES, WARM_UP)) };
    for (const edit of EDITS) yield { what: `${edit.file} saved`, ...(await saved(browser, preview, pages, edit)) };
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Beside the pages. */
const usageFile = (pages: string) => `${pages}.usage.json`;

/** Milliseconds from each save until the page shows it, and until the whole site is checked. */
async function saved(browser: Browser, preview: Preview, pages: string, edit: (typeof EDITS)[number]) {
  const { file, saves, line, words } = edit;
  const page = await browser.newPage({ baseURL: preview.url });
  // Only the page: the desk around it does not show a save.
  await page.goto(`${ROUTE}?desk=off`);
  await waitUntilChecked(page, ROUTE);
  const place = path.join(pages, file);
  const text = readFileSync(place, "utf8");
  const shown: number[] = [];
  const checked: number[] = [];
  for (let save = -WARM_UP; save < saves; save++) {
    const next = words(save + 10);
    const seen = page.evaluate(whenSeen, next).catch(() => undefined);
    const started = Date.now();
    writeFileSync(place, text.replace(line, `$1${next}`));
    const at = await seen;
    await waitUntilChecked(page, ROUTE);
    // On its first start Vite may reload the page when it finds dependencies: not a save.
    if (save < 0 || at === undefined) continue;
    shown.push(at - started);
    checked.push(Date.now() - started);
  }
  await page.close();
  return { shown, checked };
}
