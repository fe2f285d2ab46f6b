import { type FactUses, factUses } from "../../renderer/content/facts/factUses";
import type { SiteContent } from "../../renderer/content/model/siteContent";
import { placesIn } from "../../renderer/content/places/locate";

/** The facts of site.yaml. Its settings are listed only where they are used. */
const FACTS = /^(?:facts|business|booking)\./;

/** Every fact of site.yaml with its variants, their reasons, and file:line of every use; as JSON for `json`. */
export function printFacts(site: SiteContent, format: string): string {
  const placeOf = placesIn(site.site ?? { text: "" });
  const shown = factUses(site).filter(({ name, uses }) => FACTS.test(name) || uses.length > 0);
  const facts = shown.map(({ pointer, ...fact }) => ({
    ...fact,
    declared: { file: site.site?.file ?? "", line: placeOf({ pointer }).line },
  }));
  if (format === "json") return JSON.stringify({ facts }, null, 2);
  return facts.map((fact) => inWords(fact, isVariant(fact.name, facts))).join("\n");
}

type DeclaredFact = Omit<FactUses, "pointer"> & { declared: { file: string; line: number } };

function inWords({ name, value, reason, declared, uses }: DeclaredFact, variant: boolean): string {
  const indent = variant ? "  " : "";
  const why = reason ? `  (${reason})` : "";
  const lines = [`${indent}\${${name}}  ${value}${why}`, `${indent}  declared  ${declared.file}:${declared.line}`];
  if (uses.length === 0) lines.push(`${indent}  no page uses it`);
  for (const { file, line } of uses) lines.push(`${indent}  used      ${file}:${line}`);
  return lines.join("\n");
}

function isVariant(name: string, facts: DeclaredFact[]): boolean {
  const main = name.slice(0, name.lastIndexOf("."));
  return facts.some((fact) => fact.name === main);
}
