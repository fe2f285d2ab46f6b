import Papa from "papaparse";
import { CouldNotRun } from "../base/couldNotRun";
import { valueAt } from "../base/pointer";
import { text } from "../content/facts/priceBook";
import type { SiteContent } from "../content/model/siteContent";
import { entriesOf } from "../content/site/prices/entries";
import { findEntry, PRICE_FIELDS, type PriceUpdate } from "./changePrices";

/** The columns of a price sheet: the first three identify the entry; the name is only for the reader. */
const COLUMNS = ["style", "size", "variant", "name", "price", "upTo", "duration", "said"] as const;

type Row = Partial<Record<(typeof COLUMNS)[number], string>>;

/** The price book as CSV (RFC 4180), for a spreadsheet: one row for each service, option and variant with a value. */
export function writePriceSheet(content: SiteContent): string {
  const rows = entriesOf(content)
    .filter(({ price, duration }) => price || duration)
    .map(({ id, of, service, option, pointer }) => ({
      ...text(valueAt(content.site?.source, pointer), PRICE_FIELDS),
      style: id.split(".")[0],
      size: option,
      variant: id.slice(of.length + 1),
      name: service,
    }));
  // A cell that starts with + or = would be a formula in a spreadsheet.
  return `${Papa.unparse(rows, { columns: [...COLUMNS], escapeFormulae: true })}\r\n`;
}

/**
 * Reads a sheet that `writePriceSheet` wrote and a spreadsheet saved again: with commas, semicolons or tabs, its
 * columns in any order, other columns beside them. An empty cell or a missing row changes nothing.
 *
 * @param text the CSV file
 * @returns the values by the entry's id
 * @throws CouldNotRun for a sheet without the columns, a row for an unknown entry, or two rows for one
 */
export function readPriceSheet(text: string, content: SiteContent): Map<string, PriceUpdate> {
  const { data, meta, errors } = Papa.parse<Row>(text.replace(/^\ufeff/, ""), {
    header: true,
    skipEmptyLines: "greedy",
    transformHeader: (name) => COLUMNS.find((column) => column.toLowerCase() === name.trim().toLowerCase()) ?? name,
    transform: (cell) => cell.trim().replace(/^'(?=[=+\-@])/, ""),
  });
  const missing = ["style", "size", "price"].filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) {
    const columns = missing.join(" and ");
    throw new CouldNotRun(`This sheet has no column ${columns}. npm run price -- --export FILE writes one that has.`);
  }
  const broken = errors.find(({ code }) => code !== "UndetectableDelimiter");
  if (broken) throw new CouldNotRun(`Row ${(broken.row ?? 0) + 2} of the sheet cannot be read: ${broken.message}.`);
  const updates = new Map<string, PriceUpdate>();
  for (const [index, { style, size, variant, price, upTo, duration, said }] of data.entries()) {
    const row = `Row ${index + 2} of the sheet`;
    if (!style) throw new CouldNotRun(`${row} has no style.`);
    const id = [style, size, variant].filter(Boolean).join(".");
    if (updates.has(id)) throw new CouldNotRun(`${row} is a second row for ${id}.`);
    findEntry(content, id);
    updates.set(id, { price, upTo, duration, said });
  }
  return updates;
}
