import { type Cause, fixable, lineRange, valueRange, wordRange, type YamlLine, yamlLine } from "./yamlLine";

/** `-type: faq`: without the space, the dash is part of the name. */
export const noSpaceAfterDash: Cause = (line) => {
  const [, rest] = /^\s*-([^\s-].*)$/.exec(line.text) ?? [];
  if (rest === undefined) return undefined;
  return fixable({ ...lineRange(line), rule: "yaml/dash-space" }, "A space is missing after the dash.", `- ${rest}`);
};

/** A name that is indented below a finished text: YAML takes it for more of that text. */
export const tooDeep: Cause = (above, { text, code }) => {
  if (code !== "BLOCK_AS_IMPLICIT_KEY" && code !== "MULTILINE_IMPLICIT_KEY") return undefined;
  const below = yamlLine(text, above.number + 1);
  if (!above.name || above.value === "" || !below.name || below.indent < nameColumn(above)) return undefined;
  // A name starts with a small letter: "Note: …" is probably more of the text.
  const message = /^[A-Z]/.test(below.name)
    ? `"${below.name}:" looks like a name. Where it goes on with the text of "${above.name}", put that whole text in quotes.`
    : `"${below.name}" stands further to the right than "${above.name}" above it. Start it in column ${nameColumn(above)}, as that line does.`;
  return { ...wordRange(below), rule: "yaml/indentation", message };
};

export const missingDash: Cause = (line, { text, code, message }) => {
  if (!isMisplaced(code, message)) return undefined;
  for (const above of linesAbove(text, line)) {
    if (above.indent > line.indent) continue;
    if (above.indent < line.indent || !above.text.trimStart().startsWith("- ")) return undefined;
    const place = { ...wordRange(line), rule: "yaml/missing-dash" };
    const or = " — or indent it, where it belongs to the item above.";
    return fixable(place, "The lines above are a list, and this line has no dash.", `- ${line.text.trim()}`, or);
  }
  return undefined;
};

/** An item that is indented less than the others of its list. */
export const itemOutOfColumn: Cause = (line, { text, code }) => {
  const other = code === "BLOCK_AS_IMPLICIT_KEY" && isItem(line) ? itemAbove(text, line) : undefined;
  if (!other) return undefined;
  const message = `This list item starts in column ${line.indent + 1}, and the one on line ${other.number} in column ${other.indent + 1}. The items of a list start in the same column.`;
  return { ...wordRange(line), rule: "yaml/indentation", message };
};

export const listItemAmongNames: Cause = (line, { code }) => {
  if (!/^(?:MULTILINE_IMPLICIT_KEY|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY)$/.test(code) || !isItem(line)) {
    return undefined;
  }
  const message =
    "A list item stands where a name is expected. Put the list below the name that it belongs to, such as items:";
  return { ...lineRange(line), rule: "yaml/indentation", message };
};

export const unevenIndentation: Cause = (line, { text, code, message }) => {
  if (!isMisplaced(code, message)) return undefined;
  const [above] = linesAbove(text, line);
  const hint = above?.name ? ` "${above.name}" above it starts in column ${nameColumn(above)}.` : "";
  const words = `This line starts in column ${line.indent + 1}, which fits no line above it.${hint} The lines of one group all start in the same column.`;
  const range = line.text.trim() === "" ? valueRange(line) : wordRange(line);
  return { ...range, rule: "yaml/indentation", message: words };
};

function isMisplaced(code: string, message: string): boolean {
  return code === "BAD_INDENT" || message.startsWith("Sequence item without");
}

function isItem({ text }: YamlLine): boolean {
  return /^\s*-\s/.test(text);
}

/** The nearest item above that is indented further, without the name of another list in between. */
function itemAbove(text: string, line: YamlLine): YamlLine | undefined {
  let nearest: YamlLine | undefined;
  for (const above of linesAbove(text, line)) {
    if (above.indent <= line.indent) return nearest;
    if (isItem(above) && above.indent <= (nearest?.indent ?? Infinity)) nearest = above;
  }
  return nearest;
}

/** The lines above that are not empty, nearest first. */
function* linesAbove(text: string, { number }: YamlLine): Generator<YamlLine> {
  for (let above = number - 1; above > 0; above--) {
    const line = yamlLine(text, above);
    if (line.text.trim() !== "") yield line;
  }
}

/** The column of the name in a line, from 1. */
function nameColumn({ before, name }: YamlLine): number {
  return before.lastIndexOf(`${name}:`) + 1;
}
