import { type Document, isMap, isScalar, type LineCounter, type Scalar } from "yaml";
import { MOST_PROBLEMS } from "./limits";
import { nodesIn } from "./nodesIn";
import type { YamlProblem } from "./yamlLine";

/** Names that occur twice in a group, each with the offset of the second one. */
export function duplicateNames(document: Document, lines: LineCounter): { offset: number; problem: YamlProblem }[] {
  return duplicatesIn(document).map(([second, first]) => {
    const [offset = 0, end = offset] = second.range ?? [];
    const { line, col: column } = lines.linePos(offset);
    const { line: endLine, col: endColumn } = lines.linePos(Math.max(end, offset + 1));
    const name = String(second.value ?? "");
    const { line: firstLine } = lines.linePos(first.range?.[0] ?? 0);
    const message = `${name ? `"${name}"` : "A value without a name"} stands here a second time; the first is on line ${firstLine}. Take one of them away, or start a new list item with "- " above it.`;
    return { offset, problem: { line, column, endLine, endColumn, rule: "yaml/duplicate-key", message } };
  });
}

function duplicatesIn(document: Document): [second: Scalar, first: Scalar][] {
  const found: [Scalar, Scalar][] = [];
  for (const { node } of nodesIn(document)) {
    if (!isMap(node)) continue;
    const firsts = new Map<unknown, Scalar>();
    for (const { key } of node.items) {
      if (!isScalar(key)) continue;
      const first = firsts.get(key.value);
      if (first) found.push([key, first]);
      else firsts.set(key.value, key);
      if (found.length === MOST_PROBLEMS) return found;
    }
  }
  return found;
}
