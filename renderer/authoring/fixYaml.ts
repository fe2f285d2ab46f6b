import { parseYaml } from "../content/yaml/parseYaml";
import { type YamlProblem, yamlLine } from "../content/yaml/yamlLine";

/** YAML errors whose suggestion is the line as it must be, without the comment at its end. */
const FIXED_LINES = new Set([
  "yaml/quotes-needed",
  "yaml/colon-in-text",
  "yaml/colon-space",
  "yaml/unclosed-quote",
  "yaml/quote-in-text",
]);

interface FixedYaml {
  text: string;
  /** The problems that were fixed, one per line. */
  fixed: YamlProblem[];
}

/**
 * Fixes the lines that keep a file from being read, if all of them have a certain fix. A line that the file can be read
 * with stays as it is: the parser also complains about lines that are only below the error.
 *
 * @returns undefined if the file still could not be read
 */
export function fixYaml(text: string): FixedYaml | undefined {
  const written = text.split("\n");
  const fixed = new Map<number, YamlProblem>();
  const now = (except?: number) =>
    written.map((line, index) => (index + 1 === except ? line : fixedLine(line, fixed.get(index + 1)))).join("\n");
  for (let { data, problems } = parseYaml(text); !data; { data, problems } = parseYaml(now())) {
    const next = problems.find(({ rule, line, suggestion }) => suggestion && FIXED_LINES.has(rule) && !fixed.has(line));
    if (!next) return undefined;
    fixed.set(next.line, next);
  }
  for (const line of fixed.keys()) if (parseYaml(now(line)).data) fixed.delete(line);
  return { text: now(), fixed: [...fixed.values()] };
}

function fixedLine(line: string, problem: YamlProblem | undefined): string {
  if (!problem) return line;
  const { indent, before, value } = yamlLine(line, 1);
  const end = problem.rule === "yaml/colon-space" ? line.trimEnd().length : before.length + value.length;
  return line.slice(0, indent) + problem.suggestion + line.slice(end);
}
