import { type Document, isAlias, isCollection, isScalar, type LineCounter, type Node } from "yaml";
import { MOST_PROBLEMS } from "./limits";
import { nodesIn } from "./nodesIn";
import { rangeOf, type YamlProblem } from "./yamlLine";

/** Names before a colon that are no words: `[a, b]: y`, `null: n`, and `<<: *a`, which other programs merge. */
export function* nameProblems(text: string, document: Document, lines: LineCounter): Generator<YamlProblem> {
  let count = 0;
  for (const { node, isName, inName } of nodesIn(document)) {
    const [start = 0, end = start] = node.range ?? [];
    const message = isName && !inName && messageFor(node, text.slice(start, end));
    if (!message) continue;
    const { line, col } = lines.linePos(start);
    yield { ...rangeOf(line, col - 1, text.slice(start, end).search(/\n|$/)), rule: "yaml/name", message };
    if (++count === MOST_PROBLEMS) return;
  }
}

function messageFor(name: Node, written: string): string | undefined {
  const inQuotes = `Write a word before the colon; or, if this is one, put quotes around it: "${written.trim()}"`;
  if (isAlias(name)) return `${written.trim()} stands for another value, and cannot be a name. Write the name out.`;
  if (isCollection(name)) return `A list or a group cannot be the name of a value. ${inQuotes}`;
  if (!isScalar(name) || name.type !== "PLAIN") return undefined;
  if (name.value === "<<")
    return "Lines are not merged here: << adds nothing to this group. Write out the lines that it is to have, and delete this one.";
  if (name.value !== null) return undefined;
  return written === ""
    ? "There is no name before this colon. Write it."
    : `${written} is read as no value. ${inQuotes}`;
}
