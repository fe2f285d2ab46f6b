/**
 * Writes what some of the oldest browsers lack, as `compatibility.ts` reads it: to be run when `OLDEST_BROWSERS` change, or
 * when a page uses a property of CSS that the file does not know.
 *
 *   npm install --no-save @mdn/browser-compat-data
 *   npx tsx tests/built/support/writeCompatibility.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { OLDEST_BROWSERS } from "../../../renderer/contract/design";
import { LACKING, readable } from "./compatibilityFile";

interface Statement {
  version_added?: string | boolean | null;
  version_removed?: string | boolean | null;
  prefix?: string;
  flags?: unknown;
  partial_implementation?: boolean;
  alternative_name?: string;
}

/** A feature of https://github.com/mdn/browser-compat-data, with those within it. */
interface Feature {
  [name: string]: Feature;
}

type Browser = keyof typeof OLDEST_BROWSERS;
const BROWSERS = Object.keys(OLDEST_BROWSERS) as Browser[];

// Read as text: a compiler would compile 20 MB of JSON as a module.
const file = createRequire(import.meta.url).resolve(["@mdn", "browser-compat-data"].join("/"));
const data: Feature = JSON.parse(readFileSync(file, "utf8"));

/** The oldest browsers that lack a feature. @param prefix what the page writes before its name as well */
function lacking(feature: Feature, prefix?: string): Browser[] {
  const { support } = (feature.__compat ?? {}) as { support?: Record<string, Statement | Statement[]> };
  if (!support) return [];
  return BROWSERS.filter((browser) => {
    return ![support[browser] ?? []].flat().some((one) => {
      if (one.flags || one.partial_implementation || one.alternative_name) return false;
      if (isBy(one.version_removed, OLDEST_BROWSERS[browser])) return false;
      return (!one.prefix || one.prefix === prefix) && isBy(one.version_added, OLDEST_BROWSERS[browser]);
    });
  });
}

function isBy(change: Statement["version_added"], version: string): boolean {
  if (typeof change !== "string" || change === "preview") return false;
  return change.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;
}

const inner = (feature: Feature | undefined) => Object.entries(feature ?? {}).filter(([name]) => name !== "__compat");

const lines: string[] = [];
function add(name: string, feature: Feature) {
  if (lacking(feature).length > 0) lines.push(lacking(feature, "-webkit-").length > 0 ? name : `${name} -webkit-`);
}

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = data.css ?? {};
const descriptors = inner(atRules).flatMap(([, rule]) => inner(rule));
for (const name of new Set([...inner(properties), ...descriptors].map(([name]) => name)))
  lines.push(`property.${name}`);
for (const [kind, features] of Object.entries({ properties, "at-rules": atRules, selectors })) {
  for (const [name, feature] of inner(features)) {
    add(`${kind}.${name}`, feature);
    for (const [word, one] of kind === "selectors" ? [] : inner(feature)) add(`${kind}.${name}.${word}`, one);
  }
}
for (const [name, feature] of inner({ ...types.color, ...types })) add(`types.${name}`, feature);

/** By a name, every feature of JavaScript and of the browser's interfaces that has it: the page may mean any of them. */
const members = new Map<string, Feature[]>();
for (const [name, one] of [...inner(data.api), ...inner(data.javascript?.builtins)]) {
  for (const [member, feature] of [[name, one] as const, ...inner(one)]) {
    const called = member.replace(/_(?:static|event)$/, "");
    members.set(called, [...(members.get(called) ?? []), feature]);
  }
}
for (const [name, features] of members) {
  if (BROWSERS.some((browser) => features.every((one) => lacking(one).includes(browser)))) lines.push(`member.${name}`);
}
writeFileSync(path.join(import.meta.dirname, LACKING), `${[readable(OLDEST_BROWSERS), ...lines.sort()].join("\n")}\n`);
