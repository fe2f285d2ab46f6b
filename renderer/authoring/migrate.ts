import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { CouldNotRun } from "../base/couldNotRun";
import { isGroup } from "../base/groups";
import { placeholdersIn, renamePlaceholder } from "../base/placeholders";
import { childPointer, pointerSteps } from "../base/pointer";
import { escapeRegExp } from "../base/slug";
import { walkSchema, walkStrings } from "../content/pages/walkTyped";
import { locate } from "../content/places/locate";
import { followRef } from "../content/schema/siteSchema";
import type { JsonSchema } from "../schema/jsonSchema";
import { YamlEdit } from "./yamlEdit";

/** What a version of the engine calls otherwise: a file of `migrations`, from which its README says what each is. */
export interface Migration {
  version: string;
  about: string;
  in: string;
  names?: Record<string, string>;
  values?: Record<string, Record<string, string>>;
  facts?: Record<string, string>;
  examples: { file?: string; before: string; after: string }[];
}

const FOLDER = path.join(import.meta.dirname, "migrations");

/** All migrations of a folder, the oldest version first. */
export function readMigrations(folder = FOLDER): Migration[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  const all = files.sort().map((name) => parse(readFileSync(path.join(folder, name), "utf8")) as Migration);
  return all.sort((a, b) => compareVersions(a.version, b.version));
}

/** Negative where the first one is older. */
export const compareVersions = (one: string, other: string): number =>
  one.localeCompare(other, "en", { numeric: true });

/**
 * A file as the new schema has it. All that is not renamed stays byte for byte.
 *
 * @param definition of the file in the schema, such as `Page`
 * @param schema with the blocks of the site: what these still call by the old name is left
 * @throws CouldNotRun with a line for each place that must be changed by hand
 */
export function migrate(
  file: string,
  text: string,
  definition: string,
  migrations: Migration[],
  schema: JsonSchema,
): string {
  return migrations.reduce((before, migration) => {
    const { names = {}, values = {}, facts = {} } = migration;
    const old = [names, facts, ...Object.values(values)].flatMap(Object.keys);
    // Nearly all files have none of them.
    if (!old.some((word) => before.includes(word))) return before;
    return applyMigration(new YamlEdit(file, before), definition, migration, schema);
  }, text);
}

function applyMigration(edit: YamlEdit, definition: string, migration: Migration, root: JsonSchema): string {
  const { in: title, names = {}, values = {}, facts = {} } = migration;
  const refused: string[] = [];
  const tryAt = (pointer: string, change: () => void) => {
    try {
      change();
    } catch (error) {
      if (!(error instanceof CouldNotRun)) throw error;
      const { line } = locate(edit.text, pointer, "key");
      refused.push(`${edit.file}:${line}  ${migration.about} ${error.message}`);
    }
  };
  for (const { pointer, value } of walkStrings(definition, edit.value(""), root)) {
    const old = placeholdersIn(value).filter(({ name }) => Object.hasOwn(facts, name));
    for (const [piece, name] of new Map(old.map((one) => [one.piece, facts[one.name] ?? ""]))) {
      const renamed = renamePlaceholder(piece, name) ?? piece;
      // Not what is literal.
      tryAt(pointer, () => edit.replace(pointer, new RegExp(`(?<!\\\\)${escapeRegExp(piece)}`, "g"), () => renamed));
    }
  }
  for (const [pointer, group, { properties = {} }] of groupsIn(definition, edit.value(""), title, root)) {
    for (const [name, renamed] of Object.entries(values)) {
      const to = new Map(Object.entries(renamed)).get(String(group[name]));
      const isKnown = followRef(properties[name] ?? {}, root).schema.enum?.includes(group[name]);
      const place = childPointer(pointer, name);
      if (to !== undefined && !isKnown) tryAt(place, () => edit.set(place, to));
    }
    for (const [old, name] of Object.entries(names)) {
      const place = childPointer(pointer, old);
      if (Object.hasOwn(group, old) && !Object.hasOwn(properties, old)) tryAt(place, () => edit.rename(place, name));
    }
  }
  if (refused.length > 0) throw new CouldNotRun(refused.join("\n"));
  return edit.finish();
}

/** The groups of a file that a schema of this title describes, inner ones first, so that their pointers stay right. */
function groupsIn(definition: string, data: unknown, title: string, root: JsonSchema) {
  const found: [pointer: string, group: Record<string, unknown>, schema: JsonSchema][] = [];
  walkSchema(
    definition,
    data,
    ({ schema }, group, pointer) => {
      if (schema.title === title && isGroup(group)) found.push([pointer, group, schema]);
    },
    root,
  );
  return found.sort(([a], [b]) => pointerSteps(b).length - pointerSteps(a).length);
}
