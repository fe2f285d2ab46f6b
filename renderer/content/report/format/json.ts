import { counts, type Formatter } from "../print/formatter";

/** One object for other programs: `pages`, `errors`, `warnings` and every field of every problem. */
export const formatJson: Formatter = ({ pages, problems }) =>
  JSON.stringify(
    {
      pages,
      ...counts(problems),
      problems: problems.map(
        ({ file, line, column, endLine, endColumn, severity, rule, pointer, message, suggestion }) => ({
          file,
          line,
          column,
          endLine,
          endColumn,
          severity,
          rule,
          pointer,
          message,
          suggestion,
        }),
      ),
    },
    null,
    2,
  );
