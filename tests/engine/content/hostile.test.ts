import { execFileSync } from "node:child_process";
import { closeSync, ftruncateSync, mkdirSync, openSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Problem } from "../../../renderer/base/problem";
import { checkFolder, type FolderCheck } from "../../../renderer/content/check/checkFolder";
import { loadContentRules } from "../../../renderer/content/check/loadRules";
import { formatterNames, loadFormatter, reportOf } from "../../../renderer/content/report/formatter";
import { contentFolder, page } from "./folder";

/**
 * Whatever a file or a disk holds, a check says what is wrong with it at that file and judges all others: no file here
 * may throw, hang, or keep `judged.yaml` from being judged.
 */
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join("");
const block = (text: string, more = "") =>
  `${page("Hostile", more)}  - type: textSection\n    heading: H\n    text: ${text}\n`;
const base64 = Buffer.from("\x89PNG with words and signs ".repeat(9000), "latin1").toString("base64");
const laughs = many(30, (i) => `  a${i}: "${`\${a${i + 1}}`.repeat(10)}"\n`);

/** By the rule that says what is wrong: the files that it is said of. */
const FILES: Record<string, Record<string, string>> = {
  "yaml/too-many-aliases": {
    "an-alias-of-itself": page("Hostile", "vars: &a\n  b: *a\n"),
    "an-alias-of-a-list-of-itself": `${page("Hostile")}  - &a [*a]\n`,
    "aliases-of-aliases": page(
      "Hostile",
      `a: &a [1, 1]\n${many(9, (i) => `b${i}: &b${i} [${`*${i ? `b${i - 1}` : "a"}, `.repeat(9)}]\n`)}c: *b8\n`,
    ),
    "many-aliases-of-one": page("Hostile", `aliases:\n  - &a x\n${"  - *a\n".repeat(10_000)}`),
  },
  "yaml/too-deep": {
    "deep-keys": `${"? ".repeat(9000)}a\n`,
    "deep-keys-below-a-name": page("Hostile", `vars:\n  ${"? ".repeat(9000)}a\n`),
    "deep-empty-keys": `${": ".repeat(9000)}a\n`,
    "deep-lists": `${"- ".repeat(9000)}a\n`,
    "deep-lists-by-tabs": `${"-\t".repeat(9000)}a\n`,
    "deep-brackets": page("Hostile", `vars: ${"[ ".repeat(9000)}\n`),
    "deep-names": `${"{".repeat(50)}a: b${"}".repeat(50)}\n`,
    "deep-steps": many(600, (i) => `${" ".repeat(i)}a:\n`),
    "deep-tabs": many(600, (i) => `${"\t".repeat(i)}a:\n`),
  },
  "files/too-large": {
    "a-picture": `${page("Hostile")}    images: [{ src: "data:image/png;base64,${base64}", alt: A dog }]\n`,
    "a-picture-in-lines": block(`|\n${base64.replace(/.{76}/g, "      $&\n")}`),
    "a-long-word": `${page("Hostile")}    lead: ${"a".repeat(100_000)}\n`,
    "a-long-text": block(`"${"word ".repeat(20_000)}"`),
    "a-long-text-in-lines": block(`|\n${"      some words on a line\n".repeat(4000)}`),
    "a-large-file": page("Hostile", "# a comment\n".repeat(100_000)),
    "many-tags": page("Hostile", `vars: { a: !!str x }\naliases:\n${many(10_000, () => "  - !!str x\n")}`),
    "many-names": page("Hostile", `vars:\n${many(10_000, (i) => `  a${i}: "\${b${i}}"\n`)}`),
    ...Object.fromEntries(
      ["a-", ">", "](", "a'", "<a", "&a", "[", "*a", "a@", "$(", "`"].map((piece, i) => [
        `piece-${i}`,
        block(`"${piece.repeat(100_000 / piece.length)}"`),
      ]),
    ),
  },
  "yaml/unusable-character": {
    "a-nul": block("a\0b"),
    "an-escaped-nul": block('"a\\0b"'),
    "half-a-character": block('"a\\ud800b"'),
    "an-escape": block('"a\\x1b[31mb"'),
    "a-name-with-an-escape": page("Hostile", '"\\x1b[31ma": b\n'),
    "a-name-without-a-character": page("Hostile", 'vars: { x: "\\uffff" }\n'),
  },
  "yaml/quotes-needed": {
    "unknown-aliases": page("Hostile", `aliases:\n${many(10_000, (i) => `  - *b${i}\n`)}`),
    "unused-anchors": page("Hostile", `aliases:\n${many(4000, (i) => `  - &b${i} x\n`)}`),
    "reserved-starts": page(
      "Hostile",
      many(9000, (i) => `a${i}: @b\n`),
    ),
  },
  "yaml/name": {
    "an-alias-merged-with-itself": page("Hostile", "vars: &a\n  <<: *a\n"),
    "names-of-lists": page(
      "Hostile",
      many(2000, (i) => `[a${i}]: b\n`),
    ),
  },
  "facts/too-long": {
    "facts-of-facts": page("Hostile", `vars:\n${laughs}  a30: lolololol\n`),
    "a-chain-of-facts": page("Hostile", `vars:\n${many(2000, (i) => `  a${i}: "\${a${i + 1}}"\n`)}`),
    "a-long-fact-often": block(`"${"${a} ".repeat(3000)}"`, `vars:\n  a: ${"word ".repeat(2000)}\n`),
  },
  "facts/unknown-filter": Object.fromEntries(
    ["__proto__", "valueOf", "constructor", "toString"].map((name) => [
      `filter-${name}`.toLowerCase(),
      block(`"\${business.name|${name}}"`),
    ]),
  ),
  "facts/unknown-name": Object.fromEntries(
    ["__proto__", "valueOf", "constructor.name", "facts.constructor", "business.toString"].map((name, i) => [
      `name-${i}`,
      block(`"\${${name}}"`),
    ]),
  ),
  "links/scheme": Object.fromEntries(
    ["constructor", "__proto__", "valueOf", "toString"].map((name) => [
      `link-${name}`.toLowerCase(),
      block(`"[x](${name}:1)"`),
    ]),
  ),
  "markdown/not-allowed": {
    "lists-in-lists": block(`"${"1. ".repeat(1500)}"`),
    "quotations-in-quotations": block(`"${"> ".repeat(1500)}"`),
    "many-signs": block(`"${"<a *b ".repeat(1500)}"`),
  },
  "schema/unknown-block": {
    "blocks-of-objects": `${page("Hostile")}  - type: constructor\n  - type: __proto__\n    constructor: 1\n`,
  },
  "schema/name": { "own-names-of-objects": page("Hostile", "vars: { __proto__: b, constructor: c, toString: d }\n") },
  "images/missing": {
    "a-picture-with-a-slash": `${page("Hostile")}    images: [{ src: /images/full-groom.svg/, alt: A dog from behind }]\n`,
    "a-picture-that-is-a-folder": `${page("Hostile")}    images: [{ src: /images/, alt: A dog from behind }]\n`,
  },
};

/** What is on the disk instead of a file, by its path from the folder that contains pages and public. */
const DISK: Record<string, (file: string) => void> = {
  "pages/a-folder.yaml": (file) => mkdirSync(file),
  "pages/a-link-to-itself.yaml": (file) => symlinkSync(path.basename(file), file),
  "pages/a-link-to-a-folder.yaml": (file) => symlinkSync("images", file),
  "pages/a-link-to-nothing.yaml": (file) => symlinkSync("nothing.yaml", file),
  "pages/a-link-to-a-device.yaml": (file) => symlinkSync("/dev/zero", file),
  "pages/a-link-that-leads-out.yaml": (file) => symlinkSync(import.meta.filename, file),
  "pages/a-pipe.yaml": (file) => execFileSync("mkfifo", [file]),
  "pages/images/a-link-that-leads-out.jpg": (file) => symlinkSync(import.meta.filename, file),
  "pages/images/a-pipe.jpg": (file) => execFileSync("mkfifo", [file]),
  "public/a-link-that-leads-out.txt": (file) => symlinkSync(import.meta.filename, file),
  "public/a-link-to-a-folder": (file) => symlinkSync(import.meta.dirname, file),
  "public/a-pipe": (file) => execFileSync("mkfifo", [file]),
};

const cases = Object.entries(FILES).flatMap(([rule, files]) => Object.keys(files).map((name) => [name, rule] as const));

let cwd: string;
let check: FolderCheck;
let removeFolder: () => void;
afterAll(() => removeFolder());
const of = (file: string): Problem[] => check.problems.filter((problem) => problem.file === file);

beforeAll(async () => {
  const pages = Object.values(FILES).flatMap((files) =>
    Object.entries(files).map(([name, text]) => [`${name}.yaml`, text]),
  );
  cwd = contentFolder(
    { ...Object.fromEntries(pages), "judged.yaml": page("Judged", "subtitle: x\n") },
    {
      cleanUp: (remove) => {
        removeFolder = remove;
      },
    },
  );
  for (const [file, make] of Object.entries(DISK)) make(path.join(cwd, file));
  const sparse = openSync(path.join(cwd, "pages/of-five-gigabytes.yaml"), "w");
  ftruncateSync(sparse, 5e9);
  closeSync(sparse);
  check = await checkFolder({ dir: "pages", publicDir: "public", cwd });
});

test.each(cases)("%s is refused by %s, at its line and in words", (name, rule) => {
  const problems = of(`pages/${name}.yaml`);
  expect(problems.map((problem) => problem.rule)).toContain(rule);
});

test.each(Object.keys(DISK))("%s is refused with words", (file) => {
  expect(of(file).map(({ rule, severity }) => `${severity} ${rule}`)).toContain("error files/unreadable");
});

test("a file of five gigabytes is not read, and a good page beside all these is judged", () => {
  expect(of("pages/of-five-gigabytes.yaml").map(({ rule }) => rule)).toEqual(["files/too-large"]);
  expect(of("pages/judged.yaml").map(({ rule }) => rule)).toEqual(["schema/unknown-property"]);
});

test("pasted data is reported at its own line", () => {
  const lines = ["a-picture", "a-picture-in-lines", "a-long-word", "a-long-text"].map(
    (name) => of(`pages/${name}.yaml`)[0]?.line,
  );
  expect(lines).toEqual([6, 9, 6, 8]);
});

test("each problem has a known rule, a place, and a complete message", () => {
  const rules = new Set(loadContentRules().map(({ name }) => name));
  for (const problem of check.problems) {
    expect(rules).toContain(problem.rule);
    expect(problem.message).toMatch(/\S/);
    expect(problem.message).not.toMatch(/\bundefined\b|\[object|NaN|function/);
    for (const number of [problem.line, problem.column, problem.endLine, problem.endColumn])
      expect(number).toBeGreaterThan(0);
  }
});

test("the same is found from the cache, and a changed file is checked again", { tags: ["slow"] }, async () => {
  const options = { dir: "pages", publicDir: "public", cwd, remember: true };
  const said = ({ problems }: FolderCheck) => problems.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  expect(said(await checkFolder(options))).toEqual(said(check));
  writeFileSync(path.join(cwd, "pages/a-long-word.yaml"), page("Short", "subtitle: x\n"));
  const again = await checkFolder(options);
  expect(said(again).filter((line) => line.includes("a-long-word"))).toEqual([
    "pages/a-long-word.yaml:3 schema/unknown-property",
  ]);
});

const ODD = "\x1b[31m<&\"']]>`|%\0\x07\u009b\ud800\uffff\u202e, :\r\n::error::x\t";

test("a long line of emoji is cut between its characters", async () => {
  const long = { ...(check.problems[0] as Problem), line: 1, column: 100, endLine: 1, endColumn: 101 };
  const shown = (await loadFormatter("text"))({
    ...reportOf(check, false),
    problems: [long],
    text: () => "👩".repeat(500),
  });
  expect(shown).not.toMatch(/\p{Cs}/u);
});

test.each(formatterNames())("%s shows hostile names and contents safely", async (name) => {
  const format = await loadFormatter(name);
  const odd = { ...(check.problems[0] as Problem), file: `pages/${ODD}.yaml`, message: ODD };
  const holes = [null, undefined, ""].map((message) => ({ ...odd, message: message as unknown as string }));
  const report = { ...reportOf(check, false), problems: [odd, ...holes], files: [odd.file], text: () => ODD.repeat(3) };
  const shown = format(report);
  expect(shown).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}/u);
  expect(shown).not.toMatch(/\bundefined\b|\bnull\b/);
});
