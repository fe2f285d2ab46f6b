import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { SiteCheck } from "../../../renderer/preview/siteCheck";
import { brief, contentFolder, page } from "../content/folder";

// A worker starts, and may load the dictionaries.

function startCheck(files: Record<string, string>) {
  const cwd = contentFolder(files);
  const pages = path.join(cwd, "pages");
  const answers: Problem[][] = [];
  const check = new SiteCheck(
    { dir: pages, publicDir: path.join(cwd, "public") },
    (problems) => answers.push(problems),
    (error) => {
      throw error;
    },
  );
  onTestFinished(() => check.stop());
  const save = (name: string, text: string) => {
    writeFileSync(path.join(pages, name), text);
    check.request({ files: [name], others: false });
  };
  const last = () => brief((answers.at(-1) ?? []).map((found) => ({ ...found, file: path.basename(found.file) })));
  return { check, save, answers, last };
}

test("the background check reports misspelled words, and only for the last save", { tags: ["slow"] }, async () => {
  const { check, save, answers, last } = startCheck({ "a.yaml": page("One") });
  check.request();
  await vi.waitUntil(() => answers.length === 1, { timeout: 200_000 });
  expect(last()).toEqual([]);

  save("a.yaml", `${page("One")}    lead: The first apointment.\n`);
  save("a.yaml", `${page("One")}    lead: Your next apointment.\n`);
  await vi.waitUntil(() => answers.length === 2, { timeout: 200_000 });
  expect(last()).toEqual(["a.yaml:6:21 text/spelling"]);
});

test("repeated requests for pages do not delay the check for ever", { tags: ["slow"] }, async () => {
  const { check, answers } = startCheck({ "a.yaml": page("One") });
  check.request();
  const requests = setInterval(() => check.rest(), 20);
  onTestFinished(() => clearInterval(requests));
  await vi.waitUntil(() => answers.length === 1, { timeout: 200_000 });
});

test("a save while the check runs loses nothing", async () => {
  const { check, save, last } = startCheck({ "a.yaml": page("One"), "b.yaml": page("Two") });
  check.request();
  await new Promise((resolve) => setTimeout(resolve, 200));
  save("a.yaml", page("One").replace("type: hero", "type: hreo"));
  await new Promise((resolve) => setTimeout(resolve, 160));
  save("b.yaml", page("Two").replace("heading: Two", "headin: Two"));
  await vi.waitUntil(() => last().length > 1, { timeout: 200_000 });
  expect(last()).toEqual([
    expect.stringMatching(/^a\.yaml:\S+ schema\/unknown-block$/),
    expect.stringMatching(/^b\.yaml:\S+ schema\/unknown-property$/),
  ]);
});
