/**
 * Breaks the fixture site's pages in every way that comes to mind, and checks each: whatever a file holds, a check
 * ends in time with problems that have a place and words. Not part of `npm test`.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { checkFolder } from "../renderer/content/checkFolder";
import { formatterNames, loadFormatter, reportOf } from "../renderer/content/report/print/formatter";
import { defineCommand, wholeNumber } from "./cli";

const FIXTURES = path.resolve(import.meta.dirname, "../tests/engine");
/** So many milliseconds may one check of the small site take. */
const LONGEST = 2000;

const PIECES = [
  ...[
    "${",
    "}",
    "${a}",
    "${business.phone|tel}",
    "${facts.deposit}",
    "${__proto__}",
    "${a|constructor}",
    "$165",
    "$",
    "4-8 weeks",
  ],
  ...[
    "[",
    "]",
    "(",
    ")",
    "](",
    "[x](constructor:1)",
    "[x](/services#a)",
    "**",
    "*",
    "_",
    "`",
    "<",
    "<a",
    "&a",
    "&",
    "!x ",
    "!!binary ",
    "*a",
  ],
  ...[
    "- ",
    "? ",
    ": ",
    "  ",
    "\t",
    "\n",
    "\n\n",
    "---\n",
    "#",
    " #x",
    "|",
    ">",
    "|\n",
    "'",
    '"',
    "\\",
    "%",
    "@",
    "{",
    ",",
  ],
  ...[
    "null",
    "~",
    "true",
    ".nan",
    "0x1",
    "1e999",
    "__proto__",
    "constructor",
    "toString",
    "type",
    "blocks",
    "vars",
    "<<: *a",
  ],
  ...[
    "\0",
    "\x1b[31m",
    "\u2028",
    "\ufeff",
    "\ud800",
    "💇🏾‍♀️",
    "é",
    "\u00a0",
    "\u202e",
    "9 AM to 5 PM",
    "(503) 555-0174",
    "12 Maple St",
  ],
];

type Edit = {
  kind: "insert" | "delete" | "repeat" | "swap" | "indent" | "value";
  at: number;
  to: number;
  piece: string;
  times: number;
};

const edits: fc.Arbitrary<Edit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("insert", "delete", "repeat", "swap", "indent", "value"),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 6 })),
    times: fc.oneof(fc.constantFrom(1, 1, 1, 2, 3), fc.constantFrom(50, 500, 5000)),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Changes characters anywhere, or whole lines and values, so that most results are still nearly YAML. */
function edited(text: string, { kind, at, to, piece, times }: Edit): string {
  const place = Math.floor(at * text.length);
  const lines = text.split("\n");
  const [line, other] = [Math.floor(at * (lines.length - 1)), Math.floor(to * (lines.length - 1))];
  if (kind === "insert") return text.slice(0, place) + piece.repeat(times) + text.slice(place);
  if (kind === "delete") return text.slice(0, place) + text.slice(place + Math.ceil(to * 40));
  if (kind === "repeat") lines.splice(line, 0, ...Array<string>(Math.min(times, 500)).fill(lines[other] ?? ""));
  if (kind === "swap") [lines[line], lines[other]] = [lines[other] ?? "", lines[line] ?? ""];
  if (kind === "indent") lines[line] = " ".repeat(times % 60) + (lines[line] ?? "").trimStart();
  if (kind === "value") lines[line] = (lines[line] ?? "").replace(/: .*/, () => `: ${piece.repeat(times)}`);
  return lines.join("\n");
}

Error.stackTraceLimit = 40;

export const command = defineCommand(import.meta.filename, {
  name: "npm run fuzz",
  about: "Breaks the pages of the fixture site in many ways, and shows the first that a check cannot answer.",
  flags: {
    seconds: { value: "COUNT", default: "60", about: "how long", parse: wholeNumber(1) },
    seed: { value: "NUMBER", otherwise: "the time", about: "the seed of a run that failed", parse: wholeNumber(0) },
  },
  examples: ["npm run fuzz -- --seconds 60", "npm run fuzz -- --seed 42"],
  exitCodes: { 0: "every file was answered", 1: "a file was not, which is shown", 2: "could not run" },
  async run({ flags: { seconds, seed = Date.now() % 2 ** 31 } }) {
    console.log(`Seed ${seed}`);
    const cwd = mkdtempSync(path.join(tmpdir(), "fuzz-"));
    try {
      cpSync(path.join(FIXTURES, "mistakes/site"), cwd, { recursive: true });
      const files = seedFiles(path.join(cwd, "pages"));
      const formats = await Promise.all(formatterNames().map(loadFormatter));
      let cases = 0;
      const holds = fc.asyncProperty(fc.nat(files.length - 1), edits, async (index, changes) => {
        cases++;
        const { file, text } = files[index] as (typeof files)[number];
        const original = file.endsWith("site.yaml") ? readFileSync(file) : undefined;
        try {
          writeFileSync(file, changes.reduce(edited, text));
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
      const [index, changes] = result.counterexample;
      const { file, text } = files[index] as (typeof files)[number];
      const { stack = "" } = (result.errorInstance ?? {}) as { stack?: string };
      console.log(
        `Case ${cases} of seed ${seed}, ${path.basename(file)}:\n${stack}\n\nAs JSON: ${JSON.stringify(changes.reduce(edited, text))}`,
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

/** @throws Error for what a check may never do */
async function judge(cwd: string, formats: Awaited<ReturnType<typeof loadFormatter>>[]): Promise<void> {
  const start = process.cpuUsage();
  const result = await checkFolder({ dir: "pages", publicDir: "public", cwd });
  const { user, system } = process.cpuUsage(start);
  if ((user + system) / 1000 > LONGEST) throw new Error(`It took ${Math.round((user + system) / 1000)} ms.`);
  for (const problem of result.problems) {
    const { line, column, endLine, endColumn, message, rule } = problem;
    const isPlaced = [line, column, endLine, endColumn].every((number) => Number.isInteger(number) && number > 0);
    if (!isPlaced) throw new Error(`A problem has no place: ${JSON.stringify(problem)}`);
    if (!message || !rule || /\bundefined\b|\[object |\bNaN\b/.test(message.replace(/".*"/s, ""))) {
      throw new Error(`A problem has no words: ${JSON.stringify(problem)}`);
    }
  }
  for (const format of formats) {
    if (/(?![\n\t])\p{Cc}|\p{Cs}/u.test(format(reportOf(result, false))))
      throw new Error(`${format.name} steers a terminal.`);
  }
}
