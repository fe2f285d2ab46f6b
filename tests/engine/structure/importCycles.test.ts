import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const CODE = /\.(?:tsx?|mjs)$/;
/** `import … from`, `export … from`, `import "…"`, `import("…")`, `import type` and `typeof import("…")`. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)"(\.[^"]+)"/g;

const files = ["blocks", "renderer", "scripts", "tests"].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => CODE.test(file))
    .map((file) => path.join(ROOT, folder, file)),
);

/** The files that each file imports, values and types alike. */
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return Array.from(text.matchAll(IMPORT), ([, written = ""]) => resolved(path.resolve(file, "..", written))).filter(
    (found) => found !== undefined,
  );
}

function resolved(target: string): string | undefined {
  const candidates = ["", ".ts", ".tsx", ".mjs", "/index.ts"].map((ending) => target + ending);
  return candidates.find((candidate) => CODE.test(candidate) && existsSync(candidate));
}

/** The first cycle found, as the files along it; types count like values. */
function cycle(): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const walk = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const next of imports.get(file) ?? []) {
      const found = walk(next);
      if (found) return found;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of files) {
    const found = walk(file);
    if (found) return found;
  }
  return undefined;
}

test("the reader sees imports of every kind", () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
});

test("no file imports itself, directly or by way of others, types included", () => {
  expect(cycle()?.map((file) => path.relative(ROOT, file))).toBeUndefined();
});
