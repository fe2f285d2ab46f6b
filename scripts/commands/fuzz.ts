/**
 * Breaks the fixture site's pages in every way that comes to mind, and checks each: whatever a file holds, a check
 * ends in time with problems that have a place and words. Not part of `npm test`.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { defineCommand } from "../cli/command";
import { wholeNumber } from "../cli/flags";
import { allFormatters, judge } from "../fuzzing/judge";
import { measureGrowth } from "../fuzzing/measureGrowth";
import { editText, type TextEdit, textEdits } from "../fuzzing/textEdits";
import { editTree, type TreeEdit, treeEdits } from "../fuzzing/treeEdits";

const FIXTURES = path.resolve(import.meta.dirname, "../../tests/engine");
/** The tree of the YAML is edited, then its characters: each by itself reaches less. */
const edits = fc.oneof(
  fc.record({ tree: fc.constant<TreeEdit[]>([]), text: textEdits }),
  fc.record({ tree: treeEdits, text: fc.constant<TextEdit[]>([]) }),
  fc.record({ tree: treeEdits, text: textEdits }),
);

const changed = (text: string, { tree, text: ofText }: { tree: TreeEdit[]; text: TextEdit[] }): string =>
  ofText.reduce(editText, editTree(text, tree));

Error.stackTraceLimit = 40;

export const command = defineCommand({
  name: "npm run fuzz",
  about: "Breaks the pages of the fixture site in many ways, and shows the first that a check cannot answer.",
  flags: {
    seconds: { value: "COUNT", default: "60", about: "how long", parse: wholeNumber(1) },
    growth: {
      about:
        "checks the largest files that are allowed, of each character in each place, and measures them (default: off)",
    },
    seed: { value: "NUMBER", otherwise: "the time", about: "the seed of a run that failed", parse: wholeNumber(0) },
  },
  examples: ["npm run fuzz -- --seconds 60", "npm run fuzz -- --seed 42", "npm run fuzz -- --growth"],
  exitCodes: { 0: "every file was answered", 1: "a file was not, which is shown", 2: "could not run" },
  async run({ flags: { seconds, growth, seed = Date.now() % 2 ** 31 } }) {
    if (growth) return measureGrowth();
    console.log(`Seed ${seed}`);
    const cwd = mkdtempSync(path.join(tmpdir(), "fuzz-"));
    try {
      cpSync(path.join(FIXTURES, "mistakes/site"), cwd, { recursive: true });
      const files = seedFiles(path.join(cwd, "pages"));
      const formats = await allFormatters();
      let cases = 0;
      const holds = fc.asyncProperty(fc.nat(files.length - 1), edits, async (index, change) => {
        cases++;
        const { file, text } = files[index] as (typeof files)[number];
        const original = file.endsWith("site.yaml") ? readFileSync(file) : undefined;
        try {
          writeFileSync(file, changed(text, change));
          await judge(cwd, formats);
        } finally {
          if (original) writeFileSync(file, original);
          else rmSync(file);
        }
      });
      const options = { seed, numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1000 };
      const result = await fc.check(holds, options);
      if (!result.failed || !result.counterexample) {
        console.log(`${cases} files were answered.`);
        return 0;
      }
      const [index, change] = result.counterexample;
      const { file, text } = files[index] as (typeof files)[number];
      const { stack = "" } = (result.errorInstance ?? {}) as { stack?: string };
      console.log(
        `Case ${cases} of seed ${seed}, ${path.basename(file)}:\n${stack}\n\nAs JSON: ${JSON.stringify(changed(text, change))}`,
      );
      return 1;
    } finally {
      rmSync(cwd, { recursive: true });
    }
  },
});

/** What is broken: the small site's facts and page, and every golden mistake as one more page. */
function seedFiles(pages: string) {
  const mistakes = path.join(FIXTURES, "mistakes");
  const names = readdirSync(mistakes).filter((name) => name.endsWith(".yaml"));
  const own = ["site.yaml", "site.yaml", "services.yaml"].map((name) => path.join(pages, name));
  return [
    ...own.map((file) => ({ file: file.replace("services", "broken"), text: readFileSync(file, "utf8") })),
    ...names.map((name) => ({
      file: path.join(pages, "broken.yaml"),
      text: readFileSync(path.join(mistakes, name), "utf8"),
    })),
  ];
}
