import { type ReactNode, useState } from "react";
import { slugOf } from "../../../base/slug";
import { decodeSheet } from "../../protocol/decodeSheet";
import type { NewTable, Sheet } from "../../protocol/rows";
import { Dialog, DialogField, Submit } from "../common/Dialog";
import { WhyRefused } from "../common/Problem";
import { sendStep } from "../common/requests";
import { useAsked } from "../common/useAnswered";
import { edits } from "../edits/edits";
import { ChooseFile } from "../pictures/ChooseFile";

const NO_TEXT =
  "This is no table as text. In Excel: File, Save as, CSV. In Google Sheets and Numbers: Download or export it as CSV.";

interface ImportTableProps {
  onClose: () => void;
  /** Opens the table as it is in the site. */
  onMade: (file: string) => void;
}

/** A table that was chosen, and how it is taken. */
function useSheet({ onClose, onMade }: ImportTableProps) {
  const [table, setTable] = useState<Omit<NewTable, "columns"> & Partial<NewTable>>();
  const [refused, setRefused] = useState<string>();
  const { answer: sheet, refused: unread } = useAsked<Sheet>("rows/look", table && { text: table.text });
  const columns = table?.columns ?? sheet?.columns.map(({ name }) => name) ?? [];
  const by = columns.includes(table?.by ?? "") ? table?.by : columns[0];
  return {
    table,
    sheet,
    columns,
    by,
    refused: refused ?? unread?.words ?? sheet?.problem,
    change: (now: Partial<NewTable>) => table && setTable({ ...table, ...now }),
    async choose(file: File) {
      const text = decodeSheet(new Uint8Array(await file.arrayBuffer()));
      setRefused(text === undefined ? NO_TEXT : undefined);
      setTable(text === undefined ? undefined : { text, name: file.name.replace(/\.\w+$/, ""), by: "" });
    },
    async take() {
      const why = await edits.queue.step(
        () => sendStep("rows/import", { ...table, columns, by }),
        "The table is imported",
      );
      setRefused(why);
      const folder = slugOf(table?.name ?? "", 60);
      if (why) return;
      onClose();
      onMade(`${folder}/${folder}.csv`);
    },
  };
}

/** Takes a table as a spreadsheet program saves it: each row becomes a page. It is shown before it is taken. */
export function ImportTable(props: ImportTableProps): ReactNode {
  const { table, sheet, columns, by, refused, change, choose, take } = useSheet(props);
  return (
    <Dialog title="Import a table" className="sheet wide" onClose={props.onClose} onSubmit={take}>
      <p className="note">
        Each row becomes a page, a draft at first. Save the table as CSV; its first line has the heads.
      </p>
      <div className="row actions">
        <ChooseFile accept=".csv,.tsv,.txt,text/csv" onFiles={([file]) => file && void choose(file)}>
          {table ? "Choose another file" : "Choose a file"}
        </ChooseFile>
      </div>
      {table && sheet && (
        <>
          <ShownSheet sheet={sheet} columns={columns} onColumns={(now) => change({ columns: now })} />
          <DialogField label="A page is called after">
            {(control) => (
              <select {...control} value={by} onChange={({ target }) => change({ by: target.value })}>
                {columns.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            )}
          </DialogField>
          <DialogField label="Collection" note={`Its pages are at /${slugOf(table.name)}/…`}>
            {(control) => (
              <input
                {...control}
                required
                value={table.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </DialogField>
        </>
      )}
      <WhyRefused words={refused} />
      {table && sheet && !sheet.problem && (
        <Submit words={sheet.count === 1 ? "Make 1 page" : `Make ${sheet.count} pages`} />
      )}
    </Dialog>
  );
}

interface ShownSheetProps {
  sheet: Sheet;
  columns: string[];
  onColumns: (names: string[]) => void;
}

/** The first rows as they are read, with a name for the values of each column. */
function ShownSheet({ sheet: { columns: read, rows, count }, columns, onColumns }: ShownSheetProps) {
  return (
    <div className="grid-table">
      <table aria-label="The table as it is read">
        <thead>
          <tr>
            {read.map(({ head, name }, at) => (
              <th key={name} scope="col">
                <label>
                  {head || `Column ${at + 1}`}
                  <input value={columns[at]} onChange={({ target }) => onColumns(columns.with(at, target.value))} />
                </label>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={JSON.stringify(cells)}>
              {read.map(({ name }, at) => (
                <td key={name}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && <p className="note">{`And ${count - rows.length} more rows.`}</p>}
    </div>
  );
}
