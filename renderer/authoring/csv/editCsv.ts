import { isDeepStrictEqual } from "node:util";
import { parseDocument } from "yaml";
import { CouldNotRun } from "../../base/couldNotRun";
import { pointerSteps } from "../../base/pointer";
import { type CsvText, csvColumns, isCsv, readCsv, readTable } from "../../content/pages/rowTable";
import { applySplices, type Splice } from "../splices";

/**
 * Changes a CSV by splices, as `editList.ts` and `writeScalar.ts` change YAML: only the bytes of the changed cells are
 * other ones afterwards. Its data is that of a table in YAML: a list `rows` of groups.
 */

/** Sets a cell, such as `/rows/2/town`. @throws CouldNotRun if there is no such row or column */
export function setCell(file: string, text: string, pointer: string, value: string): string {
  return edit(file, text, (csv, rows) => {
    const { line, index, column, name } = placeOf(file, csv, pointer);
    Object.assign(rows[index] ?? {}, { [name]: value.trim() });
    const cells = csv.cells[line] ?? [];
    const cell = cells[column];
    if (cell) return [{ ...cell, text: cellText(value, csv.delimiter, text.slice(cell.start, cell.end)) }];
    // The row is shorter than the first line.
    const end = cells.at(-1)?.end ?? text.length;
    const gap = csv.delimiter.repeat(column - cells.length + 1);
    return [{ start: end, end, text: gap + cellText(value, csv.delimiter) }];
  });
}

/** Inserts a row before the one at an index, or at the end. @throws CouldNotRun if it has a column that the table lacks */
export function insertRow(file: string, text: string, index: number, row: Record<string, string>): string {
  return edit(file, text, (csv, rows) => {
    const columns = csvColumns(csv);
    const other = Object.keys(row).find((name) => !columns.includes(name));
    if (other !== undefined) throw new CouldNotRun(`${file} has no column ${other}.`);
    const values = columns.filter(Boolean).map((name) => [name, (row[name] ?? "").trim()]);
    rows.splice(index, 0, Object.fromEntries(values));
    const eol = text.includes("\r\n") ? "\r\n" : "\n";
    const written = columns.map((name) => cellText(row[name] ?? "", csv.delimiter)).join(csv.delimiter);
    const next = csv.cells[csv.rows[index] ?? -1]?.[0]?.start;
    if (next !== undefined) return [{ start: next, end: next, text: written + eol }];
    const last = csv.cells[csv.rows.at(-1) ?? 0]?.at(-1)?.end ?? text.length;
    return [{ start: last, end: last, text: eol + written }];
  });
}

/** Removes a row with its line, such as `/rows/2`. @throws CouldNotRun if there is none */
export function removeRow(file: string, text: string, pointer: string): string {
  return edit(file, text, (csv, rows) => {
    const { line, index } = placeOf(file, csv, pointer);
    rows.splice(index, 1);
    const { start } = spanOf(csv, line);
    const next = csv.cells[line + 1]?.[0]?.start;
    if (next !== undefined) return [{ start, end: next, text: "" }];
    // Of the last line, which has no end, the end of the one before it goes.
    return [{ start: csv.cells[line - 1]?.at(-1)?.end ?? start, end: text.length, text: "" }];
  });
}

/**
 * Moves a row, such as `/rows/2`, to another index. Each line keeps its end, and empty lines stay where they are.
 *
 * @throws CouldNotRun if there is no such row or index
 */
export function moveRow(file: string, text: string, pointer: string, to: number): string {
  return edit(file, text, (csv, rows) => {
    const { index } = placeOf(file, csv, pointer);
    if (!(to in csv.rows)) throw new CouldNotRun(`${file} has no place ${to + 1} among its ${csv.rows.length} rows.`);
    rows.splice(to, 0, ...rows.splice(index, 1));
    const places = csv.rows.map((line) => spanOf(csv, line));
    const moved = [...places];
    moved.splice(to, 0, ...moved.splice(index, 1));
    return moved.flatMap(({ start, end }, at): Splice[] => {
      const place = places[at];
      return place && place.start !== start ? [{ ...place, text: text.slice(start, end) }] : [];
    });
  });
}

/** The same table with other names of its columns, also of those that had none. */
export function renameColumns(text: string, names: string[]): string {
  const { cells, delimiter } = readCsv(text);
  const header = cells[0] ?? [];
  const splices = header.map(({ start, end }, at) => ({ start, end, text: cellText(names[at] ?? "", delimiter) }));
  const last = splices.at(-1);
  if (last) last.text = [last.text, ...names.slice(header.length)].join(delimiter);
  return applySplices(text, splices);
}

/** Where a line is, without its end. */
const spanOf = ({ cells }: CsvText, line: number) => ({
  start: cells[line]?.[0]?.start ?? 0,
  end: cells[line]?.at(-1)?.end ?? 0,
});

/** Where a cell is, or a row. */
function placeOf(file: string, csv: CsvText, pointer: string) {
  const [list, step = "", name = ""] = pointerSteps(pointer);
  const index = Number(step);
  const line = csv.rows[index];
  const column = name === "" ? 0 : csvColumns(csv).indexOf(name);
  if (list !== "rows" || line === undefined || column < 0) {
    throw new CouldNotRun(`${file} has no such cell any more. Look at the table again, then do this again.`);
  }
  return { line, index, column, name };
}

/** A value as it is written: in quotes where it needs them, and where the one before it had them. */
function cellText(value: string, delimiter: string, before = ""): string {
  const words = value.trim();
  const isQuoted = before.trimStart().startsWith('"') || /["\r\n]/.test(words) || words.includes(delimiter);
  return isQuoted ? `"${words.replaceAll('"', '""')}"` : words;
}

/**
 * Makes a change, once it is sure that the new text has the expected rows.
 *
 * @param change returns the splices, and brings the rows to what they must be afterwards
 */
function edit(file: string, text: string, change: (csv: CsvText, rows: Record<string, string>[]) => Splice[]): string {
  const before = readTable(file, text);
  const expected = before.rows.map(({ values }) => ({ ...values }));
  const made = applySplices(text, change(readCsv(text), expected));
  const after = readTable(file, made);
  const isWorse = after.problems.length > before.problems.length && expected.length > 0;
  const rows = after.rows.map(({ values }) => values);
  if (!isWorse && isDeepStrictEqual(rows, expected)) return made;
  throw new CouldNotRun(`${file} is written in a way that cannot be changed safely. Make the change by hand.`);
}

/** The data of a file as it is written: of a CSV, a list `rows` of groups, as a table in YAML has it. */
export const fileData = (file: string, text: string): unknown =>
  isCsv(file)
    ? { rows: readTable(file, text).rows.map(({ values }) => values) }
    : parseDocument(text, { logLevel: "silent" }).toJS();
