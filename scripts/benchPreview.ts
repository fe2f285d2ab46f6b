/**
 * Measures how long a save of one page takes to be seen: from the moment the file is written to the
 * moment the open page in a real browser has the new words. Then how long the check of the whole site
 * takes to answer.
 *
 *   npm run bench:preview                  25 and 1,000 pages
 *   npm run bench:preview -- 25 200        other sizes
 *
 * Exit codes: 0 measured, 1 it could not be measured.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { generateSite } from "./generateSite";
import { findChromium } from "./setup/findChromium.mjs";

const SAVES = 15;
const FILE = "about.yaml";
const ROOT = path.resolve(import.meta.dirname, "..");
const work = mkdtempSync(path.join(tmpdir(), "bench-preview-"));
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [25, 1000];

try {
  console.log("| pages | save to seen, median | slowest | save to checked, median |");
  console.log("|---|---|---|---|");
  for (const size of sizes) {
    const pages = path.join(work, `site-${size}`);
    generateSite(pages, size);
    const { seen, checked } = await measure(pages);
    const [middle, slowest, late] = [median(seen), Math.max(...seen), median(checked)].map(Math.round);
    console.log(`| ${size.toLocaleString("en-US")} | ${middle} ms | ${slowest} ms | ${late} ms |`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function measure(pages: string): Promise<{ seen: number[]; checked: number[] }> {
  const { preview, url } = await start(pages);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${url}/about`);
    const file = path.join(pages, FILE);
    const text = readFileSync(file, "utf8");
    const seen: number[] = [];
    const checked: number[] = [];
    await settled(page, url);
    // The first saves warm the code up, on both sides.
    for (let save = -2; save < SAVES; save++) {
      const words = `Heading number ${save + 3}`;
      const shown = page.evaluate(whenSeen, words).catch(() => undefined);
      const started = Date.now();
      writeFileSync(file, text.replace(/^ {4}heading: .*$/m, `    heading: ${words}`));
      const at = await shown;
      await settled(page, url);
      // On its first start Vite finds dependencies and loads the page anew: that is no save.
      if (save < 0 || at === undefined) continue;
      seen.push(at - started);
      checked.push(Date.now() - started);
    }
    return { seen, checked };
  } finally {
    await browser.close();
    preview.kill("SIGINT");
  }
}

/** Runs in the page: the time at which its heading says the words. */
function whenSeen(words: string): Promise<number> {
  return new Promise((resolve) => {
    // Without a name, since the compiler would mark it with a helper that the page does not have.
    new MutationObserver((_, observer) => {
      if (document.querySelector("h1")?.textContent !== words) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(Date.now()));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Waits until the whole site was checked since the last save. */
async function settled({ request }: Page, url: string): Promise<void> {
  for (;;) {
    const response = await request.get(`${url}/_desk/page?route=/about`);
    if (((await response.json()) as { settled: boolean }).settled) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts `npm run dev` as a person would. */
async function start(pages: string): Promise<{ preview: ChildProcess; url: string }> {
  const preview = spawn(process.execPath, ["--import", "tsx", "scripts/dev.ts", "--pages", pages, "--port", "5480"], {
    cwd: ROOT,
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (text: string) => {
      said += text;
      const address = said.match(/^http:\/\/localhost:\d+$/m)?.[0];
      if (address) resolve(address);
    };
    preview.stdout?.setEncoding("utf8").on("data", listen);
    preview.stderr?.setEncoding("utf8").on("data", listen);
    preview.once("close", () => reject(new Error(`The preview did not start:\n${said}`)));
  });
  return { preview, url };
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
