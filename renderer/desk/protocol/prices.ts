/*
 * The price book as a table: styles are rows, their sizes columns. A save is one step of undo; refused or saved as in
 * `edits.ts`.
 *
 *   GET  /_desk/prices                      -> PriceTable
 *   POST /_desk/prices/plan   PriceChanges  -> PricePlan     what a change would change on the pages
 *   POST /_desk/prices/save   PriceChanges  -> EditResult
 */

export interface PriceTable {
  /** The sizes that several styles have, in the order of the price book. */
  sizes: NamedSize[];
  styles: PricedStyle[];
}

export interface NamedSize {
  /** As in the price book, such as `midBack`. */
  key: string;
  label: string;
}

export interface PricedStyle {
  key: string;
  name: string;
  /** Its price and time without a size, such as `$145, 3-4 hours`; empty if it has none of its own. */
  own: string;
  /** Its prices and times by the key of the size. */
  cells: Record<string, string>;
  /** Its sizes that are not among the table's. */
  others: NamedSize[];
  /** What changes later, by the key of the size, such as `$175 from 2027-01-01`. */
  later: Record<string, string>;
}

/** A cell as it was typed. */
export interface CellChange {
  /** The key of a style, or the id of a new one. */
  style: string;
  /** The key of a size, the words of a new one, or empty for the price without a size. */
  size: string;
  /** Such as `$165-$260, 4-6 hours`; empty to remove the size. */
  words: string;
}

export interface PriceChanges {
  cells: CellChange[];
  /** New styles, each with an id of its own. */
  styles: { id: string; name: string }[];
  /** The day from which new prices and times hold, such as `2027-01-01`; from now on without it. */
  from?: string;
  /** The keys of facts that say the old price, and change with it. */
  also: string[];
}

export interface PricePlan {
  /** Why something cannot be so, in a sentence: by `style.size`, or by the id of a new style. */
  errors: Record<string, string>;
  /** What is not typed yet, in sentences: it is no error before a save. */
  missing: string[];
  /** Every text that changes, on the page that says it or on `every page`. */
  places: { on: string; before: string; after: string }[];
  /** The number of pages among them. */
  pages: number;
  /** Facts that say one of the old prices. */
  also: { key: string; label: string; value: string; becomes: string }[];
}

/** The name of a cell in `PricePlan.errors`. */
export const cellName = (style: string, size: string): string => `${style}.${size}`;
