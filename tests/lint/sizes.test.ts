import { readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";
import { readImports } from "./readImports";

const LONG = 60;
const MOST_LONG = 5;
const LONGEST = 90;
const SHORT = 15;
const MOST_SHORT = 10;

interface Sized {
  /** Such as `renderer/output/nginxFile.ts:13`. */
  place: string;
  /** With comments and blank lines. */
  lines: number;
}

const filesOf = (...folders: string[]) =>
  [...readImports(ROOT, folders).keys()].filter((file) => !file.includes(".generated."));
const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** Every function, method and arrow function of a file, from its first line to its last. */
function functionsOf(file: string, text: string): Sized[] {
  const found: Sized[] = [];
  const note = ({ start, end }: { start: number; end: number }) => {
    const line = lineAt(text, start);
    found.push({ place: `${file}:${line}`, lines: lineAt(text, end) - line + 1 });
  };
  const visitor = new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  });
  visitor.visit(parseSync(file, text).program);
  return found;
}

/** Those over a limit, the longest first, in words. */
const over = (limit: number, sized: Sized[]) =>
  sized
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines)
    .map(({ place, lines }) => `${place} has ${lines} lines`);

const functions = filesOf("blocks", "renderer", "scripts").flatMap((file) => functionsOf(file, textOf(file)));

test("functions of every kind are counted, with their comments and blank lines", () => {
  const text = [
    "const one = () => 1;",
    "function two() {",
    "  // Why.",
    "",
    "  return { three() {",
    "    return 3;",
    "  } };",
    "}",
  ].join("\n");
  expect(functionsOf("a.ts", text)).toEqual([
    { place: "a.ts:1", lines: 1 },
    { place: "a.ts:2", lines: 7 },
    { place: "a.ts:5", lines: 3 },
  ]);
  expect(functions.length).toBeGreaterThan(3000);
});

test(`at most ${MOST_LONG} functions have more than ${LONG} lines, and none more than ${LONGEST}`, () => {
  const long = over(LONG, functions);
  expectNone(
    long.length > MOST_LONG ? long : over(LONGEST, functions),
    `A function has at most ${LONG} lines, ${MOST_LONG} of all at most ${LONGEST}.`,
    "A longer one is seldom read to its end: split one of these where a part has a name of its own.",
  );
});

test(`at most ${MOST_SHORT} files of the renderer and the scripts have fewer than ${SHORT} lines`, () => {
  const short = filesOf("renderer", "scripts").filter((file) => textOf(file).split("\n").length - 1 < SHORT);
  expectNone(
    short.length > MOST_SHORT ? short : [],
    `Of the files of the renderer and the scripts, ${MOST_SHORT} have fewer than ${SHORT} lines.`,
    "Each file is a name to know: join one of these with what uses it, or with its neighbors of the same subject.",
  );
});
