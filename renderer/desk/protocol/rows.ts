/*
 * Tables whose rows are pages, in the desk.
 *
 *   GET /_desk/rows                             -> TableEntry[]
 *   GET /_desk/rows/table?file=towns/cities.csv -> RowTable
 *   POST /_desk/rows/look    { text }           -> Sheet        a table that may be imported, as it is read
 *   POST /_desk/rows/import  NewTable           -> EditResult   the table, the template of its pages, and its collection
 *
 * A table is changed by `/_desk/edit`, whatever its file is: its data is a list `rows` of groups, so `/rows/2/town` is a
 * cell of the third row. All that was typed in it is one step of undo.
 */

/** A table, and how many pages it makes. */
export interface TableEntry {
  /** The name of its file in the folder of pages. */
  file: string;
  /** The folder of its pages, such as `/towns`. */
  folder: string;
  count: number;
}

export interface RowTable {
  file: string;
  /** The hash of its text: a change is based on it. */
  hash: string;
  columns: string[];
  rows: TableRow[];
  /** What is wrong with the table as a whole, in a sentence. */
  problem?: string;
}

export interface TableRow {
  /** Its pointer in the data of the table, such as `/rows/2`. */
  pointer: string;
  values: Record<string, string>;
  /** The address of its page; absent where a mistake keeps it from being one. */
  route?: string;
  /** What is wrong, in sentences, by column. */
  problems: Record<string, string[]>;
}

/** Whether a fact is a cell of the row that makes the page. */
export const isCell = ({ name }: { name: string }): boolean => name.startsWith("row.");

/** The row that makes a page. */
export interface PageRow {
  /** The name of the table's file, and the pointer of the row in its data. */
  table: string;
  pointer: string;
  /** The name of the template's file, and how many pages it makes. */
  template: string;
  count: number;
}

/** A table as a spreadsheet program has saved it. */
export interface Sheet {
  /** The heads of its columns, and the names that their values get. */
  columns: { head: string; name: string }[];
  /** The first of its rows. */
  rows: string[][];
  count: number;
  /** Why it cannot be taken, in a sentence. */
  problem?: string;
}

/** A table whose rows become pages. */
export interface NewTable {
  text: string;
  /** Of the collection that its pages are in. */
  name: string;
  /** The names of its columns. */
  columns: string[];
  /** The column that names a page, and its address. */
  by: string;
}
