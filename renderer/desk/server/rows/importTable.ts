import { stringify } from "yaml";
import { renameColumns } from "../../../authoring/csv/editCsv";
import type { FileChange } from "../../../authoring/fileChange";
import { WRITTEN } from "../../../authoring/splices";
import { CouldNotRun } from "../../../base/couldNotRun";
import { valueAt } from "../../../base/pointer";
import { slugOf } from "../../../base/slug";
import type { SiteContent } from "../../../content/model/siteContent";
import { csvColumns, readCsv, readTable } from "../../../content/pages/rowTable";
import type { NewTable, Sheet } from "../../protocol/rows";
import { folderNamed, newCollection } from "../collections/newCollection";

/** So many rows of a table are shown before it is taken. */
const SHOWN = 5;

/** What a value of a row may be called in a text: `${row.postalCode}`. */
const NAME = /^[a-z][a-z0-9]*$/i;

/** A table as it is read, to be looked at before it is taken. */
export function lookAtSheet(text: string): Sheet {
  const csv = readCsv(text);
  const widest = Math.max(0, ...csv.rows.map((line) => csv.values[line]?.length ?? 0));
  const heads = csvColumns(csv);
  const names: string[] = [];
  for (let at = 0; at < Math.max(widest, heads.length); at++) names.push(freeName(heads[at] ?? "", at, names));
  const [first] = readTable(".csv", renameColumns(text, names)).problems;
  return {
    columns: names.map((name, at) => ({ head: heads[at] ?? "", name })),
    rows: csv.rows.slice(0, SHOWN).map((line) => names.map((_, at) => csv.values[line]?.[at]?.trim() ?? "")),
    count: csv.rows.length,
    ...(first && { problem: `Line ${first.range.line}: ${first.message}` }),
  };
}

/** A name for the values of a column, such as `postalCode` for "Postal code": none of those before it. */
function freeName(head: string, at: number, taken: string[]): string {
  const words = slugOf(head).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const name = NAME.test(words) ? words : `column${at + 1}`;
  return taken.includes(name) ? `${name}${at + 1}` : name;
}

/**
 * The files of a table whose rows become pages, all of them drafts: the table, the template of its pages, and their
 * collection if there is none.
 *
 * @throws CouldNotRun in a sentence if it cannot be taken so
 */
export function importTable(
  { text, name, columns, by }: NewTable,
  content: SiteContent,
  printed: (file: string) => string,
): FileChange[] {
  const folder = folderNamed(name);
  const wrong = columns.find((column, at) => !NAME.test(column) || columns.indexOf(column) < at);
  if (wrong !== undefined)
    throw new CouldNotRun(
      `"${wrong}" cannot be the name of a column. Each has one of its own, of letters and digits, such as postalCode.`,
    );
  if (!columns.includes(by)) throw new CouldNotRun("Choose the column that names a page.");
  const table = renameColumns(text, columns);
  const [problem] = readTable(".csv", table).problems;
  if (problem) throw new CouldNotRun(`Line ${problem.range.line}: ${problem.message}`);
  const isCollection = content.collections?.some((one) => one.folder === `/${folder}`);
  const settings = isCollection ? [] : newCollection({ name, needs: [], listedOn: "" }, content, printed);
  return [
    { file: printed(`${folder}/${folder}.csv`), after: table },
    { file: printed(`${folder}/${folder}.template.yaml`), after: templateOf(folder, columns, by, content) },
    ...settings,
  ];
}

/** Its pages begin as those of the site do, and say what the table says, for a person to go on from. */
function templateOf(folder: string, columns: string[], by: string, { pages, facts }: SiteContent): string {
  const cell = (column: string) => `\${row.${column}}`;
  const type = pages.map(({ data }) => valueAt(data, "/blocks/0/type")).find((one) => typeof one === "string");
  const others = columns.filter((column) => column !== by);
  const page = {
    draft: true,
    title: facts.has("business.name") ? `${cell(by)} | \${business.name}` : cell(by),
    description: (others.length > 0 ? others : [by]).map(cell).join(", "),
    rows: `${folder}.csv`,
    address: cell(by),
    blocks: [{ type: type ?? "hero", heading: cell(by) }],
  };
  return stringify(page, WRITTEN);
}
