import { LineCounter, parseDocument } from "yaml";
import { describeRules } from "../../rule";
import type { YamlProblem } from "./cause";
import { UNREADABLE } from "./cause";
import { cutOffText, lostTextRules, textBesideItsName } from "./lostText";
import { specialValueRules, specialValues } from "./specialValues";
import { explainSyntax, syntaxRules } from "./syntaxProblems";
import { isTooDeep } from "./tooDeep";
import { lineRange } from "./yamlLine";

/** What is wrong with a file as a whole. */
const wholeFileRules = describeRules({
  "yaml/too-deep": {
    sentence: "A page is some ten steps deep at most.",
    why: "Such a file can stop every program that reads it.",
    fix: "Take the brackets away that belong to nothing.",
    good: "aliases: [/baths]",
    bad: { "a.yaml": `aliases: ${"[".repeat(20_000)}${"]".repeat(20_000)}` },
  },
  "yaml/empty-file": {
    sentence: "A page file has something in it.",
    why: "A file in the folder of the pages is a page, and a page needs at least title, description and blocks.",
    fix: "Write the page, or take the file away.",
    good: "breadcrumb: Full Groom",
    bad: { "a.yaml": "# Nothing yet." },
  },
  "yaml/not-a-page": {
    sentence: "A page file is names with their values.",
    why: UNREADABLE,
    fix: "Start each line with a name and a colon, such as title: Full Groom.",
    good: "breadcrumb: Full Groom",
    bad: { "a.yaml": "- Full Groom" },
  },
  "yaml/too-many-aliases": {
    sentence: "A file does not repeat itself through & and * without end.",
    why: "A few such lines grow to gigabytes when they are read.",
    fix: "Write the values out.",
    good: "aliases: [/baths]",
    bad: { "a.yaml": [..."abcdefghi"].map(tenfold).join("\n") },
  },
});

/** Everything that keeps a file from being read as a page. */
export const yamlRules = [...wholeFileRules, ...syntaxRules, ...lostTextRules, ...specialValueRules];

/** A file's plain data; undefined where there are problems. */
export interface ParsedYaml {
  data: Record<string, unknown> | undefined;
  problems: YamlProblem[];
}

/**
 * Reads one YAML 1.2 file into plain data. The one seam through which text becomes data:
 * the same text always gives the same result, so it may be cached by the text's hash.
 */
export function parseYaml(text: string): ParsedYaml {
  const broken = (problems: YamlProblem[]): ParsedYaml => ({ data: undefined, problems });
  const wholeFile = (rule: string, message: string) => broken([{ ...lineRange(text, 1), rule, message }]);
  if (isTooDeep(text)) {
    return wholeFile(
      "yaml/too-deep",
      "This file is nested too deep to be read. A page is at most some ten steps deep.",
    );
  }
  try {
    const lines = new LineCounter();
    const document = parseDocument(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: true,
      logLevel: "error",
    });
    const lost = [...textBesideItsName(text)];
    // What the parser says of a text that it took for names is about no mistake of its own.
    if (lost.length > 0) return broken(lost);
    const problems = [
      ...explainSyntax(text, document, lines),
      ...specialValues(text, document, lines),
      ...cutOffText(text),
    ];
    if (problems.length > 0) return broken(onePerLine(problems));
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    if (data === null || data === undefined) {
      return wholeFile("yaml/empty-file", "This file is empty. A page needs at least title, description and blocks.");
    }
    if (typeof data !== "object" || Array.isArray(data)) {
      const found = Array.isArray(data) ? "a list" : "plain text";
      return wholeFile(
        "yaml/not-a-page",
        `This file is ${found}. A page starts with names and their values, such as title: Full Groom, each on its own line.`,
      );
    }
    return { data: data as Record<string, unknown>, problems: [] };
  } catch (error) {
    if (error instanceof ReferenceError) {
      return wholeFile(
        "yaml/too-many-aliases",
        "This file repeats itself through * and & so often that it cannot be read. Write the values out.",
      );
    }
    throw error;
  }
}

/** One mistake often breaks several rules of YAML on the same line: the first says it best. */
function onePerLine(problems: YamlProblem[]): YamlProblem[] {
  const seen = new Set<number>();
  return problems
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }) => !seen.has(line) && seen.add(line));
}

/** A list of ten times the one before: `b: &b [*a, *a, …]`. */
function tenfold(name: string, index: number, names: string[]): string {
  const anchor = index < names.length - 1 ? `&${name} ` : "";
  const entry = index === 0 ? "x" : `*${names[index - 1]}`;
  return `${name}: ${anchor}[${Array.from({ length: 10 }, () => entry).join(", ")}]`;
}
