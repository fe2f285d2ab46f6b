import { LineCounter } from "yaml";
import { repeatsTooMuch, TOO_DEEP, TOO_MANY_ALIASES, unusableCharacters, valueProblems } from "./limits";
import { mergeConflicts } from "./mergeConflict";
import { nameProblems } from "./nameProblems";
import { plainYaml } from "./plainYaml";
import { readDocument } from "./readDocument";
import { cutOffText, specialValues, textBesideItsName } from "./specialValues";
import { explainSyntax } from "./syntaxProblems";
import { lineRange, type YamlProblem, yamlLine } from "./yamlLine";

/** A file's plain data; undefined if problems prevent reading it as a page. */
export interface ParsedYaml {
  data: Record<string, unknown> | undefined;
  problems: YamlProblem[];
}

/** Parses one YAML 1.2 file into plain data; the same text always gives the same result. @param times see `tooLarge` */
export function parseYaml(text: string, times = 1): ParsedYaml {
  const broken = (problems: YamlProblem[]): ParsedYaml => ({ data: undefined, problems });
  const wholeFile = (rule: string, message: string) => broken([{ ...lineRange(yamlLine(text, 1)), rule, message }]);
  const tooDeep = () => wholeFile(TOO_DEEP.rule, TOO_DEEP.message);
  // The fast path accepts neither unusable characters nor conflicts.
  const plain = plainYaml(text, times);
  if (plain) return { data: plain, problems: [] };
  const early = [...unusableCharacters(text), ...mergeConflicts(text)];
  if (early.length > 0) return broken(early);
  try {
    const lineCounter = new LineCounter();
    const document = readDocument(text, lineCounter);
    const lost = [...textBesideItsName(text)];
    // The parser's errors about a text that it took for names are not further problems.
    if (lost.length > 0) return broken(lost);
    const problems = [
      ...explainSyntax(text, document, lineCounter),
      ...specialValues(text, document, lineCounter),
      ...cutOffText(text),
    ];
    if (problems.length === 0) problems.push(...valueProblems(document, lineCounter, times));
    if (problems.length === 0) problems.push(...nameProblems(text, document, lineCounter));
    if (problems.length > 0) return broken(onePerLine(problems));
    const data: unknown = document.toJS({ maxAliasCount: 100 });
    if (repeatsTooMuch(data, times)) return wholeFile(TOO_MANY_ALIASES.rule, TOO_MANY_ALIASES.message);
    if (data === null || data === undefined) {
      return wholeFile(
        "yaml/empty-file",
        "This file is empty. A page has at least title, description and blocks, and site.yaml the facts of the business.",
      );
    }
    if (typeof data === "object" && !Array.isArray(data))
      return { data: data as Record<string, unknown>, problems: [] };
    const found = Array.isArray(data) ? "a list" : "plain text";
    const message = `This file is ${found}. A page starts with names and their values, such as title: Full Groom, each on its own line.`;
    return wholeFile("yaml/not-a-page", message);
  } catch (error) {
    // The parser is recursive, and exceeded the call stack.
    if (error instanceof RangeError) return tooDeep();
    if (!(error instanceof ReferenceError)) throw error;
    return wholeFile(TOO_MANY_ALIASES.rule, TOO_MANY_ALIASES.message);
  }
}

/** One mistake often breaks several rules of YAML on the same line: keep the first, which explains it best. */
function onePerLine(problems: YamlProblem[]): YamlProblem[] {
  const seen = new Set<number>();
  return problems
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .filter(({ line }) => !seen.has(line) && seen.add(line));
}
