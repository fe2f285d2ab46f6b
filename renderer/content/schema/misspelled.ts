import type { SchemaFinding } from "./schemaFindings";

/**
 * Leaves out a missing property that is there under a misspelled name: `headlin` for `heading`
 * is one mistake, though the schema sees an unknown name and a missing one.
 */
export function withoutMisspelled(findings: SchemaFinding[]): SchemaFinding[] {
  const meant = new Set<string>();
  for (const { rule, pointer, suggestion } of findings) {
    const group = pointer.slice(0, pointer.lastIndexOf("/"));
    if (rule === "schema/unknown-property" && suggestion) meant.add(`${group} ${suggestion}`);
  }
  return findings.filter(({ pointer, missing }) => missing === undefined || !meant.has(`${pointer} ${missing}`));
}
