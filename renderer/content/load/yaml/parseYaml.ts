import { LineCounter, parseDocument } from "yaml";
import type { YamlProblem } from "./cause";
import { cutOffText, textBesideItsName } from "./lostText";
import { specialValues } from "./specialValues";
import { explainSyntax } from "./syntaxProblems";
import { isTooDeep } from "./tooDeep";
import { lineRange } from "./yamlLine";

/** Everything that keeps a file from being read as a page. */
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
