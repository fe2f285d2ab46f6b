import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CompatData, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import { parseAst } from "vite";
import { OLDEST_BROWSERS } from "../../../renderer/contract/design";

const require = createRequire(import.meta.url);
/** Read as text: a compiler would compile 20 MB of JSON as a module. */
const data = JSON.parse(readFileSync(require.resolve("@mdn/browser-compat-data"), "utf8")) as CompatData;

type Browser = keyof typeof OLDEST_BROWSERS;
const BROWSERS = Object.keys(OLDEST_BROWSERS) as Browser[];

/** The oldest browsers that lack a feature; none if the data do not know it. @param prefix what the page writes before its name as well */
function lacking(feature: Identifier | undefined, prefix?: string): Browser[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return BROWSERS.filter((browser) => {
    const statements = [support[browser] ?? []].flat() as SimpleSupportStatement[];
    return !statements.some((one) => {
      if (one.flags || one.partial_implementation || one.alternative_name) return false;
      if (isBy(one.version_removed, OLDEST_BROWSERS[browser])) return false;
      return (!one.prefix || one.prefix === prefix) && isBy(one.version_added, OLDEST_BROWSERS[browser]);
    });
  });
}

function isBy(change: SimpleSupportStatement["version_added"] | undefined, version: string): boolean {
  if (typeof change !== "string" || change === "preview") return false;
  return change.replace("≤", "").localeCompare(version, "en", { numeric: true }) <= 0;
}

const named = (name: string, browsers: Browser[]) => (browsers.length > 0 ? [name] : []);

/** What an oldest browser lacks of a stylesheet, except within `@supports`. */
export function lackingInStyle(css: string): string[] {
  const { properties, selectors, types } = data.css;
  const atRules = data.css["at-rules"];
  const found: string[] = [];
  const plain = withoutSupports(css.replace(/url\([^)"]*\)|url\("[^"]*"\)|"[^"]*"|'[^']*'/g, "x"));
  for (const [, prelude = "", body = ""] of plain.matchAll(/([^{}]*)\{([^{}]*)/g)) {
    const head = prelude.split(";").at(-1) ?? "";
    const [, rule] = /@([a-z-]+)/.exec(head) ?? [];
    if (rule) found.push(...named(`@${rule}`, lacking(atRules?.[rule])));
    for (const [, name = ""] of head.matchAll(/\(([a-z-]+)[:)]/g))
      if (rule) found.push(...named(`@${rule} (${name})`, lacking(atRules?.[rule]?.[name])));
    for (const [, name = ""] of rule ? [] : head.matchAll(/::?([a-z-]+)/g))
      found.push(...named(`:${name}`, lacking(selectors?.[name])));
    const declarations = body.split(";").map((one) => /^\s*([a-z-]+)\s*:(.*)$/s.exec(one) ?? []);
    // What has a prefix is there for the browsers that know it.
    for (const [, name = "", value = ""] of declarations.filter(([, name = ""]) => !name.startsWith("-"))) {
      const property = properties?.[name];
      const prefixed = declarations.some(([, other]) => other === `-webkit-${name}`);
      found.push(...named(name, lacking(property, prefixed ? "-webkit-" : undefined)));
      for (const [word] of value.matchAll(/[a-z][a-z-]*/g))
        if (word !== "__compat") found.push(...named(`${name}: ${word}`, lacking(property?.[word])));
      for (const [, word = ""] of value.matchAll(/([a-z-]+)\(/g))
        found.push(...named(`${word}()`, lacking(types?.[word] ?? types?.color?.[word])));
    }
  }
  return found;
}

function withoutSupports(css: string): string {
  const at = css.search(/@supports(?! not)/);
  if (at < 0) return css;
  let depth = 0;
  for (let end = css.indexOf("{", at); end < css.length; end++) {
    depth += css[end] === "{" ? 1 : css[end] === "}" ? -1 : 0;
    if (depth === 0) return css.slice(0, at) + withoutSupports(css.slice(end + 1));
  }
  return css.slice(0, at);
}

/** By a name, every feature of JavaScript and of the browser's interfaces that has it. */
const members = new Map<string, Identifier[]>();
for (const group of [data.api, data.javascript.builtins] as Identifier[]) {
  for (const [name, one] of Object.entries(group)) {
    if (name === "__compat") continue;
    for (const [member, feature] of [[name, one], ...Object.entries(one)] as [string, Identifier][]) {
      const called = member.replace(/_(?:static|event)$/, "");
      members.set(called, [...(members.get(called) ?? []), feature]);
    }
  }
}

/** Names made by the minifier are shorter. */
const SHORTEST = 4;

/**
 * What scripts call that no interface of an oldest browser has; the data do not say of what a name is a member, so names
 * that the scripts define themselves are left out.
 */
export function lackingInScripts(scripts: string[]): string[] {
  const called = new Set<string>();
  const own = new Set<string>();
  for (const code of scripts) {
    JSON.stringify(parseAst(code), (_, node) => {
      if (node?.type === "CallExpression" || node?.type === "NewExpression") {
        const { type, name, computed, property } = node.callee;
        if (type === "Identifier" && name.length >= SHORTEST) called.add(name);
        if (type === "MemberExpression" && !computed && property.name.length >= SHORTEST) called.add(property.name);
      }
      if (node?.type === "Property" || node?.type === "MethodDefinition") own.add(node.key.name);
      if (node?.type === "AssignmentExpression" && node.left.type === "MemberExpression")
        own.add(node.left.property.name);
      return typeof node === "bigint" ? String(node) : node;
    });
  }
  return [...called].flatMap((name) => {
    const features = own.has(name) ? [] : (members.get(name) ?? []);
    const all = BROWSERS.filter((browser) => features.every((one) => lacking(one).includes(browser)));
    return features.length > 0 ? named(name, all) : [];
  });
}
