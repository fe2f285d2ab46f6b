import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** The folders of blocks: each may have words of its own in a `labels.yaml`, by language and name. */
const BLOCKS = new URL("../../blocks/", import.meta.url);

/** The labels of a pack, with the words that folders of blocks have in its language. */
export function readLabels(pack: string, blocks = BLOCKS): Record<string, string> {
  const read = (file: URL) => parse(readFileSync(file, "utf8"));
  const own = readdirSync(blocks)
    .map((folder) => new URL(`${folder}/labels.yaml`, blocks))
    .filter((file) => existsSync(file));
  return Object.assign(read(new URL(`${pack}.yaml`, PACKS)), ...own.map((file) => read(file)[pack]));
}

const labelsByPack = new Map<string, Record<string, string>>();

/**
 * The words that pages show by themselves, in a language: by the name of the label.
 *
 * @param tag a BCP 47 tag, such as `fr-CA`
 * @returns no labels for English, for a language without a pack, and for what is no tag
 */
export function labelsIn(tag: unknown): Record<string, string> {
  const pack = writtenLanguage(tag, PACK_NAMES);
  if (pack === undefined) return {};
  const labels = labelsByPack.get(pack) ?? readLabels(pack);
  labelsByPack.set(pack, labels);
  return labels;
}
