import { stringify } from "yaml";

/**
 * A block's example as the body of an editor snippet; `depth` is how far it is nested. The YAML language server writes
 * each text as it is here, and does not add quotes that it may need.
 */
export function snippetBody(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return asYaml(value).replace(/\n(?!\n)/g, `\n${"  ".repeat(depth + 1)}`);
  if (typeof value !== "object" || value === null) return value;
  // The language server writes nothing for an empty list.
  if (Array.isArray(value)) return value.length === 0 ? "[]" : value.map((item) => snippetBody(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, snippetBody(inner, depth + 1)]));
}

/** In one line, or below a `|`. Escapes backslash and `$`, which snippets interpret (Language Server Protocol). */
function asYaml(text: string): string {
  const written = stringify(text, { lineWidth: 0, blockQuote: "literal" }).trimEnd();
  return written.replace(/[\\$]/g, "\\$&");
}
