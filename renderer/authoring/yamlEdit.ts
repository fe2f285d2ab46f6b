import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { CouldNotRun } from "../content/couldNotRun";
import { steps, valueAt } from "../content/pointer";
import { endOfLine, listSplice, removedItem, startOfLine } from "./listSplices";
import { scalarText } from "./scalarText";
import { applySplices, type Splice } from "./splice";

/** Stands for an entry that goes, until the expected data is compared. */
const REMOVED = Symbol("removed");

/**
 * Changes of one YAML file, each a splice at the place of its value: comments, order, quotes and
 * layout of everything else stay byte for byte. `finish` reads the new text again and refuses it
 * unless it holds exactly what was wanted.
 */
export class YamlEdit {
  readonly #document: Document;
  readonly #root: YAMLMap;
  readonly #splices: Splice[] = [];
  readonly #expected: Record<string, unknown>;
  readonly #eol: string;

  /**
   * @param file as it is printed
   * @throws CouldNotRun where the text is no YAML, or no list of names and values
   */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#document = parseDocument(text, { logLevel: "silent" });
    const root = this.#document.contents;
    if (this.#document.errors.length > 0 || !isMap(root) || root.flow) {
      throw new CouldNotRun(`${file} cannot be read as a page. Mend it first: npm run check says where.`);
    }
    this.#root = root;
    this.#expected = this.#document.toJS() as Record<string, unknown>;
    this.#eol = text.includes("\r\n") ? "\r\n" : "\n";
  }

  /** A value as the file has it, with every `${…}` as it is written. */
  value(pointer: string): unknown {
    return valueAt(this.#expected, pointer);
  }

  /** Writes another value in the place of one that is there. */
  set(pointer: string, value: string | number | boolean): void {
    const [start, end] = this.#range(pointer);
    const before = this.text.slice(start, end);
    const flow = this.#parents(pointer).some((node) => (isMap(node) || isSeq(node)) && node.flow === true);
    const written = scalarText(value, { before, flow });
    // A name with nothing after it has no space of its own; the text of a | or > ends with its line.
    const gap = start === end && /[:-]$/.test(this.text.slice(0, start)) ? " " : "";
    this.#splices.push({ start, end, text: gap + written + (before.endsWith("\n") ? this.#eol : "") });
    this.#expect(pointer, value);
  }

  /**
   * Replaces pieces of a text, wherever the pattern fits in it as it is written.
   *
   * @param pattern global
   * @returns how many there were
   */
  replace(pointer: string, pattern: RegExp, replacement: (...match: string[]) => string): number {
    const [offset, end] = this.#range(pointer);
    const written = this.text.slice(offset, end);
    const matches = [...written.matchAll(pattern)];
    for (const match of matches) {
      const start = offset + match.index;
      this.#splices.push({ start, end: start + match[0].length, text: replacement(...match) });
    }
    const value = this.value(pointer);
    if (typeof value === "string")
      this.#expect(
        pointer,
        value.replace(pattern, (...match) => replacement(...match)),
      );
    return matches.length;
  }

  /** Adds a name and its value as the first line of the page, below the comments at its top. */
  insertFirst(name: string, value: string | number | boolean): void {
    const start = this.#root.range?.[0] ?? 0;
    this.#splices.push({ start, end: start, text: `${name}: ${scalarText(value)}${this.#eol}` });
    this.#expected[name] = value;
  }

  /**
   * Adds a name and its value in a line of their own.
   *
   * @param after names of the page, the best first: the new line goes below the first that is there
   */
  insertAfter(after: string[], name: string, value: string | string[]): void {
    const pair = after.map((candidate) => this.#pair(candidate)).find((found) => found !== undefined);
    const written = Array.isArray(value)
      ? `[${value.map((item) => scalarText(item, { flow: true })).join(", ")}]`
      : scalarText(value);
    if (!pair) throw new CouldNotRun(`${this.file} has none of: ${after.join(", ")}.`);
    const start = endOfLine(this.text, nodeEnd(pair));
    this.#splices.push({ start, end: start, text: `${this.#eol}${name}: ${written}` });
    this.#expected[name] = value;
  }

  /** Takes a name of the page away, with its value and the comment behind it. */
  removeName(name: string): void {
    const pair = this.#pair(name);
    if (!pair) return;
    const start = startOfLine(this.text, (pair.key as Node).range?.[0] ?? 0);
    const end = Math.min(this.text.length, endOfLine(this.text, nodeEnd(pair)) + this.#eol.length);
    this.#splices.push({ start, end, text: "" });
    delete this.#expected[name];
  }

  /** Adds texts to the end of a list of the page; makes the list below `after` where there is none. */
  addToList(name: string, values: string[], after: string[]): void {
    if (values.length === 0) return;
    const pair = this.#pair(name);
    const list = pair?.value;
    if (!isSeq(list)) {
      this.insertAfter(after, name, values);
      return;
    }
    this.#splices.push(listSplice(this.text, list, values, this.#eol));
    this.#expected[name] = [...(this.#expected[name] as unknown[]), ...values];
  }

  /** Takes an entry out of a list. */
  removeItem(pointer: string): void {
    const list = this.#parents(pointer).at(-1);
    const index = Number(steps(pointer).at(-1));
    if (!isSeq(list)) throw new Error(`${pointer} is no entry of a list.`);
    this.#splices.push(removedItem(this.text, list as YAMLSeq<Node>, index, this.#eol));
    this.#expect(pointer, REMOVED);
  }

  /** @throws Error where the new text would not hold what was wanted: then nothing may be written */
  finish(): string {
    const text = applySplices(this.text, this.#splices);
    const document = parseDocument(text, { logLevel: "silent" });
    if (document.errors.length > 0 || !isDeepStrictEqual(document.toJS(), withoutRemoved(this.#expected))) {
      throw new CouldNotRun(`${this.file} is written in a way that cannot be changed safely. Make the change by hand.`);
    }
    return text;
  }

  #pair(name: string): Pair | undefined {
    return this.#root.items.find(({ key }) => isScalar(key) && key.value === name);
  }

  /** The nodes from the root to the one that holds the value. */
  #parents(pointer: string): unknown[] {
    const path = steps(pointer);
    return path.map((_, depth) => (depth === 0 ? this.#root : this.#document.getIn(path.slice(0, depth), true)));
  }

  #range(pointer: string): [number, number] {
    const node = this.#document.getIn(steps(pointer), true) as Node | undefined;
    if (!node?.range) throw new CouldNotRun(`${this.file} has nothing at ${pointer}.`);
    return [node.range[0], node.range[1]];
  }

  #expect(pointer: string, value: unknown): void {
    const path = steps(pointer);
    const last = path.pop() ?? "";
    const holder = path.reduce((inner: unknown, step) => (inner as Record<string, unknown>)[step], this.#expected);
    (holder as Record<string, unknown>)[last] = value;
  }
}

/** Where the value of a name ends, or the name itself where it has none. */
function nodeEnd({ key, value }: Pair): number {
  return (value as Node | null)?.range?.[1] ?? (key as Node).range?.[1] ?? 0;
}

function withoutRemoved(data: unknown): unknown {
  if (Array.isArray(data)) return data.filter((item) => item !== REMOVED).map(withoutRemoved);
  if (typeof data !== "object" || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, withoutRemoved(value)]));
}
