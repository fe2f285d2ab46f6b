import { existsSync } from "node:fs";
import path from "node:path";
import { attempt } from "../../base/attempt.mjs";
import { nameOnDisk } from "../../base/files/files.mjs";
import { isGroup } from "../../base/groups";
import { fillPlaceholders, namesIn } from "../../base/placeholders";
import { childPointer } from "../../base/pointer";
import type { Range } from "../../base/problem";
import { slugOf } from "../../base/slug";
import { isCollectionFile, isSiteFile } from "../model/siteContent";
import { fileProblem } from "./folderProblems";
import { nestedPages } from "./nestedPages.mjs";
import { FIGURES_FILE, type FileText, listNames, readText } from "./pageFiles";
import { folderOf, type PagesFolder, printPath, type RowPages } from "./pagesFolder";
import { rememberedYaml } from "./rememberedYaml";
import { isCsv, readTable, START, TABLE_SIZE } from "./rowTable";

/** A template of pages, one for each row of a table: `city.template.yaml`. */
export const isTemplate = (name: string): boolean => /\.template\.ya?ml$/i.test(name);

/** Whether a file is the page at its address: not a template, a table, or what a folder or the site has in common. */
export const isPageFile = (file: string): boolean =>
  file !== FIGURES_FILE && !isSiteFile(file) && !isTemplate(file) && !isCollectionFile(file) && !isCsv(file);

/** The same place with the pages that its templates and their tables make. */
export function withRows<Place extends PagesFolder>(place: Place): Place {
  const folder = folderOf(place);
  const names = attempt(() => [...listNames(folder), ...nestedPages(folder), ...(place.changed?.keys() ?? [])]) ?? [];
  const templates = [...new Set(names)].filter((name) => isTemplate(name) && textIn(place, name)).sort();
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

function addRows(place: PagesFolder, name: string, { pages, tables, problems }: RowPages, there: Set<string>): void {
  const template = printPath(place, name);
  const { text, problem: unread } = textIn(place, name) ?? { text: "" };
  if (unread) {
    problems.push({ file: template, severity: "error", pointer: "", ...unread });
    return;
  }
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
  const file = textIn(place, table);
  if (!file || table.startsWith("../")) {
    problem(`There is no table ${printPath(place, table)}. Put it beside this template, as CSV or as a list in YAML.`);
    return;
  }
  if (file.problem) {
    const hint = isCsv(table) && file.problem.rule === "files/encoding" ? ' In Excel: "CSV UTF-8".' : "";
    const message = file.problem.message + hint;
    problems.push({ file: printPath(place, table), severity: "error", pointer: "", ...file.problem, message });
    return;
  }
  const cells = file.text;
  const read = readTable(table, cells);
  const inTable = (message: string, range: Range = START, pointer = "") =>
    problems.push({ file: printPath(place, table), ...range, severity: "error", rule: "rows/table", pointer, message });
  for (const { message, range } of read.problems) inTable(message, range);
  const seen = new Map<string, Range>();
  const inAddress = namesIn([address]).map((name) => name.replace(/^row\./, ""));
  for (const { index, values, places } of read.rows) {
    const column = inAddress.find((name) => places[name]) ?? Object.keys(places)[0] ?? "";
    const range = places[column] ?? START;
    const slug = slugOf(String(withRow(address, values)));
    const page = path.posix.join(path.posix.dirname(name), `${slug}.yaml`);
    const own = inAddress.flatMap((name) => values[name] ?? []);
    const taken = there.has(page) || pages.has(page) ? printPath(place, page) : undefined;
    const wrong = wrongAddress(slug, own, seen.get(slug), taken);
    if (wrong) {
      inTable(wrong, range, childPointer(childPointer("/rows", index), column));
      continue;
    }
    seen.set(slug, range);
    const row = `${text.replace(/\n?$/, "\n")}# row: ${JSON.stringify(values)}\n`;
    const of = { template, templateText: text, table: printPath(place, table), tableText: cells };
    pages.set(page, { text: row, values, ...of, index, cells: places });
  }
}

/**
 * Why a row can have no page at its address.
 *
 * @param own the values of the row that its address is made of
 * @param other where an earlier row has the same address
 * @param taken the file of the page that has it
 */
function wrongAddress(slug: string, own: string[], other: Range | undefined, taken: string | undefined) {
  if (slug === "" || (own.length > 0 && own.every((value) => slugOf(value) === ""))) {
    const written = own.join(" ").trim();
    if (written === "") return "This row has no address: a value that it is made of is empty.";
    return `This row has no address: "${written}" has no letter from a to z. Give the table a column that spells it, as tokyo spells 東京, and use that one in the address.`;
  }
  if (other) return `This row has the address ${slug}, as line ${other.line} has already. Give one of them another.`;
  return taken && `This row has the address of the page ${taken}. Give one of them another.`;
}

/** The text of a template or a table, or why it cannot be read; undefined if there is no such file. */
function textIn(place: PagesFolder, name: string): FileText | undefined {
  const changed = place.changed?.get(name);
  if (changed !== undefined) return { text: changed };
  const isThere =
    !place.changed?.has(name) && existsSync(path.join(folderOf(place), nameOnDisk(folderOf(place), name)));
  return isThere ? readText(folderOf(place), name, TABLE_SIZE) : undefined;
}
