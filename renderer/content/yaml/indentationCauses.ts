import type { Range } from "../problem";
import type { Cause } from "./causes";
import { lineRange, valueRange, yamlLine } from "./yamlLine";

/** `-type: faq`: without the space after it, the dash is part of the name. */
export const noSpaceAfterDash: Cause = ({ text, line }) => {
  const [, before, rest] = /^(\s*)-([^\s-].*)$/.exec(yamlLine(text, line).text) ?? [];
  if (before === undefined) return undefined;
  const mended = `- ${rest}`;
  return {
    ...lineRange(text, line),
    rule: "yaml/dash-space",
    message: `A space is missing after the dash. Write: ${mended}`,
    suggestion: mended,
  };
};

/** A name below a finished text, but further to the right: YAML takes it for more of that text. */
export const tooDeep: Cause = ({ text, line, code }) => {
  if (code !== "BLOCK_AS_IMPLICIT_KEY" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const above = yamlLine(text, line);
  const below = yamlLine(text, line + 1);
  if (!above.name || above.value === "" || !below.name || indentOf(below.text) < nameColumn(above)) return undefined;
  return {
    ...startOf(below.number, below.text),
    rule: "yaml/indentation",
    message: `"${below.name}" stands further to the right than "${above.name}" above it. Start it in column ${nameColumn(above)}, as that line does.`,
  };
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
    const mended = `- ${found.text.trim()}`;
    return {
      ...startOf(line, found.text),
      rule: "yaml/missing-dash",
      message: `The lines above are a list, and this line has no dash. Write: ${mended} — or indent it, where it belongs to the item above.`,
      suggestion: mended,
    };
  }
  return undefined;
};

/** A dash where a name is due. */
export const listItemAmongNames: Cause = ({ text, line, code }) => {
  if (code !== "MULTILINE_IMPLICIT_KEY" && code !== "UNEXPECTED_TOKEN") return undefined;
  const found = yamlLine(text, line);
  if (!/^\s*-\s/.test(found.text)) return undefined;
  return {
    ...lineRange(text, line),
    rule: "yaml/indentation",
    message:
      "A list item stands where a name is expected. Put the list below the name that it belongs to, such as items:",
  };
};

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
