import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { BuiltSite } from "./built/builtSite";
import { nearest } from "./nearest";
import type { Rule, RuleDescription, RuleMeta } from "./rule";

const HERE = new URL("./", import.meta.url);
const FOLDERS = { content: "rules/", built: "built/rules/" };

let described: Promise<RuleDescription[]> | undefined;

/** The rules of the content, from the files of `rules/`. */
export const loadRules = () => rulesIn(FOLDERS.content) as Promise<Rule[]>;

/** The rules of the built site, from the files of `built/rules/`. */
export const loadBuiltRules = () => rulesIn(FOLDERS.built) as Promise<Rule<BuiltSite>[]>;

/** Everything that a check of the content may report, sorted by name: its rules, and what is found while it is read. */
export async function loadContentRules(): Promise<RuleDescription[]> {
  return (await loadAllRules()).filter(({ name }) => !/^(?:built|online)\//.test(name));
}

/**
 * Everything that any check may report, sorted by name: the YAML files beside the code describe it. A rule's own
 * severity is in its code; other problems, such as those of YAML, are errors unless the description says otherwise.
 *
 * @throws Error for a rule with no description, an incomplete one, or two
 */
export function loadAllRules(): Promise<RuleDescription[]> {
  described ??= describe();
  return described;
}

/** What to say of a name that is no rule. */
export function unknownRule(name: string, rules: RuleMeta[]): { message: string; suggestion?: string } {
  const known = rules.map((rule) => rule.name);
  const suggestion = nearest(name, known);
  const hint = suggestion ? `Did you mean ${suggestion}?` : "npm run check -- --rules lists them.";
  return { message: `There is no rule "${name}". ${hint}`, suggestion };
}

async function describe(): Promise<RuleDescription[]> {
  const descriptions = new Map<string, RuleDescription>();
  for (const file of readdirSync(HERE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".yaml")) continue;
    const text = readFileSync(new URL(file, HERE), "utf8");
    const entries: Record<string, Partial<RuleDescription>> = parse(text, { customTags: ["binary"] });
    for (const [name, entry] of Object.entries(entries)) {
      const written = `renderer/content/${file}`;
      if (descriptions.has(name)) throw new Error(`${written} describes the rule ${name} a second time.`);
      const missing = (["sentence", "why", "fix", "good", "bad"] as const).filter(
        (part) => entry?.[part] === undefined,
      );
      if (missing.length > 0) throw new Error(`In ${written} the rule ${name} has no ${missing.join(", no ")}.`);
      descriptions.set(name, { severity: "error", ...entry, name } as RuleDescription);
    }
  }
  for (const folder of Object.values(FOLDERS)) {
    for (const { file, rules } of await filesIn(folder)) {
      for (const { name, severity, inDrafts, only } of rules) {
        const description = descriptions.get(name);
        if (!description) {
          const expected = `renderer/content/${folder}${file.replace(/\.ts$/, ".yaml")}`;
          const near = nearest(name, descriptions.keys());
          const hint = near ? ` There is one of ${near}: is that name misspelled?` : "";
          throw new Error(`The rule ${name} has no description. Write it in ${expected}, under its name.${hint}`);
        }
        descriptions.set(name, { ...description, severity, inDrafts, only });
      }
    }
  }
  return [...descriptions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function rulesIn(folder: string): Promise<Rule<never>[]> {
  return (await filesIn(folder)).flatMap(({ rules }) => rules);
}

function filesIn(folder: string): Promise<{ file: string; rules: Rule<never>[] }[]> {
  const url = new URL(folder, HERE);
  const files = readdirSync(url).filter((file) => file.endsWith(".ts"));
  return Promise.all(
    files.sort().map(async (file) => ({ file, rules: [(await import(new URL(file, url).href)).default].flat() })),
  );
}
