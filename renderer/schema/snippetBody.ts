import { stringify } from "yaml";

/** Two spaces for each step inwards, as the editor writes snippets. */
const STEP = "  ";

/**
 * A block's example as the body of an editor snippet, `depth` names and list places below it. The YAML language server
 * writes every text as it is here, without the quotes that it may need.
 */
export function snippetBody(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return escaped(asYaml(value, depth));
  if (typeof value !== "object" || value === null) return value;
  // The language server writes nothing at all for an empty list.
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.map((item) => snippetBody(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, snippetBody(inner, depth + 1)]));
}

/** A text as YAML: in one line where it is one, else below a `|` and one step further in than its name. */
function asYaml(text: string, depth: number): string {
  const written = stringify(text, { lineWidth: 0, blockQuote: "literal" }).trimEnd();
  return written.replace(/\n(?!\n)/g, `\n${STEP.repeat(depth + 1)}`);
}

/** Backslash and `$` have a meaning in snippets (Language Server Protocol, snippet syntax). */
function escaped(text: string): string {
  return text.replace(/[\\$]/g, "\\$&");
}
