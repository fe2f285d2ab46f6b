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
  const csv = readCsv(text);
  const [line, column] = placeOf(file, csv, pointer);
  const cells = csv.cells[line] ?? [];
  const cell = cells[column];
  const written = (before = "") => cellText(value, csv.delimiter, before);
  const expected = rowsIn(file, text);
  const row = expected[Number(pointerSteps(pointer)[1])];
  if (row) row[pointerSteps(pointer)[2] ?? ""] = value.trim();
  if (cell) return proven(file, text, [{ ...cell, text: written(text.slice(cell.start, cell.end)) }], expected);
  // The row is shorter than the first line.
  const end = cells.at(-1)?.end ?? text.length;
  const gap = csv.delimiter.repeat(column - cells.length + 1);
  return proven(file, text, [{ start: end, end, text: gap + written() }], expected);
}

/** Inserts a row before the one at an index, or at the end. @throws CouldNotRun if it has a column that the table lacks */
export function insertRow(file: string, text: string, index: number, row: Record<string, string>): string {
  const csv = readCsv(text);
  const columns = csvColumns(csv);
  const other = Object.keys(row).find((name) => !columns.includes(name));
  if (other !== undefined) throw new CouldNotRun(`${file} has no column ${other}.`);
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const written = columns.map((name) => cellText(row[name] ?? "", csv.delimiter)).join(csv.delimiter);
  const expected = rowsIn(file, text);
  const values = columns.filter(Boolean).map((name) => [name, (row[name] ?? "").trim()]);
  expected.splice(index, 0, Object.fromEntries(values));
  const next = csv.rows[index];
  const before = csv.cells[next ?? -1]?.[0]?.start;
  if (before !== undefined) {
    return proven(file, text, [{ start: before, end: before, text: written + eol }], expected);
  }
  const last = csv.cells[csv.rows.at(-1) ?? 0]?.at(-1)?.end ?? text.length;
  return proven(file, text, [{ start: last, end: last, text: eol + written }], expected);
}

/** Removes a row with its line, such as `/rows/2`. @throws CouldNotRun if there is none */
export function removeRow(file: string, text: string, pointer: string): string {
  const csv = readCsv(text);
  const [line] = placeOf(file, csv, pointer);
  const start = csv.cells[line]?.[0]?.start ?? 0;
  const next = csv.cells[line + 1]?.[0]?.start;
  const expected = rowsIn(file, text);
  expected.splice(Number(pointerSteps(pointer)[1]), 1);
  // Of the last line, which has no end, the end of the one before it goes.
  const before = csv.cells[line - 1]?.at(-1)?.end ?? start;
  const splice = next === undefined ? { start: before, end: text.length } : { start, end: next };
  return proven(file, text, [{ ...splice, text: "" }], expected);
}

/**
 * Moves a row, such as `/rows/2`, to another index. Each line keeps its end, and empty lines stay where they are.
 *
 * @throws CouldNotRun if there is no such row or index
 */
export function moveRow(file: string, text: string, pointer: string, to: number): string {
  const csv = readCsv(text);
  placeOf(file, csv, pointer);
  if (!(to in csv.rows)) throw new CouldNotRun(`${file} has no place ${to + 1} among its ${csv.rows.length} rows.`);
  const from = Number(pointerSteps(pointer)[1]);
  const moved = <One>(rows: One[]) => rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
  const spans = csv.rows.map((line) => spanOf(csv, line));
  const splices = moved(spans).flatMap((span, index): Splice[] => {
    const place = spans[index] as typeof span;
    return span === place ? [] : [{ ...place, text: text.slice(span.start, span.end) }];
  });
  return proven(file, text, splices, moved(rowsIn(file, text)));
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

/** The rows of a CSV as they are read. */
const rowsIn = (file: string, text: string): Record<string, string>[] =>
  readTable(file, text).rows.map(({ values }) => ({ ...values }));

/** The line and the index of the column of a cell, or of a row. */
function placeOf(file: string, csv: CsvText, pointer: string): [line: number, column: number] {
  const [list, index = "", name] = pointerSteps(pointer);
  const line = csv.rows[Number(index)];
  const column = name === undefined ? 0 : csvColumns(csv).indexOf(name);
  if (list !== "rows" || line === undefined || column < 0) {
    throw new CouldNotRun(`${file} has no such cell any more. Look at the table again, then do this again.`);
  }
  return [line, column];
}

/** A value as it is written: in quotes where it needs them, and where the one before it had them. */
function cellText(value: string, delimiter: string, before = ""): string {
  const words = value.trim();
  const isQuoted = before.trimStart().startsWith('"') || /["\r\n]/.test(words) || words.includes(delimiter);
  return isQuoted ? `"${words.replaceAll('"', '""')}"` : words;
}

/** The new text, once it is sure that it has the expected rows. */
function proven(file: string, text: string, splices: Splice[], expected: Record<string, string>[]): string {
  const made = applySplices(
    text,
    splices.map(({ start, end, text: words }) => ({ start, end, text: words })),
  );
  const isWorse = readTable(file, made).problems.length > readTable(file, text).problems.length;
  if ((isWorse && expected.length > 0) || !isDeepStrictEqual(rowsIn(file, made), expected)) {
    throw new CouldNotRun(`${file} is written in a way that cannot be changed safely. Make the change by hand.`);
  }
  return made;
}

/** The data of a file as it is written: of a CSV, a list `rows` of groups, as a table in YAML has it. */
export const fileData = (file: string, text: string): unknown =>
  isCsv(file)
    ? { rows: readTable(file, text).rows.map(({ values }) => values) }
    : parseDocument(text, { logLevel: "silent" }).toJS();
