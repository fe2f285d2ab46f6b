import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { foreignImports, prepareEngine } from "../../../scripts/setup/engineFolder.mjs";
import { ROOT } from "../../support/fixtureSite";

let site: string;
let engine: string;
beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "own-blocks-"));
  mkdirSync(path.join(site, "node_modules"));
});

const own = (name: string) => path.join(site, "blocks", name);
const inEngine = (name: string) => path.join(engine, name);
const read = (file: string) => readFileSync(file, "utf8");

/** A block of the site, made of one of the engine with its imports from the package. */
function writeBlock(name: string, from: string): void {
  cpSync(path.join(ROOT, "blocks", from), own(name), { recursive: true });
  if (name !== from) renameSync(path.join(own(name), `${from}.tsx`), path.join(own(name), `${name}.tsx`));
  const type = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const oldType = `${from.charAt(0).toLowerCase()}${from.slice(1)}`;
  const change = (file: string, replace: (text: string) => string) =>
    writeFileSync(path.join(own(name), file), replace(read(path.join(own(name), file))));
  change("schema.json", (text) =>
    text.replace(`"title": "${from}"`, `"title": "${name}"`).replace(`"const": "${oldType}"`, `"const": "${type}"`),
  );
  change("example.yaml", (text) => text.replace(`type: ${oldType}`, `type: ${type}`));
  writeFileSync(
    path.join(own(name), `${name}.tsx`),
    `import { Section } from "three-strands/block";\nexport const ${name} = Section;\n`,
  );
}

test("the engine is copied as its package.json says, with nothing that only its repository needs", () => {
  engine = prepareEngine(site);
  expect(engine).toBe(path.join(site, ".three-strands"));
  expect(read(inEngine(".gitignore"))).toBe("*\n");
  for (const name of ["blocks/block.ts", "site-schema.json", "node_modules/react"])
    expect(existsSync(inEngine(name)), name).toBe(true);
  for (const name of ["tests", "pages-data"]) expect(existsSync(inEngine(name)), name).toBe(false);
});

test("a block of the site is in the schema, the types and the list of components, and goes with its folder", {
  tags: ["slow"],
}, () => {
  writeBlock("Dishes", "CallToAction");
  prepareEngine(site);
  expect(read(inEngine("site-schema.json"))).toContain('"const": "dishes"');
  expect(read(inEngine("blocks/components.generated.ts"))).toContain(
    'export { Dishes as dishes } from "./Dishes/Dishes";',
  );
  expect(read(inEngine("renderer/contract/types.generated.ts"))).toContain("export interface Dishes ");
  rmSync(own("Dishes"), { recursive: true });
  prepareEngine(site);
  expect(existsSync(inEngine("blocks/Dishes/Dishes.tsx"))).toBe(false);
  expect(read(inEngine("site-schema.json"))).toBe(read(path.join(ROOT, "site-schema.json")));
});

test("a block with the name of one of the engine replaces it, and the engine's comes back", { tags: ["slow"] }, () => {
  writeBlock("CallToAction", "CallToAction");
  prepareEngine(site);
  expect(read(inEngine("blocks/CallToAction/CallToAction.tsx"))).toContain("export const CallToAction = Section;");
  rmSync(own("CallToAction"), { recursive: true });
  prepareEngine(site);
  expect(read(inEngine("blocks/CallToAction/CallToAction.tsx"))).toBe(
    read(path.join(ROOT, "blocks/CallToAction/CallToAction.tsx")),
  );
});

test("a theme of the site can be chosen, replaces one of its name, and goes with its file", { tags: ["slow"] }, () => {
  const [warm, brand] = ["warm", "brand"].map((name) => path.join(own("themes"), `${name}.yaml`)) as [string, string];
  const text = read(path.join(ROOT, "blocks/look/themes/warm.yaml"));
  const themeIn = () => {
    prepareEngine(site);
    return JSON.parse(read(inEngine("site-schema.json"))).definitions.Site.properties.look.properties.theme;
  };
  mkdirSync(own("themes"), { recursive: true });
  writeFileSync(brand, text.replace("#9c3a1b", "#8a2a5b"));
  writeFileSync(warm, text.replace("#9c3a1b", "#7a3a1b"));
  const { enum: names, presets } = themeIn();
  const engines = readdirSync(path.join(ROOT, "blocks/look/themes")).map((file) => file.replace(".yaml", ""));
  expect(names).toEqual([...engines, "brand"].sort());
  expect([presets.brand.palette.day.accent, presets.warm.palette.day.accent]).toEqual(["#8a2a5b", "#7a3a1b"]);
  writeFileSync(brand, text.replace("palette:", "palete:"));
  expect(themeIn).toThrow('The theme "brand" sets "palete", which site.yaml does not know.');
  rmSync(own("themes"), { recursive: true });
  expect(themeIn().enum).not.toContain("brand");
  expect(read(inEngine("site-schema.json"))).toBe(read(path.join(ROOT, "site-schema.json")));
});

test.each([
  ["../shared/Section", true],
  ["../../renderer/contract/PageContext", true],
  ["three-strands/renderer/page/pageModel", true],
  ["three-strands", true],
  ["three-strands/block", false],
  ["./parts", false],
  ["react", false],
])("a block of the site that imports %s is refused: %s", (place, isRefused) => {
  mkdirSync(own("Fenced"), { recursive: true });
  writeFileSync(path.join(own("Fenced"), "Fenced.tsx"), `import { a } from "${place}";\n`);
  const words = `blocks/Fenced/Fenced.tsx imports ${place}: a block imports its own files, packages, and three-strands/block.`;
  expect(foreignImports(site, "Fenced")).toEqual(isRefused ? [words] : []);
  rmSync(own("Fenced"), { recursive: true });
});
