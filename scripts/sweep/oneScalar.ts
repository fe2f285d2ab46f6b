import { isDeepStrictEqual } from "node:util";
import { isScalar, parseDocument } from "yaml";
import { setAt, steps, valueAt } from "../../renderer/content/pointer";

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
    const node = document.getIn(steps(pointer), true);
    return { data: document.toJS() as unknown, range: isScalar(node) ? node.range : undefined };
  });
  if (!was?.range || !is?.range) return "there is no text at this place";
  if (String(valueAt(is.data, pointer)).trimEnd() !== typed.trimEnd()) return "the data is not what was typed";
  const expected = structuredClone(was.data);
  setAt(expected, pointer, valueAt(is.data, pointer));
  if (!isDeepStrictEqual(expected, is.data)) return "other data differs as well";
  const same =
    before.slice(0, was.range[0]) === after.slice(0, is.range[0]) &&
    before.slice(was.range[1]) === after.slice(is.range[1]);
  return same ? undefined : "other bytes differ as well";
}
