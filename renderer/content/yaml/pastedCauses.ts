import { type Cause, fixable, lineRange, rangeOf, yamlLine } from "./yamlLine";

/** Indentation by tabs. Consecutive lines, as after pasting, are one problem, reported at the first. */
export const tab: Cause = ({ number, text: row }, { text, code }) => {
  const hasTab = (line: number) => line > 0 && /^ *\t/.test(yamlLine(text, line).text);
  if (code === "TAB_AS_INDENT" && !hasTab(number) && row.includes("\t")) {
    const message = "There is a tab in this line where only spaces can be. Delete it, and type a space.";
    return { ...rangeOf(number, row.indexOf("\t"), 1), rule: "yaml/tab", message };
  }
  if (!hasTab(number)) return undefined;
  let first = number;
  while (hasTab(first - 1)) first--;
  let more = 0;
  while (hasTab(first + more + 1)) more++;
  const many = more > 0 ? `, and so ${more === 1 ? "does the line" : `do the ${more} lines`} below it` : "";
  const message = `This line starts with a tab${many}. Use spaces: two for each step to the right.`;
  return { ...rangeOf(first, yamlLine(text, first).text.indexOf("\t"), 1), rule: "yaml/tab", message };
};

/** Other kinds of spaces, which YAML does not accept, and invisible characters. */
const ODD_SPACE = /[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000]/;

export const oddSpace: Cause = (line, { text }) => {
  const found = [line, yamlLine(text, line.number - 1)].find(({ before }) => ODD_SPACE.test(before));
  if (!found) return undefined;
  const at = found.before.search(ODD_SPACE);
  const where = /\S/.test(found.before.slice(0, at)) ? "after the colon or dash" : "at the start of the line";
  const message = `The space ${where} is not an ordinary one: it is of a kind that web pages and word processors use. Delete it and type it again.`;
  return { ...rangeOf(found.number, at, 1), rule: "yaml/odd-space", message };
};

/** `• icon: clock`, `1. icon: clock`, `– type: hero`: other programs' marks for an item. */
export const otherBullet: Cause = (line) => {
  const [, bullet, item = ""] = /^\s*([•‣◦·●○▪–—*+]|\d{1,2}[.)])\s+([A-Za-z_$][\w-]*:(?:\s.*)?)$/.exec(line.text) ?? [];
  if (bullet === undefined) return undefined;
  const place = { ...lineRange(line), rule: "yaml/missing-dash" };
  return fixable(place, `A list item starts with a dash, not with "${bullet}".`, `- ${item.trimEnd()}`);
};

/** `<!-- … -->`, `<p>`: HTML in a page. */
export const htmlLine: Cause = (line) => {
  const source = line.text.trim();
  if (!/^<(?:!--|\/?[a-z])/i.test(source)) return undefined;
  const comment = source.startsWith("<!--") ? source.slice(4).replace(/-->$/, "").trim() : undefined;
  const message =
    comment === undefined
      ? "A page cannot contain HTML. Delete this line; write what visitors should read after a name and a colon."
      : `A comment starts with #, not with <!--. Write: # ${comment}`;
  return { ...lineRange(line), rule: "yaml/html", message };
};
