import { type Document, isAlias, isNode, type LineCounter, type Node, visit } from "yaml";
import { fixable, type YamlProblem } from "./cause";
import { valueRange, withQuotes, type YamlLine, yamlLine } from "./yamlLine";

/** Texts that YAML takes silently for something else: `&Co baths` is an anchor, `!new` a tag, `*bold*` an alias. */
export function* specialValues(text: string, document: Document, lines: LineCounter): Generator<YamlProblem> {
  // Skip the slow walk over all nodes when no such value occurs.
  if (!/(?:[:-]|^)\s+[*&!]/m.test(text)) return;
  const used = new Set<string>();
  const anchored = new Map<Node, string>();
  const suspects: [Node, string][] = [];
  visit(document, (_, node) => {
    if (!isNode(node)) return;
    if (isAlias(node)) {
      if (node.resolve(document)) used.add(node.source);
      else suspects.push([node, "*"]);
    } else if (node.anchor) anchored.set(node, node.anchor);
    else if (node.tag?.startsWith("!")) suspects.push([node, "!"]);
  });
  for (const [node, anchor] of anchored) if (!used.has(anchor)) suspects.push([node, "&"]);
  for (const [node, mark] of suspects) {
    const line = yamlLine(text, lines.linePos(node.range?.[0] ?? 0).line);
    if (line.value.startsWith(mark)) yield quotesNeeded(line, mark);
  }
}

/** The problem of a text that starts with a character that YAML reserves. */
export function quotesNeeded(line: YamlLine, mark: string): YamlProblem {
  const place = { ...valueRange(line), rule: "yaml/quotes-needed" };
  return fixable(place, `A text that starts with ${mark} needs quotes.`, withQuotes(line));
}
