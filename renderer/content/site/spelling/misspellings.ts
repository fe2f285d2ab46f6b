import { readWords } from "../../load/pageFiles";
import { walkWords } from "../../load/walkTyped";
import { nearest } from "../../nearest";
import type { ContentFile, Misspelling, SiteContent } from "../../siteContent";
import { kept, keptPerFile } from "../kept";
import { sentencesOf } from "../literals/notations";
import { lookUp, verdictsKnown } from "./dictionary";

/** Every misspelled word, where it is written: a fact's in site.yaml. `dir` has the site's own words. */
export async function misspellings(
  { site, pages }: Pick<SiteContent, "site" | "pages">,
  dir: string,
): Promise<Misspelling[]> {
  const own = ownWords(dir);
  const files = site ? [...pages, site] : pages;
  const words = [...new Set(files.flatMap(doubtfulWords))].filter((word) => !isOwnWord(word, own));
  const verdicts = await lookUp(words);
  const wrong = new Map(
    words.flatMap((word) => {
      const others = verdicts.get(word);
      return others ? [[word, nearest(word, own) ?? others[0]]] : [];
    }),
  );
  return files.flatMap((file) => {
    const here = doubtfulWords(file).flatMap((word) => (wrong.has(word) ? [[word, wrong.get(word)]] : []));
    if (here.length === 0) return [];
    const find = () =>
      spotsIn(file).flatMap(({ pointer, word, value, index }) => {
        const right = wrong.get(word);
        const nth = value.slice(0, index).split(word).length - 1;
        const isOurs = wrong.has(word) && !isForeign(word, value, wrong);
        return isOurs ? { pointer, word, nth, suggestion: right && sameCapital(word, right) } : [];
      });
    return kept(file, "misspelled", find, JSON.stringify(here)).map((spot) => ({ file: file.file, ...spot }));
  });
}

/** The words of a file that the dictionary did not have when the file was read, or was not asked for. */
const doubtfulWords = keptPerFile("words", (file: ContentFile): string[] => {
  const known = verdictsKnown();
  return [...new Set(spotsIn(file).map(({ word }) => word))].filter((word) => known.get(word) !== null);
});

function spotsIn(file: ContentFile) {
  const values = walkWords("route" in file ? "Page" : "Site", file.source);
  return values.flatMap(({ pointer, value }) => wordsIn(value).map((found) => ({ pointer, value, ...found })));
}

/** Whether a word is a name or is in a sentence of another language: many of its words are in no dictionary of English. */
function isForeign(word: string, text: string, wrong: ReadonlyMap<string, unknown>): boolean {
  if (/^\p{Lu}\p{L}*[\u00c0-\u024f]/u.test(word)) return true;
  const words = wordsIn(sentencesOf(text).find((sentence) => sentence.includes(word)) ?? "");
  const odd = words.filter(({ word }) => wrong.has(word));
  const share = odd.length / words.length;
  return odd.some(({ word }) => /[\u00c0-\u024f]/.test(word)) ? share > 0.3 : odd.length > 2 && share >= 0.5;
}

function sameCapital(word: string, right: string): string {
  const first = word.charAt(0);
  return first === first.toUpperCase() ? right.charAt(0).toUpperCase() + right.slice(1) : right;
}

/** What is no word of a sentence: a `${…}`, a link's address, a web or e-mail address, a hashtag, a name with digits or underscores. */
const NO_WORDS =
  /\$\{[^{}]*\}|\]\([^()]*\)|\bhttps?:\S+|(?<![^\s}])[^\s@}]*@\S+|#\p{L}[\w-]*|(?<![\w-])[\w-]+(?:\.[\w-]+)+\b|\b\w*[\d_]\w*/gu;

const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Letters of a word: no dictionary has a longer one. */
const LONGEST = 60;

/** The words that somebody could misspell in a text; single letters and words in capitals, such as OR, are names. */
export function wordsIn(text: string): { word: string; index: number }[] {
  // What is blanked out keeps its length, so that every word keeps its place.
  const prose = text.replace(NO_WORDS, (piece) => " ".repeat(piece.length));
  return [...prose.matchAll(WORD)]
    .filter(([word]) => word.length > 1 && word.length <= LONGEST && word !== word.toUpperCase())
    .map(({ 0: word, index }) => ({ word, index }));
}

/** The site's own words, one a line. Written small, a word is right with a capital too; as a name, only with it. */
function ownWords(dir: string): Set<string> {
  const lines = readWords(dir).split("\n");
  return new Set(lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean));
}

/** Whether a word, or the one that it is the genitive of, is among them. */
function isOwnWord(word: string, own: Set<string>): boolean {
  const bare = word.replace(/['’]s?$/, "");
  return [word, bare].some((form) => own.has(form) || own.has(form.toLowerCase()));
}
