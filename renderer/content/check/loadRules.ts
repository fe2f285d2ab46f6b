import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { nearestName } from "../../base/nearest";
import { oncePerKey } from "../../base/once";
import { Store } from "../../cache/store.mjs";
import type { SiteContent } from "../model/siteContent";
import type { Check, RuleDescription, RuleMeta, Rules } from "./rule";

const HERE = new URL("../", import.meta.url);

/** The folders of rules. The import paths are literal for the bundler of npm run check. */
const FOLDERS = {
  "rules/": (name: string) => import(`../rules/${name}.ts`),
  "built/rules/": (name: string) => import(`../built/rules/${name}.ts`),
};

export type Rule<Site = SiteContent> = RuleMeta & { check: Check<Site> };

const SETTINGS = ["name", "severity", "inDrafts", "guess", "only", "english", "scope"];

const PARTS = ["sentence", "why", "fix", "good", "bad"] as const;

let described: RuleDescription[] | undefined;
let metas: RuleMeta[] | undefined;

/** The rules for the content, from the files of `rules/`, sorted by file name. @throws like `loadAllRules` */
export const loadRules = () => rulesIn<SiteContent>("rules/");

/** The rules that a check applies. @throws like `loadAllRules` */
export async function rulesOf({ launch = false, errorsOnly = false }: RuleChoice = {}): Promise<Rule[]> {
  const rules = await loadRules();
  return rules.filter((rule) => (rule.only === undefined || launch) && (!errorsOnly || canBeError(rule)));
}

/** Which rules a check applies. */
export interface RuleChoice {
  /** Whether the site is about to go online: then no value may still be a placeholder. */
  launch?: boolean;
  /** Only those that can report an error. */
  errorsOnly?: boolean;
}

export const canBeError = ({ severity, inDrafts }: RuleMeta) => severity === "error" || inDrafts === "error";

/** The rules for each built page, from the files of `built/rules/`. @throws like `loadAllRules` */
export const loadBuiltRules = <BuiltPage>() => rulesIn<BuiltPage>("built/rules/");

/** Every rule that a check of the content may report, sorted by name, including those of reading the files. */
export const loadContentRules = () => allMetas().filter(({ name }) => !/^(?:built|online)\//.test(name));

/** Every rule of all checks, sorted by name. @throws Error for an incomplete or duplicate description, or a guess that is an error */
export function loadAllRules(): RuleDescription[] {
  described ??= describe();
  return described;
}

export function unknownRule(name: string, rules: RuleMeta[]): { message: string; suggestion?: string } {
  const known = rules.map((rule) => rule.name);
  const suggestion = nearestName(name, known);
  const hint = suggestion ? `Did you mean ${suggestion}?` : "npm run check -- --rules lists them.";
  return { message: `There is no rule "${name}". ${hint}`, suggestion };
}

function describe(): RuleDescription[] {
  const descriptions = new Map<string, RuleDescription>();
  for (const file of readdirSync(HERE, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".yaml")) continue;
    const text = readFileSync(new URL(file, HERE), "utf8");
    const entries: Record<string, Partial<RuleDescription>> = parse(text, { customTags: ["binary"] });
    for (const [name, entry] of Object.entries(entries)) {
      const written = `renderer/content/${file}`;
      if (descriptions.has(name)) throw new Error(`${written} describes the rule ${name} a second time.`);
      const missing = PARTS.filter((part) => entry?.[part] === undefined);
      if (missing.length > 0) throw new Error(`In ${written} the rule ${name} has no ${missing.join(", no ")}.`);
      const rule = { severity: "error", ...entry, name } as RuleDescription;
      if (rule.guess && rule.severity === "error") {
        throw new Error(`In ${written} the rule ${name} is a guess and an error. Give it severity: warning.`);
      }
      descriptions.set(name, rule);
    }
  }
  return [...descriptions.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The settings of every rule, cached on disk: parsing all descriptions takes longer than checking ten pages. */
function allMetas(): RuleMeta[] {
  metas ??= JSON.parse(new Store("rules").text("", () => JSON.stringify(loadAllRules(), SETTINGS))) as RuleMeta[];
  return metas;
}

/**
 * Read once: a program that goes on, such as the preview, is one bundle and cannot import a file that is added later.
 */
const allIn = oncePerKey(async (folder: keyof typeof FOLDERS): Promise<Rule<never>[]> => {
  const files = readdirSync(new URL(folder, HERE)).filter((file) => file.endsWith(".ts"));
  const known = allMetas();
  const modules = files.sort().map(async (file) => {
    const { default: checks } = (await FOLDERS[folder](file.slice(0, -3))) as { default: Rules<never> };
    return Object.entries(checks).map(([name, check]) => {
      const meta = known.find((rule) => rule.name === name);
      if (meta) return { ...meta, check };
      const expected = `renderer/content/${folder}${file.replace(/\.ts$/, ".yaml")}`;
      const near = nearestName(
        name,
        known.map((rule) => rule.name),
      );
      const hint = near ? ` There is one of ${near}: is that name misspelled?` : "";
      throw new Error(`The rule ${name} has no description. Write it in ${expected}, under its name.${hint}`);
    });
  });
  return (await Promise.all(modules)).flat();
});

const rulesIn = async <Site>(folder: keyof typeof FOLDERS) => (await allIn(folder)) as Rule<Site>[];
