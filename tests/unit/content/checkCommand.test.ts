import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { contentFolder, page } from "./folder";

// Each run is a process of its own, which a busy machine takes its time to start.
vi.setConfig({ testTimeout: 30_000 });

const SCRIPT = path.resolve(import.meta.dirname, "../../../scripts/check.ts");
const TSX = path.resolve(import.meta.dirname, "../../../node_modules/tsx/dist/cli.mjs");

/** Runs `npm run check` in a folder of its own, as CI does. */
function run(cwd: string, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, SCRIPT, ...flags], { cwd, encoding: "utf8" });
  return { status, stdout, stderr };
}

test("clean content is one line and exit code 0", () => {
  expect(run(contentFolder(), "--pages", "pages")).toEqual({ status: 0, stdout: "1 page, no problems.\n", stderr: "" });
});

test("a mistake is exit code 1, in every format", () => {
  const cwd = contentFolder({ "a.yaml": page("A", "subtitle: x\n") });
  expect(run(cwd, "--pages", "pages")).toMatchObject({ status: 1, stderr: "" });
  const json = run(cwd, "--pages=pages", "--format", "json");
  expect(json.status).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    pages: 2,
    errors: 1,
    warnings: 0,
    problems: [{ file: "pages/a.yaml", line: 3 }],
  });
  expect(run(cwd, "--pages", "pages", "--format", "github").stdout).toMatch(
    /^::error file=pages\/a\.yaml,line=3,col=1/,
  );
});

test.each([
  [["--pages", "nowhere"], "There is no folder nowhere. Name the folder of the pages with --pages.\n"],
  [["--format", "xml"], 'There is no format "xml". The formats are: github, json, junit, markdown, sarif, text.\n'],
  [
    ["--fromat", "json"],
    "Unknown option '--fromat'. The flags are --format github|json|junit|markdown|sarif|text, --pages DIR, --launch, --facts, --rules, --explain RULE and --watch.\n",
  ],
])("%s cannot run: exit code 2 and one sentence", (flags, sentence) => {
  expect(run(contentFolder(), ...flags)).toEqual({ status: 2, stdout: "", stderr: sentence });
});
