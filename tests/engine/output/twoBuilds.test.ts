import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lock } from "../../../renderer/base/files/lock";
import { command } from "../../../scripts/commands/build";
import { GROOMER, ROOT } from "../../support/fixtureSite";
import { filesOf } from "../../support/runBuild";
import { runCommand } from "../../support/runCommand";
import { onFileChange } from "../../support/stopped";

const folder = mkdtempSync(path.join(tmpdir(), "two-builds-"));
const work = path.join(folder, "work");
const out = path.join(work, "site");
const lockFile = path.join(work, ".site.lock");
const build = (...args: string[]) =>
  runCommand(command, ["--pages", GROOMER, "--no-cards", "--no-pictures", "--out", out, ...args], ROOT);

beforeEach(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a second build into the same folder reports the running one, and changes nothing", async () => {
  const release = lock(lockFile, "Another build");
  const { pid, since } = JSON.parse(readFileSync(lockFile, "utf8"));
  const { code, said } = await build();
  release();
  expect({ code, said }).toMatchObject({
    code: 2,
    said: expect.stringContaining(`process ${process.pid}, since ${since}`),
  });
  expect([pid, readdirSync(work)]).toEqual([process.pid, []]);
});

test("a lock of a dead process, or an incomplete one, blocks no build", async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  writeFileSync(lockFile, JSON.stringify({ pid: child.pid, since: "then" }));
  expect(() => lock(lockFile, "Another build")).toThrow(`Another build: process ${child.pid}, since then.`);
  child.kill("SIGKILL");
  await once(child, "exit");
  lock(lockFile, "Another build")();

  // Another process has the number of the dead one.
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, started: "1", since: "then" }));
  if (existsSync("/proc/self/stat")) lock(lockFile, "Another build")();
  rmSync(lockFile, { force: true });

  writeFileSync(lockFile, "");
  expect(() => lock(lockFile, "Another build")).toThrow("a process that has just started");
  utimesSync(lockFile, 1, 1);
  lock(lockFile, "Another build")();
  expect(readdirSync(work)).toEqual([]);
});

test("an output folder below a file is reported in a sentence, with exit code 2", async () => {
  const file = path.join(work, "file");
  writeFileSync(file, "text");
  const { code, said } = await runCommand(command, ["--pages", GROOMER, "--out", path.join(file, "site")], ROOT);
  expect(said).toMatch(/^(There is a file where a folder is expected|The name is already used): /m);
  expect(said).not.toMatch(/^\s+at /m);
  expect(code).toBe(2);
  expect(readdirSync(work)).toEqual(["file"]);
});

test("whatever the disk refuses, the last output stays as it was, and nothing is left beside it", {
  tags: ["slow"],
}, async () => {
  expect(await build()).toMatchObject({ code: 0 });
  const pages = path.join(work, "pages");
  cpSync(GROOMER, pages, { recursive: true });
  const about = path.join(pages, "about.yaml");
  writeFileSync(about, readFileSync(about, "utf8").replace("title: ", "title: Another "));
  const before = filesOf(work);
  for (const [code, words, left] of [
    ["ENOSPC", "The disk is full", 0],
    ["EROFS", "The disk is read-only", 2],
    ["EMFILE", "Too many files are open", 3],
  ] as const) {
    let moves = left;
    const restore = onFileChange((name, [from]) => {
      if (name !== "renameSync" || !String(from).includes(".staging") || moves-- !== 0) return;
      throw Object.assign(new Error(`${code}: refused, rename`), { code });
    });
    const done = await build("--pages", pages).finally(restore);
    expect(done).toMatchObject({ code: 2, said: expect.stringContaining(words) });
    expect(done.said).not.toMatch(/^\s+at /m);
    expect([...filesOf(work)].map(([file, { text }]) => [file, text])).toEqual(
      [...before].map(([file, { text }]) => [file, text]),
    );
    expect(readdirSync(work).sort()).toEqual([
      ".site.manifest.json",
      "pages",
      "site",
      "site.next-change.json",
      "site.nginx.conf",
    ]);
  }
  expect(await build("--pages", pages)).toMatchObject({ code: 0 });
  expect(filesOf(out).get("about.html")?.text).toContain("<title>Another ");
});

test.each(["null", "[]", '"x"', "5", '{"pid":"x"}', "\0\xff", undefined])(
  "a lock file that contains %j locks nothing",
  (text) => {
    if (text === undefined) mkdirSync(path.join(lockFile, "in"), { recursive: true });
    else writeFileSync(lockFile, text);
    utimesSync(lockFile, new Date(0), new Date(0));
    const release = lock(lockFile, "Another build");
    expect(JSON.parse(readFileSync(lockFile, "utf8")).pid).toBe(process.pid);
    release();
    expect(readdirSync(work)).toEqual([]);
  },
);

test("a lock that was written before the clock was set back blocks no build", () => {
  writeFileSync(lockFile, "");
  utimesSync(lockFile, new Date(2 ** 32 * 900), new Date(2 ** 32 * 900));
  lock(lockFile, "Another build")();
  expect(readdirSync(work)).toEqual([]);
});
