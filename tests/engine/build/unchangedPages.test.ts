import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { commit, prepareStage } from "../../../renderer/build/output";
import { Stage } from "../../../renderer/build/stage";
import { splitUnchanged } from "../../../renderer/build/unchangedPages";
import type { PageContent } from "../../../renderer/content/siteContent";
import { pageContext, today } from "../../../renderer/page/pageContext";
import { checkedSite } from "../../support/fixtureSite";

const page = {
  file: "about.yaml",
  route: "/about",
  text: "",
  source: {},
  data: { title: "About" },
  values: [],
  unfilled: [],
} satisfies PageContent;
const surroundings = { context: "code and facts", originals: {}, cards: new Map() };

/** An output folder in which a build has put the page, made for a day or for any. */
async function built(day?: string): Promise<string> {
  const out = path.join(mkdtempSync(path.join(tmpdir(), "unchanged-")), "site");
  mkdirSync(out);
  const stageDir = prepareStage(out);
  const [changed] = splitUnchanged([page], surroundings, out).changed;
  const stage = new Stage(out, stageDir, "page", 4);
  stage.add("about/index.html", "<!doctype html>", { input: changed?.input, policy: "default-src 'none'", day });
  commit(out, stageDir, await stage.finish());
  return out;
}

test("a page is kept while its content, files and surroundings are the same, with its policy", async () => {
  const out = await built();
  const { kept, changed } = splitUnchanged([page], surroundings, out);
  expect(changed).toEqual([]);
  expect(kept.map(({ file, policy }) => [file, policy])).toEqual([
    ["about/index.html", "default-src 'none'"],
    ["about/index.html.br", undefined],
    ["about/index.html.gz", undefined],
  ]);
  const renamed = { ...page, data: { title: "About us" } };
  expect(splitUnchanged([renamed], surroundings, out).changed).toHaveLength(1);
  expect(splitUnchanged([page], { ...surroundings, context: "other code" }, out).changed).toHaveLength(1);
  writeFileSync(path.join(out, "about/index.html.gz"), readFileSync(path.join(out, "about/index.html.gz")).subarray(1));
  expect(splitUnchanged([page], surroundings, out).changed).toHaveLength(1);
});

test("a page that shows something by the date is rendered again on another day", async () => {
  expect(splitUnchanged([page], surroundings, await built(today())).changed).toEqual([]);
  expect(splitUnchanged([page], surroundings, await built("2001-01-01")).changed).toHaveLength(1);
});

test("a page makes use of the date when one of its blocks reads it", async () => {
  const checked = await checkedSite();
  const days: string[] = [];
  const context = pageContext(checked.page("/"), checked.site, (day) => days.push(day));
  expect(context.route).toBe("/");
  expect(days).toEqual([]);
  const read = context.today;
  expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days).toEqual([read]);
});
