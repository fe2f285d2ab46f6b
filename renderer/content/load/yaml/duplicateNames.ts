import { type Document, isMap, isScalar, type LineCounter, type Scalar } from "yaml";
import { nodesIn } from "./nodesIn";
import type { YamlProblem } from "./yamlLine";

/** A name that its group has for the second time, and the first. */
type Duplicate = [second: Scalar, first: Scalar];

/** What is said of a name that occurs in one group for the second time, by its offset in the text. */
export function duplicateNames(text: string, document: Document, lines: LineCounter): (offset: number) => YamlProblem {
  const found = duplicatesIn(document);
  return (offset) => {
    const [second, first] = found.get(offset) ?? [];
    const name = second ? String(second.value ?? "") : (/^[^:\s]*/.exec(text.slice(offset))?.[0] ?? "");
    const end = second?.range?.[1] ?? offset + Math.max(1, name.length);
    const { line, col: column } = lines.linePos(offset);
    const { line: endLine, col: endColumn } = lines.linePos(end);
    const before = first && `; the first is on line ${lines.linePos(first.range?.[0] ?? 0).line}`;
    const message = `${name ? `"${name}"` : "A value without a name"} stands here a second time${before ?? ""}. Take one of them away, or start a new list item with "- " above it.`;
    return { line, column, endLine, endColumn, rule: "yaml/duplicate-key", message };
  };
}

/** All of a document in one walk: a broken file has them by the hundred. */
function duplicatesIn(document: Document): Map<number, Duplicate> {
  const found = new Map<number, Duplicate>();
  for (const { node } of nodesIn(document)) {
    if (!isMap(node)) continue;
    const firsts = new Map<unknown, Scalar>();
    for (const { key } of node.items) {
      if (!isScalar(key)) continue;
      const first = firsts.get(key.value);
      if (!first) firsts.set(key.value, key);
      else if (key.range) found.set(key.range[0], [key, first]);
    }
  }
  return found;
}
