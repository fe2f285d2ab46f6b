import { countProblems, type Formatter } from "../formatter";
import { printableJson, worded } from "../printable";

const PRINTED = [
  ...["pages", "errors", "warnings", "problems"],
  ...["file", "line", "column", "endLine", "endColumn", "severity", "rule", "pointer", "message", "suggestion"],
];

export const formatJson: Formatter = ({ pages, problems }) =>
  printableJson({ pages, ...countProblems(problems), problems: problems.map(worded) }, PRINTED);
