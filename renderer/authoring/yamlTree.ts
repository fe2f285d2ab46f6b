import { type Document, isMap, isScalar, isSeq, type Node, type Pair, parseDocument, type YAMLMap } from "yaml";
import { CouldNotRun } from "../content/couldNotRun";
import { steps } from "../content/pointer";

/** The positions of a YAML file's names and values, by JSON pointer. */
export class YamlTree {
  readonly document: Document;
  readonly root: YAMLMap;

  /**
   * @param file the name to print
   * @throws CouldNotRun where the text is not a YAML mapping
   */
  constructor(
    readonly file: string,
    text: string,
  ) {
    this.document = parseDocument(text, { logLevel: "silent" });
    const root = this.document.contents;
    if (this.document.errors.length > 0 || !isMap(root) || root.flow) {
      throw new CouldNotRun(`${file} cannot be read as a page. Mend it first: npm run check says where.`);
    }
    this.root = root;
  }

  /** A name of the page itself with its value. */
  pair(name: string): Pair | undefined {
    return this.root.items.find(({ key }) => isScalar(key) && key.value === name);
  }

  /** The nodes from the root to the parent of the value. */
  parents(pointer: string): unknown[] {
    const path = steps(pointer);
    return path.map((_, depth) => (depth === 0 ? this.root : this.document.getIn(path.slice(0, depth), true)));
  }

  /** Whether a value is inside `{ }` or `[ ]`. */
  inFlow(pointer: string): boolean {
    return this.parents(pointer).some((node) => (isMap(node) || isSeq(node)) && node.flow === true);
  }

  /** Where a value starts and ends. */
  range(pointer: string): [start: number, end: number] {
    const node = this.document.getIn(steps(pointer), true) as Node | undefined;
    if (!node?.range) throw new CouldNotRun(`${this.file} has nothing at ${pointer}.`);
    return [node.range[0], node.range[1]];
  }
}

/** Where the value of a name ends, or the name itself where it has none. */
export function nodeEnd({ key, value }: Pair): number {
  return (value as Node | null)?.range?.[1] ?? (key as Node).range?.[1] ?? 0;
}
