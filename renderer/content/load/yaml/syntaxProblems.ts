import type { Document, LineCounter } from "yaml";
import type { YamlProblem } from "./cause";
import { causes } from "./causes";
import { duplicateKey } from "./duplicateKey";
import { filledLine, lineRange } from "./yamlLine";

/** What a parser that has lost its way sees on every line below the mistake. */
const FOLLOW_UPS = new Set(["yaml/syntax", "yaml/indentation", "yaml/missing-dash", "yaml/missing-colon"]);

/** Says in plain words why a file is not YAML: by the parser's first complaint, and by later ones of known mistakes. */
export function explainSyntax(text: string, document: Document, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  for (const { code, message, pos } of document.errors.sort((a, b) => a.pos[0] - b.pos[0])) {
    if (code === "DUPLICATE_KEY") {
      problems.push(duplicateKey(text, document, lines, pos[0]));
      continue;
    }
    // The parser may stumble on an empty line before the mistake.
    const line = filledLine(text, lines.linePos(Math.min(pos[0], text.length)).line);
    let problem: YamlProblem | undefined;
    for (const cause of causes) problem ??= cause(line, { text, code, message });
    problem ??= {
      ...lineRange(line),
      rule: "yaml/syntax",
      message: `This line cannot be read as YAML: ${message}. Compare it with the lines around it, or put its text in quotes.`,
    };
    if (problems.length === 0 || !FOLLOW_UPS.has(problem.rule)) problems.push(problem);
    // Everything after an open quote was swallowed by it.
    if (problem.rule === "yaml/unclosed-quote") break;
  }
  return problems;
}
