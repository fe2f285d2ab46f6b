import { createRequire } from "node:module";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { isGroup } from "../../base/groups";
import { fillPlaceholders } from "../../base/placeholders";
import { child } from "../../base/pointer";
import type { Range } from "../../base/problem";
import { slugOf } from "../../base/slug";
import { openLocator } from "../places/locate";
import { type ContentPlace, folderOf, printed, type RowPages } from "./contentPlace";
import { fileProblem } from "./folderProblems";
import { nestedPages } from "./nestedPages.mjs";
import { listNames, readText } from "./pageFiles";
import { rememberedYaml } from "./rememberedYaml";

/** A template of pages, one for each row of a table: `city.template.yaml`. */
export const isTemplate = (name: string): boolean => /\.template\.ya?ml$/i.test(name);

/** The same place with the pages that its templates and their tables make. */
export function withRows<Place extends ContentPlace>(place: Place): Place {
  const folder = folderOf(place);
  const names = attempt(() => [...listNames(folder), ...nestedPages(folder), ...(place.changed?.keys() ?? [])]) ?? [];
  const templates = [...new Set(names)].filter((name) => isTemplate(name) && textOf(place, name) !== undefined).sort();
  if (templates.length === 0) return place;
  const rows: RowPages = { pages: new Map(), tables: new Set(), problems: [] };
  for (const name of templates) addRows(place, name, rows, new Set(names));
  return { ...place, rows };
}

/** The data of a page with every `${row.…}` as its row says it. Names of other columns stay, and are reported as unknown. */
export function withRow(data: unknown, values: Record<string, string>): unknown {
  if (typeof data === "string")
    return fillPlaceholders(data, ({ piece, name, filter }) => {
      const column = /^row\.(.+)$/.exec(name)?.[1] ?? "";
      return filter === undefined && Object.hasOwn(values, column) ? (values[column] ?? "") : piece;
    });
  if (Array.isArray(data)) return data.map((inner) => withRow(inner, values));
  if (!isGroup(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([name, inner]) => [name, withRow(inner, values)]));
}

/** Loaded on demand: most sites have no table. */
const nodeRequire = createRequire(import.meta.url);

function addRows(place: ContentPlace, name: string, { pages, tables, problems }: RowPages, there: Set<string>): void {
  const template = printed(place, name);
  const text = textOf(place, name) ?? "";
  const { data, problems: broken } = rememberedYaml(text);
  for (const found of broken) problems.push({ file: template, severity: "error", pointer: "", ...found });
  if (!data) return;
  const problem = (message: string) => problems.push(fileProblem(template, "rows/template", message));
  const { rows: named, address } = data;
  if (typeof named !== "string" || typeof address !== "string") {
    problem(
      'A template says where its rows are and what addresses they get, such as rows: cities.csv and address: "${row.town}".',
    );
    return;
  }
  const table = path.posix.join(path.posix.dirname(name), named);
  tables.add(table);
  const cells = textOf(place, table);
  if (cells === undefined || table.startsWith("../")) {
    problem(`There is no table ${printed(place, table)}. Put it beside this template, as CSV or as a list in YAML.`);
    return;
  }
  const read = /\.ya?ml$/i.test(table) ? rowsOfYaml(cells) : rowsOfCsv(cells);
  const inTable = (message: string, range: Range = START) =>
    problems.push({
      file: printed(place, table),
      ...range,
      severity: "error",
      rule: "rows/table",
      pointer: "",
      message,
    });
  if (read.problem) inTable(read.problem.message, read.problem.range);
  const seen = new Map<string, Range>();
  for (const { values, places } of read.rows) {
    const range = Object.values(places)[0] ?? START;
    const slug = slugOf(
      String(withRow(address, values))
        .normalize("NFKD")
        .replace(/\p{Mn}/gu, ""),
    );
    const other = seen.get(slug);
    const file = path.posix.join(path.posix.dirname(name), `${slug}.yaml`);
    const wrong =
      slug === ""
        ? "This row has no address: a value that it is made of is empty."
        : other
          ? `This row has the address ${slug}, as line ${other.line} has already. Give one of them another.`
          : there.has(file) || pages.has(file)
            ? `This row has the address of the page ${printed(place, file)}. Give one of them another.`
            : undefined;
    if (wrong) {
      inTable(wrong, range);
      continue;
    }
    seen.set(slug, range);
    const row = `${text.replace(/\n?$/, "\n")}# row: ${JSON.stringify(values)}\n`;
    const of = { template, templateText: text, table: printed(place, table), tableText: cells };
    pages.set(file, { text: row, values, ...of, cells: places });
  }
}

/** A table may be so many times as large as a page: it is many pages. See `tooLarge`. */
const TABLE_SIZE = 20;

const START: Range = { line: 1, column: 1, endLine: 1, endColumn: 1 };

interface Table {
  rows: { values: Record<string, string>; places: Record<string, Range> }[];
  problem?: { message: string; range: Range };
}

/** A table as spreadsheet programs save it: with commas, semicolons or tabs, quotes, and any ends of lines. */
function rowsOfCsv(text: string): Table {
  const Papa = nodeRequire("papaparse") as typeof import("papaparse");
  const plain = text.replace(/^\uFEFF/, "");
  const { data, errors, meta } = Papa.parse<string[]>(plain, { skipEmptyLines: false });
  const [header = [], ...lines] = data;
  const columns = header.map((name) => name.trim());
  const starts = cellsIn(plain, meta.delimiter);
  const broken = errors.find(({ code }) => code !== "UndetectableDelimiter");
  const rows = lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === "")) return [];
    const own = columns.flatMap((column, at) => (column ? [[column, (cells[at] ?? "").trim(), at] as const] : []));
    return [
      {
        values: Object.fromEntries(own.map(([column, value]) => [column, value])),
        places: Object.fromEntries(own.map(([column, , at]) => [column, starts[index + 1]?.[at] ?? START])),
      },
    ];
  });
  const place = starts[broken?.row ?? 0]?.[0] ?? START;
  if (broken) return { rows, problem: { message: `This row cannot be read: ${broken.message}.`, range: place } };
  return rows.length > 0 ? { rows } : { rows, problem: { message: "This table has no rows.", range: START } };
}

/** Where each cell of a CSV is, by row and column: RFC 4180, with any delimiter. */
function cellsIn(text: string, delimiter: string): Range[][] {
  const rows: Range[][] = [[]];
  let [line, column, quoted] = [1, 1, false];
  let start = { line, column };
  const end = () => {
    rows.at(-1)?.push({ ...start, endLine: line, endColumn: Math.max(column, start.column + 1) });
  };
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    const isEnd = !quoted && (character === delimiter || character === "\n");
    if (isEnd) end();
    column++;
    if (character === "\n") [line, column] = [line + 1, 1];
    if (isEnd) start = { line, column };
    if (isEnd && character === "\n") rows.push([]);
  }
  end();
  return rows;
}

/** A list of groups, each a row. */
function rowsOfYaml(text: string): Table {
  const { data, problems } = rememberedYaml(text, TABLE_SIZE);
  const [first] = problems;
  const list = data?.rows;
  if (first) return { rows: [], problem: { message: first.message, range: first } };
  if (!Array.isArray(list) || list.length === 0)
    return { rows: [], problem: { message: "This table is a list under rows:, one group a row.", range: START } };
  const { range } = openLocator(text);
  const rows = list.filter(isGroup).map((row) => {
    const at = child("/rows", list.indexOf(row));
    return {
      values: Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? "")])),
      places: Object.fromEntries(Object.keys(row).map((name) => [name, range({ pointer: child(at, name) })])),
    };
  });
  const other = list.findIndex((row) => !isGroup(row));
  if (other < 0) return { rows };
  const message = "A row is a group of names with values, such as town: Stafford.";
  return { rows, problem: { message, range: range({ pointer: child("/rows", other) }) } };
}

/** The text of a file of the folder; undefined if there is none. */
function textOf(place: ContentPlace, name: string): string | undefined {
  if (place.changed?.has(name)) return place.changed.get(name);
  const { text, problem } = readText(folderOf(place), name, TABLE_SIZE);
  return problem ? undefined : text;
}
