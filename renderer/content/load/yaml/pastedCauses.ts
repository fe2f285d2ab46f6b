import type { Cause } from "./cause";
import { lineRange, yamlLine } from "./yamlLine";

/** Lines that were made elsewhere: with the tab key, in a word processor, on a web page. */

export const tab: Cause = ({ text, line }) => {
  if (!hasTab(text, line)) return undefined;
  // What was pasted is one mistake, however many lines it has: its first line is marked.
  let first = line;
  while (hasTab(text, first - 1)) first--;
  let more = 0;
  while (hasTab(text, first + more + 1)) more++;
  const { text: source } = yamlLine(text, first);
  const column = source.indexOf("\t") + 1;
  const many = more > 0 ? `, and of the ${more === 1 ? "line" : `${more} lines`} below it` : "";
  return {
    line: first,
    column,
    endLine: first,
    endColumn: column + 1,
    rule: "yaml/tab",
    message: `A tab stands at the start of this line${many}. Use spaces: two for each step to the right.`,
  };
};

function hasTab(text: string, line: number): boolean {
  return line > 0 && /^ *\t/.test(yamlLine(text, line).text);
}

/** Spaces that YAML does not accept as such, and invisible characters. */
const ODD_SPACE = /[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000]/;

export const oddSpace: Cause = ({ text, line }) => {
  const number = [line, line - 1].find((one) => one > 0 && ODD_SPACE.test(yamlLine(text, one).before));
  if (number === undefined) return undefined;
  const { before } = yamlLine(text, number);
  const at = before.search(ODD_SPACE);
  const where = /\S/.test(before.slice(0, at)) ? "after the colon or dash" : "at the start of the line";
  return {
    line: number,
    column: at + 1,
    endLine: number,
    endColumn: at + 2,
    rule: "yaml/odd-space",
    message: `A space ${where} is of another kind, as web pages and word processors have it. Delete it and type it anew.`,
  };
};

/** `• icon: clock`, `1. icon: clock`, `– type: hero`: what other programs put before an item. */
export const otherBullet: Cause = ({ text, line }) => {
  const found = yamlLine(text, line).text;
  const [, bullet, item = ""] = /^\s*([•‣◦·●○▪–—*+]|\d{1,2}[.)])\s+([A-Za-z_$][\w-]*:(?:\s.*)?)$/.exec(found) ?? [];
  if (bullet === undefined) return undefined;
  const fixed = `- ${item.trimEnd()}`;
  return {
    ...lineRange(text, line),
    rule: "yaml/missing-dash",
    message: `An item of a list starts with a dash, not with "${bullet}". Write: ${fixed}`,
    suggestion: fixed,
  };
};

/** `<!-- … -->`, `<p>`: a page is no HTML. */
export const htmlLine: Cause = ({ text, line }) => {
  const source = yamlLine(text, line).text.trim();
  if (!/^<(?:!--|\/?[a-z])/i.test(source)) return undefined;
  const [, comment] = /^<!--\s*(.*?)\s*(?:-->)?$/.exec(source) ?? [];
  const message =
    comment === undefined
      ? "A page holds no HTML. Take this line away; what visitors shall read stands behind a name and a colon."
      : `A comment starts with #, not with <!--. Write: # ${comment}`;
  return { ...lineRange(text, line), rule: "yaml/html", message };
};
