import type { Cause } from "./cause";
import { colonInText, missingColon, noSpaceAfterColon } from "./colonCauses";
import {
  itemOutOfColumn,
  listItemAmongNames,
  missingDash,
  noSpaceAfterDash,
  tooDeep,
  unevenIndentation,
} from "./indentationCauses";
import { htmlLine, oddSpace, otherBullet, tab } from "./pastedCauses";
import { quoteEndsEarly, unclosedBracket, unclosedQuote } from "./quoteCauses";
import { quotesNeeded } from "./specialValues";
import { lineRange, yamlLine } from "./yamlLine";

const severalDocuments: Cause = ({ text, line, code }) =>
  code === "MULTIPLE_DOCS"
    ? {
        ...lineRange(text, line),
        rule: "yaml/several-documents",
        message: "A second page starts here. One file is one page: take the line --- or ... away, or make two files.",
      }
    : undefined;

/** Characters that YAML reserves at the start of a value. */
const reservedStart: Cause = ({ text, line, code }) => {
  if (!/BAD_SCALAR_START|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY|BAD_ALIAS|MISSING_CHAR/.test(code)) return undefined;
  const { value } = yamlLine(text, line);
  const mark = /^(?:[@`%*&!,[{]|[|>](?![+\-\d]*$)|[?-](?=\s))/.exec(value)?.[0];
  return mark ? quotesNeeded(line, text, mark) : undefined;
};

const directive: Cause = ({ text, line }) => {
  const number = [line, line - 1].find((candidate) => yamlLine(text, candidate).text.startsWith("%"));
  if (!number) return undefined;
  return {
    ...lineRange(text, number),
    rule: "yaml/syntax",
    message: "A line cannot start with %. Every line of a page starts with a name and a colon, or with a dash.",
  };
};

const backslash: Cause = ({ text, line, code }) =>
  code === "BAD_DQ_ESCAPE"
    ? {
        ...lineRange(text, line),
        rule: "yaml/escape",
        message: "In \"…\" a backslash has a meaning of its own. Write it twice, or use single quotes: '…'.",
      }
    : undefined;

/** All known mistakes; the first that matches is reported. */
export const causes: Cause[] = [
  tab,
  oddSpace,
  severalDocuments,
  directive,
  otherBullet,
  htmlLine,
  unclosedQuote,
  quoteEndsEarly,
  backslash,
  unclosedBracket,
  noSpaceAfterDash,
  reservedStart,
  colonInText,
  noSpaceAfterColon,
  itemOutOfColumn,
  tooDeep,
  missingDash,
  listItemAmongNames,
  missingColon,
  unevenIndentation,
];
