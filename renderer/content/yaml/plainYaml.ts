/**
 * A fast path for YAML as pages are written: groups and lists in block style, texts of one line, `|` texts, and groups
 * and lists of plain values in braces and brackets. It takes a tenth of the parser's time. It either returns the
 * parser's result or nothing: any other style, and anything that might be a mistake, is left to the parser.
 */
import { flowValue, ODD_NAME, type Plain, plainValue } from "./plainValues";

/**
 * Left to the parser anywhere in a file: unusual characters (tabs, emoji), several documents, Git's conflict markers,
 * and `#` that may be meant as text.
 */
const UNUSUAL =
  /[^\n -~\u00a0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd]|^(?:---|\.\.\.|%)|^ *(?:<{7}|\|{7}|={7}|>{7})|\s#[^\s#]/m;

/** Within every limit of limits.ts for a page. */
const MOST = { values: 2500, text: 10_000, depth: 20, name: 100 };

const ENTRY = /^([A-Za-z_$][\w-]*):(?: +([^ ].*)?)?$/;

interface Line {
  indent: number;
  /** Without the spaces around it; empty for an empty line or a comment. */
  text: string;
  /** As written. */
  whole: string;
}

class Unusual extends Error {}

function leaveToParser(): never {
  throw new Unusual();
}

/** The data of a file, exactly as the parser would read it without problems; undefined if unsure. @param times see `tooLarge` */
export function plainYaml(text: string, times = 1): Record<string, unknown> | undefined {
  if (!text.endsWith("\n") || UNUSUAL.test(text)) return undefined;
  const lines = text.split("\n").map((whole): Line => {
    const indent = whole.search(/[^ ]|$/);
    const content = whole.slice(indent).replace(/(?<! ) +$/, "");
    return { indent, text: content.startsWith("#") ? "" : content, whole };
  });
  try {
    const reader = new Reader(lines, MOST.values * times);
    const data = reader.group(0, 0);
    return reader.isAtEnd() ? data : undefined;
  } catch (error) {
    if (error instanceof Unusual) return undefined;
    throw error;
  }
}

class Reader {
  #at = 0;
  #values = 0;

  constructor(
    readonly lines: Line[],
    readonly mostValues: number,
  ) {}

  isAtEnd(): boolean {
    return this.#next() === undefined;
  }

  /** The next line with content. */
  #next(): Line | undefined {
    while (this.lines[this.#at]?.text === "") this.#at++;
    return this.lines[this.#at];
  }

  /** A group whose names start in this column. */
  group(column: number, depth: number): Record<string, unknown> {
    if (depth > MOST.depth) leaveToParser();
    const found: Record<string, unknown> = {};
    for (let line = this.#next(); line && line.indent >= column; line = this.#next()) {
      if (line.indent > column) leaveToParser();
      this.#entry(found, line.text, column, depth);
    }
    if (Object.keys(found).length === 0) leaveToParser();
    return found;
  }

  /** Adds a name and its value to a group; `text` is its first line. */
  #entry(group: Record<string, unknown>, text: string, column: number, depth: number): void {
    const [, name = "", value = ""] = ENTRY.exec(text) ?? leaveToParser();
    if (name.length > MOST.name || ODD_NAME.test(name) || Object.hasOwn(group, name)) leaveToParser();
    this.#at++;
    group[name] = this.#value(value, column, depth);
  }

  #value(text: string, column: number, depth: number): unknown {
    if (++this.#values > this.mostValues) leaveToParser();
    if (text === "|" || text === "|-") return this.#literal(column, text === "|");
    if (text === "" || text.startsWith("#")) {
      const next = this.#next();
      if (!next || next.indent <= column) return leaveToParser();
      return /^-(?: |$)/.test(next.text) ? this.#list(next.indent, depth + 1) : this.group(next.indent, depth + 1);
    }
    return this.#inLine(text, column);
  }

  /** A value that ends with its line. */
  #inLine(text: string, column: number): Plain | unknown {
    const flow = /^[[{]/.test(text) ? flowValue(text) : undefined;
    const found = flow ?? plainValue(text);
    if (found === undefined || text.length > MOST.text) return leaveToParser();
    if (flow) this.#values += flow.count;
    // A more indented line would be part of the value.
    const next = this.#next();
    if (next && next.indent > column) leaveToParser();
    return found.value;
  }

  /** A list whose dashes are in this column. */
  #list(column: number, depth: number): unknown[] {
    if (depth > MOST.depth) leaveToParser();
    const found: unknown[] = [];
    for (let line = this.#next(); line && line.indent >= column; line = this.#next()) {
      const [, dash = "", text = ""] = /^(- +)([^ ].*)?$/.exec(line.text) ?? leaveToParser();
      if (line.indent > column) leaveToParser();
      if (ENTRY.test(text)) {
        if (++this.#values > this.mostValues) leaveToParser();
        found.push(this.#groupInItem(text, column + dash.length, depth + 1));
      } else {
        if (text === "" || /^[|>#]|^-(?: |$)/.test(text)) leaveToParser();
        this.#at++;
        if (++this.#values > this.mostValues) leaveToParser();
        found.push(this.#inLine(text, column));
      }
    }
    return found;
  }

  /** The group that starts after a dash: its other names are in the column of the first. */
  #groupInItem(text: string, column: number, depth: number): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.#entry(found, text, column, depth);
    const next = this.#next();
    if (!next || next.indent < column) return found;
    const rest = this.group(column, depth);
    if (Object.keys(rest).some((name) => Object.hasOwn(found, name))) leaveToParser();
    return Object.assign(found, rest);
  }

  /** A text below `|`. @param endsLine whether it ends with a line break, as without `-` */
  #literal(column: number, endsLine: boolean): string {
    const first = this.lines[this.#at];
    if (!first || first.whole.trim() === "" || first.indent <= column) return leaveToParser();
    const rows: string[] = [];
    for (let line = this.lines[this.#at]; line; line = this.lines[++this.#at]) {
      const isEmpty = line.whole === "";
      if (!isEmpty && line.indent < first.indent) break;
      // A line of spaces, or one that could start a block scalar, has special rules.
      if (!isEmpty && (line.indent === line.whole.length || /[|>][-+]? *$/.test(line.whole))) leaveToParser();
      rows.push(line.whole.slice(first.indent));
    }
    const after = this.lines[this.#at];
    if (after && after.indent > column) leaveToParser();
    while (rows.at(-1) === "") rows.pop();
    const text = rows.join("\n");
    return text.length > MOST.text ? leaveToParser() : text + (endsLine ? "\n" : "");
  }
}
