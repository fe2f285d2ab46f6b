/** Writes a document as Markdown: what was edited changes in the author's text, and every other byte stays. */
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import type { Node } from "prosemirror-model";
import { type Hunk, hunksOf } from "../../../base/hunks";
import { CLOSED, placeholdersIn } from "../../../base/placeholders";
import { plainText, type RichNode } from "../../../contract/richText";
import type { TextKind } from "../../protocol/words";
import { documentOf, treeOf } from "./document";

type MdRoot = Parameters<typeof toMarkdown>[0];

/** The result of an edit. `isSure` is false if it may not go into the author's text by itself. */
export interface MarkdownText {
  text: string;
  isSure: boolean;
}

/** A text that is being edited, with the Markdown of each of its states. */
export class AuthorsText {
  readonly #before: string;
  readonly #tree: string;

  /** @param document the document of the text, as it was opened */
  constructor(
    private readonly kind: TextKind,
    private readonly written: string,
    document: Node,
  ) {
    this.#before = markdownOf(kind, document, written);
    this.#tree = JSON.stringify(treeOf(document));
  }

  /**
   * The Markdown of an edited document. The difference between what would be written for the document before and after
   * goes into the author's text; the result must read back as the edited document.
   */
  with(document: Node): MarkdownText {
    const tree = JSON.stringify(treeOf(document));
    if (tree === this.#tree) return { text: this.written, isSure: true };
    const after = markdownOf(this.kind, document, this.written);
    for (const split of [WORDS, LINES]) {
      const text = withDifference(this.written, this.#before, after, split);
      if (this.#reads(text, tree)) return { text, isSure: true };
    }
    return { text: after, isSure: false };
  }

  #reads(text: string, tree: string): boolean {
    const read = documentOf(this.kind, text, () => undefined);
    return read !== undefined && JSON.stringify(treeOf(read)) === tree;
  }
}

/** The Markdown of a document, with the marks that its author uses. */
function markdownOf(kind: TextKind, document: Node, style = ""): string {
  const tree = treeOf(document);
  if (kind === "plain") return tree.join("");
  const root = { type: "root", children: kind === "Text" ? [paragraph(tree)] : tree.map(mdastOf) };
  const text = toMarkdown(root as MdRoot, optionsFor(style)).replace(/\n$/, "");
  // What begins a list elsewhere is plain words in one line.
  return kind === "Text" ? text.replace(/^(\d{1,9}|)\\(?=[-+#>=.)])/, "$1") : text;
}

function optionsFor(style: string): Options {
  const [, bullet = "-"] = /^ *([-*+]) /m.exec(style) ?? [];
  const [, delimiter = "."] = /^ *\d+([.)]) /m.exec(style) ?? [];
  return {
    bullet: bullet as "-",
    bulletOrdered: delimiter as ".",
    bulletOther: bullet === "-" ? "*" : "-",
    emphasis: /(?<![\w_])_\w/.test(style) ? "_" : "*",
    listItemIndent: "one",
    incrementListMarker: (style.match(/^ *1[.)] /gm) ?? []).length < 2,
    resourceLink: true,
    handlers: { fact: ({ value }: { value: string }) => value } as Options["handlers"] & object,
  };
}

const paragraph = (nodes: RichNode[]) => ({ type: "paragraph", children: nodes.flatMap(phrasing) });

function mdastOf(node: RichNode): object {
  if (typeof node === "string" || node.type === "paragraph")
    return paragraph(typeof node === "string" ? [node] : node.children);
  return { ...node, spread: false, children: node.children.map(mdastOf) };
}

function phrasing(node: RichNode): object[] {
  if (typeof node === "string") return words(node);
  if (node.type === "code") return [{ type: "inlineCode", value: plainText([node]) }];
  const children = node.children.flatMap(phrasing);
  return [node.type === "link" ? { type: "link", url: node.to, children } : { type: node.type, children }];
}

/** Words, and each `${…}` as it is. */
function words(text: string): object[] {
  const nodes: object[] = [];
  let end = 0;
  for (const { piece, index, isClosed } of placeholdersIn(text)) {
    if (!isClosed) continue;
    if (index > end) nodes.push({ type: "text", value: text.slice(end, index) });
    nodes.push({ type: "fact", value: piece });
    end = index + piece.length;
  }
  if (end < text.length) nodes.push({ type: "text", value: text.slice(end) });
  return nodes;
}

const WORDS = new RegExp(String.raw`${CLOSED}|\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]`, "gu");
const LINES = /\n+|[^\n]+/g;

/** Tokens as they are compared with the author's: a line break within a paragraph is a space. */
const loose = (token: string) => (/^\s+$/.test(token) && !/\n\s*\n/.test(token) ? " " : token);

/** The author's text with what differs between two others, of which the first says the same as the author's. */
function withDifference(author: string, before: string, after: string, split: RegExp): string {
  const tokens = (text: string): string[] => text.match(split) ?? [];
  const [own, old, fresh] = [tokens(author), tokens(before), tokens(after)];
  const style = hunksOf(old.map(loose), own.map(loose));
  const changes = apart(hunksOf(old, fresh), style);
  const kept = style.filter((one) => !changes.some((change) => overlap(change, one)));
  const edits = [
    ...changes.map(({ before: [from, to], after: part }) => ({ from, to, words: fresh.slice(...part) })),
    ...kept.map(({ before: [from, to], after: part }) => ({ from, to, words: own.slice(...part) })),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
  let text = "";
  let at = 0;
  const copy = (to: number) => {
    for (; at < to; at++) text += own[ownIndex(style, at)] ?? "";
  };
  for (const { from, to, words: added } of edits) {
    copy(from);
    text += added.join("");
    at = to;
  }
  copy(old.length);
  return text;
}

/** Where a token that both texts have is in the author's. */
function ownIndex(style: Hunk[], index: number): number {
  const last = style.findLast(({ before }) => before[1] <= index);
  return last ? index - last.before[1] + last.after[1] : index;
}

const overlap = ({ before: [from, to] }: Hunk, { before: [start, end] }: Hunk) => from < end && start < to;

/** Changes that take in whatever the author writes in another way at the same place. */
function apart(changes: Hunk[], style: Hunk[]): Hunk[] {
  const wide: Hunk[] = [];
  for (const change of changes) {
    let {
      before: [from, to],
      after: [start, end],
    } = change;
    for (const one of style) {
      if (!overlap({ before: [from, to], after: [0, 0] }, one)) continue;
      const [more, further] = [Math.max(0, from - one.before[0]), Math.max(0, one.before[1] - to)];
      [from, start, to, end] = [from - more, start - more, to + further, end + further];
    }
    const last = wide.at(-1);
    if (last && from < last.before[1]) {
      last.before[1] = Math.max(to, last.before[1]);
      last.after[1] = Math.max(end, last.after[1]);
    } else wide.push({ before: [from, to], after: [start, end] });
  }
  return wide;
}
