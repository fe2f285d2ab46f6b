import { readdirSync } from "node:fs";
import type { BuiltSite } from "./built/builtSite";
import { fileRules } from "./load/pageFiles";
import { yamlRules } from "./load/yaml/parseYaml";
import { onlineRules } from "./online/checkOnline";
import { silenceRules } from "./report/silence/silence";
import type { Rule, RuleDescription } from "./rule";
import { schemaRules } from "./schema/schemaFindings";

const folders = new Map<string, Promise<unknown>>();

/** The rules of the content: every file of `rules/`. */
export const loadRules = () => rulesIn("./rules/") as Promise<Rule[]>;

/** The rules of the built site: every file of `built/rules/`. */
export const loadBuiltRules = () => rulesIn("./built/rules/") as Promise<Rule<BuiltSite>[]>;

/** Everything that a check of the content may report, sorted by name: its rules, and what is found while it is read. */
export async function loadContentRules(): Promise<RuleDescription[]> {
  const rules = [...(await loadRules()), ...fileRules, ...yamlRules, ...schemaRules, ...silenceRules];
  return rules.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Everything that any check may report. */
export async function loadAllRules(): Promise<RuleDescription[]> {
  return [...(await loadContentRules()), ...(await loadBuiltRules()), ...onlineRules];
}

function rulesIn(folder: string): Promise<unknown> {
  const url = new URL(folder, import.meta.url);
  let rules = folders.get(folder);
  if (!rules) {
    const files = readdirSync(url).filter((file) => file.endsWith(".ts"));
    rules = Promise.all(files.sort().map(async (file) => (await import(new URL(file, url).href)).default));
    folders.set(folder, rules);
  }
  return rules;
}
