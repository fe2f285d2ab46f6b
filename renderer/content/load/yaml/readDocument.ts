import { type Document, type LineCounter, parseDocument } from "yaml";

/** The YAML tree of a text, with the parser's errors and, in `lines`, where its lines start. Nothing is printed. */
export function readDocument(text: string, lines?: LineCounter): Document.Parsed {
  const { stackTraceLimit } = Error;
  // A broken file has thousands of errors, and the stack of each takes longer than finding it.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true, logLevel: "error" });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
