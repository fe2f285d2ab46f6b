import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { candidates } from "../../../scripts/setup/launchBrowser";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "setup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(file: string): string {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  return full;
}

test("CHROMIUM_PATH is tried before all others", () => {
  const named = program("my-browser");
  program("bin/chromium");
  expect(candidates({ CHROMIUM_PATH: named, PATH: path.join(folder, "bin") })).toEqual([{ executablePath: named }]);
});

test("a CHROMIUM_PATH without a file is an error, not a reason to take another browser", () => {
  const named = path.join(folder, "nothing");
  expect(() => candidates({ CHROMIUM_PATH: named })).toThrow(`CHROMIUM_PATH names ${named}`);
});

test("otherwise the commands on the PATH, the one without windows first, then Chrome, Edge and Playwright's download", () => {
  const chromium = program("bin/chromium");
  const shell = program("bin/chromium-headless-shell");
  const chrome = program("bin/google-chrome");
  expect(candidates({ PATH: path.join(folder, "bin") })).toEqual([
    { executablePath: shell },
    { executablePath: chromium },
    { executablePath: chrome },
    { channel: "chrome" },
    { channel: "msedge" },
    {},
  ]);
});

const hasChrome = ["/opt/google/chrome/chrome", "/opt/microsoft/msedge/msedge"].some((file) => existsSync(file));
test.runIf(process.platform === "linux" && !hasChrome)(
  "without a browser that starts and a way to install one, setup says in one sentence what to do",
  () => {
    program("chromium-browser");
    const env = { PATH: folder, HOME: folder };
    const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", "--browser"], { env });
    expect(String(stderr)).toBe(
      "The browser tests need Chromium, Google Chrome or Microsoft Edge: install one of them, or set CHROMIUM_PATH to its program, and run the command again.\n",
    );
    expect(String(stdout)).toBe("");
    expect(status).toBe(1);
  },
);

test.runIf(process.platform !== "win32").each(["SIGTERM", "SIGINT"] as const)(
  "%s during an installation ends the installation as well",
  async (signal) => {
    mkdirSync(path.join(folder, "scripts"));
    writeFileSync(path.join(folder, "scripts/setup.mjs"), readFileSync("scripts/setup.mjs"));
    symlinkSync(path.resolve("scripts/setup"), path.join(folder, "scripts/setup"));
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ engines: { node: ">=9" } }));
    // In place of npm, as slow as it likes.
    const npm = path.join(folder, "npm.mjs");
    writeFileSync(npm, "console.log(`npm is ${process.pid}`); setInterval(() => {}, 1000);");
    const setup = spawn(process.execPath, [path.join(folder, "scripts/setup.mjs")], {
      env: { ...process.env, npm_execpath: npm },
    });
    let said = "";
    setup.stdout.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
    await expect.poll(() => said).toMatch(/npm is \d+/);
    const pid = Number(/npm is (\d+)/.exec(said)?.[1]);
    setup.kill(signal);
    expect(await once(setup, "exit")).toEqual([1, null]);
    expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  },
);

test("an older Node is refused in one sentence", () => {
  mkdirSync(path.join(folder, "scripts"));
  writeFileSync(path.join(folder, "scripts/setup.mjs"), readFileSync("scripts/setup.mjs"));
  symlinkSync(path.resolve("scripts/setup"), path.join(folder, "scripts/setup"));
  const run = (node: string) => {
    writeFileSync(path.join(folder, "package.json"), JSON.stringify({ engines: { node } }));
    return String(spawnSync(process.execPath, [path.join(folder, "scripts/setup.mjs")]).stderr);
  };
  expect(run(">=100.2")).toBe(
    `This site needs Node 100.2 or newer, but this is Node ${process.versions.node}. Install a newer one from https://nodejs.org and run the command again.\n`,
  );
  // Then it goes on, to the packages.
  expect(run(">=9.30")).not.toContain("needs Node");
});
