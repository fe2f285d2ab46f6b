import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { defineCommand } from "../cli";
import { startPreview } from "../preview/startPreview";
import { generateSite } from "./generateSite";
import { head, inFolder, medianOf, row, sizesArgument, sizesOf } from "./measure";

const SAVES = 15;
const ROUTE = "/about";

/** The saves: which line of which file changes, and which words the page then shows. */
const EDITS = [
  { file: "about.yaml", line: /^( {4}heading: ).*$/m, words: (n: number) => `Heading number ${n}` },
  { file: "site.yaml", line: /^( {2}radius:\n {4}value: ).*$/m, words: (n: number) => `${n} whole miles` },
];

export const command = defineCommand(import.meta.filename, {
  name: "npm run bench:preview",
  about:
    "Measures the preview in a real browser (default: with 25 and 1000 pages): from the moment a file is saved until the open page has the new words, and until the whole site is checked. Once for a page, once for a fact of site.yaml that most pages use.",
  args: sizesArgument,
  flags: {},
  examples: ["npm run bench:preview", "npm run bench:preview -- 25 200"],
  exitCodes: { 0: "measured", 2: "could not be measured" },
  async run({ args }) {
    const sizes = sizesOf(args, [25, 1000]);
    await inFolder(async (folder) => {
      console.log(head(["pages", "saved", "save to seen, median", "slowest", "save to checked, median", "slowest"]));
      for (const size of sizes) {
        const pages = path.join(folder, `site-${size}`);
        generateSite(pages, size);
        for await (const { file, seen, checked } of measure(pages)) {
          const times = [seen, checked].flatMap((waits) => [medianOf(waits), Math.max(...waits)]);
          console.log(row([size.toLocaleString("en-US"), file, ...times.map((ms) => `${Math.round(ms)} ms`)]));
        }
      }
    });
  },
});

/** Milliseconds from each save until the page shows it, and until the whole site is checked. */
async function* measure(pages: string) {
  const { launchBrowser } = await import("../setup/launchBrowser");
  const preview = await startPreview(pages);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: preview.url });
    // The page alone: the desk around it does not show a save.
    await page.goto(`${ROUTE}?desk=off`);
    await settled(page);
    for (const { file, line, words } of EDITS) {
      const place = path.join(pages, file);
      const text = readFileSync(place, "utf8");
      const seen: number[] = [];
      const checked: number[] = [];
      // The first saves warm up the code, in the server and in the browser.
      for (let save = -3; save < SAVES; save++) {
        const next = words(save + 10);
        const shown = page.evaluate(whenSeen, next).catch(() => undefined);
        const started = Date.now();
        writeFileSync(place, text.replace(line, `$1${next}`));
        const at = await shown;
        await settled(page);
        // On its first start Vite may reload the page when it finds dependencies: not a save.
        if (save < 0 || at === undefined) continue;
        seen.push(at - started);
        checked.push(Date.now() - started);
      }
      yield { file, seen, checked };
    }
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Runs in the page: the time at which it shows the words. */
function whenSeen(words: string): Promise<number> {
  return new Promise((resolve) => {
    // An anonymous function: tsx would wrap a named one in a helper that the page does not have.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main")?.textContent?.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

async function settled({ request }: Page): Promise<void> {
  for (;;) {
    const response = await request.get(`/_desk/page?route=${ROUTE}`);
    if (((await response.json()) as { settled: boolean }).settled) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
