import { createRequire } from "node:module";
import { isGroup } from "../../base/groups";
import { child } from "../../base/pointer";
import type { Range } from "../../base/problem";
import { openLocator } from "../places/locate";
import { rememberedYaml } from "./rememberedYaml";

/** A table may be so many times as large as a page: it is many pages. See `tooLarge`. */
export const TABLE_SIZE = 20;

/** The beginning of a file. */
export const START: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Whether a file is a table as spreadsheet programs save it. */
export const isCsv = (name: string): boolean => /\.csv$/i.test(name);

interface TableRow {
  /** Its index among the rows of its file, from 0: `/rows/2` is the pointer of the third. */
  index: number;
  values: Record<string, string>;
  /** Where each value is, by its column. */
  places: Record<string, Range>;
}

interface RowTable {
  /** The names of the columns, in their order. */
  columns: string[];
  rows: TableRow[];
  problem?: { message: string; range: Range };
}

/** The rows of a table by the name of its file: CSV, or a list in YAML. */
export const readTable = (name: string, text: string): RowTable => (isCsv(name) ? rowsOfCsv(text) : rowsOfYaml(text));

/** A cell as it is written, with the offsets of its first character and of the one after its last. */
interface CsvCell extends Range {
  start: number;
  end: number;
}

/** A CSV as it is written: its cells by line and column. */
export interface CsvText {
  delimiter: string;
  /** The values by line and column, with their quotes taken off. */
  values: string[][];
  cells: CsvCell[][];
  /** The indexes of the lines that are rows: neither the first, nor an empty one. */
  rows: number[];
  broken?: { message: string; line: number };
}

/** Loaded on demand: most sites have no table. */
const nodeRequire = createRequire(import.meta.url);

/** Reads a table as spreadsheet programs save it: with commas, semicolons or tabs, quotes, and any ends of lines. */
export function readCsv(text: string): CsvText {
  const Papa = nodeRequire("papaparse") as typeof import("papaparse");
  const mark = text.startsWith("\uFEFF") ? 1 : 0;
  const written = text.slice(mark);
  // Empty lines count as rows of one cell: of a short table of two columns, no delimiter would be found.
  const { delimiter } = Papa.parse(written, { skipEmptyLines: true, preview: 1 }).meta;
  const { data, errors } = Papa.parse<string[]>(written, { skipEmptyLines: false, delimiter });
  const broken = errors.find(({ code }) => code !== "UndetectableDelimiter");
  return {
    delimiter,
    values: data,
    cells: cellsIn(text, mark, delimiter),
    rows: data.flatMap((cells, line) => (line === 0 || cells.every((cell) => cell.trim() === "") ? [] : line)),
    ...(broken && { broken: { message: broken.message, line: broken.row ?? 0 } }),
  };
}

/** The columns of a CSV: the names in its first line, some of which may be empty. */
export const csvColumns = ({ values: [header = []] }: CsvText): string[] => header.map((name) => name.trim());

function rowsOfCsv(text: string): RowTable {
  const csv = readCsv(text);
  const columns = csvColumns(csv);
  const rows = csv.rows.map((line, index): TableRow => {
    const own = columns.flatMap((column, at) =>
      column ? [[column, (csv.values[line]?.[at] ?? "").trim(), at] as const] : [],
    );
    return {
      index,
      values: Object.fromEntries(own.map(([column, value]) => [column, value])),
      places: Object.fromEntries(own.map(([column, , at]) => [column, csv.cells[line]?.[at] ?? START])),
    };
  });
  const table = { columns: columns.filter(Boolean), rows };
  const place = csv.cells[csv.broken?.line ?? 0]?.[0] ?? START;
  if (csv.broken)
    return { ...table, problem: { message: `This row cannot be read: ${csv.broken.message}.`, range: place } };
  return rows.length > 0 ? table : { ...table, problem: { message: "This table has no rows.", range: START } };
}

/** Where each cell of a CSV is, by line and column: RFC 4180, with any delimiter. Quotes count only around a cell. */
function cellsIn(text: string, from: number, delimiter: string): CsvCell[][] {
  const rows: CsvCell[][] = [[]];
  let [line, column, quoted] = [1, 1, false];
  let start = { line, column, at: from };
  const end = (at: number) => {
    const { at: begin, ...place } = start;
    const endColumn = Math.max(column, place.column + 1);
    rows.at(-1)?.push({ ...place, endLine: line, endColumn, start: begin, end: at });
  };
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"' && (quoted || at === start.at)) quoted = !quoted;
    // Two quotes are one inside of a cell, which goes on.
    else if (character === '"' && text.charAt(at - 1) === '"' && text.charAt(start.at) === '"') quoted = true;
    const isEnd = !quoted && (character === delimiter || character === "\n");
    if (isEnd) end(character === "\n" && text.charAt(at - 1) === "\r" ? at - 1 : at);
    // A character of two UTF-16 units is one column.
    if (!/[\uDC00-\uDFFF]/.test(character)) column++;
    if (character === "\n") [line, column] = [line + 1, 1];
    if (isEnd) start = { line, column, at: at + 1 };
    if (isEnd && character === "\n") rows.push([]);
  }
  end(text.length);
  return rows;
}

/** A list of groups, each a row. */
function rowsOfYaml(text: string): RowTable {
  const { data, problems } = rememberedYaml(text, TABLE_SIZE);
  const [first] = problems;
  const list = data?.rows;
  if (first) return { columns: [], rows: [], problem: { message: first.message, range: first } };
  if (!Array.isArray(list) || list.length === 0) {
    const message = "This table is a list under rows:, one group a row.";
    return { columns: [], rows: [], problem: { message, range: START } };
  }
  const { range } = openLocator(text);
  const rows = list.flatMap((row: unknown, index): TableRow[] => {
    if (!isGroup(row)) return [];
    const at = child("/rows", index);
    return [
      {
        index,
        values: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? "")])),
        places: Object.fromEntries(Object.keys(row).map((name) => [name, range({ pointer: child(at, name) })])),
      },
    ];
  });
  const table = { columns: [...new Set(rows.flatMap(({ values }) => Object.keys(values)))], rows };
  const other = list.findIndex((row) => !isGroup(row));
  if (other < 0) return table;
  const message = "A row is a group of names with values, such as town: Stafford.";
  return { ...table, problem: { message, range: range({ pointer: child("/rows", other) }) } };
}
