/** A text as a document of ProseMirror, and back as the tree that the engine's own reader gives. */
import type { Mark, Node, Schema } from "prosemirror-model";
import { placeholdersIn } from "../../../base/placeholders";
import { readMarkdown } from "../../../content/markdown/readMarkdown";
import type { RichNode } from "../../../contract/richText";
import type { TextKind } from "../../protocol/words";
import { SCHEMAS } from "./schema";

/** The value of a fact by its `${…}`; undefined for one that nobody knows, which stays as it is written. */
export type FactValue = (piece: string) => string | undefined;

type Element = Exclude<RichNode, string>;
type MarkName = "strong" | "emphasis" | "link" | "code";

/**
 * The document of a text as it is written.
 *
 * @returns undefined if the text has Markdown that it may not have, or that is broken: only its author can fix it
 */
export function documentOf(kind: TextKind, written: string, factValue: FactValue): Node | undefined {
  const schema = SCHEMAS[kind];
  if (kind === "plain") return line(schema, [written], factValue);
  const { tree, forbidden, stray } = readMarkdown(kind, written);
  if (forbidden.length > 0 || stray) return undefined;
  if (kind === "Text") return line(schema, tree, factValue);
  const blocks = tree.flatMap((node) => block(schema, node, factValue));
  return schema.node("doc", null, blocks.length > 0 ? blocks : [schema.node("p")]);
}

const line = (schema: Schema, tree: RichNode[], factValue: FactValue) =>
  schema.node("doc", null, [schema.node("p", null, inline(schema, tree, factValue))]);

function block(schema: Schema, node: RichNode, factValue: FactValue): Node {
  if (typeof node === "string" || node.type !== "list")
    return schema.node("p", null, inline(schema, childrenOf(node), factValue));
  const items = node.children.map((item) => schema.node("li", null, itemBlocks(schema, childrenOf(item), factValue)));
  return schema.node(node.ordered ? "ol" : "ul", null, items);
}

/** The reader unwraps an item with one paragraph. */
function itemBlocks(schema: Schema, children: RichNode[], factValue: FactValue): Node[] {
  const blocks: Node[] = [];
  let words: RichNode[] = [];
  const flush = () => {
    if (words.length > 0) blocks.push(schema.node("p", null, inline(schema, words, factValue)));
    words = [];
  };
  for (const child of children) {
    if (!isBlock(child)) words.push(child);
    else {
      flush();
      blocks.push(block(schema, child, factValue));
    }
  }
  flush();
  return blocks[0]?.type.name === "p" ? blocks : [schema.node("p"), ...blocks];
}

const isBlock = (node: RichNode) => typeof node !== "string" && (node.type === "paragraph" || node.type === "list");
const childrenOf = (node: RichNode) => (typeof node === "string" ? [node] : node.children);

function inline(schema: Schema, nodes: RichNode[], factValue: FactValue, marks: readonly Mark[] = []): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === "string") return pieces(schema, node, factValue, marks);
    const { [node.type]: type } = schema.marks;
    const mark = type?.create(node.type === "link" ? { to: node.to } : null);
    return inline(schema, node.children, factValue, mark ? mark.addToSet(marks) : marks);
  });
}

function pieces(schema: Schema, text: string, factValue: FactValue, marks: readonly Mark[]): Node[] {
  const nodes: Node[] = [];
  let end = 0;
  const words = (to: number) => {
    if (to > end) nodes.push(schema.text(text.slice(end, to), marks));
  };
  for (const { piece, index } of placeholdersIn(text)) {
    const value = factValue(piece);
    if (!value) continue;
    words(index);
    nodes.push(schema.node("fact", { piece, value }, undefined, marks));
    end = index + piece.length;
  }
  words(text.length);
  return nodes;
}

/** The tree of a document: what the reader gives for its Markdown. Two documents that read the same have the same. */
export function treeOf(document: Node): RichNode[] {
  return document.type.schema === SCHEMAS.RichText ? blocksOf(document) : inlineOf(document.firstChild ?? document);
}

function blocksOf(holder: Node): RichNode[] {
  return holder.children.flatMap((node): RichNode[] => {
    if (node.type.name === "p") {
      const children = inlineOf(node);
      return children.length > 0 ? [{ type: "paragraph", children }] : [];
    }
    const items = node.children.flatMap((item): Element[] => {
      const children = blocksOf(item);
      return children.length > 0 ? [{ type: "listItem", children }] : [];
    });
    return items.length > 0 ? [{ type: "list", ordered: node.type.name === "ol", children: items }] : [];
  });
}

/** A run of words, or a fact, with its marks. */
interface Run {
  text: string;
  marks: Map<MarkName, string>;
}

function inlineOf(paragraph: Node): RichNode[] {
  const runs = paragraph.children.flatMap((node): Run[] => {
    const marks = new Map(node.marks.map((mark) => [mark.type.name as MarkName, String(mark.attrs.to ?? "")]));
    const text = node.isText ? (node.text ?? "") : String(node.attrs.piece);
    // Apart, since no mark begins or ends beside a space.
    const [start, end] = [text.length - text.trimStart().length, text.trimEnd().length];
    const parts = start < end ? [text.slice(0, start), text.slice(start, end), text.slice(end)] : [text];
    return parts.filter(Boolean).map((part) => ({ text: part, marks: new Map(marks) }));
  });
  for (const name of ["strong", "emphasis", "link", "code"] as const) unmarkSpaces(runs, name);
  return nested(paragraph.type.schema === SCHEMAS.plain ? runs : trimmed(runs));
}

const isSpace = ({ text }: Run) => !text.trim();

function unmarkSpaces(runs: Run[], name: MarkName): void {
  const isInside = (run: Run | undefined, to: string | undefined) => run?.marks.get(name) === to;
  for (const order of [runs, runs.toReversed()]) {
    order.forEach((run, index) => {
      const to = run.marks.get(name);
      if (to !== undefined && isSpace(run) && !isInside(order[index - 1], to)) run.marks.delete(name);
    });
  }
}

/** Spaces at the beginning and the end of a paragraph are no part of it, as in Markdown. */
function trimmed(runs: Run[]): Run[] {
  let [start, end] = [0, runs.length];
  while (start < end && isPlainSpace(runs[start])) start++;
  while (end > start && isPlainSpace(runs[end - 1])) end--;
  return runs.slice(start, end);
}

/** Not one that no line ends at, which Markdown keeps. */
const isPlainSpace = (run: Run | undefined) => run !== undefined && /^[ \t\n]+$/.test(run.text);

/** Runs as a tree: of the marks that begin at a run, the one that reaches farthest is outside. */
function nested(runs: Run[]): RichNode[] {
  const nodes: RichNode[] = [];
  for (let at = 0; at < runs.length; ) {
    const { text, marks } = runs[at] as Run;
    let [outer, reach]: [MarkName | undefined, number] = [undefined, 0];
    for (const [name, to] of marks) {
      const next = runs.findIndex((run, index) => index > at && run.marks.get(name) !== to);
      const end = next < 0 ? runs.length : next;
      if (end > reach) [outer, reach] = [name, end];
    }
    if (outer === undefined) {
      const last = nodes.at(-1);
      if (typeof last === "string") nodes[nodes.length - 1] = last + text;
      else nodes.push(text);
      at++;
      continue;
    }
    const name = outer;
    const inside = runs.slice(at, reach).map((run) => ({
      text: run.text,
      marks: new Map([...run.marks].filter(([other]) => other !== name)),
    }));
    const children = nested(inside);
    nodes.push(name === "link" ? { type: name, to: marks.get(name) ?? "", children } : { type: name, children });
    at = reach;
  }
  return nodes;
}
