import { counts, type Formatter } from "../print/formatter";

const PRINTED = [
  ...["pages", "errors", "warnings", "problems"],
  ...["file", "line", "column", "endLine", "endColumn", "severity", "rule", "pointer", "message", "suggestion"],
];

export const formatJson: Formatter = ({ pages, problems }) =>
  JSON.stringify({ pages, ...counts(problems), problems }, PRINTED, 2);
