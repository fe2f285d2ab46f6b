import type { Site } from "../../contract/types.generated";
import { labelsIn } from "../../languages/labels";
import { followRef } from "../schema/siteSchema";

/** The labels of site.yaml that are written, which may break the schema. */
interface Written {
  language?: unknown;
  labels?: unknown;
}

const DEFAULTS = Object.fromEntries(
  Object.entries(followRef({ $ref: "#/definitions/Site" }).schema.properties?.labels?.properties ?? {}).map(
    ([name, { default: usual }]) => [name, String(usual)],
  ),
);

/** The words that pages show by themselves: those of site.yaml, else the language's, else the English ones. */
export function labelsOf({ language, labels }: Written): Site["labels"] {
  return { ...DEFAULTS, ...labelsIn(language), ...groupOf(labels) } as unknown as Site["labels"];
}

/** The names of the labels that are English although the site is not: neither site.yaml nor the language has them. */
export function englishLabels({ language = "en", labels }: Written): string[] {
  if (/^en\b/i.test(String(language))) return [];
  const others = { ...labelsIn(language), ...groupOf(labels) };
  return Object.keys(DEFAULTS).filter((name) => !others[name]);
}

const groupOf = (labels: unknown) => (typeof labels === "object" ? labels : {}) as Record<string, unknown>;
