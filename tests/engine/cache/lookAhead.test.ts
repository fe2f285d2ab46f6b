// @module-tag slow
import { rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { fileFindings, isLookedAt } from "../../../renderer/content/check/fileFindings";
import { rulesOf } from "../../../renderer/content/check/loadRules";
import { lookAhead } from "../../../renderer/content/check/lookAhead";
import { assemble, loadContent, openFolder } from "../../../renderer/content/pages/loadContent";
import { hashOfText } from "../../../renderer/content/pages/pageFiles";
import { textIn } from "../../../renderer/content/pages/sourceFile";
import { UnreadPage, unreadPage } from "../../../renderer/content/pages/unreadPage";
import { contentFolder, page } from "../content/folder";

/** Enough for two threads. */
const MANY = 320;

const folder = () => {
  const pages = Array.from({ length: MANY }, (_, index) => [
    `page-${index}.yaml`,
    page(`Number ${index}`).replace(/heading: /, index === 200 ? "headin: " : "heading: "),
  ]);
  return { dir: "pages", publicDir: "public", cwd: contentFolder(Object.fromEntries(pages)) };
};

test("a check of many unknown pages finds the same as one that reads them one by one", async () => {
  const place = folder();
  const plain = await checkFolder(place);
  const { problems, content } = await checkFolder({ ...place, remember: true });
  expect(problems).toEqual(plain.problems);
  expect(problems.filter(({ file }) => file === "pages/page-200.yaml")).not.toEqual([]);
  expect(content.pages.map(({ data, values }) => ({ data, values }))).toEqual(
    plain.content.pages.map(({ data, values }) => ({ data, values })),
  );
});

test.runIf(availableParallelism() > 1)(
  "what a check has found stays known when one with other rules looks at the pages",
  async () => {
    const place = { ...folder(), remember: true };
    await checkFolder(place);
    await checkFolder({ ...place, launch: true });
    const read = vi.spyOn(UnreadPage.prototype, "whole", "get");
    await checkFolder(place);
    const count = read.mock.calls.length;
    read.mockRestore();
    expect(count).toBe(0);
  },
);

test.runIf(availableParallelism() > 1)("what threads have read is not read again", async () => {
  const given = folder();
  const whole = loadContent(given);
  const { place, files, shared, beside } = openFolder(given);
  const pages = files.map((file) => unreadPage(place, file, hashOfText(textIn(place, file.name)), shared));
  const rules = await rulesOf();
  await lookAhead(pages, given, rules);
  rmSync(path.join(given.cwd, "pages"), { recursive: true });

  const site = assemble(place, shared, [], [], beside);
  expect(pages.every((page) => isLookedAt(page, rules))).toBe(true);
  const found = pages.flatMap((page) => fileFindings(page, site, rules));
  expect(found.map(({ file }) => file)).toContain("pages/page-200.yaml");
  const byFile = new Map(whole.pages.map(({ file, data, values }) => [file, { data, values }]));
  for (const { file, data, values } of pages) expect({ data, values }).toEqual(byFile.get(file));
});
