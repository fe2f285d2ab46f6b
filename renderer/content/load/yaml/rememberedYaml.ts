import path from "node:path";
import { Store } from "../../../cache.mjs";
import { type ParsedYaml, parseYaml } from "./parseYaml";

const store = new Store("yaml", { entries: [path.join(import.meta.dirname, "parseYaml.ts")] });

/**
 * `parseYaml` that keeps what it has read on disk: parsing a page of 8 KB takes 2.6 ms, reading its data
 * back 0.1 ms. Only files without a problem are kept.
 */
export function rememberedYaml(text: string): ParsedYaml {
  const known = store.read(text);
  if (known) return { data: JSON.parse(known.toString()) as Record<string, unknown>, problems: [] };
  const parsed = parseYaml(text);
  if (parsed.problems.length === 0) store.write(text, JSON.stringify(parsed.data));
  return parsed;
}
