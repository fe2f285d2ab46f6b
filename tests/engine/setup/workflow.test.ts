import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
  if?: string;
  permissions?: unknown;
  "timeout-minutes"?: number;
  steps: { uses?: string; run?: string }[];
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const workflows = ["site", "shards"].map((name) => {
  const text = readFileSync(`.github/workflows/${name}.yml`, "utf8");
  const { permissions, jobs } = parse(text) as Workflow;
  return {
    name,
    text,
    permissions,
    jobs,
    runs: Object.values(jobs).flatMap(({ steps }) => steps.map(({ run }) => run)),
  };
});

describe.each(workflows)("the workflow $name", ({ name, text, permissions, jobs, runs }) => {
  test("has every action pinned to a commit, with its version beside it", () => {
    const actions = text.split("\n").filter((line) => /\buses:/.test(line));
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("may only read the repository, except to publish where a variable says so, and has a time limit", () => {
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) {
      if (job.permissions) {
        expect(job.permissions).toEqual({ pages: "write", "id-token": "write" });
        expect(job.if).toContain("vars.PAGES == 'on'");
      }
      expect(job["timeout-minutes"]).toBeGreaterThan(0);
    }
  });

  test("has commands that the repository has", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const commands = runs.flatMap((run = "") => [...run.matchAll(/npm (?:run )?(\w+)/g)].map(([, command]) => command));
    expect(commands).toEqual(expect.arrayContaining(["check", name === "site" ? "test" : "build"]));
    for (const command of commands)
      if (!["ci", "sbom"].includes(command ?? "")) expect(scripts).toHaveProperty(command ?? "");
    expect(runs.some((run) => run?.startsWith("npm run check -- --format github"))).toBe(true);
  });

  test("runs always, or only where a variable of the repository says so", () => {
    const [first] = Object.values(jobs);
    expect(first?.if).toBe(name === "site" ? undefined : "vars.SHARDS");
  });
});
