import type { Document, LineCounter } from "yaml";
import { factInBrackets, isInBrackets } from "./bracketCauses";
import { colonInText, missingColon, noSpaceAfterColon } from "./colonCauses";
import { duplicateNames } from "./duplicateNames";
import * as indentation from "./indentationCauses";
import { MOST_PROBLEMS } from "./limits";
import meanings from "./parserWords.json" with { type: "json" };
import { htmlLine, oddSpace, otherBullet, tab } from "./pastedCauses";
import { quoteEndsEarly, unclosedBracket, unclosedQuote } from "./quoteCauses";
import { type Cause, filledLine, lineRange, quotesNeeded, type YamlProblem, yamlLine } from "./yamlLine";

const severalDocuments: Cause = (line, { code, text }) => {
  if (code !== "MULTIPLE_DOCS") return undefined;
  const below = text
    .split("\n")
    .slice(line.number)
    .find((row) => row.trim() !== "");
  const isMarkdown = text.startsWith("---") && below !== undefined && !/^[A-Za-z_$][\w-]*:(?:\s|$)/.test(below);
  const message = isMarkdown
    ? "This file is front matter with Markdown below it, as other programs have their pages. Here a page is only YAML: write the text below this line as blocks, and delete the two lines ---."
    : "A second page starts here. One file is one page: delete the line --- or ..., or make two files.";
  return { ...lineRange(line), rule: "yaml/several-documents", message };
};

const reservedStart: Cause = (line, { code }) => {
  if (!/BAD_SCALAR_START|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY|BAD_ALIAS|MISSING_CHAR/.test(code)) return undefined;
  const mark = /^(?:[@`%*&!,[{]|[|>](?![+\-\d]*$)|[?-](?=\s|$))/.exec(line.value)?.[0];
  if (!mark) return undefined;
  const needed = quotesNeeded(line, mark);
  const close = { "[": "]", "{": "}" }[mark];
  if (!close || !line.value.endsWith(close)) return needed;
  const { suggestion: _suggestion, ...uncertain } = needed;
  const message = `The part between ${mark} and ${close} cannot be read. Put each text in it in quotes; or, if all of it is one text, put the whole in quotes.`;
  return { ...uncertain, message };
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

/** All known causes; the first that matches is reported. */
const causes: Cause[] = [
  tab,
  oddSpace,
  severalDocuments,
  directive,
  otherBullet,
  htmlLine,
  unclosedQuote,
  quoteEndsEarly,
  backslash,
  factInBrackets,
  unclosedBracket,
  indentation.noSpaceAfterDash,
  reservedStart,
  colonInText,
  noSpaceAfterColon,
  indentation.firstDashMissing,
  indentation.itemOutOfColumn,
  indentation.tooDeep,
  indentation.missingDash,
  indentation.listItemAmongNames,
  missingColon,
  indentation.unevenIndentation,
];

/** Rules that a parser which has lost its way reports on every line below the error. */
const FOLLOW_UPS = new Set(["yaml/syntax", "yaml/indentation", "yaml/missing-dash", "yaml/missing-colon"]);

/** What the parser's errors mean that no line gives away, by a regular expression for its message. */
const MEANINGS = Object.entries(meanings).map(([parser, meaning]) => ({ parser: new RegExp(parser, "i"), meaning }));

const UNKNOWN = "This line cannot be read as YAML. Compare it with the lines around it, or put its text in quotes.";

/** Explains why a file is not YAML: the parser's first error, and later errors with a known cause. */
export function explainSyntax(text: string, document: Document, lines: LineCounter): YamlProblem[] {
  const problems: YamlProblem[] = [];
  const complaints = [
    ...document.errors.map(({ code, message, pos: [offset] }) => ({ code, message, offset })),
    ...duplicateNames(text, document, lines),
  ].sort((a, b) => a.offset - b.offset);
  for (const complaint of complaints.slice(0, MOST_PROBLEMS)) {
    if ("problem" in complaint) {
      problems.push(complaint.problem);
      continue;
    }
    const { code, message, offset } = complaint;
    // The parser may report an empty line before the error.
    const line = filledLine(text, lines.linePos(Math.min(offset, text.length)).line);
    // The parser has lost its way: by itself this line can be read.
    if (problems.length > 0 && isInBrackets(line.value)) continue;
    let problem: YamlProblem | undefined;
    for (const cause of causes) problem ??= cause(line, { text, code, message });
    const { meaning = UNKNOWN } = MEANINGS.find(({ parser }) => parser.test(message)) ?? {};
    problem ??= { ...lineRange(line), rule: "yaml/syntax", message: meaning };
    if (problems.length === 0 || !FOLLOW_UPS.has(problem.rule)) problems.push(problem);
    // The open quote has swallowed everything after it.
    if (problem.rule === "yaml/unclosed-quote") break;
  }
  return problems;
}
