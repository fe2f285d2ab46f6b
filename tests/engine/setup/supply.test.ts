import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Locked {
  version: string;
  /** Where another package is installed under the name. */
  name?: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
}

/** Packages that may run a script when they are installed, each with its reason. */
const INSTALL_SCRIPTS = {
  esbuild: "checks that the program for this machine starts, and otherwise fetches it",
};

/** A package.json, and what its lock file installs. */
function readLocked(folder: string) {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const lock = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8"));
  const { "": site, ...packages }: Record<string, Locked> = lock.packages;
  return { manifest, site, packages };
}

const FOLDERS = [".", "tests/engine/editor/packages"];
const { manifest, packages } = readLocked(".");

/** A version, with nothing to choose from: https://semver.org */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test.each(FOLDERS)("%s/package.json names exact versions, and its lock file installs these", (folder) => {
  const { manifest, site, packages } = readLocked(folder);
  for (const kind of ["dependencies", "devDependencies"] as const) {
    expect(site?.[kind]).toEqual(manifest[kind]);
    for (const [name, version] of Object.entries(manifest[kind] ?? {})) {
      expect(version, name).toMatch(EXACT);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  }
  const overrides = Object.values(manifest.overrides ?? {}).flatMap((one) =>
    typeof one === "string" ? [one] : Object.values(one),
  );
  const inside = Object.values(manifest.overrides ?? {}).flatMap((one) =>
    typeof one === "string" ? [] : Object.entries(one),
  );
  for (const [name, version] of inside) expect([undefined, version], name).toContain(manifest.dependencies[name]);
  // No `$react` for the version above: a new site has the overrides too, and no React of its own. `npm:` names another
  // package to install in its place.
  for (const version of overrides) expect(version).toMatch(/^(?:npm:@[\w-]+\/[\w-]+@)?\d+\.\d+\.\d+$/);
});

test.each(FOLDERS)("every package of %s comes from the registry, with the hash of its content", (of) => {
  const { packages } = readLocked(of);
  for (const [folder, { resolved, integrity }] of Object.entries(packages)) {
    // Without an address it is the registry that npm is set to; one of a git repository or a host would be named here.
    expect(resolved, folder).toBeUndefined();
    expect(integrity, folder).toMatch(/^sha512-/);
  }
});

test("no package runs a script when it is installed, but those named here", () => {
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(scripted.map(([folder]) => folder.replace(/^.*node_modules\//, "")));
  expect([...names].sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
  expect(Object.keys(manifest.allowScripts).sort()).toEqual(Object.keys(INSTALL_SCRIPTS).sort());
});

test("the workflow keeps a bill of materials with every package", () => {
  const { jobs } = parse(readFileSync(".github/workflows/site.yml", "utf8"));
  const steps: { run?: string; uses?: string; with?: { path?: string } }[] = jobs.build.steps;
  const [, command = "", file = ""] = steps.map(({ run }) => run?.match(/^(npm sbom .+) > (\S+)$/)).find(Boolean) ?? [];
  expect(steps.some(({ uses, with: given }) => uses?.includes("upload-artifact") && given?.path === file)).toBe(true);
  const bill = JSON.parse(
    execFileSync(command, { encoding: "utf8", shell: true, stdio: ["ignore", "pipe", "ignore"] }),
  );
  expect(bill).toMatchObject({ bomFormat: "CycloneDX", specVersion: expect.stringMatching(/^1\.\d$/) });
  const listed = new Set(bill.components.map(({ name, version }: Record<string, string>) => `${name}@${version}`));
  for (const [folder, { version, name }] of Object.entries(packages)) {
    expect(listed, folder).toContain(`${name ?? folder.replace(/^.*node_modules\//, "")}@${version}`);
  }
});
