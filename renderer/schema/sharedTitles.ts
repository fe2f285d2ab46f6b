import type { JsonSchema } from "./jsonSchema";

/**
 * Finds every title that two schemas share: as names of TypeScript types the second would become `Link1`.
 *
 * @param written each schema with its file
 * @returns one line per title
 */
export function sharedTitles(written: [file: string, schema: JsonSchema][]): string[] {
  const first = new Map<string, string>();
  const complaints: string[] = [];
  for (const [file, schema] of written) {
    for (const title of titlesIn(schema)) {
      const other = first.get(title);
      if (other) complaints.push(`${file}: the title "${title}" is taken by ${other}; each title is used once.`);
      else first.set(title, file);
    }
  }
  return complaints;
}

function* titlesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const inner of value) yield* titlesIn(inner);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      // A property may itself be called title: then it is a schema, not a string.
      if (key === "title" && typeof inner === "string") yield inner;
      else yield* titlesIn(inner);
    }
  }
}
