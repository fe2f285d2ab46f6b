import {
  type Cause,
  fixable,
  lineRange,
  valueRange,
  wordRange,
  type YamlLine,
  type YamlProblem,
  yamlLine,
} from "./yamlLine";

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
  const first = wrongFirstItem(text, above);
  if (first) return first;
  // A name starts with a small letter: "Note: …" is probably more of the text.
  const message = /^[A-Z]/.test(below.name)
    ? `"${below.name}:" looks like a name. If it continues the text of "${above.name}", put that whole text in quotes.`
    : `"${below.name}" is further to the right than "${above.name}" above it. Start it in column ${nameColumn(above)}, as that line does.`;
  return { ...wordRange(below), rule: "yaml/indentation", message };
};

export const missingDash: Cause = (line, { text, code, message }) => {
  if (!isMisplaced(code, message)) return undefined;
  for (const above of linesAbove(text, line)) {
    if (above.indent > line.indent) continue;
    if (above.indent < line.indent || !above.text.trimStart().startsWith("- ")) return undefined;
    if (line.name && above.name && line.name !== above.name) return nameBelowDash(text, line, above);
    const place = { ...wordRange(line), rule: "yaml/missing-dash" };
    const or = " — or, if it belongs to the item above, indent it.";
    return fixable(place, "The lines above are a list, and this line has no dash.", `- ${line.text.trim()}`, or);
  }
  return undefined;
};

/** A name in the column of the dash above it: either the dash is too far right, or the name too far left. */
function nameBelowDash(text: string, line: YamlLine, item: YamlLine): YamlProblem {
  const first = wrongFirstItem(text, item);
  if (first) return first;
  const column = nameColumn(item);
  const message = `"${line.name}" starts in the column of the dash on line ${item.number}. If it belongs to that item, start it in column ${column}, below "${item.name}", like its other lines.`;
  return { ...wordRange(line), rule: "yaml/indentation", message };
}

/** The first item of a list has no dash: the parser complains only about the second one, which has it. */
export const firstDashMissing: Cause = (line, { text }) => {
  if (!isItem(line) || !line.name) return undefined;
  let first = line;
  for (const above of linesAbove(text, line)) {
    if (above.indent >= line.indent) {
      first = above;
      continue;
    }
    if (first.name !== line.name || isItem(first) || !above.name || above.value !== "") return undefined;
    return withoutDash(first, line);
  }
  return undefined;
};

function withoutDash(item: YamlLine, other: YamlLine): YamlProblem {
  const place = { ...wordRange(item), rule: "yaml/missing-dash" };
  const message = `This list item has no dash. The one on line ${other.number} has it in column ${other.indent + 1}.`;
  return fixable(place, message, `- ${item.text.trim()}`);
}

/** The problem of a list's first item whose dash is missing or in another column than that of the next item below. */
function wrongFirstItem(text: string, first: YamlLine): YamlProblem | undefined {
  if (!first.name) return undefined;
  for (const below of linesBelow(text, first)) {
    const further = below.indent - first.indent;
    // Further to the right, it may be an item of a list inside the first one.
    if (isItem(below) && below.name === first.name && further >= -2 && further <= 1) {
      if (!isItem(first)) return withoutDash(first, below);
      return further === 0 ? undefined : outOfColumn(first, below);
    }
    if (further < 0) return undefined;
  }
  return undefined;
}

/** An item that starts in another column than the others of its list. */
export const itemOutOfColumn: Cause = (line, { text, code, message }) => {
  const misplaced = isMisplaced(code, message);
  if (!isItem(line) || !(misplaced || code === "BLOCK_AS_IMPLICIT_KEY")) return undefined;
  const other = itemOfSameList(text, line);
  if (!other) return undefined;
  // Among names, an item of another kind is more likely the start of a list that lacks its name.
  const isAlike = other.indent > line.indent || (line.name !== "" && other.name === line.name);
  return isAlike || misplaced ? outOfColumn(line, other) : undefined;
};

function outOfColumn(line: YamlLine, other: YamlLine): YamlProblem {
  const message = `This list item starts in column ${line.indent + 1}, and the one on line ${other.number} in column ${other.indent + 1}. The items of a list start in the same column.`;
  return { ...wordRange(line), rule: "yaml/indentation", message };
}

export const listItemAmongNames: Cause = (line, { code }) => {
  if (!/^(?:MULTILINE_IMPLICIT_KEY|UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY)$/.test(code) || !isItem(line)) {
    return undefined;
  }
  const message =
    "A list item is where a name is expected. Put the list below the name that it belongs to, such as items:";
  return { ...lineRange(line), rule: "yaml/indentation", message };
};

export const unevenIndentation: Cause = (line, { text, code, message }) => {
  if (!isMisplaced(code, message)) return undefined;
  const [above] = linesAbove(text, line);
  const first = above && wrongFirstItem(text, above);
  if (first) return first;
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

/**
 * The item above whose list a misplaced item belongs to: one that starts with the same name, or else the nearest by its
 * column. Returns undefined if the item is in the column of a list.
 */
function itemOfSameList(text: string, line: YamlLine): YamlLine | undefined {
  let items: YamlLine[] = [];
  let indent = Infinity;
  for (const above of linesAbove(text, line)) {
    if (above.indent >= indent) continue;
    indent = above.indent;
    if (isItem(above)) items.push(above);
    // The list below this name has ended.
    else if (indent > line.indent) items = [];
    if (indent === 0) break;
  }
  if (items.some((item) => item.indent === line.indent)) return undefined;
  const distance = (item: YamlLine) => Math.abs(item.indent - line.indent);
  const [nearest] = items.toSorted((a, b) => distance(a) - distance(b));
  return items.find(({ name }) => name === line.name) ?? nearest;
}

/** The lines above that are neither empty nor comments, nearest first. */
function* linesAbove(text: string, { number }: YamlLine): Generator<YamlLine> {
  for (let above = number - 1; above > 0; above--) {
    const line = yamlLine(text, above);
    if (isFilled(line)) yield line;
  }
}

function* linesBelow(text: string, { number }: YamlLine): Generator<YamlLine> {
  const count = text.split("\n").length;
  for (let below = number + 1; below <= count; below++) {
    const line = yamlLine(text, below);
    if (isFilled(line)) yield line;
  }
}

function isFilled({ text }: YamlLine): boolean {
  return /^\s*[^\s#]/.test(text);
}

/** The column of the name in a line, from 1. */
function nameColumn({ before, name }: YamlLine): number {
  return before.lastIndexOf(`${name}:`) + 1;
}
