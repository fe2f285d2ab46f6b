import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { RuleDescription } from "../../../renderer/content/check/rule";
import { readBlocks } from "../../../renderer/schema/readBlocks";
import { blocksReference, pictureOf, settingsReference } from "../../../scripts/docs/blocksReference";
import { commandsReference } from "../../../scripts/docs/commandsReference";
import { BANNER } from "../../../scripts/docs/markdown";
import { rulesReference } from "../../../scripts/docs/rulesReference";
import { ROOT } from "../../support/fixtureSite";

const blocks = readBlocks(ROOT);

test("every block is in the reference, with its picture, its YAML and its fields", () => {
  const reference = blocksReference(blocks);
  expect(reference.startsWith(BANNER)).toBe(true);
  for (const { type } of blocks) {
    expect(reference).toContain(`](${pictureOf(type)})`);
    expect(existsSync(path.join(ROOT, "docs/reference", pictureOf(type))), type).toBe(true);
    expect(reference).toContain(`\n  - type: ${type}\n`);
    expect(reference).toContain(`| \`type\` **required** | \`${type}\` |`);
  }
});

test("the reference has the same bytes each time", () => {
  expect(blocksReference(blocks)).toBe(blocksReference(readBlocks(ROOT)));
});

test("a schema's words are escaped in a table", () => {
  const row = { name: "a", required: false, kind: "text", allowed: [], description: "a | b, *c* and <d>" };
  expect(settingsReference("A", "b", [row])).toContain("| `a` | text | a \\| b, \\*c\\* and \\<d\\> |");
});

test("a rule has its severity, reason, fix and both examples, each file below its name", () => {
  const rule: RuleDescription = {
    name: "made/up",
    severity: "warning",
    only: "launch",
    at: "2030-01-01",
    sentence: "A sentence.",
    why: "A reason.",
    fix: "A fix.",
    good: "title: Good",
    bad: { "site.yaml": "facts: {}", "a.jpg": new Uint8Array(3), "b.yaml": null, "c.yaml": "x".repeat(1000) },
  };
  const reference = rulesReference([rule]);
  expect(reference).toContain("### `made/up`\n\n**warning**, only with `--launch`. A sentence. A reason. Fix: A fix.");
  expect(reference).toContain(
    "Wrong (as of 2030-01-01):\n\n```yaml\n# site.yaml\nfacts: {}\n# a.jpg: 3 bytes\n# no file b.yaml\n",
  );
  expect(reference).toContain("Right:\n\n```yaml\ntitle: Good\n```");
  expect(Math.max(...reference.split("\n").map((line) => line.length))).toBeLessThan(400);
});

test("a flag has its default: a value, or words", () => {
  const command = {
    name: "npm run made-up",
    about: "Does it.",
    flags: {
      out: { about: "where", value: "DIR", default: "dist" },
      at: { about: "when", value: "DATE", otherwise: "now" },
      fast: { about: "is fast (default: on weekdays)" },
      quiet: { about: "prints nothing" },
    },
    examples: ["npm run made-up", "npm run made-up -- --fast"] as [string, string],
    exitCodes: { 0: "done", 2: "could not run" },
    run: async () => 0,
  };
  const reference = commandsReference([{ name: "made-up", typed: "npm run made-up", line: "x", command }]);
  expect(reference).toContain("| `--out DIR` | where | `dist` |\n| `--at DATE` | when | now |\n");
  expect(reference).toContain("| `--fast` | is fast | on weekdays |\n| `--quiet` | prints nothing | off |\n");
  expect(reference).toContain("Exit codes: 0 done; 2 could not run.");
});
