import { createRequire } from "node:module";
import { isGroup } from "../../base/groups";
import { childPointer } from "../../base/pointer";
import type { Range } from "../../base/problem";
import { openLocator } from "../places/locate";
import { unusableCharacters } from "../yaml/limits";
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
  problems: TableProblem[];
}

interface TableProblem {
  message: string;
  range: Range;
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
  broken?: { code: string; line: number };
}

/** Loaded on demand: most sites have no table. */
const nodeRequire = createRequire(import.meta.url);

/** Reads a table as spreadsheet programs save it: with commas, semicolons or tabs, quotes, and any ends of lines. */
export function readCsv(text: string): CsvText {
  const Papa = nodeRequire("papaparse") as typeof import("papaparse");
  // Excel may name the delimiter in a line above the names of the columns.
  const [mark = "", named] = /^\uFEFF?(?:sep=(.)\r?\n)?/.exec(text) ?? [];
  const written = text.slice(mark.length);
  // Empty lines count as rows of one cell: of a short table of two columns, no delimiter would be found.
  const delimiter = named ?? Papa.parse(written, { skipEmptyLines: true, preview: 1 }).meta.delimiter;
  const { data, errors } = Papa.parse<string[]>(written, { skipEmptyLines: false, delimiter });
  const broken = errors.find(({ code }) => code !== "UndetectableDelimiter");
  return {
    delimiter,
    values: data,
    cells: cellsIn(text, mark.length, delimiter),
    rows: data.flatMap((cells, line) => (line === 0 || cells.every((cell) => cell.trim() === "") ? [] : line)),
    ...(broken && { broken: { code: broken.code, line: broken.row ?? 0 } }),
  };
}

/** The columns of a CSV: the names in its first line, some of which may be empty. */
export const csvColumns = ({ values: [header = []] }: CsvText): string[] => header.map((name) => name.trim());

function rowsOfCsv(text: string): RowTable {
  const csv = readCsv(text);
  const columns = csvColumns(csv);
  const rows = csv.rows.map((line, index): TableRow => {
    const [written = [], cells = []] = [csv.values[line], csv.cells[line]];
    const own = columns.map((column, at) => ({ column, value: written[at]?.trim() ?? "", place: cells[at] }));
    const named = own.filter(({ column }) => column);
    return {
      index,
      values: Object.fromEntries(named.map(({ column, value }) => [column, value])),
      // What a short row lacks is missing at its end.
      places: Object.fromEntries(named.map(({ column, place }) => [column, place ?? cells.at(-1) ?? START])),
    };
  });
  const problems = csv.broken ? [brokenRow(csv.broken, csv)] : [...lostCells(csv, columns)];
  for (const problem of unusableCharacters(text)) problems.push({ message: problem.message, range: problem });
  if (problems.length === 0 && rows.length === 0) problems.push({ message: "This table has no rows.", range: START });
  return { columns: columns.filter(Boolean), rows, problems };
}

function brokenRow({ code, line }: NonNullable<CsvText["broken"]>, { cells }: CsvText): TableProblem {
  const wrong = code === "MissingQuotes" ? "has no quote at its end" : "goes on behind its second quote";
  const message = `A cell that starts with a quote ${wrong}. Put the whole cell in quotes, and write a quote inside of it twice: "".`;
  return { message, range: cells[line]?.[0] ?? START };
}

const DELIMITERS: Record<string, string> = { ";": "semicolon", "\t": "tab" };

/** Cells that no page would show: of a column without a name, or of one with the name of another. */
function* lostCells({ values, cells, rows, delimiter }: CsvText, columns: string[]): Generator<TableProblem> {
  for (const [at, name] of columns.entries()) {
    if (name === "" || columns.indexOf(name) === at) continue;
    yield { message: `A second column is named ${name}. Give it another name.`, range: cells[0]?.[at] ?? START };
  }
  for (const line of rows) {
    const at = (values[line] ?? []).findIndex((value, at) => !columns[at] && value.trim() !== "");
    if (at < 0) continue;
    const mark = DELIMITERS[delimiter] ?? "comma";
    const message = `No page would show "${values[line]?.[at]?.trim()}", because column ${at + 1} has no name in the first line. A text with a ${mark} in it goes in quotes: "…${delimiter} …".`;
    yield { message, range: cells[line]?.[at] ?? START };
  }
}

/** Where each cell of a CSV is, by line and column: RFC 4180, with any delimiter. Quotes count only around a cell. */
function cellsIn(text: string, from: number, delimiter: string): CsvCell[][] {
  const rows: CsvCell[][] = [[]];
  let [line, column, quoted] = [text.slice(0, from).split("\n").length, 1, false];
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
  const { data, problems: broken } = rememberedYaml(text, TABLE_SIZE);
  const [first] = broken;
  const list = data?.rows;
  if (first) return { columns: [], rows: [], problems: [{ message: first.message, range: first }] };
  if (!Array.isArray(list) || list.length === 0) {
    const message = "This table is a list under rows:, one group a row.";
    return { columns: [], rows: [], problems: [{ message, range: START }] };
  }
  const { range, source } = openLocator(text);
  // A number as it is written, such as the postal code 02210.
  const textAt = (pointer: string, value: unknown) =>
    typeof value === "number" ? source(pointer) : String(value ?? "");
  const rows = list.flatMap((row: unknown, index): TableRow[] => {
    if (!isGroup(row)) return [];
    const at = childPointer("/rows", index);
    return [
      {
        index,
        values: Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, textAt(childPointer(at, name), value)]),
        ),
        places: Object.fromEntries(Object.keys(row).map((name) => [name, range({ pointer: childPointer(at, name) })])),
      },
    ];
  });
  const columns = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const message = "A row is a group of names with values, such as town: Stafford.";
  const problems = list.flatMap((row: unknown, index): TableProblem[] => {
    const inner = isGroup(row) ? Object.keys(row).find((name) => typeof row[name] === "object" && row[name]) : "";
    const at = childPointer("/rows", index);
    return inner === undefined ? [] : [{ message, range: range({ pointer: inner ? childPointer(at, inner) : at }) }];
  });
  return { columns, rows, problems };
}
