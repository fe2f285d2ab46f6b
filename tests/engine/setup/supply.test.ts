import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  hasInstallScript?: true;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
}

/** Packages that may run a script when they are installed, each with its reason. */
const INSTALL_SCRIPTS = {
  esbuild: "checks that the program for this machine starts, and otherwise fetches it",
};

const manifest: Manifest = JSON.parse(readFileSync("package.json", "utf8"));
const { "": site, ...packages }: Record<string, Locked> = JSON.parse(
  readFileSync("package-lock.json", "utf8"),
).packages;

/** A version, with nothing to choose from: https://semver.org */
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test("package.json names exact versions, and the lock file installs these", () => {
  for (const kind of ["dependencies", "devDependencies"] as const) {
    expect(site?.[kind]).toEqual(manifest[kind]);
    for (const [name, version] of Object.entries(manifest[kind])) {
      expect(version, name).toMatch(EXACT);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  }
  const overrides = Object.values(manifest.overrides).flatMap((one) =>
    typeof one === "string" ? [one] : Object.values(one),
  );
  // `$react` is the version above.
  for (const version of overrides) expect(version).toMatch(/^\$|^\d+\.\d+\.\d+$/);
});

test("every package comes from the registry, with the hash of its content", () => {
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
  for (const [folder, { version }] of Object.entries(packages)) {
    expect(listed, folder).toContain(`${folder.replace(/^.*node_modules\//, "")}@${version}`);
  }
});
