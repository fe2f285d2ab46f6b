import { inOneForm, type PriceUpdate } from "../../../authoring/changePrices";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { Values } from "../../../base/values/values";
import type { PriceEntry } from "../../../content/facts/priceBook";
import { exampleOf } from "../../../content/site/prices/entries";

/** The price and time of an entry as a cell shows them: `$165-$260, 4-6 hours`. */
export function cellWords({ price, upTo, duration }: Partial<Pick<PriceEntry, "price" | "upTo" | "duration">>): string {
  return [[price, upTo].filter(Boolean).join("-"), duration].filter(Boolean).join(", ");
}

/**
 * Reads a cell as people type it: `165`, `$165-260`, `165, 4-6 hours`, `165 4-6h`.
 *
 * @throws CouldNotRun in one sentence for anything else
 */
export function readCell(words: string, values: Values): Omit<PriceUpdate, "said"> {
  const said = words.trim().replace(/[–—]/g, "-").replace(/\s+/g, " ").replace(/\.$/, "");
  const last = values.duration.find(said).at(-1);
  const time = last && last.index + last.piece.length === said.length ? last : undefined;
  const rest = (time ? said.slice(0, time.index) : said).replace(/(?<![ ,;])[ ,;]+$/, "");
  const [price, upTo, more] = rest === "" ? [] : rest.split(/ ?- ?| to /);
  if (more !== undefined) {
    const example = `${exampleOf(values.moneyForm)}, ${values.duration.format({ from: 240, to: 360, unit: "hour" })}`;
    throw new CouldNotRun(`"${words}" is not a price and a time. Write it like ${example}.`);
  }
  return {
    ...(price && { price: inOneForm("price", price, values) }),
    ...(upTo && { upTo: inOneForm("upTo", upTo, values) }),
    ...(time && { duration: values.duration.format(time.value) }),
  };
}
