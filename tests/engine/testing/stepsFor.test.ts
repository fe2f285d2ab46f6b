import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { blockNames } from "../../../renderer/schema/readBlocks";
import { stepsFor } from "../../../scripts/testing/stepsFor";
import config from "../../../vitest.config";
import { ROOT } from "../../support/fixtureSite";

// A block's schema, and its words in each language, are tested with it.
const BLOCKS = ["tests/engine/blocks/examples.test.tsx", "tests/engine/schema/blockSchemas.test.ts"];
const RULES = "tests/engine/content/ruleExamples.test.ts";
const BUILT = "tests/engine/built/rules.test.ts";

const chosen = (...words: string[]) => stepsFor(words).steps.map((step) => ("vitest" in step ? step.vitest : []));

test("the name of a block or rule loads only the files with its tests", () => {
  expect(chosen("Testimonials")[0]).toEqual(["--project", "engine", ...BLOCKS, "-t", "Testimonials"]);
  expect(chosen("links/scheme")[0]).toEqual(["--project", "engine", RULES, "-t", "links/scheme"]);
  expect(chosen("built/dead-link")[0]).toEqual(["--project", "engine", BUILT, "-t", "built/dead-link"]);
});

test("a word in the path of test files runs these, and beside them the block of that name", () => {
  const [byName, byPath] = chosen("blocks/hero", "Faq");
  expect(byName).toEqual(["--project", "engine", ...BLOCKS, "-t", "Faq"]);
  expect(byPath).toContain("tests/engine/blocks/hero.test.tsx");
});

test("tests of built files are found beside those of the engine", () => {
  expect(chosen("oldestBrowsers")[0]).toContain("tests/built/oldestBrowsers.test.ts");
});

test("tests in a browser are named apart from those without one", () => {
  const { steps, browserFiles } = stepsFor(["carousel.test"]);
  expect(steps).toEqual([]);
  expect(browserFiles).toEqual(["tests/browser/carousel.test.ts"]);
});

test("lint is found by its name, as tests are, and the searches that take long are not run", () => {
  expect(chosen("onePlace")).toEqual([
    ["--project=engine", "--project=built", "--project=lint", "tests/lint/onePlace.test.ts"],
  ]);
});

test("a word that is nowhere runs nothing", () => {
  expect(stepsFor(["no-such-word"])).toEqual({ steps: [], browserFiles: [] });
});

/** The test files, from the root, that the watcher runs again when a file is saved. */
const rerunFor = (file: string): string[] =>
  (config.test?.watchTriggerPatterns ?? []).flatMap(({ pattern, testsToRun }) => {
    const match = new RegExp(pattern).exec(path.join(ROOT, file));
    const tests = match ? testsToRun(path.join(ROOT, file), match) : [];
    return [tests ?? []].flat().map((test) => path.relative(ROOT, test));
  });

test.each([
  ["renderer/content/rules", RULES],
  ["renderer/content/built/rules", BUILT],
])("saving the description or the code of a rule in %s runs the rules' examples again", (folder, tests) => {
  const descriptions = readdirSync(path.join(ROOT, folder));
  expect(descriptions.length).toBeGreaterThan(0);
  for (const file of descriptions) expect(rerunFor(`${folder}/${file}`), file).toContain(tests);
  expect(existsSync(path.join(ROOT, tests))).toBe(true);
});

test("saving an example or a schema of a block runs the blocks' examples again", () => {
  for (const name of blockNames(ROOT)) {
    for (const file of ["example.yaml", "schema.json"]) {
      expect(rerunFor(`blocks/${name}/${file}`), name).toEqual(BLOCKS);
    }
  }
  for (const file of BLOCKS) expect(existsSync(path.join(ROOT, file))).toBe(true);
});
