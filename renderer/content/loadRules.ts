import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { BuiltSite } from "./built/builtSite";
import type { Rule, RuleDescription } from "./rule";

const HERE = new URL("./", import.meta.url);
const folders = new Map<string, Promise<unknown>>();
let described: Promise<RuleDescription[]> | undefined;

/** The rules of the content: every file of `rules/`. */
export const loadRules = () => rulesIn("./rules/") as Promise<Rule[]>;

/** The rules of the built site: every file of `built/rules/`. */
export const loadBuiltRules = () => rulesIn("./built/rules/") as Promise<Rule<BuiltSite>[]>;

/** Everything that a check of the content may report, sorted by name: its rules, and what is found while it is read. */
export async function loadContentRules(): Promise<RuleDescription[]> {
  return (await loadAllRules()).filter(({ name }) => !/^(?:built|online)\//.test(name));
}

/**
 * Everything that any check may report, sorted by name: the YAML files beside the code describe it. A rule's own
 * severity is in its code; other problems, such as those of YAML, are errors unless the description says otherwise.
 *
 * @throws Error for a rule with no description, or with two
 */
export function loadAllRules(): Promise<RuleDescription[]> {
  described ??= describe();
  return described;
}

async function describe(): Promise<RuleDescription[]> {
  const descriptions = new Map<string, RuleDescription>();
  for (const file of readdirSync(HERE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".yaml")) continue;
    const text = readFileSync(new URL(file, HERE), "utf8");
    const entries: Record<string, Partial<RuleDescription>> = parse(text, { customTags: ["binary"] });
    for (const [name, entry] of Object.entries(entries)) {
      if (descriptions.has(name)) throw new Error(`Two YAML files describe the rule ${name}.`);
      descriptions.set(name, { severity: "error", ...entry, name } as RuleDescription);
    }
  }
  for (const { name, severity, inDrafts, only } of [...(await loadRules()), ...(await loadBuiltRules())]) {
    const description = descriptions.get(name);
    if (!description) throw new Error(`The rule ${name} has no description in a YAML file beside it.`);
    descriptions.set(name, { ...description, severity, inDrafts, only });
  }
  return [...descriptions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function rulesIn(folder: string): Promise<unknown> {
  const url = new URL(folder, HERE);
  let rules = folders.get(folder);
  if (!rules) {
    const files = readdirSync(url).filter((file) => file.endsWith(".ts"));
    rules = Promise.all(files.sort().map(async (file) => (await import(new URL(file, url).href)).default));
    folders.set(folder, rules);
  }
  return rules;
}
