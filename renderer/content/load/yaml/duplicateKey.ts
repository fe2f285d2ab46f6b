import { type Document, isMap, isScalar, type LineCounter, visit } from "yaml";
import type { YamlProblem } from "./cause";

/**
 * The problem of a name that occurs twice in one group, with the line of the first.
 *
 * @param offset of the second in the text
 */
export function duplicateKey(text: string, document: Document, lines: LineCounter, offset: number): YamlProblem {
  let name = /^[^:\s]*/.exec(text.slice(offset))?.[0] ?? "";
  let end = offset + Math.max(1, name.length);
  let firstLine: number | undefined;
  visit(document, {
    Map(_, map) {
      const second = map.items.find(({ key }) => isScalar(key) && key.range?.[0] === offset)?.key;
      if (!isMap(map) || !isScalar(second)) return undefined;
      name = String(second.value);
      end = second.range?.[1] ?? end;
      const first = map.items.find(({ key }) => isScalar(key) && key.value === second.value)?.key;
      if (isScalar(first)) firstLine = lines.linePos(first.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  const from = lines.linePos(offset);
  const to = lines.linePos(end);
  return {
    line: from.line,
    column: from.col,
    endLine: to.line,
    endColumn: to.col,
    rule: "yaml/duplicate-key",
    message: `"${name}" stands here a second time; the first is on line ${firstLine}. Take one of them away, or start a new list item with "- " above it.`,
  };
}
