import { readFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { FileChange } from "../../renderer/authoring/fileChange";
import { attempt } from "../../renderer/base/attempt.mjs";
import { folderTemplates, readManifest } from "../starter/siteFolder";

/**
 * The files around the pages as the new engine has them, where they are still those of the old one: what the owner has
 * changed stays.
 */
export function migrateFolder(site: string, old: string, fresh: string): FileChange[] {
  const before = new Map(folderTemplates(old));
  const templates = folderTemplates(fresh).flatMap(([file, after]) => {
    const own = attempt(() => readFileSync(path.join(site, file), "utf8"));
    return own !== undefined && own === before.get(file) && own !== after ? [{ file, before: own, after }] : [];
  });
  return [...templates, ...manifestChange(site, old, fresh)];
}

const MANIFEST = "package.json";

/** What package.json of a site has from the engine: npm reads `overrides` only there. */
function manifestChange(site: string, old: string, fresh: string): FileChange[] {
  const before = readFileSync(path.join(site, MANIFEST), "utf8");
  const own = JSON.parse(before);
  const scriptsOf = (engine: string) =>
    JSON.parse(new Map(folderTemplates(engine)).get(MANIFEST) ?? "{}").scripts as object;
  const [was, is] = [old, fresh].map((engine) => ({ ...readManifest(engine), scripts: scriptsOf(engine) }));
  const parts = (["scripts", "overrides", "allowScripts"] as const).map(
    (name) => [name, takeOver(own[name], was?.[name], is?.[name])] as const,
  );
  if (parts.every(([name, part]) => isDeepStrictEqual(part, own[name] ?? {}))) return [];
  const indent = /^[\t ]+/m.exec(before)?.[0] ?? "  ";
  const after = `${JSON.stringify({ ...own, ...Object.fromEntries(parts) }, null, indent)}\n`;
  return [{ file: MANIFEST, before, after }];
}

type Group = Record<string, unknown>;

/** The entries of a group with those of the engine as they are now, where the site has them as they were. */
function takeOver(own: object = {}, was: object = {}, is: object = {}): Group {
  const [old, fresh] = [was as Group, is as Group];
  const entries = Object.entries(own).flatMap(([name, value]): [string, unknown][] => {
    if (!(name in old) || !isDeepStrictEqual(value, old[name])) return [[name, value]];
    return name in fresh ? [[name, fresh[name]]] : [];
  });
  const added = Object.entries(fresh).filter(([name]) => !(name in old) && !(name in own));
  return Object.fromEntries([...entries, ...added]);
}
