import { type Document, isMap, isScalar, type LineCounter, type Scalar } from "yaml";
import { MOST_PROBLEMS } from "./limits";
import { nodesIn } from "./nodesIn";
import { fixable, type YamlProblem, yamlLine } from "./yamlLine";

/** A name that occurs twice in a group. */
interface Duplicate {
  first: Scalar;
  second: Scalar;
  /** Whether it is the first name of a list item in block style: then the second one starts an item, without a dash. */
  startsItem: boolean;
}

/** Names that occur twice in a group, each with the offset of the second one. */
export function duplicateNames(
  text: string,
  document: Document,
  lines: LineCounter,
): { offset: number; problem: YamlProblem }[] {
  return duplicatesIn(text, document, lines).map(({ first, second, startsItem }) => {
    const [offset = 0, end = offset] = second.range ?? [];
    const { line, col: column } = lines.linePos(offset);
    const { line: endLine, col: endColumn } = lines.linePos(Math.max(end, offset + 1));
    const name = String(second.value ?? "");
    const { line: firstLine, col: firstColumn } = lines.linePos(first.range?.[0] ?? 0);
    const place = { line, column, endLine, endColumn };
    if (startsItem) {
      const dash =
        yamlLine(text, firstLine)
          .text.slice(0, firstColumn - 1)
          .lastIndexOf("-") + 1;
      const message = `A list item starts here without its dash: "${name}" already starts the one on line ${firstLine}, whose dash is in column ${dash}.`;
      const fixed = `- ${yamlLine(text, line).text.trim()}`;
      return { offset, problem: fixable({ ...place, rule: "yaml/missing-dash" }, message, fixed) };
    }
    const message = `${name ? `"${name}"` : "A value without a name"} is here a second time; the first is on line ${firstLine}. Delete one of them, or start a new list item with "- " above it.`;
    return { offset, problem: { ...place, rule: "yaml/duplicate-key", message } };
  });
}

function duplicatesIn(text: string, document: Document, lines: LineCounter): Duplicate[] {
  const lineOf = ({ range }: Scalar) => lines.linePos(range?.[0] ?? 0).line;
  const found: Duplicate[] = [];
  for (const { node } of nodesIn(document)) {
    if (!isMap(node)) continue;
    const firsts = new Map<unknown, Scalar>();
    let dashMissing = false;
    for (const { key } of node.items) {
      if (!isScalar(key)) continue;
      const first = firsts.get(key.value);
      if (!first) {
        firsts.set(key.value, key);
        continue;
      }
      const startsItem = first === node.items[0]?.key && !node.flow && startsApart(text, lineOf(first), lineOf(key));
      dashMissing ||= startsItem;
      // The other names of an item without a dash are repeated only because of that dash.
      if (startsItem || !dashMissing) found.push({ first, second: key, startsItem });
      if (found.length === MOST_PROBLEMS) return found;
    }
  }
  return found;
}

/** Whether a line starts a list item that is longer than that line: a line that is doubled lacks no dash. */
function startsApart(text: string, first: number, second: number): boolean {
  return /^\s*-\s/.test(yamlLine(text, first).text) && second > first + 1;
}
