import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

/** A file for each language, with its labels by their names; English is the default of the schemas. */
const PACKS = new URL("./labels/", import.meta.url);
const PACK_NAMES = readdirSync(PACKS).map((file) => file.replace(".yaml", ""));

/** The languages that have a pack of labels, English included. */
export const LABEL_LANGUAGES = ["en", ...PACK_NAMES].sort();

/** Norwegian is written as Bokmål unless it says otherwise, which those who write Nynorsk read as well. */
const RELATIVES: Record<string, string> = { nn: "nb", no: "nb" };

/**
 * Which of several languages a tag is written in: `fr` for `fr-CA`. By CLDR's parent locales, Portuguese outside of
 * Brazil is that of Portugal.
 *
 * @param tag a BCP 47 tag
 * @returns undefined if none of them is
 */
export function writtenLanguage(tag: unknown, languages: readonly string[]): string | undefined {
  const lower = String(tag).toLowerCase();
  const [language = ""] = lower.split("-");
  const wanted = /^pt-(?!br\b)/.test(lower) ? ["pt-PT", "pt"] : [RELATIVES[language] ?? language];
  return wanted.find((one) => languages.includes(one));
}

const labelsByPack = new Map<string, Record<string, string>>();

/**
 * The words that pages show by themselves, in a language: by the name of the label.
 *
 * @param tag a BCP 47 tag, such as `fr-CA`
 * @returns no labels for English, for a language without a pack, and for what is no tag
 */
export function labelsIn(tag: unknown): Record<string, string> {
  const name = writtenLanguage(tag, PACK_NAMES);
  if (name === undefined) return {};
  const labels = labelsByPack.get(name) ?? parse(readFileSync(new URL(`${name}.yaml`, PACKS), "utf8"));
  labelsByPack.set(name, labels);
  return labels;
}
