// @module-tag slow
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../support/fixtureSite";

/** A site that `init` of 1.0.0 made, with a block and a theme of its own, and the package beside it as npm installs it. */
let site: string;
let installed: string;

const { VITEST: _test, NODE_ENV: _mode, ...env } = process.env;
const run = (cwd: string, ...args: string[]) => {
  const cli = path.join(installed, "scripts/threeStrands.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { cwd, env, encoding: "utf8" });
  return { code: status, said: stdout + stderr };
};
const read = (name: string) => readFileSync(path.join(site, name), "utf8");
const write = (name: string, text: string) => writeFileSync(path.join(site, name), text);
const change = (file: string, ...changes: [from: string, to: string][]) => {
  const text = readFileSync(file, "utf8");
  for (const [from] of changes) expect(text, file).toContain(from);
  writeFileSync(
    file,
    changes.reduce((before, [from, to]) => before.replaceAll(from, to), text),
  );
};
const inSite = (name: string) => path.join(site, name);
const inPackage = (name: string) => path.join(installed, name);
const stampsOf = () =>
  readdirSync(installed, { recursive: true, encoding: "utf8" }).map((name) => [
    name,
    statSync(inPackage(name)).mtimeMs,
  ]);
const filesOf = () =>
  ["pages-data", "blocks", "package.json", "vercel.json", "netlify.toml"].flatMap((name) =>
    name.includes(".")
      ? [[name, read(name)] as const]
      : readdirSync(inSite(name), { recursive: true, encoding: "utf8" })
          .filter((file) => /\.\w+$/.test(file))
          .map((file) => [`${name}/${file}`, read(`${name}/${file}`)] as const),
  );

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  const packages = path.join(folder, "site/node_modules");
  site = path.join(folder, "site");
  installed = path.join(packages, "three-strands");
  mkdirSync(installed, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, "node_modules")))
    if (!name.startsWith(".")) symlinkSync(path.join(ROOT, "node_modules", name), path.join(packages, name));
  const { files } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8")) as { files: string[] };
  for (const name of ["package.json", ...files.filter((file) => !file.startsWith("!"))])
    cpSync(path.join(ROOT, name), inPackage(name), { recursive: true });
  const stamps = stampsOf();
  const made = path.join(folder, "made");
  const about = ["--name", "Lindner", "--language", "en", "--country", "US", "--kind", "product"];
  expect(run(folder, "init", ...about, "--yes", made).said).toContain("Lindner has");
  cpSync(made, site, { recursive: true });
  cpSync(path.join(ROOT, "tests/long/ownBlock"), inSite("blocks/Dishes"), { recursive: true });
  write(
    "blocks/Dishes/Dishes.tsx",
    'import { type Dishes as Block, Section } from "three-strands/block";\nexport const Dishes = (block: Block) => <Section {...block}><p>{block.items.length} dishes</p></Section>;\n',
  );
  change(inSite("pages-data/images/opening.svg"), ['height="1000"', 'height="100"']);
  mkdirSync(inSite("blocks/themes"));
  const quiet = readFileSync(path.join(ROOT, "blocks/look/themes/quiet.yaml"), "utf8");
  write("blocks/themes/brand.yaml", quiet.replace("radius: small", "radius: small # as on the sign"));
  const dishes = "  - type: dishes # fresh\n    heading: Dishes\n    items: [{ name: Soup }]\n";
  write("pages-data/index.yaml", `# The first page.\n${read("pages-data/index.yaml")}${dishes}`);
  change(inSite("pages-data/site.yaml"), [
    /^ {2}theme: .*$/m.exec(read("pages-data/site.yaml"))?.[0] ?? "no theme",
    "  theme: brand",
  ]);
  expect(run(site, "check").said).toContain("no problems");
  // A package may be where it is only to be read.
  expect(stampsOf()).toEqual(stamps);
});

/** Makes the installed package a 1.1.0: a property has another name, a block another markup, a value of the look too. */
function install(version: string): void {
  for (const file of ["schema.json", "example.yaml", "CallToAction.tsx"])
    change(inPackage(`blocks/CallToAction/${file}`), ["actions", "buttons"]);
  change(
    inPackage("blocks/CallToAction/CallToAction.tsx"),
    ["<Actions buttons={buttons}", "<Actions actions={buttons}"],
    ["<div>", '<div data-words="">'],
    ["<Words of={heading} />", "<Words of={heading} />!"],
  );
  change(inPackage("blocks/look/site.schema.json"), ['"small", "round"', '"slight", "round"']);
  for (const file of ["siteProperties.ts", "Letter.tsx"])
    change(inPackage(`blocks/look/${file}`), ["small: ", "slight: "]);
  for (const name of readdirSync(inPackage("blocks/look/themes"))) {
    const theme = inPackage(`blocks/look/themes/${name}`);
    writeFileSync(theme, readFileSync(theme, "utf8").replace("radius: small", "radius: slight"));
  }
  const migrations = {
    buttons: { in: "CallToAction", names: { actions: "buttons" } },
    slight: { in: "SiteLook", values: { radius: { small: "slight" } } },
  };
  for (const [name, migration] of Object.entries(migrations)) {
    const text = JSON.stringify({ version, about: `It is ${name} now.`, ...migration, examples: [] });
    writeFileSync(inPackage(`renderer/authoring/migrations/${version}-${name}.yaml`), text);
  }
  change(inPackage("scripts/starter/folder/netlify.toml"), ["[build]", "# Tried in 2027.\n[build]"]);
  change(
    inPackage("package.json"),
    ['"version": "1.0.0"', `"version": "${version}"`],
    ['"lru-cache": "11.0.2"', '"lru-cache": "11.0.3"'],
  );
  const made = spawnSync(process.execPath, [inPackage("scripts/run.mjs"), "schema"], {
    cwd: installed,
    env,
    encoding: "utf8",
  });
  expect(made.status, made.stderr).toBe(0);
}

const patience = { timeout: 600_000 };

test("a site of 1.0.0 is brought to 1.1.0 by one command, or stays as it was", patience, () => {
  const before = new Map(filesOf());
  expect(run(site, "upgrade").said).toContain("There is nothing to upgrade: the engine is three-strands 1.0.0.");
  install("1.1.0");

  // Another command has been run after the update.
  const checked = run(site, "check");
  expect(checked.said).toContain("The engine is three-strands 1.1.0 now, and was 1.0.0: npx three-strands upgrade");
  expect(checked).toMatchObject({ code: 1 });

  const home = read("pages-data/index.yaml");
  write("pages-data/index.yaml", home.replace("- type: callToAction\n", "$&    buttons: []\n"));
  const [above = ""] = read("pages-data/index.yaml").split(/(?<=type: callToAction[\s\S]*) actions:/);
  const line = above.split("\n").length;
  const refused = run(site, "upgrade", "--yes");
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toContain("Nothing was changed. Change these lines by hand, and start again:");
  expect(refused.said).toContain(`pages-data/index.yaml:${line}  It is buttons now. there is both`);
  write("pages-data/index.yaml", home);

  write("blocks/Dishes/schema.json", read("blocks/Dishes/schema.json").replaceAll("text.schema", "gone.schema"));
  expect(run(site, "upgrade", "--yes").said).toMatch(
    /Nothing was changed: blocks of this site do not fit.*\n\nblocks\/Dishes\/schema\.json: no file .*gone/,
  );
  write("blocks/Dishes/schema.json", before.get("blocks/Dishes/schema.json") ?? "");
  expect(new Map(filesOf())).toEqual(before);

  const report = path.join(site, "report.json");
  const { code, said } = run(
    site,
    "upgrade",
    "--yes",
    "--no-cards",
    "--out",
    report,
    "--out",
    path.join(site, "report.html"),
  );
  expect(said).toContain("This site is at three-strands 1.1.0 now");
  expect(code).toBe(0);
  const { before: old, after: fresh, changes, notes } = JSON.parse(readFileSync(report, "utf8"));
  expect({ old, fresh, notes }).toEqual({ old: "three-strands 1.0.0", fresh: "three-strands 1.1.0", notes: [] });
  expect(changes).toMatchObject([{ routes: ["/"], after: "!", causes: [{ file: "the code" }] }]);
  expect(readFileSync(path.join(site, "report.html"), "utf8")).not.toContain("Nothing changes today");

  const expected = new Map(
    [...before].map(([name, text]) => [
      name,
      name === "netlify.toml"
        ? `# Tried in 2027.\n${text}`
        : name === "package.json"
          ? text.replace('"lru-cache": "11.0.2"', '"lru-cache": "11.0.3"')
          : name === "blocks/themes/brand.yaml"
            ? text.replace("radius: small # as", "radius: slight # as")
            : text.replace(/(type: callToAction\n(?: {4}.*\n)*? {4})actions:/g, "$1buttons:"),
    ]),
  );
  expect(expected.get("pages-data/index.yaml")).toContain("    buttons:");
  expect(new Map(filesOf())).toEqual(expected);
  expect(parse(read("pages-data/index.yaml")).blocks.at(-1).type).toBe("dishes");
  expect(existsSync(inSite(".three-strands-before"))).toBe(false);
  expect(run(site, "check").said).toMatch(/^\d+ pages, no problems\.\n$/);
  expect(run(site, "upgrade").said).toContain("There is nothing to upgrade: the engine is three-strands 1.1.0.");
});
