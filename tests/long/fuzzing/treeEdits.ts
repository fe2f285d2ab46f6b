import fc from "fast-check";
import {
  Alias,
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  parseDocument,
  Scalar,
  visit,
} from "yaml";
import { PIECES } from "./textEdits";

/** A change of the tree of a YAML file: the result is still YAML, but another page. */
export interface TreeEdit {
  kind: "value" | "name" | "remove" | "repeat" | "swap" | "wrap" | "alias" | "anchor" | "tag" | "style" | "comment";
  /** Which node, and which other one, from 0 to 1. */
  at: number;
  to: number;
  value: unknown;
  times: number;
}

const texts = fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 30 }));
const values = fc.oneof(
  texts,
  fc.constantFrom(null, true, false, 0, -0, Number.POSITIVE_INFINITY, 2 ** 53, "", [], {}, [null], [[]], {
    "": null,
  }),
  fc.constantFrom(
    "__proto__",
    "constructor",
    "/../x",
    "//evil.example",
    "javascript:1",
    "#",
    "/images/",
    "data:,x",
    "$165",
    "24:61",
  ),
  fc.jsonValue({ maxDepth: 4 }),
  fc.tuple(texts, fc.constantFrom(10, 1000, 20_000)).map(([text, times]) => text.repeat(times).slice(0, 30_000)),
);

export const treeEdits: fc.Arbitrary<TreeEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom<TreeEdit["kind"]>(
      ...([
        "value",
        "value",
        "name",
        "remove",
        "repeat",
        "swap",
        "wrap",
        "alias",
        "anchor",
        "tag",
        "style",
        "comment",
      ] as const),
    ),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    to: fc.double({ min: 0, max: 1, noNaN: true }),
    value: values,
    times: fc.oneof(fc.constantFrom(1, 2, 3), fc.constantFrom(60, 600)),
  }),
  { minLength: 1, maxLength: 6 },
);

interface Held {
  node: Node;
  /** Puts another node in its place. */
  put(node: unknown): void;
  holder: Pair | Node;
  list: unknown[];
  index: number;
}

/** The text after all edits; unchanged if it is no YAML, or if the result cannot be written as YAML. */
export function editTree(text: string, edits: TreeEdit[]): string {
  const document = parseDocument(text, { logLevel: "silent" });
  if (document.errors.length > 0 || edits.length === 0) return text;
  for (const edit of edits) apply(document, edit);
  try {
    return document.toString({ lineWidth: 0 });
  } catch {
    return text;
  }
}

function heldNodes(document: Document): Held[] {
  const held: Held[] = [];
  visit(document, {
    Collection(_, collection) {
      const list: unknown[] = collection.items;
      for (const [index, item] of list.entries()) {
        const holder = item as Pair | Node;
        const node = (holder instanceof Pair ? holder.value : holder) as Node | null;
        const put = (other: unknown) => {
          if (holder instanceof Pair) holder.value = other;
          else list[index] = other;
        };
        if (node) held.push({ node, holder, list, index, put });
      }
    },
  });
  return held;
}

function apply(document: Document, { kind, at, to, value, times }: TreeEdit): void {
  const held = heldNodes(document);
  const [one, other] = [at, to].map((share) => held[Math.min(held.length - 1, Math.floor(share * held.length))]);
  if (!one || !other) return;
  const { node, holder, list, index, put } = one;
  const word = (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 200);
  if (kind === "value") put(document.createNode(value));
  else if (kind === "name" && holder instanceof Pair) holder.key = document.createNode(to < 0.9 ? word : value);
  else if (kind === "remove") list.splice(index, 1);
  else if (kind === "repeat") {
    const copies = Array.from({ length: times }, (_, copy) => {
      const made = (holder as Node).clone();
      if (made instanceof Pair && to < 0.8) made.key = document.createNode(`${String(made.key)}${copy}`);
      return made;
    });
    list.splice(index, 0, ...copies);
  } else if (kind === "swap") {
    put(other.node.clone());
    other.put(node.clone());
  } else if (kind === "wrap") {
    let wrapped: unknown = node;
    for (let step = 0; step < Math.min(times, 100); step++)
      wrapped = document.createNode(to < 0.5 ? [wrapped] : { [word || "a"]: wrapped });
    put(wrapped);
  } else if (kind === "alias") {
    // An alias of itself, of a node around it, or of any other node.
    if (isScalar(other.node) || isCollection(other.node)) other.node.anchor ??= "a";
    put(new Alias((other.node as Scalar).anchor ?? "a"));
  } else if (kind === "anchor" && (isScalar(node) || isCollection(node))) node.anchor = `b${times}`;
  else if (kind === "tag" && (isScalar(node) || isCollection(node))) {
    const tags = ["!x", "!!binary", "!!set", "!!str", "!!int", "tag:yaml.org,2002:js/function"];
    node.tag = tags[times % tags.length];
  } else if (kind === "style" && isScalar(node)) {
    const styles: Scalar.Type[] = [
      Scalar.BLOCK_LITERAL,
      Scalar.BLOCK_FOLDED,
      Scalar.QUOTE_DOUBLE,
      Scalar.QUOTE_SINGLE,
      Scalar.PLAIN,
    ];
    node.type = styles[times % styles.length];
  } else if (kind === "style" && (isMap(node) || isSeq(node))) node.flow = !node.flow;
  else if (kind === "comment") node.commentBefore = ` check-ignore ${word.replace(/[\n\r]/g, " ")}`;
}
