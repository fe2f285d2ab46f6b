import type { Document, LineCounter, YAMLError } from "yaml";
import type { YamlProblem } from "./cause";
import { causes } from "./causes";
import { duplicateKey } from "./duplicateKey";
import { lineRange } from "./yamlLine";

/**
 * Says in plain words why a file is not YAML. A parser that has lost its way complains again and
 * again: the first complaint counts, and a later one only where its own line shows a known mistake.
 */
export function explainSyntax(text: string, document: Document, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const errors = [...document.errors].sort((a, b) => a.pos[0] - b.pos[0]);
  for (const error of errors) {
    if (error.code === "DUPLICATE_KEY") {
      problems.push(duplicateKey(text, document, lines, error.pos[0]));
      continue;
    }
    const line = filledLine(text, lines.linePos(Math.min(error.pos[0], text.length)).line);
    const known = knownCause(text, error, line);
    const found = known ?? unknownCause(text, error, line);
    if (problems.length === 0 || !FOLLOW_UPS.has(found.rule)) problems.push(found);
    // Everything after an open quote was swallowed by it.
    if (known?.rule === "yaml/unclosed-quote") break;
  }
  return problems;
}

/** What a parser that has lost its way sees on every line below the mistake. */
const FOLLOW_UPS = new Set(["yaml/syntax", "yaml/indentation", "yaml/missing-dash", "yaml/missing-colon"]);

/** The line itself, or the next one that holds something: a parser may stumble before the mistake. */
function filledLine(text: string, line: number): number {
  const rest = text.split("\n").slice(line - 1);
  const empty = rest.findIndex((one) => one.trim() !== "");
  return empty < 0 ? line : line + empty;
}

function knownCause(text: string, error: YAMLError, line: number): YamlProblem | undefined {
  for (const cause of causes) {
    const problem = cause({ text, line, code: error.code, message: error.message });
    if (problem) return problem;
  }
  return undefined;
}

function unknownCause(text: string, error: YAMLError, line: number): YamlProblem {
  return {
    ...lineRange(text, line),
    rule: "yaml/syntax",
    message: `This line cannot be read as YAML: ${error.message}. Compare it with the lines around it, or put its text in quotes.`,
  };
}
