import { readdirSync } from "node:fs";
import path from "node:path";
import { escapeRegExp } from "../../renderer/base/slug";
import { loadAllRules } from "../../renderer/content/check/loadRules";
import { blockNames } from "../../renderer/schema/readBlocks";
import { root } from "../cli/generated";
import type { Step } from "./runStep";
import { FAST_PROJECTS } from "./testReport";

/** The test files that have a test for each block or each rule, named after it. */
const EXAMPLES = {
  blocks: "tests/engine/blocks/examples.test.tsx",
  schemas: "tests/engine/schema/blockSchemas.test.ts",
  rules: "tests/engine/content/ruleExamples.test.ts",
  builtRules: "tests/engine/built/rules.test.ts",
};

/** The projects of Vitest that need no browser. */
const PROJECTS = [...FAST_PROJECTS, "lint"];

/**
 * The test files with a word in their path, and beside them the tests of blocks and rules with one in their name. Only
 * the files that have such tests are loaded: loading all of them takes longer than to run what is asked for.
 *
 * @returns the steps that need no browser, and the files of tests that need one
 */
export function stepsFor(words: string[]): { steps: Step[]; browserFiles: string[] } {
  const isNamed = (name: string) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const filesIn = (project: string) =>
    readdirSync(path.join("tests", project), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter(isNamed)
      .map((file) => path.join("tests", project, file));
  const files = PROJECTS.flatMap(filesIn);
  const blocks = blockNames(root).filter(isNamed);
  const rules = loadAllRules()
    .map(({ name }) => name)
    .filter(isNamed);
  const byName = [
    ...(blocks.length > 0 ? [EXAMPLES.blocks, EXAMPLES.schemas] : []),
    ...(rules.some((name) => !/^(?:built|online)\//.test(name)) ? [EXAMPLES.rules] : []),
    ...(rules.some((name) => name.startsWith("built/")) ? [EXAMPLES.builtRules] : []),
  ].filter((file) => !files.includes(file));
  // Vitest distinguishes upper and lower case in names; a person need not.
  const pattern = [...blocks, ...rules].map(escapeRegExp).join("|");
  const named = { name: "tests by name", vitest: ["--project", "engine", ...byName, "-t", pattern] };
  const inFiles = {
    name: `tests of ${files.join(", ")}`,
    vitest: [...PROJECTS.map((name) => `--project=${name}`), ...files],
  };
  const steps = [...(byName.length > 0 ? [named] : []), ...(files.length > 0 ? [inFiles] : [])];
  return { steps, browserFiles: filesIn("browser") };
}
