import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { JsonSchema } from "./jsonSchema";

export interface BlockSource {
  /** Folder and component name, such as `PriceTable`. */
  name: string;
  type: string;
  /** The schema's file, relative to the repository. */
  file: string;
  schema: JsonSchema;
  example: Record<string, unknown>;
}

const BLOCKS = "blocks";

/** The names of all block folders, sorted: those that start with a capital. The others hold what blocks are made with. */
export function blockNames(root: string): string[] {
  return readdirSync(path.join(root, BLOCKS), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** All block folders. @throws Error with a line per file that is missing, broken or says another name than its folder */
export function readBlocks(root: string): BlockSource[] {
  const complaints: string[] = [];
  const blocks = blockNames(root).flatMap((name) => {
    try {
      const block = readBlock(root, name);
      complaints.push(...disagreements(block));
      return [block];
    } catch (error) {
      complaints.push((error as Error).message);
      return [];
    }
  });
  if (complaints.length > 0) throw new Error(complaints.join("\n"));
  return blocks;
}

/** @throws Error in one line where it is no JSON */
export function readSchema(root: string, file: string): JsonSchema {
  return read(root, file, (text) => JSON.parse(text) as JsonSchema);
}

function readBlock(root: string, name: string): BlockSource {
  const folder = `${BLOCKS}/${name}`;
  const missing = ["schema.json", "example.yaml", `${name}.tsx`].filter(
    (file) => !existsSync(path.join(root, folder, file)),
  );
  if (missing.length > 0) throw new Error(`${folder} has no ${missing.join(", no ")}.`);
  return {
    name,
    type: name.charAt(0).toLowerCase() + name.slice(1),
    file: `${folder}/schema.json`,
    schema: readSchema(root, `${folder}/schema.json`),
    example: read(root, `${folder}/example.yaml`, (text) => {
      const example: unknown = parse(text);
      if (typeof example !== "object" || example === null) throw new Error("an example is one block, with its type.");
      return example as Record<string, unknown>;
    }),
  };
}

function disagreements({ name, type, file, schema, example }: BlockSource): string[] {
  const compare = (where: string, what: string, says: unknown, folder: string) =>
    says === folder ? [] : `${where}: the ${what} is "${says}", the folder says "${folder}".`;
  return [
    compare(file, "title", schema.title, name),
    compare(file, "type", schema.properties?.type?.const, type),
    compare(file.replace("schema.json", "example.yaml"), "type", example.type, type),
  ].flat();
}

function read<T>(root: string, file: string, parseText: (text: string) => T): T {
  try {
    return parseText(readFileSync(path.join(root, file), "utf8"));
  } catch (error) {
    const [reason] = (error as Error).message.split("\n");
    throw new Error(`${file}: ${reason?.replace(/:$/, ".")}`);
  }
}
