import { type Document, isScalar, type LineCounter, type Scalar, visit } from "yaml";
import type { YamlProblem } from "./cause";

/** The problem of a name that occurs in one group for the second time, at this offset of the text. */
export function duplicateKey(text: string, document: Document, lines: LineCounter, offset: number): YamlProblem {
  let name = /^[^:\s]*/.exec(text.slice(offset))?.[0] ?? "";
  let end = offset + Math.max(1, name.length);
  let firstLine: number | undefined;
  visit(document, {
    Map(_, map) {
      const keys = map.items.map(({ key }) => key).filter((key): key is Scalar => isScalar(key));
      const second = keys.find(({ range }) => range?.[0] === offset);
      if (!second) return undefined;
      name = String(second.value);
      end = second.range?.[1] ?? end;
      firstLine = lines.linePos(keys.find(({ value }) => value === second.value)?.range?.[0] ?? 0).line;
      return visit.BREAK;
    },
  });
  const { line, col: column } = lines.linePos(offset);
  const { line: endLine, col: endColumn } = lines.linePos(end);
  const message = `"${name}" stands here a second time; the first is on line ${firstLine}. Take one of them away, or start a new list item with "- " above it.`;
  return { line, column, endLine, endColumn, rule: "yaml/duplicate-key", message };
}
