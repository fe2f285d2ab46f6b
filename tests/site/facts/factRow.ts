/** One fact of the specification: where on the built site a visitor finds it. */
export interface FactRow {
  /** The fact in the specification's words. */
  fact: string;
  /** The page, such as `/services`. */
  route: string;
  /** A CSS selector: one of the elements that it finds shows the fact. */
  where: string;
  /** What one element shows: words, several of them in this order, a pattern; or how many elements there are at least. */
  shown: string | string[] | RegExp | number;
}

type Row = [fact: FactRow["fact"], where: FactRow["where"], shown: FactRow["shown"]];

/** Several facts of one page. */
export function factsOf(route: string, rows: Row[]): FactRow[] {
  return rows.map(([fact, where, shown]) => ({ fact, route, where, shown }));
}
