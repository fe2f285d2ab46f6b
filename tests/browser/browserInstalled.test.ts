import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { candidates } from "../../scripts/setup/launchBrowser";

/** A folder with a browser that starts and programs of apt that only note how they are called. */
function machine(browser: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "machine-"));
  const log = path.join(folder, "log");
  const program = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  const [{ executablePath = "" } = {}] = candidates(process.env);
  program(browser, `PATH=${process.env.PATH} exec ${executablePath} "$@"`);
  for (const name of ["apt-get", "apt-cache"]) program(name, `echo ${name} "$@" >> ${log}`);
  program("sudo", '[ "$2" = true ] || { shift; exec "$@"; }');
  program("env", `PATH=/usr/bin:/bin exec /usr/bin/env PATH=${folder} "$@"`);
  writeFileSync(log, "");
  const env = { PATH: folder, HOME: folder, TMPDIR: tmpdir() };
  const { stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", "--browser"], { env, encoding: "utf8" });
  expect(stderr).toBe("");
  return readFileSync(log, "utf8")
    .split("\n")
    .filter((line) => line.includes(" install "));
}

test.runIf(process.platform === "linux")(
  "the browser without windows is installed beside another one, and once",
  () => {
    expect(machine("chromium")).toEqual([
      "apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation",
    ]);
    expect(machine("chromium-headless-shell")).toEqual([]);
  },
);
