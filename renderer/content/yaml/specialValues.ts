import { type Document, isAlias, isScalar, type LineCounter, type Node } from "yaml";
import { commentsIn } from "./comments";
import { MOST_PROBLEMS } from "./limits";
import { nodesIn } from "./nodesIn";
import { filledLine, lineRange, quotesNeeded, quoteValue, valueRange, type YamlProblem, yamlLine } from "./yamlLine";

/** Texts that YAML silently reads as something else: `&Co baths` is an anchor, `!new` a tag, `*bold*` an alias. */
export function* specialValues(text: string, document: Document, lines: LineCounter): Generator<YamlProblem> {
  // Skip the slow walk over all nodes when no such value occurs.
  if (!/[:-]\s+[*&!]|^[ \t]+[*&!]/m.test(text)) return;
  const used = new Set<string>();
  const known = new Set<string>();
  const anchored = new Map<Node, string>();
  const suspects: [Node, string][] = [];
  for (const { node } of nodesIn(document)) {
    if (isAlias(node)) {
      if (known.has(node.source)) used.add(node.source);
      else suspects.push([node, "*"]);
    } else if (node.anchor) {
      // Before quotes, brackets or braces it is a mark of YAML, and never text.
      if (isPlain(node)) anchored.set(node, node.anchor);
      known.add(node.anchor);
    } else if (node.tag && node.tag !== "tag:yaml.org,2002:str") suspects.push([node, "!"]);
  }
  for (const [node, anchor] of anchored) if (!used.has(anchor)) suspects.push([node, "&"]);
  for (const [node, mark] of suspects.slice(0, MOST_PROBLEMS)) {
    const line = yamlLine(text, lines.linePos(node.range?.[0] ?? 0).line);
    if (!line.value.startsWith(mark)) continue;
    const message = `${node.tag} before a value means nothing here. Delete it.`;
    if (isAlias(node) || isPlain(node)) yield quotesNeeded(line, mark);
    else yield { ...valueRange(line), rule: "yaml/quotes-needed", message };
  }
}

const isPlain = (node: Node) => isScalar(node) && node.type === "PLAIN";

/** A line that starts a new name or a new item. */
const STARTS_NAME = /^\s*(?:- +)*(?:[A-Za-z_$][\w-]*:(?:\s|$)|-\s|$)/;

/** A text below `text: |` that is not indented further than the name: YAML takes it for new names. */
export function* textBesideItsName(text: string): Generator<YamlProblem> {
  for (const [index, head] of text.split("\n").entries()) {
    const [, name] = /^ *(?:- +)*([A-Za-z_$][\w-]*):[ \t]+[|>][-+]?[ \t]*\r?$/.exec(head) ?? [];
    if (name === undefined) continue;
    const column = head.indexOf(`${name}:`);
    const below = filledLine(text, index + 2);
    if (below.indent > column || STARTS_NAME.test(below.text) || below.text.trimStart().startsWith("#")) continue;
    const message = `The text of "${name}" must start further to the right than that name. Start each of its lines in column ${column + 3}.`;
    yield { ...lineRange(below), rule: "yaml/indentation", message };
  }
}

/** `badge: We are #1`: the text after # is a comment, and silently missing from the page. */
export function* cutOffText(text: string): Generator<YamlProblem> {
  // Skip the slow comment scan when no such # occurs.
  if (!/\s#[^\s#]/.test(text)) return;
  for (const { line: number, ownLine, start } of commentsIn(text)) {
    if (ownLine || /[\s#]/.test(text[start + 1] ?? " ")) continue;
    const line = yamlLine(text, number);
    if (/^["'[{|>&*!]/.test(line.value)) continue;
    const value = line.text.slice(line.before.length).trimEnd();
    const message = `Everything after # is a comment, so this text ends before it. Write: ${line.before.trimStart()}${quoteValue(value)} — or, if it is a comment, put a space after the #.`;
    yield { ...valueRange({ ...line, value }), rule: "yaml/hash-in-text", message };
  }
}
