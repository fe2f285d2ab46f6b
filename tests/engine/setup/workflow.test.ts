import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Workflow {
  permissions: Record<string, string>;
  concurrency: { group: string };
  jobs: Record<string, { permissions?: unknown; "timeout-minutes"?: number; steps: { uses?: string; run?: string }[] }>;
}

const text = readFileSync(".github/workflows/site.yml", "utf8");
const workflow = parse(text) as Workflow;
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

test("every action is pinned to a commit, with its version beside it", () => {
  const actions = text.split("\n").filter((line) => /\buses:/.test(line));
  expect(actions).not.toEqual([]);
  for (const action of actions) expect(action).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test("it may read the repository and nothing else, and never runs on and on", () => {
  expect(workflow.permissions).toEqual({ contents: "read" });
  for (const job of Object.values(workflow.jobs)) {
    expect(job.permissions).toBeUndefined();
    expect(job["timeout-minutes"]).toBeGreaterThan(0);
  }
});

test("its commands are those that the repository has", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const commands = steps.flatMap(({ run = "" }) => [...run.matchAll(/npm (?:run )?(\w+)/g)].map(([, name]) => name));
  expect(commands).toEqual(expect.arrayContaining(["check", "test"]));
  for (const name of commands) if (name !== "ci") expect(scripts).toHaveProperty(name ?? "");
  expect(steps.some(({ run }) => run === "npm run check -- --format github")).toBe(true);
});
