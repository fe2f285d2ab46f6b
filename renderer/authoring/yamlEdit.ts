import { isMap, isSeq, type Node } from "yaml";
import { CouldNotRun } from "../base/couldNotRun";
import { childPointer, parentPointer, pointerSteps, setAt, valueAt } from "../base/pointer";
import { applySplices, endOfLine, type Splice, scalarText } from "./splices";
import { insertItem, removeItem } from "./yaml/editList";
import { endOf, pairOf, removeProperty } from "./yaml/editProperty";
import { nodesTo, type OpenYaml, openYaml, proven, scalarAt } from "./yaml/openYaml";
import { writeScalar } from "./yaml/writeScalar";

/**
 * Edits one YAML file by splices at the position of each value: comments, order, quotes and layout of
 * everything else stay byte for byte. `finish` parses the new text and refuses it unless it has exactly
 * the expected data.
 */
export class YamlEdit {
  readonly #open: OpenYaml;
  readonly #splices: Splice[] = [];
  /** What is done to the text once its values are set, each with a proof of its own. */
  readonly #then: ((text: string) => string)[] = [];

  /** @throws CouldNotRun if the text is not a YAML mapping */
  constructor(
    readonly file: string,
    readonly text: string,
  ) {
    this.#open = openYaml(file, text);
  }

  /** A value of the file, with `${…}` as written. */
  value(pointer: string): unknown {
    return valueAt(this.#open.data, pointer);
  }

  /**
   * Sets a text, number or choice, in the style in which it is written if that can represent the new value.
   *
   * @throws CouldNotRun if there is nothing at the pointer, if another place of the file shares the value, or if no
   *   YAML style can represent the new one there
   */
  set(pointer: string, value: string | number | boolean): void {
    const { start, end, ...scalar } = scalarAt(this.#open, pointer);
    const written = scalar.value === value ? scalar.source : writeScalar(scalar, value);
    if (written === undefined) throw new CouldNotRun(`${this.file} cannot hold this text at ${pointer}.`);
    // A name without a value has no space after its colon.
    const gap = start === end && /[:-]$/.test(this.text.slice(0, start)) ? " " : "";
    this.#splices.push({ start, end, text: gap + written });
    setAt(this.#open.data, pointer, value);
  }

  /** Gives a value of a group another name, at its place. @throws CouldNotRun see `set`, or if the group has that name */
  rename(pointer: string, name: string): void {
    const group = nodesTo(this.#open, parentPointer(pointer)).at(-1);
    const old = pointerSteps(pointer).at(-1) ?? "";
    const key = isMap(group) ? (pairOf(group, old)?.key as Node | undefined) : undefined;
    if (!isMap(group) || !key?.range) throw new CouldNotRun(`${this.file} has nothing at ${pointer}.`);
    if (pairOf(group, name)) throw new CouldNotRun(`there is both a "${old}" and a "${name}": leave one of them.`);
    const [start, end] = key.range;
    this.#splices.push({ start, end, text: scalarText(name, group.flow, this.text.slice(start, end)) });
    const holder = valueAt(this.#open.data, parentPointer(pointer)) as Record<string, unknown>;
    holder[name] = holder[old];
    delete holder[old];
  }

  /** Replaces every match of a global pattern in a text as it is written in the file. */
  replace(pointer: string, pattern: RegExp, replacement: (...match: string[]) => string): void {
    const [offset, end] = this.#range(pointer);
    const written = this.text.slice(offset, end);
    for (const match of written.matchAll(pattern)) {
      const start = offset + match.index;
      this.#splices.push({ start, end: start + match[0].length, text: replacement(...match) });
    }
    const value = this.value(pointer);
    if (typeof value === "string") setAt(this.#open.data, pointer, value.replace(pattern, replacement));
  }

  /**
   * Adds a line with a name and its value below the first name in `after` that the page has; without `after`, as the
   * first line of the page, below the comments at its top.
   */
  insert(name: string, value: string | boolean | string[], after?: string[]): void {
    const written = Array.isArray(value)
      ? `[${value.map((item) => scalarText(item, true)).join(", ")}]`
      : scalarText(value);
    const pair = after?.map((candidate) => pairOf(this.#open.root, candidate)).find(Boolean);
    if (after && !pair) throw new CouldNotRun(`${this.file} has none of: ${after.join(", ")}.`);
    const start = pair ? endOfLine(this.text, endOf(pair)) : (this.#open.root.range?.[0] ?? 0);
    const line = `${name}: ${written}`;
    this.#splices.push({ start, end: start, text: pair ? this.#open.eol + line : line + this.#open.eol });
    this.#open.data[name] = value;
  }

  /** Removes a name of the page, if it is there, with its value and its comments. */
  removeName(name: string): void {
    if (pairOf(this.#open.root, name))
      this.#then.push((text) => removeProperty(this.file, text, childPointer("", name)));
  }

  /** Adds texts to the end of a list of the page; if there is none, creates it below `after`. */
  addToList(name: string, values: string[], after: string[]): void {
    const list = pairOf(this.#open.root, name)?.value;
    if (isSeq(list)) {
      const add = (text: string, value: string, at: number) =>
        insertItem(this.file, text, childPointer("", name), list.items.length + at, value);
      for (const [at, value] of values.entries()) this.#then.push((text) => add(text, value, at));
    } else if (values.length > 0) this.insert(name, values, after);
  }

  /** Removes an item of a list. Of several, the last ones are removed first: the pointers are those of the file as it is. */
  removeItem(pointer: string): void {
    this.#then.unshift((text) => removeItem(this.file, text, pointer));
  }

  /** @throws CouldNotRun if the new text does not parse to the expected data: then write nothing */
  finish(): string {
    const text = proven(this.#open, applySplices(this.text, this.#splices));
    return this.#then.reduce((changed, change) => change(changed), text);
  }

  #range(pointer: string): [start: number, end: number] {
    const node = this.#open.document.getIn(pointerSteps(pointer), true) as Node | undefined;
    if (!node?.range) throw new CouldNotRun(`${this.file} has nothing at ${pointer}.`);
    return [node.range[0], node.range[1]];
  }
}
