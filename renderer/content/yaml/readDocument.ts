import { type Document, type LineCounter, parseDocument } from "yaml";

/**
 * The YAML tree of a text, with the parser's errors and, in `lines`, the start of each line. Prints nothing. Duplicate
 * names in a group are no errors here: the parser compares each name with all before it; `duplicateNames` does not.
 *
 * @throws RangeError for a text that is nested too deep
 */
export function readDocument(text: string, lines?: LineCounter): Document.Parsed {
  if (isTooDeep(text)) throw new RangeError("nested too deep");
  const { stackTraceLimit } = Error;
  // A broken file has thousands of errors, and collecting a stack takes longer than finding an error.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false, logLevel: "error" });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Far deeper than any page, and far less than what exceeds the parser's call stack. */
const DEEPEST = 200;

/**
 * Whether a text is nested too deep: the parser is recursive, and a few thousand levels end the process. Never
 * underestimates the depth.
 */
function isTooDeep(text: string): boolean {
  // Each level in block style is indented further, or starts after one more dash.
  if (text.split("\n").some((line) => /^[ \t?:-]*/.exec(line.slice(0, 2 * DEEPEST))?.[0].length === 2 * DEEPEST))
    return true;
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += /[[{]/.test(bracket) ? 1 : depth > 0 ? -1 : 0;
    if (depth > DEEPEST) return true;
  }
  return false;
}
