// @module-tag slow
import { expect, test, vi } from "vitest";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { memory, UnreadPage } from "../../../renderer/content/pages/unreadPage";
import { contentFolder, page } from "../content/folder";

const MANY = 120;
// More pages than stay in memory.
memory.pages = 50;

const folder = () => {
  const pages = Array.from({ length: MANY }, (_, index) => [
    `page-${index}.yaml`,
    page(`Number ${index}`).replace(/heading: /, index === 100 ? "headin: " : "heading: "),
  ]);
  return { dir: "pages", publicDir: "public", cwd: contentFolder(Object.fromEntries(pages)) };
};

test("a check of many unknown pages finds the same as one that reads them one by one", async () => {
  const place = folder();
  const plain = await checkFolder(place);
  const { problems, content } = await checkFolder({ ...place, remember: true });
  expect(problems).toEqual(plain.problems);
  expect(problems.filter(({ file }) => file === "pages/page-100.yaml")).not.toEqual([]);
  expect(content.pages.map(({ data, values }) => ({ data, values }))).toEqual(
    plain.content.pages.map(({ data, values }) => ({ data, values })),
  );
});

test("what a check has found stays known when one with other rules looks at the pages", async () => {
  const place = { ...folder(), remember: true };
  await checkFolder(place);
  await checkFolder({ ...place, launch: true });
  const read = vi.spyOn(UnreadPage.prototype, "whole", "get");
  await checkFolder(place);
  const count = read.mock.calls.length;
  read.mockRestore();
  expect(count).toBe(0);
});
