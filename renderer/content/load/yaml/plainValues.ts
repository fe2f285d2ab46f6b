/** The values of one line that the short path of YAML knows. */
export interface Plain {
  value: unknown;
}

/** Characters that have a meaning in front of a value, or may start a number or a date. */
const ODD_START = /^[-?:,[\]{}#&*!|>'"%@`~.+=]/;

/** A text, a number or a truth as YAML 1.2 reads it; undefined for one to look at more closely. */
export function plainValue(text: string): Plain | undefined {
  const quoted = /^(?:"([^"\\]*)"|'((?:[^']|'')*)')(?: +#.*)?$/.exec(text);
  if (quoted) return { value: quoted[1] ?? (quoted[2] ?? "").replaceAll("''", "'") };
  if (ODD_START.test(text)) return undefined;
  const value = text.replace(/ +#.*$/, "");
  return value.includes(": ") || value.endsWith(":") ? undefined : scalar(value);
}

function scalar(value: string): Plain | undefined {
  if (value === "true" || value === "false") return { value: value === "true" };
  if (/^(?:null|true|false)$/i.test(value)) return undefined;
  if (/^(?:0|[1-9]\d{0,14})$/.test(value)) return { value: Number(value) };
  // Other forms of numbers.
  return /^(?:0[ox].*|\d+(?:\.\d*)?(?:e[-+]?\d+)?)$/i.test(value) ? undefined : { value };
}

/** A plain value within braces or brackets, where more characters have a meaning. */
const FLOW = String.raw`(?:"[^"\\]*"|'[^']*'|[A-Za-z0-9$/(<\u00a0-\uffff][^,[\]{}:#"'\n]*)`;
const PAIR = String.raw`[A-Za-z_][\w-]*: +${FLOW}`;
const LIST = new RegExp(String.raw`^\[ *(${FLOW}(?: *, *${FLOW})*) *\](?: +#.*)?$`);
const GROUP = new RegExp(String.raw`^\{ *(${PAIR}(?: *, *${PAIR})*) *\}(?: +#.*)?$`);
const PARTS = new RegExp(String.raw`(?:([A-Za-z_][\w-]*): +)?(${FLOW})`, "g");

/** A list in brackets or a group in braces, of plain values; undefined for one to look at more closely. */
export function flowValue(text: string): (Plain & { count: number }) | undefined {
  const isList = text.startsWith("[");
  const inside = (isList ? LIST : GROUP).exec(text)?.[1];
  if (inside === undefined) return undefined;
  const parts = [...inside.matchAll(PARTS)].map(
    ([, name, written = ""]) => [name, written.replace(/ +$/, "")] as const,
  );
  const values: [string | undefined, unknown][] = [];
  for (const [name, written] of parts) {
    const found = plainValue(written);
    if (!found || (name && /^(?:null|true|false|__proto__)$/i.test(name))) return undefined;
    values.push([name, found.value]);
  }
  if (isList) return { value: values.map(([, value]) => value), count: values.length };
  const group = Object.fromEntries(values);
  return Object.keys(group).length === values.length ? { value: group, count: values.length } : undefined;
}
