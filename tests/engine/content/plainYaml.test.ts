import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { parseYaml } from "../../../renderer/content/yaml/parseYaml";
import * as plain from "../../../renderer/content/yaml/plainYaml";
import { amount, SEED } from "../../support/amount";

const { plainYaml } = plain;
// Only the parser, without the fast path. Of the module itself, which other test files may have loaded before.
const shortPath = vi.spyOn(plain, "plainYaml").mockReturnValue(undefined);
afterAll(() => shortPath.mockRestore());

const ENGINE = path.resolve(import.meta.dirname, "..");
/** Such as https://github.com/yaml/yaml-test-suite, of which every file is tried. */
const { YAML_FOLDER } = process.env;

function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml")).map((name) => readFileSync(path.join(folder, name), "utf8"));
}

/** @returns whether the short path was sure */
function compare(text: string, times = 1): boolean {
  const found = plainYaml(text, times);
  // As text: the order of names counts too.
  if (found)
    expect([text, JSON.stringify({ data: found, problems: [] })]).toEqual([
      text,
      JSON.stringify(parseYaml(text, times)),
    ]);
  return found !== undefined;
}

const pages = filesBelow(path.join(ENGINE, "groomer"));

test("pages as they are written take the short path", () => {
  expect(pages.filter(compare).length).toBeGreaterThan(pages.length / 2);
});

test("a file that may be larger than a page takes it too, such as the figures of a thousand pages", () => {
  const text = `confirmed:\n${'  - { page: about, figure: 3 cats, sentence: "3" }\n'.repeat(1000)}`;
  expect([compare(text), compare(text, 2)]).toEqual([false, true]);
});

test("it reads every page of the mistakes like the parser, or not at all", () => {
  const texts = filesBelow(path.join(ENGINE, "mistakes"));
  expect(texts.filter(compare).length).toBeGreaterThan(50);
});

// A folder of files from elsewhere, such as the YAML test suite; without one there is no such test.
if (YAML_FOLDER) {
  test("it reads every file of a folder like the parser, or not at all", () => {
    const texts = filesBelow(YAML_FOLDER);
    expect(texts.length).toBeGreaterThan(0);
    console.log(`${texts.filter(compare).length} of ${texts.length} took the short path`);
  });
}

/** Values in every place: which of them are texts, numbers, truths, comments or mistakes is the parser's to say. */
const VALUES = [
  "",
  ..."a b|a: b|a:b|a:|a #b|a # b|a# b|# a|#a|- a|-a|-|--- a|...|? a|?a|:a|,a|[a|[a]|[a, b]|[a,b ]|[a, ]|[ a ]|[]".split(
    "|",
  ),
  ..."{ a: b }|{a: b}|{ a: b, a: c }|{ a: 1, c: 'it''s' }|{ a }|{}|{ a: [b] }|{ a: b }c|{ a: b } # c|{ null: a }".split(
    "|",
  ),
  ..."1|01|1.0|.5|-1|+1|+|+$30|+.5|+.inf|+a|1e3|0x1f|0o17|1_000|1-2|12:30|2030-12-31|1 2|123456789012345678|.inf|.nan|0|00|1.|$1".split(
    "|",
  ),
  ..."true|True|yes|null|NULL|~|~a|null a|on|=|<<|*a|&a b|!a b|@a|`a`|%a|\\|a\\b|é|\u00a0a|a\u00a0|\u2028|\u0085|😀".split(
    "|",
  ),
  ...`"a"|"a" b|"a"#b|"a" # b|"a\\n"|"a: b"|"a" "b"|"a|'a'|'a''b'|'a'b|'a|''|""|"it's"|a "b"|a 'b`.split("|"),
  ..."|,|-,>,>-,|+,|2,| # a,||,| a,\ta,a\tb".split(","),
  "|\n    a\n     b\n\n    c",
  "|\n    a\n   b",
  "|\n\n    a",
  "|-\n    a  \n     \n    b\n\n",
  "|\n  a",
  "|\n    # a\n  # b",
  "|\n    a: |\n    b",
  "|\n    a\n  # b\n    c",
  "a\n    b",
  "a\n  # b\n    c",
  "\n    a",
  "\n    a: b\n    c: d",
  "\n    a: b\n     c: d",
  "\n    a: b\n   c: d",
  "\n    - a\n    - b",
  "\n  - a\n  - b",
  "\n    - a: b\n      c: d\n    # e\n    - a: b",
  "\n    - a: b\n      a: d",
  "\n    - a: b\n     c: d",
  "\n    - - a\n      - b",
  "\n    -\n      a: b",
  "\n    -  a: b\n       c: |\n        d\n\n       e: f",
  "\n    - a\n      b",
  "\n    - a\n    b: c",
  "\n    a: b\n    - c",
];

const PLACES: ((value: string) => string)[] = [
  (value) => `a: ${value}\n`,
  (value) => `a: ${value}`,
  (value) => `x:\n  y: ${value}\n  z: last\n`,
  (value) => `x:\n  - ${value}\n  - last\n`,
  (value) => `x:\n  - y: ${value}\n    z: last\n`,
  (value) => `x:\n  - z: first\n    y: ${value}\nend: 1\n`,
  (value) => `x: { y: ${value} }\n`,
  (value) => `x: [${value}, last]\n`,
  (value) => `${value}: name\n`,
  (value) => `${value}\n`,
  (value) => `first: 1\n${value}\nlast: 2\n`,
  (value) => `# comment\n\nx:   ${value}   # end\n`,
];

test("it reads odd values in every place like the parser, or not at all", () => {
  const sure = PLACES.flatMap((place) => VALUES.map((value) => compare(place(value)))).filter(Boolean);
  expect(sure.length).toBeGreaterThan(250);
});

/** Numbers from 0 to 1 that follow from the seed: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
function* random(state: number): Generator<number, never> {
  for (let next = (state * 48271 + 1) % 2147483647; ; next = (next * 48271) % 2147483647) yield next / 2147483647;
}

const SCRAPS = [
  ..." -:#|>\"'[]{},&*!%@`?\t\n$.0",
  "\n\n",
  "\n  ",
  ": ",
  " #",
  "- ",
  "  ",
  "---\n",
  "null",
  "a: b\n",
  "'': ",
];

test(`it reads randomly changed pages like the parser, or not at all (SEED=${SEED})`, () => {
  const numbers = random(SEED);
  const below = (limit: number) => Math.floor(numbers.next().value * limit);
  const short = pages.map((page) => page.slice(0, 900));
  let sure = 0;
  for (let run = 0; run < amount(1000, 100_000); run++) {
    const page = short[below(short.length)] ?? "";
    const at = below(page.length);
    const scrap = SCRAPS[below(SCRAPS.length)] ?? "";
    if (compare(`${page.slice(0, at)}${scrap}${page.slice(at + below(3) * below(8))}\n`)) sure++;
  }
  expect(sure).toBeGreaterThan(100);
});
