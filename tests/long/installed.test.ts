// @module-tag slow
import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { PageWords } from "../../renderer/desk/protocol/words";
import { deskTokenIn } from "../../scripts/preview/startPreview";
import { freePort } from "../../scripts/serve/listen";
import { ROOT } from "../support/fixtureSite";

/** The most that the packages of a site take, in MB. */
const MOST_MB = 190;

/** Two installations from the registry, in milliseconds. */
const PATIENCE = { timeout: 900_000 };

/** What a site's commands may not see: how the tests, and this repository, are started. */
const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
for (const name of Object.keys(env)) if (/^npm_/.test(name)) delete env[name];

/** A folder with nothing in it but the packed engine, which is installed from there. */
let folder: string;
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: path.join(folder, cwd),
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
const read = (...names: string[]) => readFileSync(path.join(folder, ...names), "utf8");

beforeAll(() => {
  // Not the temporary folder of all tests, which is in memory: the packages are large.
  folder = mkdtempSync(path.join(path.parse(tmpdir()).root, "var/tmp/three-strands-"));
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: ROOT, stdio: "ignore" });
  const [packed = ""] = readdirSync(folder);
  run("", "npm", "install", `./${packed}`, "--prefer-offline", "--no-audit", "--no-fund");
});

const SITES = [
  ["lindner", "de", "DE", "local", ["--town", "Regensburg"]],
  ["boulangerie", "fr", "FR", "organization", []],
  ["lone-star", "en", "US", "product", []],
] as const;

describe.each(SITES)("%s in %s", (dir, language, country, kind, more) => {
  test("is made, and needs nothing of this repository", () => {
    const args = ["--name", dir, "--language", language, "--country", country, "--kind", kind, ...more];
    const said = run("", "npx", "three-strands", "init", ...args, "--yes", dir);
    expect(said).toContain(`cd ${dir} && npm install && npm run dev shows them`);
    for (const name of ["package.json", "README.md", ".vscode/settings.json"])
      expect(read(dir, name), name).not.toContain(ROOT);
    expect(JSON.parse(read(dir, "package.json")).dependencies["three-strands"]).toBe("file:../three-strands-1.0.0.tgz");
  });
});

test("the first site is installed, checked, built and served, with a block of its own", PATIENCE, async () => {
  run("lindner", "npm", "install", "--prefer-offline", "--no-audit", "--no-fund");
  writeDishes(path.join(folder, "lindner"));
  const port = await freePort();
  await withServer("start", ["PORT", String(port)], async () => {
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain("data-dishes");
    expect((await fetch(`http://localhost:${port}/kontakt`)).status).toBe(200);
  });
  const megabytes = sizeOf(path.join(folder, "lindner/node_modules")) / 1_000_000;
  expect(megabytes).toBeLessThan(MOST_MB);
  expect(run("lindner", "npm", "test")).toContain("6 pages, no problems.");
});

test("the preview shows the block, lists it in the desk, and takes words typed there and an edit of its code", async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const textOf = async (address: string, headers = {}) => (await fetch(url + address, { headers })).text();
  await withServer("dev", ["PORT", String(port)], async () => {
    expect(await textOf("/")).toContain("data-dishes");
    const token = deskTokenIn(await textOf("/_desk/at/"));
    expect(await textOf("/_desk/blocks", { "x-desk": token })).toContain('"type":"dishes"');
    expect(await textOf("/_blocks/Dishes")).toContain("data-dishes");
    const { files, words } = JSON.parse(await textOf("/_desk/words?route=/", { "x-desk": token })) as PageWords;
    const heading = words.find(({ written }) => written === "Speisen am Abend");
    const saved = await fetch(`${url}/_desk/edit`, {
      method: "POST",
      headers: { "x-desk": token, "content-type": "application/json", "sec-fetch-site": "same-origin", origin: url },
      body: JSON.stringify({
        file: "index.yaml",
        base: files["index.yaml"]?.hash,
        steps: [{ do: "set", pointer: heading?.pointer, value: "Speisen am Mittag" }],
      }),
    });
    expect(await saved.json()).toMatchObject({ result: "saved" });
    expect(read("lindner/pages-data/index.yaml")).toContain("heading: Speisen am Mittag\n");
    // A heading keeps its short words together by spaces that do not break.
    await expect.poll(() => textOf("/")).toMatch(/Speisen\sam\sMittag/);
    const file = path.join(folder, "lindner/blocks/Dishes/Dishes.tsx");
    writeFileSync(file, readFileSync(file, "utf8").replace("data-dishes", "data-meals"));
    await expect.poll(() => textOf("/")).toContain("data-meals");
  });
});

const COMPONENT = `import { type Dishes as DishesBlock, Section, Words } from "three-strands/block";

export function Dishes({ items, ...section }: DishesBlock) {
  const dishes = items.map(({ name, contains }, index) => (
    <li key={index}>
      <Words of={name} /> {contains && <Words of={contains} />}
    </li>
  ));
  return (
    <Section {...section}>
      <ul data-dishes="">{dishes}</ul>
    </Section>
  );
}
`;

/** A block of the site, as CONTRIBUTING.md says, on the home page. */
function writeDishes(site: string): void {
  cpSync(path.join(import.meta.dirname, "ownBlock"), path.join(site, "blocks/Dishes"), { recursive: true });
  writeFileSync(path.join(site, "blocks/Dishes/Dishes.tsx"), COMPONENT);
  const home = path.join(site, "pages-data/index.yaml");
  const block = "  - type: dishes\n    heading: Speisen am Abend\n    items: [{ name: Suppe, contains: Gluten }]\n";
  writeFileSync(home, readFileSync(home, "utf8") + block);
}

/** Starts a command of the site that serves, until `use` has ended. */
async function withServer(name: string, [key, value]: [string, string], use: () => Promise<void>): Promise<void> {
  const cli = path.join(folder, "lindner/node_modules/three-strands/scripts/threeStrands.mjs");
  const server = spawn(process.execPath, [cli, name], {
    cwd: path.join(folder, "lindner"),
    env: { ...env, [key]: value },
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  try {
    await new Promise<void>((resolve, reject) => {
      let printed = "";
      for (const stream of [server.stdout, server.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          printed += text;
          if (/^http:\/\/localhost:\d+/m.test(printed)) resolve();
        });
      server.once("close", () => reject(new Error(printed)));
    });
    await use();
  } finally {
    server.kill("SIGINT");
    await ended;
  }
}

/** The bytes of a folder, links not followed. */
function sizeOf(place: string): number {
  const entries = readdirSync(place, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}
