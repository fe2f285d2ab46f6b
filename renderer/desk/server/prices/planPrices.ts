import { parse } from "yaml";
import { changedTexts, PRICE_FIELDS } from "../../../authoring/changePrices";
import { writeLater } from "../../../authoring/yaml/writeLater";
import { YamlEdit } from "../../../authoring/yamlEdit";
import { CouldNotRun } from "../../../base/couldNotRun";
import { isGroup, type PlainValue } from "../../../base/groups";
import { valueAt } from "../../../base/pointer";
import type { Values } from "../../../base/values/values";
import { openClock } from "../../../clock/clock";
import { valuePlace } from "../../../clock/resolveTimes";
import { factUses } from "../../../content/facts/factUses";
import type { ContentFile, SiteContent } from "../../../content/model/siteContent";
import { exampleOf } from "../../../content/site/prices/entries";
import { valuesOf } from "../../../content/site/values";
import type { EditStep } from "../../protocol/edits";
import { inWords, keyOf } from "../../protocol/inWords";
import { type CellChange, cellName, type PriceChanges, type PricePlan } from "../../protocol/prices";
import { applySteps } from "../edit/applySteps";
import { usesOf, whereOf } from "./priceTable";
import { readCell } from "./readCell";

/** At most this many pages are named in a sentence. */
const NAMED = 6;

/** The change of site.yaml, and what it changes on the pages. Writes nothing. */
export function planPrices(content: SiteContent, asked: PriceChanges): PricePlan & { before: string; after: string } {
  const { site } = content;
  if (!site?.source) throw new CouldNotRun("The facts of the site have an error. Fix it first.");
  const planner = new Planner(content, site, asked);
  const steps = planner.steps();
  const also = planner.alsoSaid();
  const { errors, missing } = planner;
  const after =
    Object.keys(errors).length > 0 ? site.text : steps.reduce((text, step) => made(site.file, text, step), site.text);
  const zone = (site.source as { timeZone?: unknown }).timeZone;
  const clock = asked.from === undefined ? content.clock : openClock(asked.from, zone);
  const changed = after === site.text ? [] : changedTexts(content, parse(after), clock);
  const places = changed.map(({ file, before, after: now }) => ({ on: whereOf(content, file), before, after: now }));
  const pages = new Set(places.map(({ on }) => on)).size;
  return { errors, missing, places, pages, also, before: site.text, after };
}

/** A step of site.yaml; `later` gives a value another one from a day on. */
type PriceStep = EditStep | { do: "later"; pointer: string; value: string; from: string };

function made(file: string, text: string, step: PriceStep): string {
  if (step.do !== "later") return applySteps(file, text, [step]);
  return writeLater(file, text, step.pointer, step.value, step.from);
}

/** Turns cells and styles as they were typed into steps of site.yaml. */
class Planner {
  readonly errors: Record<string, string> = {};
  readonly missing: string[] = [];
  /** New amounts of money by the old ones. */
  readonly #moved = new Map<number, string>();
  readonly #edit: YamlEdit;

  constructor(
    private readonly content: SiteContent,
    private readonly site: ContentFile,
    private readonly asked: PriceChanges,
  ) {
    this.#edit = new YamlEdit(site.file, site.text);
  }

  steps(): PriceStep[] {
    const { cells, styles } = this.asked;
    const known = cells.filter(({ style }) => !styles.some(({ id }) => id === style));
    const hasBook = this.#edit.value("/prices") !== undefined;
    const made = styles.flatMap((style) => this.#newStyle(style));
    const book: EditStep[] = hasBook
      ? made.map(([key, value]) => ({ do: "add", pointer: `/prices/${key}`, value }))
      : made.length > 0
        ? [{ do: "add", pointer: "/prices", value: Object.fromEntries(made) }]
        : [];
    return [
      ...known.flatMap((cell) => this.#try(cellName(cell.style, cell.size), () => this.#cell(cell))),
      ...book,
      ...this.alsoSaid()
        .filter(({ key }) => this.asked.also.includes(key))
        .flatMap(({ key, becomes }) => this.#field(`/facts/${key}`, "value", becomes)),
    ];
  }

  /** The facts that say an old price. */
  alsoSaid(): PricePlan["also"] {
    const { money } = valuesOf(this.content);
    return factUses(this.content).flatMap(({ name, value }) => {
      const [, key] = /^facts\.([^.]+)$/.exec(name) ?? [];
      const becomes = this.#moved.get(money.parse(value) ?? Number.NaN);
      return key === undefined || becomes === undefined ? [] : [{ key, label: inWords(key), value, becomes }];
    });
  }

  #try<Result>(name: string, work: () => Result[]): Result[] {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof CouldNotRun)) throw error;
      this.errors[name] = error.message;
      return [];
    }
  }

  #newStyle({ id, name }: PriceChanges["styles"][number]): [key: string, value: PlainValue][] {
    const cells = this.asked.cells.filter(({ style, words }) => style === id && words.trim() !== "");
    const isNamed = name.trim() !== "";
    if (cells.length === 0 && isNamed) this.missing.push(`${name} has no price yet. Write one beside its name.`);
    if (cells.length > 0 && !isNamed) this.missing.push("The new service has no name yet. Write it beside its price.");
    if (!isNamed) return [];
    return this.#try(id, () => {
      const key = this.#newKey("/prices", name);
      const own = cells.filter(({ size }) => size === "").map(({ words }) => readCell(words, valuesOf(this.content)));
      const options = cells
        .filter(({ size }) => size !== "")
        .flatMap((cell) =>
          this.#try(cellName(id, cell.size), () => [[keyIn(cell.size), priced(cell, valuesOf(this.content))] as const]),
        );
      return [
        [key, { name: name.trim(), ...own[0], ...(options.length > 0 && { options: Object.fromEntries(options) }) }],
      ];
    });
  }

  #cell(cell: CellChange): PriceStep[] {
    const style = `/prices/${cell.style}`;
    const known = cell.size === "" ? style : `${style}/options/${cell.size}`;
    const isKnown = this.#edit.value(known) !== undefined;
    if (this.#edit.value(style) === undefined) throw new CouldNotRun(`There is no service ${cell.style} any more.`);
    if (cell.words.trim() === "") return isKnown ? this.#removed(cell, known) : [];
    if (isKnown) {
      const read: Record<string, string | undefined> =
        cell.size === "" ? readCell(cell.words, valuesOf(this.content)) : priced(cell, valuesOf(this.content));
      return ["price", "upTo", "duration"].flatMap((field) => this.#field(known, field, read[field]));
    }
    const option = { [keyIn(cell.size)]: priced(cell, valuesOf(this.content)) };
    const options = this.#edit.value(`${style}/options`);
    if (options === undefined) return [{ do: "add", pointer: `${style}/options`, value: option }];
    return [
      { do: "add", pointer: `${style}/options/${keyIn(cell.size)}`, value: priced(cell, valuesOf(this.content)) },
    ];
  }

  /** Removes a size, or the own price of a style, unless a page says it. */
  #removed({ style, size }: CellChange, pointer: string): EditStep[] {
    const id = size === "" ? style : `${style}.${size}`;
    this.#expectUnused((name) => {
      const [, of = ""] = /^(?:price|priceRange|priceText|upTo|duration)\.(.+)$/.exec(name) ?? [];
      return of === id || (size !== "" && of.startsWith(`${id}.`));
    });
    if (size !== "") return [{ do: "remove", pointer }];
    return PRICE_FIELDS.flatMap((field): EditStep[] =>
      this.#edit.value(`${pointer}/${field}`) === undefined ? [] : [{ do: "remove", pointer: `${pointer}/${field}` }],
    );
  }

  /** The steps that give a field a value: from a day on, if one was chosen. */
  #field(holder: string, field: string, value: string | undefined): PriceStep[] {
    const { from } = this.asked;
    const pointer = `${holder}/${field}`;
    const now = this.#edit.value(pointer);
    const place = valuePlace(this.site.source, pointer);
    const shown = valueAt(this.site.source, place);
    if (value === undefined) return now === undefined ? [] : [{ do: "remove", pointer }];
    if (now === undefined) return [{ do: "add", pointer, value }];
    const { money } = valuesOf(this.content);
    const [old, other] = [money.parse(String(shown)), money.parse(value)];
    if (String(shown) === value || (old !== undefined && old === other)) return [];
    if (old !== undefined && field !== "upTo") this.#moved.set(old, value);
    if (from === undefined) return [{ do: "set", pointer: place, value }];
    if (!Array.isArray(now)) return [{ do: "later", pointer, value, from }];
    const same = now.findIndex((one) => isGroup(one) && one.from === from);
    if (same >= 0) return [{ do: "set", pointer: `${pointer}/${same}/value`, value }];
    return [{ do: "insert", pointer, index: now.length, value: { value, from } }];
  }

  #newKey(holder: string, name: string): string {
    const key = keyIn(name);
    if (this.#edit.value(`${holder}/${key}`) === undefined) return key;
    throw new CouldNotRun(`There is ${inWords(key)} already.`);
  }

  #expectUnused(isMeant: (name: string) => boolean): void {
    const { count, on } = usesOf(this.content, isMeant);
    if (count === 0) return;
    const more = on.length > NAMED ? ` and ${on.length - NAMED} more` : "";
    const times = count === 1 ? "1 place" : `${count} places`;
    throw new CouldNotRun(`It is said in ${times}: ${on.slice(0, NAMED).join(", ")}${more}. Change these texts first.`);
  }
}

/** @throws CouldNotRun if it has no price: a size needs one */
function priced({ words }: CellChange, values: Values): Record<string, string> {
  const { price, upTo, duration } = readCell(words, values);
  if (!price) throw new CouldNotRun(`A size needs a price, such as ${exampleOf(values.moneyForm)}.`);
  return { price, ...(upTo && { upTo }), ...(duration && { duration }) };
}

/** @throws CouldNotRun if words are no name */
function keyIn(words: string): string {
  const key = keyOf(words);
  if (key === "") throw new CouldNotRun(`"${words}" is no name: a name begins with a letter.`);
  return key;
}
