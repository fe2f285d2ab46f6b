import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { command } from "../../../scripts/commands/check";
import { runCommand } from "../../support/runCommand";
import { contentFolder, page } from "./folder";

const SCRIPT = path.resolve(import.meta.dirname, "../../../scripts/run.mjs");

/** The result of `npm run check` in a folder, run in this process. */
async function run(cwd: string, ...flags: string[]) {
  const { code, said } = await runCommand(command, flags, cwd);
  return { status: code, stdout: code === 2 ? "" : said, stderr: code === 2 ? said : "" };
}

/** Runs `npm run check` in a process of its own, as CI does. */
function runProcess(cwd: string, ...flags: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, "check", ...flags], {
    cwd,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("clean content is one line and exit code 0, again from the cache, until the content is another", () => {
  const cwd = contentFolder();
  const clean = { status: 0, stdout: "1 page, no problems.\n", stderr: "" };
  expect(runProcess(cwd, "--pages", "pages")).toEqual(clean);
  expect(runProcess(cwd, "--pages", "pages")).toEqual(clean);
  writeFileSync(path.join(cwd, "pages/services.yaml"), page("A", "subtitle: x\n"));
  const { status, stdout } = runProcess(cwd, "--pages", "pages");
  expect(status).toBe(1);
  expect(stdout).toContain("pages/services.yaml:3");
  expect(runProcess(cwd, "--pages", "pages")).toEqual({ status, stdout, stderr: "" });
});

test("an error is exit code 1, in every format", async () => {
  const cwd = contentFolder({ "a.yaml": page("A", "subtitle: x\n") });
  expect(await run(cwd, "--pages", "pages")).toMatchObject({ status: 1, stderr: "" });
  const json = await run(cwd, "--pages=pages", "--format", "json");
  expect(json.status).toBe(1);
  expect(JSON.parse(json.stdout)).toMatchObject({
    pages: 2,
    errors: 1,
    warnings: 0,
    problems: [{ file: "pages/a.yaml", line: 3 }],
  });
  expect((await run(cwd, "--pages", "pages", "--format", "github")).stdout).toMatch(
    /^::error file=pages\/a\.yaml,line=3,col=1/,
  );
});

test.each([
  [
    ["--pages", "nowhere"],
    "There is no folder nowhere. Name the folder of the pages with --pages, or make a new site with npm run init.\n",
  ],
  [["--format", "xml"], 'There is no format "xml". The formats are: github, json, junit, markdown, sarif, text.\n'],
  [["--fromat", "json"], "Unknown option '--fromat'. Did you mean --format? See npm run check -- --help.\n"],
])("%s cannot run: exit code 2 and one sentence", async (flags, sentence) => {
  expect(await run(contentFolder(), ...flags)).toEqual({ status: 2, stdout: "", stderr: sentence });
});

test("a file of another folder is named as the folder was", async () => {
  const pages = path.join(contentFolder({ "a.yaml": page("A", "subtitle: x\n") }), "pages");
  const cwd = contentFolder();
  const relative = path.relative(cwd, pages);
  for (const folder of [pages, relative]) {
    expect((await run(cwd, "--pages", folder)).stdout).toMatch(new RegExp(`^${folder}/a\\.yaml:3:1 `));
  }
  const { runs } = JSON.parse((await run(cwd, "--pages", pages, "--format", "sarif")).stdout);
  expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: pathToFileURL(path.join(pages, "a.yaml")).href,
  });
});

test("a launch fails while anything is marked, and names each place", async () => {
  const cwd = contentFolder({
    "a.yaml": `# A mark such as "replace before launch" in quotes is none.\n${page("A")}    lead: I love it. # replace before launch\n    # The owner's to confirm.\n    badge: With care\n`,
  });
  expect((await run(cwd, "--pages", "pages")).status).toBe(0);
  const { status, stdout } = await run(cwd, "--pages", "pages", "--launch", "--format", "json");
  expect(status).toBe(1);
  expect(JSON.parse(stdout).problems).toMatchObject([
    { file: "pages/a.yaml", line: 7, column: 11, endColumn: 21, rule: "launch/placeholder" },
    { file: "pages/a.yaml", line: 8, column: 5, rule: "launch/unconfirmed" },
  ]);
});

test("rules are listed, and explained by name", async () => {
  const cwd = contentFolder();
  const listed = (await run(cwd, "--rules")).stdout;
  for (const name of ["built/dead-link", "online/no-answer"]) expect(listed).toContain(name);
  expect(listed).toMatch(/^error {4}blocks\/duplicate-id .*\n(?:.*\n)*warning {2}vars\/unused /m);
  expect((await run(cwd, "--explain", "online/no-answer")).stdout).toMatch(/^online\/no-answer {2}\(warning\)\n/);
  expect((await run(cwd, "--explain", "titles/length")).stdout).toMatch(
    /^titles\/length {2}\(warning\)\n[\s\S]*\nWrong:\n {2}title: Baths\n/,
  );
  const guess = "This rule guesses what you mean. If it is wrong: # check-ignore text/spelling: reason";
  expect((await run(cwd, "--explain", "text/spelling")).stdout).toContain(`\n${guess}\n`);
  expect((await run(cwd, "--explain", "titles/length")).stdout).not.toContain("guesses");
  expect(await run(cwd, "--explain", "titels/length")).toEqual({
    status: 2,
    stdout: "",
    stderr: 'There is no rule "titels/length". Did you mean titles/length?\n',
  });
});

test("on GitHub the summary of the job lists every problem", async () => {
  const cwd = contentFolder({ "a.yaml": page("A", "subtitle: x\n") });
  const summary = path.join(cwd, "summary.md");
  process.env.GITHUB_STEP_SUMMARY = summary;
  try {
    expect((await run(cwd, "--pages", "pages", "--format", "github")).status).toBe(1);
  } finally {
    delete process.env.GITHUB_STEP_SUMMARY;
  }
  expect(readFileSync(summary, "utf8")).toMatch(/^### Content check failed\n\n1 error in 1 file\.\n/);
});
