import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst, transformWithEsbuild } from "vite";
import { expect, test } from "vitest";
import { expectNone } from "./expectNone";

/** What only one file does, so that all others do it in the same way. */
const ROOT = path.resolve(import.meta.dirname, "../..");

const files = ["blocks", "renderer", "scripts"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.generated)\.(?:tsx?|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/"))),
);
const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

/** A node of the syntax tree, by the parts that are looked at here. */
interface Node {
  type: string;
  value?: unknown;
  regex?: { pattern: string };
  quasi?: Node;
  quasis?: { value: { raw: string; cooked: string } }[];
  callee?: { property?: { name?: string }; name?: string };
  arguments?: Node[];
  argument?: Node;
}

/** The nodes of a file. */
async function nodesOf(code: string, file: string): Promise<Node[]> {
  const plain = await transformWithEsbuild(code, file, { target: "esnext", jsx: "automatic" });
  const found: Node[] = [];
  JSON.stringify(parseAst(plain.code), (_, value) => {
    if (typeof value?.type === "string") found.push(value);
    return typeof value === "bigint" ? String(value) : value;
  });
  return found;
}

const SEARCHES = /^(?:includes|(?:lastI|i)ndexOf|startsWith|endsWith|split|replace|replaceAll)$/;

/** The characters of a literal, or of the fixed parts of a template. */
const fixedText = ({ value, quasis }: Node): string =>
  typeof value === "string" ? value : (quasis ?? []).map(({ value: { cooked } }) => cooked).join("…");

/** Whether a node looks for `${` in a text: a regular expression, its source, or a search. */
function looksForPlaceholder(node: Node): boolean {
  const { type, regex, quasis, callee, arguments: [first] = [] } = node;
  if (regex) return /(?:\\\$|\[\$\])\\?\{/.test(regex.pattern);
  if (type === "TemplateLiteral")
    return (quasis ?? []).some(({ value: { raw, cooked } }) => [raw, cooked].some((text) => text.includes("\\$\\{")));
  if (type === "Literal") return typeof node.value === "string" && /\\\$\\?\{/.test(node.value);
  if (type !== "CallExpression" || !first) return false;
  return SEARCHES.test(callee?.property?.name ?? "") && fixedText(first).includes("${");
}

/** Whether a node starts a program by the name git. */
const startsGit = ({ type, callee, arguments: [first] = [] }: Node): boolean =>
  type === "CallExpression" && /^(?:git|\S+[/\\]git)$/.test(String(first?.value)) && callee !== undefined;

/** The places where a node of some kind is, outside the one file that has it. */
async function others(mayHave: string, isIt: (node: Node) => boolean, except: string): Promise<string[]> {
  const found: string[] = [];
  for (const file of files.filter((one) => one !== except && textOf(one).includes(mayHave))) {
    const count = (await nodesOf(textOf(file), file)).filter(isIt).length;
    if (count > 0) found.push(`${file}: ${count}`);
  }
  return found;
}

test("each way to look for a placeholder is found", async () => {
  const count = async (code: string) => (await nodesOf(code, "some.ts")).filter(looksForPlaceholder).length;
  for (const code of [
    String.raw`/\$\{a/`,
    String.raw`/[$]\{a/`,
    String.raw`RegExp("\\$\\{a")`,
    "String.raw`\\$\\{a`",
    'text.includes("\u0024{")',
    "text.indexOf(`\\\u0024{\u0024{a}`)",
  ])
    expect(await count(code), code).toBe(1);
  for (const code of ["`Write \\\u0024{\u0024{a}}.`", '"\u0024{a}"', "/[\\s\u0024{}]/g", "text.includes(`\u0024{a}`)"])
    expect(await count(code), code).toBe(0);
});

test("only one file looks for placeholders in texts", async () => {
  expectNone(
    await others("{", looksForPlaceholder, "renderer/base/placeholders.ts"),
    "Only renderer/base/placeholders.ts looks for placeholders in texts.",
    "Two readers of one form come to differ: use its functions.",
  );
});

test("only one file starts git", async () => {
  expectNone(
    await others("git", startsGit, "renderer/base/git.mjs"),
    "Only renderer/base/git.mjs starts git.",
    "It sets the language of messages and keeps git from asking a person: use its functions.",
  );
});

/** Whether a node spreads a literal into another one, or into the properties of a component. */
const spreadsLiteral = ({ type, argument }: Node): boolean =>
  type === "SpreadElement" && /^(?:Object|Array)Expression$/.test(argument?.type ?? "");

test("no literal is wrapped in a spread to stay on one line", async () => {
  const found: string[] = [];
  for (const file of files.filter((one) => /\.\.\.\(?[[{]/.test(textOf(one)))) {
    const count = (await nodesOf(textOf(file), file)).filter(spreadsLiteral).length;
    if (count > 0) found.push(`${file}: ${count}`);
  }
  expectNone(
    found,
    "A literal has its items directly: { a, b } and not { ...{ a, b } }.",
    "The formatter decides where lines end, and a property is found by a search for its name.",
  );
  const wrapped = await nodesOf("const a = { ...{ b: 1 }, ...[2].map(String), c: [...[3]] };", "a.ts");
  expect(wrapped.filter(spreadsLiteral)).toHaveLength(2);
});
