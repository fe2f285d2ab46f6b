import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { JsonSchema, Preset } from "./jsonSchema";

/** What the folder of a block says of it. */
export interface BlockSource {
  /** The name of the folder, such as `PriceTable`. */
  name: string;
  /** Such as `priceTable`. */
  type: string;
  /** The file of the schema, relative to the repository. */
  file: string;
  schema: JsonSchema;
  example: Record<string, unknown>;
}

const BLOCKS = "blocks";

/** The names of all block folders, sorted: those with a capital. The other folders hold shared parts. */
export function blockNames(root: string): string[] {
  return readdirSync(path.join(root, BLOCKS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** One line for each block folder whose component is not in `blocks/components.ts`, with what to add there. */
export function unlistedBlocks(root: string): string[] {
  const file = `${BLOCKS}/components.ts`;
  const listed = readFileSync(path.join(root, file), "utf8");
  return blockNames(root)
    .map((name) => `export { ${name} as ${typeOf(name)} } from "./${name}/${name}";`)
    .filter((line) => !listed.includes(line))
    .map((line) => `${file} has no component for a block: add the line ${line}`);
}

/** Reads all block folders. @throws Error with one line per file that is missing, broken, or differs from its folder */
export function readBlocks(root: string): BlockSource[] {
  const complaints: string[] = [];
  const blocks = blockNames(root).flatMap((name) => {
    try {
      return readBlock(root, name);
    } catch (error) {
      complaints.push((error as Error).message);
      return [];
    }
  });
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  return blocks;
}

/** @throws Error in one line if it is not JSON */
export function readSchema(root: string, file: string): JsonSchema {
  return read(root, file, (text) => JSON.parse(text) as JsonSchema);
}

/** The presets in a folder, one YAML file each, with their `description`, by name. @throws Error in one line */
export function readPresets(root: string, folder: string): ({ name: string } & Preset)[] {
  const files = readdirSync(path.join(root, folder)).filter((file) => file.endsWith(".yaml"));
  return files.sort().map((file) => {
    const preset = read(root, `${folder}/${file}`, (text) => parse(text) as Preset);
    return { ...preset, name: path.parse(file).name };
  });
}

const typeOf = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

function readBlock(root: string, name: string): BlockSource {
  const folder = `${BLOCKS}/${name}`;
  const missing = ["schema.json", "example.yaml", `${name}.tsx`].filter(
    (file) => !existsSync(path.join(root, folder, file)),
  );
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(", no ")}.`);
  const type = typeOf(name);
  const file = `${folder}/schema.json`;
  const schema = readSchema(root, file);
  const example = read(root, `${folder}/example.yaml`, (text) => {
    const example: unknown = parse(text);
    if (typeof example !== "object" || example === null) throw new Error("an example is one block, with its type.");
    return example as Record<string, unknown>;
  });
  const said = [
    { where: file, what: "title", says: schema.title, own: name },
    { where: file, what: "type", says: schema.properties?.type?.const, own: type },
    { where: `${folder}/example.yaml`, what: "type", says: example.type, own: type },
  ];
  const wrong = said.filter(({ says, own }) => says !== own);
  if (wrong.length === 0) return { name, type, file, schema, example };
  const lines = wrong.map(
    ({ where, what, says, own }) => `${where}: the ${what} is "${says}", the folder says "${own}".`,
  );
  throw new Error(lines.join("\n"));
}

function read<T>(root: string, file: string, parseText: (text: string) => T): T {
  try {
    return parseText(readFileSync(path.join(root, file), "utf8"));
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`${file}: ${reason?.replace(/:$/, ".")}`);
  }
}
