import { type Document, isMap, isScalar, isSeq, parseDocument, Scalar, visit, type YAMLMap } from "yaml";
import { fillPlaceholders } from "../../renderer/base/placeholders";
import { searchLength, searchLengths } from "../../renderer/base/values/writing";
import type { SiteAnswers } from "./answers";

/** The words of a language: texts, or several of which the first that fits is taken. */
export interface Words {
  [name: string]: string | string[] | Words;
}

/** A value of a template that is only a name. */
const ONLY = /^\{\{([\w.]+)\}\}$/;

/** A template with its `{{…}}` filled in; comments stay, but for the mark of a placeholder beside what was answered. */
export function fillTemplate(
  template: string,
  words: Words,
  values: Record<string, unknown>,
  given: SiteAnswers,
  between?: string[],
): string {
  const document = parseDocument(template);
  const blocks = document.get("blocks");
  if (between && isSeq<YAMLMap>(blocks)) {
    const [first, last] = [blocks.items[0], blocks.items.at(-1)];
    const middle = between.map((type) => blocks.items.find((block) => block.get("type") === type));
    blocks.items = [first, ...middle, last].filter((block) => block !== undefined);
  }
  visit(document, {
    Pair(_, pair) {
      const { key, value } = pair;
      if (!isScalar(value) || typeof value.value !== "string") return;
      const found = valueAt(value.value, words, values, searchLengths(String(isScalar(key) ? key.value : key)));
      if (found === "") return visit.REMOVE;
      const [, only = ""] = ONLY.exec(value.value) ?? [];
      const isCertain = only === "timeZone" && hasOneTime(given.country);
      if (isCertain || given[only as keyof SiteAnswers]) value.comment = undefined;
      if (Array.isArray(found))
        pair.value = Object.assign(document.createNode(found, { flow: true }), { comment: value.comment });
      else if (found !== value.value) setScalar(value, found);
      return undefined;
    },
    Seq(_, list) {
      // An entry without a name is not for this trade.
      const nameOf = (item: YAMLMap<unknown, Scalar>) => String(item.items[0]?.value?.value ?? "-");
      const isLeftOut = (item: unknown) => isMap<unknown, Scalar>(item) && valueAt(nameOf(item), words, values) === "";
      list.items = list.items.filter((item) => !isLeftOut(item));
      const { items } = list;
      for (const item of items)
        if (isScalar(item) && typeof item.value === "string") setScalar(item, valueAt(item.value, words, values));
    },
  });
  return printYaml(document);
}

/** As the formatter of this repository writes YAML. */
export function printYaml(document: Document): string {
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  return text.replace(/\[ ([^\n]*?) \](?=$| [#}])/gm, "[$1]");
}

/** Sets a text or a number, written as YAML needs it: `[0]` in quotes, several lines as a block. */
function setScalar(scalar: Scalar, found: unknown): void {
  scalar.value = found;
  scalar.type = typeof found === "string" && found.includes("\n") ? Scalar.BLOCK_LITERAL : undefined;
}

/** A value of a template: a name in `{{…}}` as its value of any type, several in a text as words. */
export function valueAt(
  text: string,
  words: Words,
  values: Record<string, unknown>,
  limits?: [number, number],
): unknown {
  const [, only] = ONLY.exec(text) ?? [];
  const own = only === undefined ? undefined : values[only];
  if (own !== undefined && typeof own !== "string") return own;
  const filled = text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? fitting(wordsAt(words, name), values, limits);
    return name in values ? String(value) : String(valueAt(String(value), words, values));
  });
  return filled;
}

/** The first of several texts whose length fits as visitors read it; the last one if none does. */
function fitting(
  all: string[],
  values: Record<string, unknown>,
  [least, most] = [0, Number.POSITIVE_INFINITY],
): string {
  const facts: Record<string, unknown> = { "business.name": values.name, "business.city": values.town };
  const lengthOf = (text: string) => searchLength(fillPlaceholders(text, ({ name }) => String(facts[name] ?? "")));
  return all.find((text) => lengthOf(text) >= least && lengthOf(text) <= most) ?? all.at(-1) ?? "";
}

export function wordsAt(words: Words, name: string): string[] {
  const found = name.split(".").reduce<unknown>((at, key) => (at as Words | undefined)?.[key], words);
  if (typeof found === "string") return [found];
  if (Array.isArray(found)) return found as string[];
  throw new Error(`The words of a new site have no ${name}.`);
}

export const wordAt = (words: Words, name: string): string => wordsAt(words, name)[0] ?? "";

/** Whether clocks show the same time everywhere in a country, in summer and in winter. */
function hasOneTime(country: string): boolean {
  // A method by the standard, a property in Node 20.
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[]; timeZones?: string[] };
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  const offsetsIn = (timeZone: string) => {
    const format = new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", timeZoneName: "longOffset" });
    return [0, 6].map((month) => format.format(Date.UTC(2026, month, 1))).join();
  };
  return new Set(zones.map(offsetsIn)).size < 2;
}
