import { type Document, type LineCounter, parseDocument } from "yaml";

/**
 * The YAML tree of a text, with the parser's errors and, in `lines`, where its lines start. Nothing is printed. Names that
 * a group has twice are no errors here: the parser compares each name with all before it, `duplicateNames` does not.
 *
 * @throws RangeError for a text that is nested too deep
 */
export function readDocument(text: string, lines?: LineCounter): Document.Parsed {
  if (isTooDeep(text)) throw new RangeError("nested too deep");
  const { stackTraceLimit } = Error;
  // A broken file has thousands of errors, and the stack of each takes longer than finding it.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: "error" });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Far deeper than any page, and far less than what exhausts a parser. */
const DEEPEST = 200;

/**
 * Whether a text is nested too deep: the parser calls itself for each step, and a few thousand end the process. The
 * depth counted here is never less than the true one.
 */
function isTooDeep(text: string): boolean {
  // Each step of a group or list in lines of its own starts further to the right, or after one more dash.
  if (text.split("\n").some((line) => /^[ \t?:-]*/.exec(line.slice(0, 2 * DEEPEST))?.[0].length === 2 * DEEPEST))
    return true;
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += /[[{]/.test(bracket) ? 1 : depth > 0 ? -1 : 0;
    if (depth > DEEPEST) return true;
  }
  return false;
}
