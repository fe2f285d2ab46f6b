import { readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { OLDEST_BROWSERS } from "../../../renderer/contract/design";
import { LACKING, readable } from "./compatibilityFile";

const [browsers, ...lines] = readFileSync(path.join(import.meta.dirname, LACKING), "utf8")
  .trim()
  .split("\n");
if (browsers !== readable(OLDEST_BROWSERS))
  throw new Error(
    `tests/built/support/${LACKING} is of other browsers: run npm install --no-save @mdn/browser-compat-data, then npx tsx tests/built/support/writeCompatibility.ts.`,
  );

/** What some oldest browser lacks, by kind and name, with the prefix by which all of them know it. */
const lacking = new Map(lines.map((line) => [line.replace(/ .*/, ""), / (.*)/.exec(line)?.[1]]));

/** Whether the file knows a property, or a descriptor such as those of a typeface. */
const isKnown = (name: string) => lacking.has(`property.${name}`);

const named = (name: string, feature: string, prefix?: string) =>
  lacking.has(feature) && !(prefix && lacking.get(feature) === prefix) ? [name] : [];

/** What an oldest browser lacks of a stylesheet, except within `@supports`. */
export function lackingInStyle(css: string): string[] {
  const found: string[] = [];
  const plain = withoutSupports(css.replace(/url\([^)"]*\)|url\("[^"]*"\)|"[^"]*"|'[^']*'/g, "x"));
  // What follows a brace is looked at, not consumed: the first selector in an at-rule is a prelude of its own.
  for (const [, prelude = "", body = "", next] of plain.matchAll(/([^{}]*)\{(?=([^{}]*)([{}]?))/g)) {
    const head = prelude.split(";").at(-1) ?? "";
    const [, rule] = /@([a-z-]+)/.exec(head) ?? [];
    if (rule) found.push(...named(`@${rule}`, `at-rules.${rule}`));
    for (const [, name = ""] of head.matchAll(/\(([a-z-]+)[:)]/g))
      if (rule) found.push(...named(`@${rule} (${name})`, `at-rules.${rule}.${name}`));
    for (const [, name = ""] of rule ? [] : head.matchAll(/::?([a-z-]+)/g))
      found.push(...named(`:${name}`, `selectors.${name}`));
    const declarations = body
      .split(";")
      .slice(0, next === "{" ? -1 : undefined)
      .map((one) => /^\s*([a-z-]+)\s*:(.*)$/s.exec(one) ?? []);
    // What has a prefix is there for the browsers that know it.
    for (const [, name = "", value = ""] of declarations.filter(([, name = ""]) => !name.startsWith("-"))) {
      if (name && !isKnown(name)) found.push(`${name} (of which the data know nothing)`);
      const prefixed = declarations.some(([, other]) => other === `-webkit-${name}`);
      found.push(...named(name, `properties.${name}`, prefixed ? "-webkit-" : undefined));
      for (const [word] of value.matchAll(/[a-z][a-z-]*/g))
        found.push(...named(`${name}: ${word}`, `properties.${name}.${word}`));
      for (const [, word = ""] of value.matchAll(/([a-z-]+)\(/g)) found.push(...named(`${word}()`, `types.${word}`));
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
  return [...called].filter((name) => lacking.has(`member.${name}`) && !own.has(name));
}
