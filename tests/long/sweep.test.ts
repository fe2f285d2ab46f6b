import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIGURES_FILE, routeOf } from "../../renderer/content/pages/pageFiles";
import { type Preview, startPreview } from "../../scripts/preview/startPreview";
import { launchBrowser } from "../../scripts/setup/launchBrowser";
import { share } from "../support/amount";
import { fixtureSite, ROOT } from "../support/fixtureSite";
import { type Swept, sweepPage } from "./sweep/sweepPage";

/** How long a text of the page may take to show that it can be edited, in milliseconds: then its click has failed. */
const PATIENCE_MS = 20_000;

const site = fixtureSite({}, path.join(ROOT, "pages-data"));
const before = site.all();
const all: Swept[] = [];
let preview: Preview;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  preview = await startPreview(site.pages);
  browser = await launchBrowser();
  page = await browser.newPage({ baseURL: preview.url, viewport: { width: 1700, height: 1000 } });
});
afterAll(async () => {
  console.log(summary("all pages", all));
  await browser?.close();
  await preview?.stop();
});

// Facts are on many pages: once is enough.
const facts = new Set<string>();
const only = ({ file, pointer }: { file: string; pointer: string }): boolean => {
  if (file !== "site.yaml") return true;
  const isNew = !facts.has(pointer);
  facts.add(pointer);
  return isNew;
};

const routes = Object.keys(before)
  .filter((name) => name.endsWith(".yaml") && name !== "site.yaml" && name !== FIGURES_FILE)
  .map(routeOf);

test.each(share(routes))(
  "each text of %s is typed over in the desk, and taken back",
  {
    timeout: 3_600_000,
  },
  async (route) => {
    const found = await sweepPage(page, site.pages, route, { only, patience: PATIENCE_MS });
    all.push(...found);
    console.log([summary(route, found), ...found.flatMap(printedResult)].join("\n"));
    expect(found.filter(({ wrong, missed }) => wrong ?? missed)).toEqual([]);
    expect(site.all()).toEqual(before);
  },
);

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
