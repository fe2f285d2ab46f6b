/**
 * Measures how long a save takes to be seen: from the moment a file is written to the moment the open page
 * in a real browser has the new words. Then how long the check of the whole site takes to answer. Once for
 * a page, once for a fact of site.yaml that most pages use.
 *
 *   npm run bench:preview                  25 and 1,000 pages
 *   npm run bench:preview -- 25 200        other sizes
 *
 * Exit codes: 0 measured, 1 it could not be measured.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { generateSite } from "./generateSite";
import { startPreview } from "./preview/startPreview";
import { launchBrowser } from "./setup/launchBrowser";

const SAVES = 15;
const ROUTE = "/about";

/** What is saved: which line of which file, and what the page says then. */
const EDITS = [
  { file: "about.yaml", line: /^ {4}heading: .*$/m, words: (n: number) => `Heading number ${n}`, key: "    heading: " },
  {
    file: "site.yaml",
    line: /^ {2}radius:\n {4}value: .*$/m,
    words: (n: number) => `${n} whole miles`,
    key: "  radius:\n    value: ",
  },
];

/** Milliseconds from a save to what it brings about, one for each save. */
interface Waits {
  seen: number[];
  checked: number[];
}

const work = mkdtempSync(path.join(tmpdir(), "bench-preview-"));
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [25, 1000];

try {
  console.log("| pages | saved | save to seen, median | slowest | save to checked, median | slowest |");
  console.log("|---|---|---|---|---|---|");
  for (const size of sizes) {
    const pages = path.join(work, `site-${size}`);
    generateSite(pages, size);
    for (const [file, { seen, checked }] of await measure(pages)) {
      const times = [seen, checked].flatMap((waits) => [median(waits), Math.max(...waits)]);
      console.log(
        `| ${[size.toLocaleString("en-US"), file, ...times.map((ms) => `${Math.round(ms)} ms`)].join(" | ")} |`,
      );
    }
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function measure(pages: string): Promise<Map<string, Waits>> {
  const preview = await startPreview(pages);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: preview.url });
    await page.goto(ROUTE);
    await settled(page);
    const found = new Map<string, Waits>();
    for (const { file, line, words, key } of EDITS) {
      const place = path.join(pages, file);
      const text = readFileSync(place, "utf8");
      const waits: Waits = { seen: [], checked: [] };
      // The first saves warm the code up, on both sides.
      for (let save = -3; save < SAVES; save++) {
        const said = words(save + 10);
        const shown = page.evaluate(whenSeen, said).catch(() => undefined);
        const started = Date.now();
        writeFileSync(place, text.replace(line, `${key}${said}`));
        const at = await shown;
        await settled(page);
        // On its first start Vite finds dependencies and loads the page anew: that is no save.
        if (save < 0 || at === undefined) continue;
        waits.seen.push(at - started);
        waits.checked.push(Date.now() - started);
      }
      found.set(file, waits);
    }
    return found;
  } finally {
    await browser.close();
    await preview.stop();
  }
}

/** Runs in the page: the time at which it says the words. */
function whenSeen(words: string): Promise<number> {
  return new Promise((resolve) => {
    // Without a name, since the compiler would mark it with a helper that the page does not have.
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main")?.textContent?.includes(words)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the whole site was checked since the last save. */
async function settled({ request }: Page): Promise<void> {
  for (;;) {
    const response = await request.get(`/_desk/page?route=${ROUTE}`);
    if (((await response.json()) as { settled: boolean }).settled) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
