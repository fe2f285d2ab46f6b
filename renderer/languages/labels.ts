import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** The packs, each with the labels of one language; English is the default of the schemas. */
const PACKS: Record<string, URL> = {
  ar: new URL("./labels/ar.yaml", import.meta.url),
  de: new URL("./labels/de.yaml", import.meta.url),
  es: new URL("./labels/es.yaml", import.meta.url),
  fr: new URL("./labels/fr.yaml", import.meta.url),
  he: new URL("./labels/he.yaml", import.meta.url),
  it: new URL("./labels/it.yaml", import.meta.url),
  ja: new URL("./labels/ja.yaml", import.meta.url),
  nl: new URL("./labels/nl.yaml", import.meta.url),
  pl: new URL("./labels/pl.yaml", import.meta.url),
  pt: new URL("./labels/pt.yaml", import.meta.url),
};

/** The languages that have a pack of labels, English included. */
export const LABEL_LANGUAGES = ["en", ...Object.keys(PACKS)].sort();

const read = new Map<URL, Record<string, string>>();

/**
 * The words that pages show by themselves, in a language: by the name of the label.
 *
 * @param tag a BCP 47 tag, such as `fr-CA`
 * @returns no labels for English, for a language without a pack, and for what is no tag
 */
export function labelsIn(tag: unknown): Record<string, string> {
  const file = PACKS[String(tag).toLowerCase().split("-")[0] ?? ""];
  if (!file) return {};
  const labels = read.get(file) ?? (parse(readFileSync(file, "utf8")) as Record<string, string>);
  read.set(file, labels);
  return labels;
}
