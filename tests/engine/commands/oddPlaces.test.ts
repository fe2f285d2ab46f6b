import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Store } from "../../../renderer/cache/store.mjs";
import { expectPlace } from "../../../renderer/output/output";
import { failureOf } from "../../../scripts/cli/command";
import { systemWords } from "../../../scripts/cli/systemWords.mjs";
import { command } from "../../../scripts/commands/check";
import { lastRun } from "../../../scripts/lastRun/check.mjs";
import { runCommand } from "../../support/runCommand";
import { contentFolder, page } from "../content/folder";

/** An unusable place: each command reports it in one sentence, soon, and without a stack trace. */
let at: string;
let removeFolder: () => void;
beforeAll(() => {
  at = mkdtempSync(path.join(tmpdir(), "odd-"));
  symlinkSync("loop", path.join(at, "loop"));
  symlinkSync("nothing", path.join(at, "toNothing"));
  mkdirSync(path.join(at, "empty"));
  writeFileSync(path.join(at, "file"), "");
  execFileSync("mkfifo", [path.join(at, "pipe")]);
});
afterAll(() => {
  rmSync(at, { recursive: true });
  removeFolder?.();
});

const PLACES = [
  "/proc",
  "/proc/self/mem",
  "/proc/self/fd",
  "/dev",
  "/dev/null",
  "/dev/zero",
  "/sys",
  "/",
  "",
  "x".repeat(300),
];
const MADE = ["loop", "toNothing", "empty", "file", "pipe", "file/in", "not/there"];

const said = (text: string) => {
  expect(text).toMatch(/^\S.*\.?$/s);
  expect(text).not.toMatch(/\n\s+at |bug in the tool|\bundefined\b/);
};

describe.each([...PLACES, ...MADE.map((name) => `made:${name}`)])("%s", (named) => {
  const place = () => (named.startsWith("made:") ? path.join(at, named.slice(5)) : named);

  test("is refused as a folder of pages", async () => {
    const { code, said: text } = await runCommand(command, ["--pages", place()]);
    expect(code).toBe(2);
    said(text.trimEnd());
    // What is kept of the last check looks at the same folder before any command runs.
    expect(
      lastRun(["--pages", place()], new Store("odd places", { root: path.join(at, "empty") }))?.read(),
    ).toBeUndefined();
  });
});

test.each(["/dev/null", "made:loop", "made:toNothing", "made:file", "made:pipe", "made:file/in"])(
  "%s is refused as the output",
  (named) => {
    const place = named.startsWith("made:") ? path.join(at, named.slice(5)) : named;
    let error: unknown;
    try {
      expectPlace(place, [path.join(at, "empty")]);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeDefined();
    const { code, text } = failureOf(error, { name: "npm run build" });
    expect(code).toBe(2);
    said(text);
  },
);

test("an output inside a folder that the site is built from is refused", () => {
  const pages = path.join(at, "empty");
  for (const place of [pages, path.join(pages, "images/out")])
    expect(() => expectPlace(place, [pages])).toThrow(/from which the site is built/);
  expect(() => expectPlace(path.join(at, "out"), [pages])).not.toThrow();
});

test("an unknown operating system error is not reported as a bug of the tool", () => {
  const error = Object.assign(new Error("EXDEV: cross-device link not permitted"), {
    code: "EXDEV",
    syscall: "rename",
  });
  expect(systemWords(error)).toBe("The system refused it: EXDEV: cross-device link not permitted");
  expect(systemWords(new TypeError("x is not a function"))).toBeUndefined();
});

describe("a folder of pictures that is a link to a folder of the system", () => {
  test("is refused at once, and the pages are judged", async () => {
    const cwd = contentFolder(
      { "judged.yaml": page("Judged", "subtitle: x\n") },
      {
        cleanUp: (remove) => {
          removeFolder = remove;
        },
      },
    );
    rmSync(path.join(cwd, "pages/images"), { recursive: true, force: true });
    symlinkSync("/proc", path.join(cwd, "pages/images"));
    const { said: text } = await runCommand(command, ["--pages", path.join(cwd, "pages"), "--format", "json"]);
    const rules = (JSON.parse(text) as { problems: { rule: string; file: string }[] }).problems.map(
      ({ rule, file }) => `${path.basename(file)} ${rule}`,
    );
    expect(rules).toContain("images files/unreadable");
    expect(rules).toContain("judged.yaml schema/unknown-property");
  });
});

test("the folder public beside the pages is used, or the one in them, and never that of another site", async () => {
  const cwd = contentFolder({ "a.yaml": `${page("A")}    lead: See [it](/own.pdf) and [them](/favicon.svg).\n` });
  const pages = path.join(cwd, "pages");
  const missing = async () => {
    const { said: text } = await runCommand(command, ["--pages", pages, "--format", "json"]);
    const { problems } = JSON.parse(text) as { problems: { rule: string; message: string }[] };
    return problems
      .filter(({ rule }) => rule.startsWith("links/"))
      .map(({ message }) => /\/\w+\.\w+/.exec(message)?.[0]);
  };
  rmSync(path.join(cwd, "public"), { recursive: true, force: true });
  expect(await missing()).toEqual(["/own.pdf", "/favicon.svg"]);
  mkdirSync(path.join(cwd, "public"));
  writeFileSync(path.join(cwd, "public/own.pdf"), "");
  expect(await missing()).toEqual(["/favicon.svg"]);
  mkdirSync(path.join(cwd, "pages-data"));
  expect(await missing()).toEqual(["/own.pdf", "/favicon.svg"]);
  mkdirSync(path.join(pages, "public"));
  writeFileSync(path.join(pages, "public/favicon.svg"), "<svg/>");
  expect(await missing()).toEqual(["/own.pdf"]);
});

test("output that cannot be written ends a command in words", () => {
  const root = path.resolve(import.meta.dirname, "../../..");
  const child = spawnSync("sh", ["-c", `node scripts/run.mjs check --pages ${at}/empty --rules > /dev/full`], {
    cwd: root,
    encoding: "utf8",
  });
  expect(child.status).toBe(2);
  said(child.stderr);
});

test.each(["check", "build"])("%s says that the folder it was started in is gone", (name) => {
  const program = path.resolve(import.meta.dirname, "../../../scripts/run.mjs");
  const child = spawnSync("sh", ["-c", 'mkdir gone && cd gone && rmdir ../gone && node "$0" "$1"', program, name], {
    cwd: at,
    encoding: "utf8",
  });
  expect(child.status, child.stderr).toBe(2);
  said(child.stderr);
});
