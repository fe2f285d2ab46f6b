import { counts, type Formatter } from "../print/formatter";
import { printableJson, worded } from "../print/printable";

const PRINTED = [
  ...["pages", "errors", "warnings", "problems"],
  ...["file", "line", "column", "endLine", "endColumn", "severity", "rule", "pointer", "message", "suggestion"],
];

export const formatJson: Formatter = ({ pages, problems }) =>
  printableJson({ pages, ...counts(problems), problems: problems.map(worded) }, PRINTED);
