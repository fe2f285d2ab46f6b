import { inOneForm, type PriceUpdate } from "../../../authoring/changePrices";
import { CouldNotRun } from "../../../base/couldNotRun";
import type { PriceEntry } from "../../../content/facts/priceBook";

const TIME = /(?:^|[\s,;])(\d+(?:\.\d+)?(?:\s*-\s*\d+(?:\.\d+)?)?)\s*(h|hours?|min|minutes?)\.?$/i;

/** The price and time of an entry as a cell shows them: `$165-$260, 4-6 hours`. */
export function cellWords({ price, upTo, duration }: Partial<Pick<PriceEntry, "price" | "upTo" | "duration">>): string {
  return [[price, upTo].filter(Boolean).join("-"), duration].filter(Boolean).join(", ");
}

/**
 * Reads a cell as people type it: `165`, `$165-260`, `165, 4-6 hours`, `165 4-6h`.
 *
 * @throws CouldNotRun in one sentence for anything else
 */
export function readCell(words: string): Omit<PriceUpdate, "said"> {
  const said = words.trim().replace(/[–—]/g, "-").replace(/\s+/g, " ");
  const time = TIME.exec(said);
  const [, amount = "", unit = ""] = time ?? [];
  const rest = (time ? said.slice(0, time.index) : said).replace(/(?<![ ,;])[ ,;]+$/, "");
  const [price, upTo, more] = rest === "" ? [] : rest.split(/ ?- ?| to /);
  if (more !== undefined) {
    throw new CouldNotRun(`"${words}" is not a price and a time. Write it like $165-$260, 4-6 hours.`);
  }
  const hours = /^h/i.test(unit) ? "hour" : "minute";
  const length = amount.replace(/\s/g, "");
  return {
    ...(price && { price: inOneForm("price", price) }),
    ...(upTo && { upTo: inOneForm("upTo", upTo) }),
    ...(time && { duration: inOneForm("duration", `${length} ${hours}${length === "1" ? "" : "s"}`) }),
  };
}
