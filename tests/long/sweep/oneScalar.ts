import { isDeepStrictEqual } from "node:util";
import { isScalar, parseDocument } from "yaml";
import { pointerSteps, setAt, valueAt } from "../../../renderer/base/pointer";

/**
 * Compares a file before and after one value was typed.
 *
 * @param pointer where the value is, as a JSON pointer
 * @param typed the expected value; white space at its end may differ
 * @returns what is wrong, in words; undefined if only the bytes of that value differ
 */
export function otherThanScalar(before: string, after: string, pointer: string, typed: string): string | undefined {
  const [was, is] = [before, after].map((text) => {
    const document = parseDocument(text, { keepSourceTokens: true });
    const node = document.getIn(pointerSteps(pointer), true);
    const [start, end] = (isScalar(node) && node.range) || [];
    // The range of a `|` contains the line break at its end, and that of a text in one line does not.
    const after = end === undefined ? "" : text.slice(end - (text[end - 1] === "\n" ? 1 : 0)).replace(/^\r?\n/, "\n");
    return { data: document.toJS() as unknown, start, before: text.slice(0, start), after };
  });
  if (was?.start === undefined || is?.start === undefined) return "there is no text at this place";
  if (String(valueAt(is.data, pointer)).trimEnd() !== typed.trimEnd()) return "the data is not what was typed";
  const expected = structuredClone(was.data);
  setAt(expected, pointer, valueAt(is.data, pointer));
  if (!isDeepStrictEqual(expected, is.data)) return "other data differs as well";
  return was.before === is.before && was.after === is.after ? undefined : "other bytes differ as well";
}
