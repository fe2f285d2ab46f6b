import { readdirSync } from "node:fs";
import { loadRules } from "./loadRules";
import type { RuleDescription } from "./rule";

const FOLDER = new URL("./catalog/", import.meta.url);

/**
 * Everything that a check may complain of, sorted by name: the rules of `rules/`, and what the folder
 * `catalog/` says of the problems that are found on the way, such as broken YAML.
 */
export async function loadCatalog(): Promise<RuleDescription[]> {
  const lists = await Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith(".ts"))
      .map(async (file) => ((await import(new URL(file, FOLDER).href)) as { default: RuleDescription[] }).default),
  );
  return [...(await loadRules()), ...lists.flat()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
