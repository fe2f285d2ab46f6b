/** A value in one line that the fast path for YAML can parse. */
export interface Plain {
  value: unknown;
}

/** Names that YAML takes for values, or that JavaScript does not store as own properties. */
export const ODD_NAME = /^(?:null|true|false|__proto__)$/i;

/** Characters that have a meaning at the start of a value, or may start a number or a date. */
const ODD_START = /^(?:[-?:,[\]{}#&*!|>'"%@`~.=]|\+[\d.])/;

/** A text, number or boolean as YAML 1.2 reads it. Returns undefined if only the parser can decide. */
export function plainValue(text: string): Plain | undefined {
  const quoted = /^(?:"([^"\\]*)"|'((?:[^']|'')*)')(?: +#.*)?$/.exec(text);
  if (quoted) return { value: quoted[1] ?? (quoted[2] ?? "").replaceAll("''", "'") };
  if (ODD_START.test(text)) return undefined;
  const value = text.replace(/(?<! ) +#.*$/, "");
  return value.includes(": ") || value.endsWith(":") ? undefined : scalar(value);
}

function scalar(value: string): Plain | undefined {
  if (value === "true" || value === "false") return { value: value === "true" };
  if (/^(?:null|true|false)$/i.test(value)) return undefined;
  if (/^(?:0|[1-9]\d{0,14})$/.test(value)) return { value: Number(value) };
  // Numbers in other notations are left to the parser.
  return /^(?:0[ox].*|\d+(?:\.\d*)?(?:e[-+]?\d+)?)$/i.test(value) ? undefined : { value };
}

/** A name inside braces, and a plain value inside braces or brackets, where more characters have a meaning. */
const NAME = /[A-Za-z_][\w-]*(?=: )/y;
const VALUE = /"[^"\\]*"|'[^']*'|[A-Za-z0-9$/(<\u00a0-\uffff][^,[\]{}:#"'\n]*/y;
const SPACES = / */y;

/** A list in brackets or a group in braces, of plain values. Returns undefined if only the parser can decide. */
export function flowValue(text: string): (Plain & { count: number }) | undefined {
  let at = 1;
  // Step by step: one regular expression for all would backtrack through every way of dividing a text.
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  const isList = text.startsWith("[");
  const values: [string | undefined, unknown][] = [];
  do {
    take(SPACES);
    const name = isList ? undefined : take(NAME);
    if (!isList && (!name || ODD_NAME.test(name))) return undefined;
    if (!isList) at++;
    take(SPACES);
    const written = take(VALUE);
    const found = written === undefined ? undefined : plainValue(written.replace(/(?<! ) +$/, ""));
    if (!found) return undefined;
    values.push([name, found.value]);
    take(SPACES);
  } while (text[at++] === ",");
  if (text[at - 1] !== (isList ? "]" : "}") || !/^(?: +#.*)?$/.test(text.slice(at))) return undefined;
  if (isList) return { value: values.map(([, value]) => value), count: values.length };
  const group = Object.fromEntries(values);
  return Object.keys(group).length === values.length ? { value: group, count: values.length } : undefined;
}
