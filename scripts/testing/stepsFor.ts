import { readdirSync } from "node:fs";
import path from "node:path";
import { escapeRegExp } from "../../renderer/base/slug";
import { loadAllRules } from "../../renderer/content/check/loadRules";
import { blockNames } from "../../renderer/schema/readBlocks";
import { root } from "../cli/generated";
import type { Step } from "./runStep";

/** The test files that have a test for each block or each rule, named after it. */
const EXAMPLES = {
  blocks: "tests/engine/blocks/examples.test.tsx",
  rules: "tests/engine/content/ruleExamples.test.ts",
  builtRules: "tests/engine/built/rules.test.ts",
};

const PROJECTS = ["engine", "built", "browser"];

/**
 * The test files with a word in their path, and beside them the tests of blocks and rules with one in their name. Only
 * the files that have such tests are loaded: loading all of them takes longer than to run what is asked for.
 */
export function stepsFor(words: string[]): Step[] {
  const named = (name: string) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  const files = PROJECTS.map((project) => `tests/${project}`).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .filter(named)
      .map((file) => path.join(folder, file)),
  );
  const blocks = blockNames(root).filter(named);
  const rules = loadAllRules()
    .map(({ name }) => name)
    .filter(named);
  const byName = [
    ...(blocks.length > 0 ? [EXAMPLES.blocks] : []),
    ...(rules.some((name) => !/^(?:built|online)\//.test(name)) ? [EXAMPLES.rules] : []),
    ...(rules.some((name) => name.startsWith("built/")) ? [EXAMPLES.builtRules] : []),
  ].filter((file) => !files.includes(file));
  // Vitest distinguishes upper and lower case in names; a person need not.
  const pattern = [...blocks, ...rules].map(escapeRegExp).join("|");
  return [
    ...(byName.length > 0
      ? [{ name: "tests by name", vitest: ["--project", "engine", ...byName, "-t", pattern] }]
      : []),
    ...(files.length > 0
      ? [
          {
            name: `tests of ${files.join(", ")}`,
            vitest: [...PROJECTS.flatMap((project) => ["--project", project]), ...files],
          },
        ]
      : []),
  ];
}
