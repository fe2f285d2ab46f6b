/**
 * Adds words, paragraphs and lists to every text of every page, then types over each in a real browser, on a copy of the
 * pages, and takes all of it back.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gitSync } from "../../renderer/base/git.mjs";
import { defineCommand } from "../cli/command";
import { commaList, pagesFlag } from "../cli/flags";
import { deskTokenIn, startPreview } from "../preview/startPreview";
import { type Grown, growTexts } from "../sweep/growTexts";
import type { Swept } from "../sweep/sweepPage";

/** How long a text of the page may take to show that it can be edited, in milliseconds: then its click has failed. */
const PATIENCE_MS = 20_000;

export const command = defineCommand({
  name: "npm run sweep",
  about:
    "Types over every text of every page in the desk, by click or from the list of texts, and takes it back: only that value's bytes may differ, and none in the end. Before that adds a word to every text, and paragraphs and lists to the long ones, without the browser. Works on a copy of the pages in the folder for temporary files.",
  flags: {
    pages: pagesFlag,
    routes: { value: "LIST", parse: commaList, about: "type only on these pages (default: all)" },
    "no-browser": { about: "only adds words, paragraphs and lists (default: off)" },
  },
  examples: ["npm run sweep", "npm run sweep -- --routes /,/about", "npm run sweep -- --no-browser"],
  exitCodes: { 0: "every text holds", 1: "one does not", 2: "could not run" },
  async run({ flags: { pages, routes, "no-browser": noBrowser } }) {
    const folder = mkdtempSync(path.join(tmpdir(), "sweep-"));
    try {
      const copy = path.join(folder, "pages");
      cpSync(pages, copy, { recursive: true });
      const git = (...args: string[]) => gitSync(folder, args);
      git("init", "--quiet");
      git("add", "pages");
      git("-c", "user.name=Sweep", "-c", "user.email=sweep@example.com", "commit", "--quiet", "--message", "Start");
      const hold = [await additionsHold(folder), noBrowser || (await textsHold(copy, routes))];
      const changed = git("status", "--porcelain", "--", "pages");
      if (changed !== "") console.log(`Not taken back:\n${changed}`);
      return changed === "" && hold.every(Boolean) ? 0 : 1;
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
});

/** Adds words, paragraphs and lists. @returns whether the editor could write and take back all that the check allows */
async function additionsHold(folder: string): Promise<boolean> {
  const journal = path.join(folder, "journal");
  mkdirSync(journal);
  const grown = await growTexts({ dir: "pages", publicDir: path.resolve("public"), cwd: folder }, journal);
  const count = (outcome: Grown["outcome"]) => `${grown.filter((one) => one.outcome === outcome).length} ${outcome}`;
  const texts = new Set(grown.map(({ file, pointer }) => `${file} ${pointer}`)).size;
  const counts = (["accepted", "refused by the check", "refused by the writer", "wrong"] as const).map(count);
  console.log(`without the browser: ${texts} texts, ${grown.length} additions, ${counts.join(", ")}`);
  for (const { file, pointer, added, outcome, why } of grown) {
    if (outcome !== "accepted") console.log(`  ${file} ${pointer}: ${added}: ${outcome}: ${why}`);
  }
  return grown.every(({ outcome }) => outcome === "accepted" || outcome === "refused by the check");
}

/** Types over the texts in a browser. @returns whether each could be reached, changed and taken back */
async function textsHold(copy: string, routes: string[] | undefined): Promise<boolean> {
  const [{ launchBrowser }, { sweepPage }] = await Promise.all([
    import("../setup/launchBrowser"),
    import("../sweep/sweepPage"),
  ]);
  const preview = await startPreview(copy);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: preview.url, viewport: { width: 1700, height: 1000 } });
    const swept: Swept[] = [];
    // Facts are on many pages: once is enough.
    const facts = new Set<string>();
    for (const route of routes ?? (await routesOf(preview.url))) {
      const started = performance.now();
      const only = ({ file, pointer }: { file: string; pointer: string }) => {
        if (file !== "site.yaml") return true;
        const fresh = !facts.has(pointer);
        facts.add(pointer);
        return fresh;
      };
      const found = await sweepPage(page, copy, route, { only, patience: PATIENCE_MS });
      console.log(`${summary(route, found)}, ${Math.round((performance.now() - started) / 1000)} s`);
      for (const one of found) for (const words of printedResult(one)) console.log(words);
      swept.push(...found);
    }
    console.log(summary("all pages", swept));
    return swept.every(({ wrong, missed }) => wrong === undefined && missed === undefined);
  } finally {
    await browser.close();
    await preview.stop();
  }
}

async function routesOf(url: string): Promise<string[]> {
  const token = deskTokenIn(await (await fetch(`${url}/_desk/at/`)).text());
  const response = await fetch(`${url}/_desk/page?route=/`, { headers: { "x-desk": token } });
  const described = (await response.json()) as { pages: { route: string }[] };
  return described.pages.map(({ route }) => route);
}

function summary(what: string, swept: Swept[]): string {
  const count = (has: (one: Swept) => unknown) => swept.filter(has).length;
  return [
    `${what}: ${swept.length} texts`,
    `${count(({ way }) => way === "click")} by click`,
    `${count(({ way, seen }) => way === "list" && !seen)} from the list, which the page does not show`,
    `${count(({ way, seen, missed }) => way === "list" && seen && !missed)} from the list beside another text of the same element or folded away`,
    `${count(({ missed }) => missed)} click failed`,
    `${count(({ lines }) => lines)} saved`,
    `${count(({ lines }) => lines === "1/1")} of them 1/1 by git`,
    `${count(({ refused, lines }) => refused && !lines)} refused`,
    `${count(({ wrong }) => wrong)} wrong`,
  ].join(", ");
}

function printedResult({ file, pointer, way, seen, lines, missed, refused, wrong }: Swept): string[] {
  const said = [
    way === "list" && seen && "not by click",
    lines && lines !== "1/1" && `git counts ${lines}`,
    missed && `click failed: ${missed}`,
    refused && `refused: ${refused}`,
    wrong && `wrong: ${wrong}`,
  ];
  return said.filter(Boolean).map((words) => `  ${file} ${pointer}: ${words}`);
}
