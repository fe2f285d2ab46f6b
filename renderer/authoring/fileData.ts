import { parseDocument } from "yaml";
import { isCsv, readTable } from "../content/pages/rowTable";

/** The data of a file as it is written: of a CSV, a list `rows` of groups, as a table in YAML has it. */
export const fileData = (file: string, text: string): unknown =>
  isCsv(file)
    ? { rows: readTable(file, text).rows.map(({ values }) => values) }
    : parseDocument(text, { logLevel: "silent" }).toJS();
