import type { Range } from "../../report/problem";
import type { Cause } from "./cause";
import { lineRange, valueRange, type YamlLine, yamlLine } from "./yamlLine";

/** `-type: faq`: without the space after it, the dash is part of the name. */
export const noSpaceAfterDash: Cause = ({ text, line }) => {
  const [, before, rest] = /^(\s*)-([^\s-].*)$/.exec(yamlLine(text, line).text) ?? [];
  if (before === undefined) return undefined;
  const fixed = `- ${rest}`;
  return {
    ...lineRange(text, line),
    rule: "yaml/dash-space",
    message: `A space is missing after the dash. Write: ${fixed}`,
    suggestion: fixed,
  };
};

/** A name below a finished text, but further to the right: YAML takes it for more of that text. */
export const tooDeep: Cause = ({ text, line, code }) => {
  if (code !== "BLOCK_AS_IMPLICIT_KEY" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const above = yamlLine(text, line);
  const below = yamlLine(text, line + 1);
  if (!above.name || above.value === "" || !below.name || indentOf(below.text) < nameColumn(above)) return undefined;
  // A name starts with a small letter: "Note: …" is rather more of the text.
  const message = /^[A-Z]/.test(below.name)
    ? `"${below.name}:" looks like a name. Where it goes on with the text of "${above.name}", put that whole text in quotes.`
    : `"${below.name}" stands further to the right than "${above.name}" above it. Start it in column ${nameColumn(above)}, as that line does.`;
  return { ...startOf(below.number, below.text), rule: "yaml/indentation", message };
};

/** A list whose next item has lost its dash. */
export const missingDash: Cause = ({ text, line, code, message }) => {
  if (code !== "BAD_INDENT" && !message.startsWith("Sequence item without")) return undefined;
  const found = yamlLine(text, line);
  const indent = indentOf(found.text);
  for (let number = line - 1; number > 0; number--) {
    const above = yamlLine(text, number).text;
    if (above.trim() === "" || indentOf(above) > indent) continue;
    if (indentOf(above) < indent || !above.trimStart().startsWith("- ")) return undefined;
    const fixed = `- ${found.text.trim()}`;
    return {
      ...startOf(line, found.text),
      rule: "yaml/missing-dash",
      message: `The lines above are a list, and this line has no dash. Write: ${fixed} — or indent it, where it belongs to the item above.`,
      suggestion: fixed,
    };
  }
  return undefined;
};

/** An item that starts a little further to the left than the others of its list. */
export const itemOutOfColumn: Cause = ({ text, line, code }) => {
  const found = yamlLine(text, line);
  const other = code === "BLOCK_AS_IMPLICIT_KEY" && /^\s*-\s/.test(found.text) ? itemAbove(text, line) : undefined;
  if (!other) return undefined;
  const [here, there] = [indentOf(found.text) + 1, indentOf(other.text) + 1];
  return {
    ...startOf(line, found.text),
    rule: "yaml/indentation",
    message: `This list item starts in column ${here}, and the one on line ${other.number} in column ${there}. The items of a list start in the same column.`,
  };
};

/** A dash where a name is due. */
export const listItemAmongNames: Cause = ({ text, line, code }) => {
  if (!/^(?:MULTILINE_IMPLICIT_KEY|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY)$/.test(code)) return undefined;
  const found = yamlLine(text, line);
  if (!/^\s*-\s/.test(found.text)) return undefined;
  return {
    ...lineRange(text, line),
    rule: "yaml/indentation",
    message:
      "A list item stands where a name is expected. Put the list below the name that it belongs to, such as items:",
  };
};

/** The nearest line above that starts an item a step further to the right, and no list's name between them. */
function itemAbove(text: string, line: number): YamlLine | undefined {
  const indent = indentOf(yamlLine(text, line).text);
  let nearest: YamlLine | undefined;
  for (let number = line - 1; number > 0; number--) {
    const above = yamlLine(text, number);
    if (above.text.trim() === "") continue;
    if (indentOf(above.text) <= indent) return nearest;
    if (/^\s*-\s/.test(above.text) && indentOf(above.text) <= (nearest ? indentOf(nearest.text) : Infinity))
      nearest = above;
  }
  return nearest;
}

/** Lines of one group that do not start in one column. */
export const unevenIndentation: Cause = ({ text, line, code, message }) => {
  if (code !== "BAD_INDENT" && !message.startsWith("Sequence item without")) return undefined;
  const found = yamlLine(text, line);
  let above = yamlLine(text, line - 1);
  while (above.number > 1 && above.text.trim() === "") above = yamlLine(text, above.number - 1);
  const rule = "yaml/indentation";
  const here = indentOf(found.text) + 1;
  const words = `This line starts in column ${here}, which fits no line above it.`;
  const hint = above.name ? ` "${above.name}" above it starts in column ${nameColumn(above)}.` : "";
  const range = found.text.trim() === "" ? valueRange(found) : startOf(line, found.text);
  return { ...range, rule, message: `${words}${hint} The lines of one group all start in the same column.` };
};

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** The column, from 1, in which the name of a line starts. */
function nameColumn({ before, name }: { before: string; name: string }): number {
  return before.lastIndexOf(`${name}:`) + 1;
}

/** The first word of a line. */
function startOf(line: number, source: string): Range {
  const indent = indentOf(source);
  const word = /^[^\s:]*/.exec(source.slice(indent))?.[0].length ?? 1;
  return { line, column: indent + 1, endLine: line, endColumn: indent + 1 + Math.max(1, word) };
}
