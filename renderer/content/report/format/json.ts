import { countProblems, type Formatter } from "../formatter";
import { printableJson, withMessage } from "../printable";

/** All properties in their order; a problem has others, for other outputs. */
const PRINTED = [
  "pages",
  "errors",
  "warnings",
  "problems",
  "file",
  "line",
  "column",
  "endLine",
  "endColumn",
  "severity",
  "rule",
  "pointer",
  "message",
  "suggestion",
];

/**
 * For programs: one object, whose problems are sorted by file and line. Lines and columns count from 1; `suggestion`, the
 * nearest allowed name or value, is absent if there is none. Properties may be added; none is removed or renamed.
 */
export const formatJson: Formatter = ({ pages, problems }) =>
  printableJson({ pages, ...countProblems(problems), problems: problems.map(withMessage) }, PRINTED);
