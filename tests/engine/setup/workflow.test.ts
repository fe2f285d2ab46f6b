import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Job {
  name: string;
  needs?: string | string[];
  if?: string;
  "continue-on-error"?: boolean;
  strategy?: { matrix: Record<string, unknown[]> };
  steps: { id?: string; run?: string; uses?: string; env?: Record<string, string>; with?: Record<string, unknown> }[];
}

const { jobs } = parse(readFileSync(".github/workflows/site.yml", "utf8")) as { jobs: Record<string, Job> };

const needsOf = (name: string) => [jobs[name]?.needs ?? []].flat();

interface Run {
  event?: "push" | "pull_request" | "workflow_dispatch";
  ref?: string;
  pages?: "on" | "";
  /** What the job "changes" finds. */
  tested: boolean;
  /** The jobs that fail, if they run. */
  failing?: string[];
}

/** What becomes of each job: read as GitHub reads `needs` and `if`, with the steps of "tested" run by a shell. */
function resultsOf({ event = "push", ref = "refs/heads/main", pages = "on", tested, failing = [] }: Run) {
  const results: Record<string, string> = {};
  const outputs = { changes: { tested: String(tested) } };
  const before = (name: string): string[] => needsOf(name).flatMap((one) => [one, ...before(one)]);
  const needs = () => ({
    ...Object.fromEntries(Object.keys(jobs).map((name) => [name, { result: results[name], outputs: {} }])),
    changes: { result: results.changes, outputs: results.changes === "success" ? outputs.changes : {} },
  });
  const pending = new Set(Object.keys(jobs));
  while (pending.size > 0) {
    const name = [...pending].find((one) => needsOf(one).every((need) => !pending.has(need))) ?? "";
    const { if: condition = "success()", steps = [] } = jobs[name] ?? {};
    pending.delete(name);
    // Without such a function, GitHub adds success(), for which no job before it may be skipped.
    const full = /\b(always|success|failure|cancelled)\(\)/.test(condition) ? condition : `success() && (${condition})`;
    const runs = runInNewContext(full.replace(/\.([a-z]+-[a-z-]+)/g, '["$1"]'), {
      needs: needs(),
      vars: { PAGES: pages },
      github: { event_name: event, ref },
      always: () => true,
      cancelled: () => false,
      success: () => before(name).every((one) => results[one] === "success"),
    });
    const fails = failing.includes(name) || (name === "tested" && !passes(steps[0]?.run ?? "", needs()));
    results[name] = !runs ? "skipped" : fails ? "failure" : "success";
  }
  return results;
}

/** Whether the step of the job "tested" exits with 0. */
function passes(script: string, needs: Record<string, { result?: string; outputs: { tested?: string } }>): boolean {
  const RESULTS = `${needs.test?.result} ${needs["test-all"]?.result}`;
  try {
    execFileSync("bash", ["-ec", script], { env: { BEFORE: needs.changes?.outputs.tested ?? "", RESULTS } });
    return true;
  } catch {
    return false;
  }
}

/** The jobs that run before the deployment, in which it has to wait for them. */
function beforeDeploy(run: Run): string[] {
  const results = resultsOf(run);
  expect(results.deploy).toBe("success");
  const all = (name: string): string[] => needsOf(name).flatMap((one) => [one, ...all(one)]);
  return [...new Set(all("deploy"))].filter((name) => results[name] !== "skipped").sort();
}

describe("before a deployment runs", () => {
  test("the check and the build and no test, where only content has changed, and when the clock starts it", () => {
    expect(beforeDeploy({ tested: true })).toEqual(["build", "changes", "tested"]);
    expect(beforeDeploy({ tested: true, event: "workflow_dispatch" })).toEqual(["build", "changes", "tested"]);
    const commands = jobs.build?.steps.flatMap(({ run }) => run?.match(/^npm run .*/) ?? []);
    expect(commands).toEqual([
      "npm run check -- --format github",
      "npm run build",
      "npm run check -- --built --format github",
    ]);
    // It waits for no other job itself.
    expect(needsOf("build")).toEqual([]);
  });

  test("all tests as well, where the code has not passed them", () => {
    const all = ["build", "changes", "test", "test-all", "tested"];
    expect(beforeDeploy({ tested: false })).toEqual(all);
    expect(beforeDeploy({ tested: false, event: "workflow_dispatch" })).toEqual(all);
    expect(jobs.test?.strategy?.matrix).toEqual({ node: [20, 22, 24] });
    expect(jobs["test-all"]?.strategy?.matrix).toEqual({ shard: [1, 2, 3, 4, 5, 6] });
    const runs = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? []);
    expect(runs("test")).toContain("npm test");
    expect(runs("test-all")).toContain('npm run test:all -- --shard "$SHARD/6"');
  });
});

test.each<[string, Run]>([
  ["the tests on a version of Node fail", { tested: false, failing: ["test"] }],
  ["one of all tests fails", { tested: false, failing: ["test-all"] }],
  ["it is not known whether the code was tested", { tested: true, failing: ["changes"] }],
  ["the check or the build fails", { tested: true, failing: ["build"] }],
  ["it is a pull request", { tested: true, event: "pull_request", ref: "refs/pull/1/merge" }],
  ["it is started on another branch", { tested: true, event: "workflow_dispatch", ref: "refs/heads/idea" }],
  ["the repository has not switched it on", { tested: true, pages: "" }],
])("nothing is deployed if %s", (_, run) => {
  expect(resultsOf(run).deploy).toBe("skipped");
});

test("nothing waits for the specification of the salon, which is only reported", () => {
  expect(jobs.specification?.["continue-on-error"]).toBe(true);
  expect(Object.keys(jobs).flatMap(needsOf)).not.toContain("specification");
  expect(resultsOf({ tested: true, failing: ["specification"] }).deploy).toBe("success");
});

test("what is deployed and what is restored is of the same Node, the current one with long-term support", () => {
  const node = (name: string) => jobs[name]?.steps.find(({ uses }) => uses?.startsWith("actions/setup-node@"))?.with;
  for (const name of ["build", "test-all", "specification"]) expect(node(name)).toMatchObject({ "node-version": 24 });
  const caches = ["build", "specification"].map(
    (name) => jobs[name]?.steps.find(({ uses }) => uses?.startsWith("actions/cache"))?.with,
  );
  expect(caches[0]).toEqual(caches[1]);
  expect(caches[0]?.path).toContain("node_modules/.cache/site\ndist/client\ndist/.client.manifest.json\n");
  // npm ci removes node_modules: what is restored comes after it.
  const steps = jobs.build?.steps ?? [];
  const at = (part: string) => steps.findIndex(({ run, uses }) => (run ?? uses ?? "").startsWith(part));
  expect(at("npm ci")).toBeLessThan(at("actions/cache@"));
  expect(at("actions/cache@")).toBeLessThan(at("npm run check"));
});

/** A run of site.yml as GitHub lists it, the newest first. */
interface Earlier {
  sha: string;
  passed: boolean;
}

/** What "changes" finds, with a `gh` that knows these runs and the code of these commits. */
function isTested(earlier: Earlier[], codes: Record<string, string>): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), "changes-"));
  const gh = `#!/usr/bin/env bash
case "$*" in
${Object.entries(codes)
  .map(([sha, code]) => `*git/trees/${sha}*) echo "${code}" ;;`)
  .join("\n")}
*"run list"*) printf '%s' '${earlier.map(({ sha }, index) => `${index + 1} ${sha}\n`).join("")}' ;;
${earlier.map(({ passed }, index) => `*runs/${index + 1}/jobs*) echo ${passed} ;;`).join("\n")}
*) echo "HTTP 502" >&2; exit 1 ;;
esac
`;
  writeFileSync(path.join(folder, "gh"), gh, { mode: 0o755 });
  const output = path.join(folder, "output");
  const { run = "" } = jobs.changes?.steps.find(({ id }) => id === "code") ?? {};
  const env = { PATH: `${folder}:${process.env.PATH}`, SHA: "now", GH_REPO: "owner/site", GITHUB_OUTPUT: output };
  execFileSync("bash", ["-ec", run], { env, stdio: "pipe" });
  const [, tested] = /^tested=(true|false)\n$/.exec(readFileSync(output, "utf8")) ?? [];
  return tested === "true";
}

describe("code counts as tested", () => {
  test("if it passed in an earlier run, also behind runs that failed or still wait", () => {
    const codes = { now: "blocks 1", a: "blocks 1", b: "blocks 1" };
    expect(isTested([{ sha: "a", passed: true }], codes)).toBe(true);
    const behind = [
      { sha: "now", passed: false },
      { sha: "a", passed: false },
      { sha: "b", passed: true },
    ];
    expect(isTested(behind, codes)).toBe(true);
  });

  test("not if only other code passed, or the tests of the last change of code have failed", () => {
    const codes = { now: "blocks 2", a: "blocks 2", b: "blocks 1" };
    const runs = [
      { sha: "a", passed: false },
      { sha: "b", passed: true },
    ];
    expect(isTested(runs, codes)).toBe(false);
    expect(isTested([{ sha: "b", passed: true }], codes)).toBe(false);
  });

  test("not if there is no earlier run, or GitHub does not respond", () => {
    expect(isTested([], { now: "blocks 1" })).toBe(false);
    expect(isTested([{ sha: "a", passed: true }], { now: "blocks 1" })).toBe(false);
    expect(isTested([{ sha: "a", passed: true }], {})).toBe(false);
  });

  test("by everything but pages and files to be served, and not by what a pull request says of itself", () => {
    const { run = "" } = jobs.changes?.steps.find(({ id }) => id === "code") ?? {};
    expect(run).toContain('.path != "pages-data" and .path != "public"');
    expect(run).toContain('.event == "push" or .event == "workflow_dispatch"');
    expect(run).toContain(`.name == "${jobs.tested?.name}"`);
  });
});
