/** What a fact or a `vars` name is filled into: `${name}` or `${name|filter}`. Nothing else may look for `${` in a text. */

export interface Placeholder {
  /** As written, such as `${business.phone|tel}`. If it is not closed, it ends before the next space or brace. */
  piece: string;
  /** Its offset in the text. */
  index: number;
  name: string;
  filter?: string;
  /** Whether its `}` is there. */
  isClosed: boolean;
}

/** As a source: for an expression that also looks for something else. */
export const CLOSED = String.raw`\$\{[^{}]*\}`;

const PLACEHOLDER = /\\?\$\{(?:([^{}]*)\}|(?:\s*([^\s{}]+))?)/g;
/** Before a `${` that is shown as it is, as in a sample of code. */
const LITERAL = "\\";
/** What can be name and filter where the `}` is missing: a full stop behind it ends a sentence. */
const UNCLOSED = /^\w*(?:[.|]\w+)*/;
/** `$(town)`, `$[town]`, `{town}`, `{{town}}`, `$town`: other programs' syntax. */
const OTHER = /\$\( *([\w.]+) *\)|\$\[ *([\w.]+) *\]|(?<!\$)\{\{? *([\w.]+) *\}\}?|\$([a-z]\w*(?:\.\w+)*)/gi;

/** Whether a text has a `${…}`, closed or not. */
export const hasPlaceholder = (text: string): boolean => text.includes("${");

/** Every `${…}` of a text, in order, also one that is not closed; not a literal `\${…}`. */
export function placeholdersIn(text: string): Placeholder[] {
  const found: Placeholder[] = [];
  if (!hasPlaceholder(text)) return found;
  PLACEHOLDER.lastIndex = 0;
  for (let match = PLACEHOLDER.exec(text); match; match = PLACEHOLDER.exec(text)) {
    const { 0: piece, 1: inside, 2: start = "", index } = match;
    if (piece.startsWith(LITERAL)) continue;
    const words = inside ?? UNCLOSED.exec(start)?.[0] ?? "";
    const placeholder = { piece, index, name: words.trim(), isClosed: inside !== undefined };
    const [name = "", ...filters] = words.includes("|") ? words.split("|").map((part) => part.trim()) : [];
    found.push(filters.length > 0 ? { ...placeholder, name, filter: filters.join("|") } : placeholder);
  }
  return found;
}

/** The placeholder of a text that is nothing else. */
export function onlyPlaceholder(text: string): Placeholder | undefined {
  const [first] = placeholdersIn(text);
  return first?.isClosed && first.piece === text ? first : undefined;
}

/** Every name that the texts of some data use, each once. */
export function namesIn(data: unknown): string[] {
  const names = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") for (const { name } of placeholdersIn(value)) names.add(name);
    else if (typeof value === "object" && value !== null) Object.values(value).forEach(look);
  };
  look(data);
  names.delete("");
  return [...names];
}

/** The text with another one in place of each placeholder. */
export function fillPlaceholders(text: string, replacement: (placeholder: Placeholder) => string): string {
  let filled = "";
  let end = 0;
  for (const placeholder of placeholdersIn(text)) {
    filled += text.slice(end, placeholder.index) + replacement(placeholder);
    end = placeholder.index + placeholder.piece.length;
  }
  return filled + text.slice(end);
}

/** A text as it is shown: `\${name}` is the literal `${name}`. */
export const withoutLiterals = (text: string): string => text.replaceAll(`${LITERAL}\${`, "${");

/** A placeholder with another name, and its spaces and filter as they are; undefined for any other text. */
export function renamePlaceholder(piece: string, name: string): string | undefined {
  const before = onlyPlaceholder(piece)?.name;
  if (!before) return undefined;
  const start = piece.indexOf(before, 2);
  return piece.slice(0, start) + name + piece.slice(start + before.length);
}

/** The piece of a placeholder that is not closed, with the missing `}` after its name and filter. */
export function closePlaceholder(piece: string): string {
  const start = piece.slice(2).trimStart();
  const words = UNCLOSED.exec(start)?.[0] ?? "";
  return `\${${words}}${start.slice(words.length)}`;
}

/** Everything in a text that would be a placeholder with the right brackets. */
export function otherBrackets(text: string): { piece: string; name: string }[] {
  return Array.from(text.matchAll(OTHER), ([piece, ...names]) => ({ piece, name: names.find(Boolean) ?? "" }));
}
