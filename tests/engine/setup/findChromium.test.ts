import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium } from "../../../scripts/setup/findChromium.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "find-chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program that stands in for a browser: it answers `--version` with the exit code. */
function program(file: string, exitCode = 0): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `#!/bin/sh\nexit ${exitCode}\n`, { mode: 0o755 });
  return full;
}

const onLinux = test.runIf(process.platform === "linux");

test("CHROMIUM_PATH goes before all", () => {
  const named = program("my-browser");
  program("bin/chromium");
  expect(findChromium({ CHROMIUM_PATH: named, PATH: path.join(folder, "bin") })).toBe(named);
});

test("a CHROMIUM_PATH without a file is a mistake, not a reason to take another browser", () => {
  const named = path.join(folder, "nothing");
  expect(() => findChromium({ ...process.env, CHROMIUM_PATH: named })).toThrow(`CHROMIUM_PATH names ${named}`);
});

onLinux("a command that cannot start is passed over, as Ubuntu's chromium-browser without its snap", () => {
  program("bin/chromium-browser", 1);
  const chrome = program("bin/google-chrome");
  expect(findChromium({ PATH: path.join(folder, "bin") })).toBe(chrome);
});

onLinux("Playwright's newest download is the last resort", () => {
  program("cache/chromium-999/chrome-linux/chrome");
  const newest = program("cache/chromium-1200/chrome-linux64/chrome");
  expect(findChromium({ PATH: "", PLAYWRIGHT_BROWSERS_PATH: path.join(folder, "cache") })).toBe(newest);
});

onLinux("without a browser and a way to install one, setup says in one sentence what to do", () => {
  const env = { PATH: folder, HOME: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", "--browser"], { env });
  expect(status).toBe(1);
  expect(String(stdout)).toBe("");
  expect(String(stderr)).toBe(
    "The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set CHROMIUM_PATH to its program, and run the command again.\n",
  );
});
