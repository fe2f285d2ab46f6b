// @module-tag slow
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { reportOf } from "../../../renderer/diff/causes/reportOf";
import { compareBuilt } from "../../../renderer/diff/compare/compareBuilt";
import { buildCode } from "../../../renderer/output/buildCode";
import { command } from "../../../scripts/commands/diff";
import { printReport } from "../../../scripts/diff/printReport";
import { GROOMER, PUBLIC, ROOT } from "../../support/fixtureSite";
import { runCommand } from "../../support/runCommand";
import { built, page } from "./madeUp";

/** A repository whose only commit is the fixture site. */
let repository: string;

const git = (...args: string[]) => {
  const settings = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "init.defaultBranch=main"];
  return execFileSync("git", [...settings, ...args], { cwd: repository, encoding: "utf8" });
};
const file = (name: string) => path.join(repository, name);
const diff = async (...args: string[]) => {
  const { NODE_ENV } = process.env;
  const run = await runCommand(command, ["--no-cards", "--at", "2030-05-01", ...args], repository);
  Object.assign(process.env, { NODE_ENV });
  return run;
};

beforeAll(async () => {
  // Vite builds the code in the folder of the project only, and the command is run in another.
  const { NODE_ENV } = process.env;
  await buildCode();
  // The settings for JSX, which tsx looks for where the command runs.
  Object.assign(process.env, { NODE_ENV, TSX_TSCONFIG_PATH: path.join(ROOT, "tsconfig.json") });
  repository = mkdtempSync(path.join(tmpdir(), "diff-command-"));
  cpSync(GROOMER, file("pages-data"), { recursive: true });
  cpSync(PUBLIC, file("public"), { recursive: true });
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "The site");
});

afterAll(() => {
  delete process.env.TSX_TSCONFIG_PATH;
});

test("a commit against itself is empty", async () => {
  const { code, said } = await diff("--base", "main", "--head", "HEAD");
  expect(said).toMatch(/`main` → `HEAD`: No visitor sees a difference\.\n\n6 routes unchanged, byte for byte\.\n$/);
  expect(code).toBe(0);
});

test("a comment is not a difference, a price is one, a later block is reported, and the working tree is unchanged", async () => {
  const text = readFileSync(file("pages-data/services.yaml"), "utf8");
  const changed = `# Prices of this spring.\n${text.replace("price: $20", "price: $21").replace("duration: 10 minutes\n", "duration: '10 minutes'\n")}`;
  const later = "  - type: textSection\n    from: 2099-12-01\n    heading: Gift Cards\n    text: Ask for one.\n";
  const now = `${changed}${later}`;
  writeFileSync(file("pages-data/services.yaml"), now);
  const status = git("status", "--porcelain");
  const { code, said } = await diff("--format", "json");
  expect(code).toBe(0);
  expect(JSON.parse(said)).toMatchObject({
    unchanged: 5,
    notes: ['From December 1, 2099: section added "Gift Cards / Ask for one.", on /services.'],
    counts: { changes: 1 },
    changes: [
      {
        kind: "price",
        before: "$20",
        after: "$21",
        routes: ["/services"],
        causes: [{ file: "pages-data/services.yaml" }],
      },
    ],
  });
  expect(git("status", "--porcelain")).toBe(status);
  expect(readFileSync(file("pages-data/services.yaml"), "utf8")).toBe(now);
  git("checkout", "-q", "pages-data");
});

test("figures that a page writes out are a group of their own, new and gone, each with its sentence and line", async () => {
  const about = readFileSync(file("pages-data/about.yaml"), "utf8");
  const old = "Both of us, renewed every three years.";
  const fresh = "Both of us, renewed every two years for $90.";
  writeFileSync(file("pages-data/about.yaml"), about.replace(old, fresh));
  const confirmed = `  - { page: about, figure: $90, sentence: "${fresh}" }\n`;
  const list = readFileSync(file("pages-data/figures.yaml"), "utf8");
  writeFileSync(file("pages-data/figures.yaml"), `${list}${confirmed}`);
  const reports = ["figures.html", "figures.json", "figures.md"].map(file);
  const outs = reports.flatMap((name) => ["--out", name]);
  const { code } = await diff(...outs);
  expect(code).toBe(0);
  git("checkout", "-q", "pages-data");

  const line = about.slice(0, about.indexOf(old)).split("\n").length;
  const [html = "", json = "", markdown = ""] = reports.map((name) => readFileSync(name, "utf8"));
  const place = { file: "pages-data/about.yaml", line };
  const written = { kind: "figure", what: "figure written out", routes: ["/about"] };
  const { changes } = JSON.parse(json) as { changes: { kind: string }[] };
  expect(changes.filter(({ kind }) => kind === "figure")).toMatchObject([
    { ...written, after: "two years", pieces: [{ text: fresh }], causes: [place] },
    { ...written, after: "$90", pieces: [{ text: fresh }], causes: [place] },
    { ...written, before: "three years", pieces: [{ text: old }], causes: [{ ...place, side: "before" }] },
  ]);
  // Up to the next group: the first group of a report is what a person must read.
  const [, group = ""] = markdown.split("#### ");
  expect(group).toMatch(/^Figures written out/);
  for (const words of ["two years", "$90", "three years", fresh, old, `about.yaml:${line}`]) {
    expect(group).toContain(words);
  }
  for (const words of ["two years", "$90"]) expect(html).toContain(words);
});

test("what cannot be compared is reported in a sentence", async () => {
  expect(await diff("--base", "no-such-branch")).toMatchObject({
    code: 2,
    said: expect.stringContaining('no branch, tag or commit "no-such-branch"'),
  });
  expect(await diff("--base", "--output=x")).toMatchObject({ code: 2 });
  writeFileSync(file("pages-data/about.yaml"), "title: 1\n");
  const { code, said } = await diff();
  expect(code).toBe(1);
  expect(said).toContain("pages-data/about.yaml:1:");
  expect(said).toContain("the working tree cannot be built");
  git("checkout", "-q", "pages-data");
});

test("a report is written in as many forms as files are named", async () => {
  const main = (words: string) => ({ "index.html": page({ main: `<p>${words}</p>` }) });
  const dirs = { before: built(main("From $140")), after: built(main("From $14")) };
  const files = ["r.html", "r.md", "r.json"].map(file);
  const said = vi.spyOn(console, "log").mockReturnValue();
  const report = reportOf(compareBuilt(dirs.before, dirs.after), dirs);
  await printReport({ report, ...dirs }, { format: "markdown", out: files });
  expect(said.mock.calls).toEqual([["1 change for visitors: 1 route changed."]]);
  for (const name of files) expect(readFileSync(name, "utf8")).toContain("$140");
});
