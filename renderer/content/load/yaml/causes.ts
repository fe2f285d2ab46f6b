import { colonInText, missingColon, noSpaceAfterColon } from "./colonCauses";
import * as indentation from "./indentationCauses";
import { htmlLine, oddSpace, otherBullet, tab } from "./pastedCauses";
import { quoteEndsEarly, unclosedBracket, unclosedQuote } from "./quoteCauses";
import { quotesNeeded } from "./specialValues";
import { type Cause, lineRange, yamlLine } from "./yamlLine";

const severalDocuments: Cause = (line, { code }) => {
  if (code !== "MULTIPLE_DOCS") return undefined;
  const message = "A second page starts here. One file is one page: take the line --- or ... away, or make two files.";
  return { ...lineRange(line), rule: "yaml/several-documents", message };
};

const reservedStart: Cause = (line, { code }) => {
  if (!/BAD_SCALAR_START|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY|BAD_ALIAS|MISSING_CHAR/.test(code)) return undefined;
  const mark = /^(?:[@`%*&!,[{]|[|>](?![+\-\d]*$)|[?-](?=\s))/.exec(line.value)?.[0];
  return mark ? quotesNeeded(line, mark) : undefined;
};

const directive: Cause = (line, { text }) => {
  const found = [line, yamlLine(text, line.number - 1)].find((candidate) => candidate.text.startsWith("%"));
  const message = "A line cannot start with %. Every line of a page starts with a name and a colon, or with a dash.";
  return found && { ...lineRange(found), rule: "yaml/syntax", message };
};

const backslash: Cause = (line, { code }) => {
  if (code !== "BAD_DQ_ESCAPE") return undefined;
  const message = "In \"…\" a backslash has a meaning of its own. Write it twice, or use single quotes: '…'.";
  return { ...lineRange(line), rule: "yaml/escape", message };
};

/** All known mistakes; the first that matches is reported. */
export const causes: Cause[] = [
  ...[tab, oddSpace, severalDocuments, directive, otherBullet, htmlLine, unclosedQuote, quoteEndsEarly, backslash],
  ...[unclosedBracket, indentation.noSpaceAfterDash, reservedStart, colonInText, noSpaceAfterColon],
  ...[indentation.itemOutOfColumn, indentation.tooDeep, indentation.missingDash, indentation.listItemAmongNames],
  ...[missingColon, indentation.unevenIndentation],
];
