import { nearestName } from "../../../base/nearest";
import { oncePerKey } from "../../../base/once";
import { CLOSED } from "../../../base/placeholders";
import { sentencesOf } from "../../../base/values/matches";
import { languageOf } from "../../facts/locale";
import { rememberPerFile, rememberResult } from "../../model/fileResults";
import { contentsIn, ownSource } from "../../model/languages";
import { type ContentFile, definitionOf, type Misspelling, type SiteContent } from "../../model/siteContent";
import { readWords } from "../../pages/pageFiles";
import { walkWords } from "../../pages/walkTyped";
import { MOST_PROBLEMS } from "../../yaml/limits";
import { localeOf } from "../values";
import { lookUpsIn } from "./dictionary";
import { namesIn } from "./names";

/**
 * Every misspelled word where it is written, those of facts in site.yaml; at most the reported number for each file.
 * `dir` contains the site's own words. None in a language of which no dictionary is installed.
 */
export async function misspellings(content: SiteContent, dir: string): Promise<Misspelling[]> {
  const found: Misspelling[] = [];
  for (const one of contentsIn(content)) found.push(...(await misspellingsIn(one, dir)));
  return found;
}

async function misspellingsIn(
  { site, pages }: Pick<SiteContent, "site" | "pages">,
  dir: string,
): Promise<Misspelling[]> {
  const locale = localeOf({ site });
  const dictionary = lookUpsIn(locale.language ?? "en-US");
  if (!dictionary) return [];
  const files = site ? [...pages, site] : pages;
  const own = new Set([
    ...ownWords(dir),
    ...(languageOf(locale).words ?? []),
    ...files
      .flatMap(namesIn)
      .flatMap(wordsIn)
      .map(({ word }) => word),
  ]);
  const words = [...new Set(files.flatMap(wordsOf))].filter((word) => !isOwnWord(word, own));
  const isRight = await dictionary.right(words);
  const wrong = new Set(words.filter((word) => isRight.get(word) === false));
  const spots = files.flatMap((file) => {
    const here = wordsOf(file).filter((word) => wrong.has(word));
    if (here.length === 0) return [];
    const find = () => misspelledIn(file, wrong);
    return rememberResult(file, "misspelled", find, JSON.stringify(here) + dictionary.version).map((spot) => ({
      file: file.file,
      ...spot,
    }));
  });
  const reported = [...new Set(spots.map(({ word }) => word))];
  const ours = new Map(reported.flatMap((word) => [[word, nearestName(word, own)] as const]));
  const meant = await dictionary.meant(reported.filter((word) => !ours.get(word)));
  return spots.map((spot) => {
    const right = ours.get(spot.word) ?? meant.get(spot.word) ?? undefined;
    return { ...spot, suggestion: right && sameCapital(spot.word, right) };
  });
}

/** The first misspelled words of a file, with the occurrence of each in its text. */
function misspelledIn(file: ContentFile, wrong: ReadonlySet<string>): Omit<Misspelling, "file" | "suggestion">[] {
  const found: ReturnType<typeof misspelledIn> = [];
  for (const { pointer, value } of valuesIn(file)) {
    for (const { word, index } of wordsIn(value)) {
      if (!wrong.has(word) || isForeign(word, value, wrong)) continue;
      const nth = value.slice(0, index).split(word).length - 1;
      found.push({ pointer, word, nth });
      if (found.length === MOST_PROBLEMS) return found;
    }
  }
  return found;
}

/** The words of a file, each once. */
const wordsOf = rememberPerFile(
  "words",
  (file: ContentFile): string[] => {
    const words = new Set<string>();
    for (const { value } of valuesIn(file)) for (const { word } of wordsIn(value)) words.add(word);
    return [...words];
  },
  { warns: true },
);

const valuesIn = (file: ContentFile) => walkWords(definitionOf(file), ownSource(file));

/** Whether a word is a foreign name, or in a sentence of another language, with many words that are not English. */
function isForeign(word: string, text: string, wrong: ReadonlySet<string>): boolean {
  if (/^\p{Lu}\p{L}*[\u00c0-\u024f]/u.test(word)) return true;
  const words = wordsOfSentence(sentencesOf(text).find((sentence) => sentence.includes(word)) ?? "");
  const odd = words.filter(({ word }) => wrong.has(word));
  const share = odd.length / words.length;
  return odd.some(({ word }) => /[\u00c0-\u024f]/.test(word)) ? share > 0.3 : odd.length > 2 && share >= 0.5;
}

/** The words of a sentence. Caches the last one: consecutive words are usually in the same sentence. */
const wordsOfSentence = oncePerKey((sentence: string) => wordsIn(sentence), 1);

function sameCapital(word: string, right: string): string {
  const first = word.charAt(0);
  return first === first.toUpperCase() ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** Not words: a `${…}`, a link's address, a web or e-mail address, a hashtag, a name with digits or underscores. */
const NO_WORDS = new RegExp(
  String.raw`${CLOSED}|\x60[^\x60\n]+\x60|\]\([^()]*\)|\bhttps?:\S+|(?<![^\s}])[^\s@}]*@\S+|#\p{L}[\w\-]*|(?<![\w\-])[\w\-]+(?:\.[\w\-]+)+\b|\b\w*[\d_]\w*`,
  "gu",
);

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** No dictionary has words with more letters. */
const LONGEST = 60;

/** The words of a text that may be misspelled; not single letters, and not words in capitals, such as OR. */
export function wordsIn(text: string): { word: string; index: number }[] {
  // Replaced by as many spaces, so that every word keeps its offset.
  const prose = text.replace(NO_WORDS, (piece) => " ".repeat(piece.length));
  const words: { word: string; index: number }[] = [];
  for (const { 0: word, index } of prose.matchAll(WORD)) {
    if (word.length > 1 && word.length <= LONGEST && word !== word.toUpperCase()) words.push({ word, index });
  }
  return words;
}

/** The site's own words, one per line. A word in lower case is also correct with a capital; a name only with it. */
function ownWords(dir: string): Set<string> {
  const lines = readWords(dir).split("\n");
  return new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean));
}

/** Whether a word, with or without its genitive ending, is among them. */
function isOwnWord(word: string, own: Set<string>): boolean {
  const bare = word.replace(/['’]s?$/, "");
  return [word, bare].some((form) => own.has(form) || own.has(form.toLowerCase()));
}
