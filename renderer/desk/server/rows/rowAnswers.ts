import path from "node:path";
import { CouldNotRun } from "../../../base/couldNotRun";
import { childPointer, parentPointer, pointerSteps } from "../../../base/pointer";
import type { Problem } from "../../../base/problem";
import type { RowPage, SiteContent } from "../../../content/model/siteContent";
import { nameIn } from "../../../content/pages/pagesFolder";
import { readTable } from "../../../content/pages/rowTable";
import type { NewTable, RowTable, TableEntry, TableRow } from "../../protocol/rows";
import type { PageEditor } from "../edit/pageEditor";
import { type Answer, onGet, onPost } from "../request/readRequest";
import { importTable, lookAtSheet } from "./importTable";

/** Responds to the requests of `protocol/rows.ts`, by the method and path of each. */
export function rowAnswers(
  editor: PageEditor,
  { content, problems }: { content: () => SiteContent; problems: () => readonly Problem[] },
): [string, Answer][] {
  return [
    onGet("rows", () => tablesOf(editor, content())),
    onGet("rows/table", (asked) => {
      const file = asked("file");
      if (tablesOf(editor, content()).some((one) => one.file === file))
        return rowTable(file, editor, content(), problems());
      throw new CouldNotRun(`There is no table ${file} any more.`);
    }),
    onPost("rows/look", ({ text }: Pick<NewTable, "text">) => lookAtSheet(text)),
    onPost("rows/import", (asked: NewTable) => {
      const printed = (file: string) => editor.files.printed(file);
      return editor.changeFiles(`pages of a table in ${asked.name}`, () => importTable(asked, content(), printed));
    }),
  ];
}

/** Also a table whose rows are all wrong: the desk is where they are put right. */
function tablesOf({ files }: PageEditor, { rows, tables = [], imagesRootName }: SiteContent): TableEntry[] {
  const made = [...(rows?.values() ?? [])];
  return tables.flatMap((table): TableEntry[] => {
    const file = nameIn(imagesRootName, table);
    const count = made.filter((row) => row.table === table).length;
    return files.has(file) ? [{ file, folder: path.posix.join("/", path.posix.dirname(file)), count }] : [];
  });
}

/** A table as it is on disk, with the pages of its rows and what is wrong with them. */
async function rowTable(
  file: string,
  editor: PageEditor,
  { rows = new Map(), pages }: SiteContent,
  problems: readonly Problem[],
): Promise<RowTable> {
  const text = await editor.files.read(file);
  const printed = editor.files.printed(file);
  const routes = new Map(pages.map((page) => [page.file, page.route]));
  const own = [...(rows as Map<string, RowPage>)].filter(([, row]) => row.table === printed);
  const routeAt = new Map(own.map(([page, { index }]) => [index, routes.get(page)]));
  const table = readTable(file, text);
  const [first] = table.problems;
  return {
    file,
    hash: editor.show(text),
    columns: table.columns,
    ...(first && { problem: `Line ${first.range.line}: ${first.message}` }),
    rows: table.rows.map(({ index, values }): TableRow => {
      const pointer = childPointer("/rows", index);
      const route = routeAt.get(index);
      const found = problems.filter((one) => one.file === printed && parentPointer(one.pointer) === pointer);
      const wrong: Record<string, string[]> = {};
      for (const problem of found) {
        const column = pointerSteps(problem.pointer).at(-1) ?? "";
        wrong[column] = [...(wrong[column] ?? []), problem.message];
      }
      return { pointer, values, ...(route !== undefined && { route }), problems: wrong };
    }),
  };
}
