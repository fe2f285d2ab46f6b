import { stringify } from "yaml";

/** What a text must heed where it is written. */
export interface ScalarPlace {
  /** The text that stood there, whose quotes are kept; empty where there was none. */
  before?: string;
  /** Whether the place is inside `{ … }` or `[ … ]`. */
  flow?: boolean;
}

/** A value as YAML in one line: plain where that is safe and nothing was quoted before. */
export function scalarText(value: string | number | boolean, { before = "", flow = false }: ScalarPlace = {}): string {
  if (typeof value !== "string") return String(value);
  const quote = before.startsWith('"') ? "QUOTE_DOUBLE" : before.startsWith("'") ? "QUOTE_SINGLE" : undefined;
  // Inside brackets these signs end a plain text, and `stringify` knows nothing of brackets around it.
  const needed = flow && /[,[\]{}]/.test(value) ? "QUOTE_DOUBLE" : "PLAIN";
  return stringify(value, { lineWidth: 0, blockQuote: false, defaultStringType: quote ?? needed }).trimEnd();
}
