import { printableJson } from "../../content/report/printable";
import type { DiffReport } from "../change";

/** At most this many entries per list are in the JSON, so that no site can fill a disk. The counts include all. */
const MOST = 5000;

/** A report as one JSON object, with the counts of all entries. */
export function formatJson(report: DiffReport): string {
  const { changes, changed, added, removed, renamed, ...rest } = report;
  const counts = { changes: changes.length, changed: changed.length, added: added.length, removed: removed.length };
  const first = <Item>(items: Item[]) => items.slice(0, MOST);
  let room = MOST * 4;
  const shown = first(changes).map((change) => {
    const routes = change.routes.slice(0, Math.max(1, room));
    room = Math.max(0, room - routes.length);
    return { ...change, routes, pages: change.routes.length };
  });
  const lists = { changed: first(changed), added: first(added), removed: first(removed), renamed: first(renamed) };
  return printableJson({
    ...rest,
    counts: { ...counts, renamed: renamed.length },
    ...lists,
    changes: shown,
  });
}
