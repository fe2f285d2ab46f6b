import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { installReason } from "../../../scripts/setup/packages.mjs";

const react = { version: "19.0.0", integrity: "sha512-react" };
const vite = { version: "7.0.0", integrity: "sha512-vite" };
const macOnly = { version: "2.3.0", integrity: "sha512-fsevents", optional: true };

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "locked-packages-"));
  lock({ react, vite, macOnly });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, packages: Record<string, object>) {
  const named = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify({ packages: Object.fromEntries(named) }));
}

const lock = (packages: Record<string, object>) => write("package-lock.json", { ...packages });

/** What `npm ci` leaves: the note of what it installed, and a folder for each package. */
function install(packages: Record<string, object>) {
  write("node_modules/.package-lock.json", packages);
  for (const name of Object.keys(packages)) write(`node_modules/${name}/package.json`, {});
}

test("requires the first installation in a fresh clone", () => {
  expect(installReason(root, true)).toBe("none are installed yet");
});

test("requires nothing if all versions agree, with or without an optional package", () => {
  install({ react, vite });
  expect(installReason(root, true)).toBeUndefined();
  install({ react, vite, macOnly });
  expect(installReason(root, true)).toBeUndefined();
});

test.each([
  ["a new version", { react: { ...react, version: "19.0.1" }, vite }],
  ["other content under the same version", { react: { ...react, integrity: "sha512-other" }, vite }],
  ["a new package", { react, vite, yaml: { version: "2.0.0" } }],
  ["a package removed", { react }],
  [
    "a new version of an optional package that is installed",
    { react, vite, macOnly: { ...macOnly, version: "2.4.0" } },
  ],
])("requires an installation after %s", (_, changed) => {
  install({ react, vite, ...("macOnly" in changed ? { macOnly } : {}) });
  lock(changed);
  expect(installReason(root, true)).toBe("the lock file changed");
});

test("requires the packages for tests only if they are needed", () => {
  lock({ react, vite, vitest: { version: "4.0.0", dev: true } });
  install({ react, vite });
  expect(installReason(root, false)).toBeUndefined();
  expect(installReason(root, true)).toBe("those for tests are not installed yet");
  install({ react, vite, vitest: { version: "4.0.0", dev: true } });
  expect(installReason(root, false)).toBeUndefined();
});

test("sees a package whose folder was deleted", () => {
  install({ react, vite });
  rmSync(path.join(root, "node_modules/vite"), { recursive: true });
  expect(installReason(root, true)).toBe("node_modules/vite is missing");
});

test("sees an installation that was cut short", () => {
  install({ react, vite });
  writeFileSync(path.join(root, "node_modules/.package-lock.json"), '{"packages": {');
  expect(installReason(root, true)).toBe("none are installed yet");
});

test("says how to restore a broken lock file", () => {
  install({ react, vite });
  writeFileSync(path.join(root, "package-lock.json"), "<<<<<<< HEAD");
  expect(() => installReason(root, true)).toThrow("git checkout package-lock.json");
});

test("agrees with what npm itself installed for this project", () => {
  expect(installReason(path.resolve("."), true)).toBeUndefined();
});
