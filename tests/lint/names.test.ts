import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../support/fixtureSite";
import { expectNone } from "./expectNone";

/** Participles that do not end in -ed. */
const IRREGULAR =
  "built|done|drawn|found|held|hidden|kept|known|left|lost|made|own|read|said|sent|shown|taken|told|written";

const EXPORT = new RegExp(
  String.raw`^export (?:const|function\*?|async function\*?|class) ((?:[a-z]+ed|${IRREGULAR})\b)`,
  "gm",
);

/** The exported names of a text that are only a participle, such as `found`. */
const bareParticiples = (text: string): string[] => [...text.matchAll(EXPORT)].map(([, name = ""]) => name);

test("an exported name says what it does to what", () => {
  const files = ["blocks", "renderer", "scripts"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/"))),
  );
  expect(files.length).toBeGreaterThan(500);
  expectNone(
    files.flatMap((file) =>
      bareParticiples(readFileSync(path.join(ROOT, file), "utf8")).map((name) => `${file}: ${name}`),
    ),
    "An exported name is a verb and its object, or a noun.",
    "A participle alone, such as kept, says neither what was kept nor what the function does.",
  );
});

test("a participle alone is found", () => {
  const text =
    "export const kept = 1;\nexport const keptText = 2;\nexport async function pushed() {}\nconst found = 3;\n";
  expect(bareParticiples(text)).toEqual(["kept", "pushed"]);
});
