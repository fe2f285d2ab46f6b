import { groupBy } from "../../base/groups";
import { namesIn } from "../../base/placeholders";
import { childPointer, valueAt } from "../../base/pointer";
import type { Problem, Range } from "../../base/problem";
import type { RowPage, SiteContent } from "../model/siteContent";
import { rememberedYaml } from "../pages/rememberedYaml";

/**
 * Problems of pages that rows make, at the places where people fix them: in the template what most rows share, once; in
 * the table, at the cell, what is wrong with single rows.
 */
export function atRows(problems: Problem[], { rows }: Pick<SiteContent, "rows">): Problem[] {
  if (!rows) return problems;
  const others = problems.filter(({ file }) => !rows.has(file));
  const placed = problems.flatMap((problem) => {
    const row = rows.get(problem.file);
    return row ? [{ problem, row }] : [];
  });
  const groups = groupBy(placed, ({ problem: { rule, line, column }, row }) =>
    [row.template, rule, line, column].join("\n"),
  );
  const totals = new Map<string, number>();
  for (const { template } of rows.values()) totals.set(template, (totals.get(template) ?? 0) + 1);
  const own = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { template, table } = first.row;
    const [count, total] = [new Set(group.map(({ problem }) => problem.file)).size, totals.get(template) ?? 0];
    const cells = group.map(({ problem, row }) => cellOf(problem, row));
    if (count * 2 > total || cells.some((cell) => !cell)) {
      const more = count > 1 ? ` ${count} of the ${total} rows of ${table} have this.` : "";
      return [{ ...first.problem, file: template, message: first.problem.message + more }];
    }
    return group.map(({ problem, row }, index) => {
      const { column, range } = cells[index] as RowCell;
      return { ...problem, file: table, ...range, pointer: childPointer(childPointer("/rows", row.index), column) };
    });
  });
  // A value that a template shows in several places has its problem once.
  const once = new Map(own.map((problem) => [JSON.stringify(problem), problem]));
  return [...others, ...once.values()];
}

/** Of the columns that a value of the template shows, the cell with the words that the message quotes, or else the first. */
function cellOf({ pointer, message }: Problem, { text, cells, values }: RowPage): RowCell | undefined {
  const written = valueAt(rememberedYaml(text).data, pointer);
  const columns = namesIn([written]).flatMap((name) => /^row\.(.+)$/.exec(name)?.[1] ?? []);
  const shown = columns.flatMap((column) => (cells[column] ? { column, range: cells[column] } : []));
  const quoted = /"([^"]+)"/.exec(message)?.[1];
  return shown.find(({ column }) => quoted && values[column]?.includes(quoted)) ?? shown[0];
}

interface RowCell {
  column: string;
  range: Range;
}
