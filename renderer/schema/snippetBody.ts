import { stringify } from "yaml";

/**
 * A block's example as the body of an editor snippet, `depth` names and list places below it. The YAML language server
 * writes every text as it is here, without the quotes that it may need.
 */
export function snippetBody(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return asYaml(value).replace(/\n(?!\n)/g, `\n${"  ".repeat(depth + 1)}`);
  if (typeof value !== "object" || value === null) return value;
  // The language server writes nothing at all for an empty list.
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.map((item) => snippetBody(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, snippetBody(inner, depth + 1)]));
}

/** In one line, or below a `|`. Backslash and `$` have a meaning in snippets (Language Server Protocol). */
function asYaml(text: string): string {
  const written = stringify(text, { lineWidth: 0, blockQuote: "literal" }).trimEnd();
  return written.replace(/[\\$]/g, "\\$&");
}
