import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GROOMER, ROOT } from "../../support/fixtureSite";
import { filesOf } from "../../support/runBuild";

/** A copy of the repository with a cache of its own, and a site that nothing was made of before. */
let copy: string;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "damaged-"));
  for (const name of readdirSync(ROOT)) {
    if (/^(\.|node_modules|dist|tests|pages-data|screenshots)/.test(name)) continue;
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
  }
  const packages = path.join(copy, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync(path.join(ROOT, "node_modules"))) {
    if (name !== ".cache") symlinkSync(path.join(ROOT, "node_modules", name), path.join(packages, name));
  }
  cpSync(GROOMER, path.join(copy, "pages"), { recursive: true });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(...args: string[]): string {
  const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: "utf8" });
  expect({ status, stderr }, stdout).toEqual({ status: 0, stderr: "" });
  return stdout;
}

/** Checks, and builds into a new folder: all of it comes from the cache, or is made again. */
function checkAndBuild(name: string) {
  const said = run("scripts/check.mjs", "--pages", "pages");
  run("--import", "tsx", "scripts/build.ts", "--pages", "pages", "--out", `${name}/site`);
  const files = [...filesOf(path.join(copy, name))].filter(([file]) => !file.startsWith("."));
  return { said, files: new Map(files.map(([file, { text }]) => [file, text])) };
}

test("a cache with every file damaged or emptied changes nothing of what is built and reported", {
  timeout: 300_000,
}, () => {
  const first = checkAndBuild("first");
  const cache = path.join(copy, "node_modules/.cache/site");
  const kinds = ["answers", "cards", "code", "icons", "markdown", "picture-looks", "pictures", "spelling", "yaml"];
  expect(readdirSync(cache)).toEqual(expect.arrayContaining(kinds));
  const damages = { flipped, emptied: () => Buffer.alloc(0) };
  for (const [name, damage] of Object.entries(damages)) {
    for (const file of filesOf(cache).keys()) {
      const full = path.join(cache, file);
      writeFileSync(full, damage(readFileSync(full)));
    }
    const again = checkAndBuild(name);
    expect(again.said, name).toBe(first.said);
    expect([...again.files.keys()], name).toEqual([...first.files.keys()]);
    for (const [file, text] of again.files) expect(text === first.files.get(file), `${name}: ${file}`).toBe(true);
  }
});

/** With one bit of the byte in the middle flipped. */
function flipped(bytes: Buffer): Buffer {
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}
