import { describe, expect, test } from "vitest";
import { gitSync } from "../../../renderer/base/git.mjs";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { loadAllRules } from "../../../renderer/content/check/loadRules";
import type { Example, RuleDescription } from "../../../renderer/content/check/rule";
import { withSlowRest } from "../../support/amount";
import { contentFolder } from "./folder";
import { exampleFiles } from "./ruleExamples";

/** `npm run check -- --explain` shows the examples: each bad one breaks only its own rule, each good one none. */
const catalog = loadAllRules().filter(({ name }) => !/^(?:built|online)\//.test(name));

test.each(catalog)("$name says what it requires, why, and what to do", ({ name, sentence, why, fix }) => {
  for (const words of [sentence, why, fix]) expect(words).toMatch(/^\S.{10,}\.$/s);
  expect(name).toMatch(/^[a-z]+\/[a-z0-9-]+$/);
});

for (const [options, rules] of withSlowRest(catalog, 12))
  describe.each(rules)("$name", options, (rule) => {
    const { name } = rule;

    test("finds its bad example", async () => {
      const problems = await check(rule.bad, rule);
      expect(new Set(problems.map((problem) => problem.rule))).toEqual(new Set([name]));
      expect(new Set(problems.map((problem) => problem.severity))).toEqual(new Set([rule.severity]));
    });

    test("finds nothing in its good example", async () => {
      expect(await check(rule.good, rule)).toEqual([]);
    });
  });

test("no two rules share a name", () => {
  expect(new Set(catalog.map(({ name }) => name)).size).toBe(catalog.length);
});

/** Commits the files of an example one after the other, in its order. */
function commitInTurn(cwd: string, names: string[]): void {
  gitSync(cwd, ["init", "--quiet"]);
  for (const name of names) {
    gitSync(cwd, ["add", `pages/${name}`]);
    gitSync(cwd, ["-c", "user.name=A", "-c", "user.email=a@b.example", "commit", "--quiet", "-m", name]);
  }
}

async function check(example: Example, { name, only, at }: RuleDescription) {
  // A page that nothing links to breaks a rule of its own.
  const linked = typeof example === "string" || !String(example["site.yaml"]).includes("relatedServices");
  const cwd = contentFolder(exampleFiles(example), { linked });
  if (name === "languages/behind") commitInTurn(cwd, Object.keys(example));
  // The examples of other rules need not know every word, nor load a dictionary.
  const spelling = name === "text/spelling";
  const { problems } = await checkFolder({
    dir: "pages",
    publicDir: "public",
    cwd,
    at,
    launch: only === "launch",
    spelling,
  });
  return problems;
}
