import { nearest } from "../nearest";
import type { ContentFile, SiteContent } from "../siteContent";
import { walkWords } from "../walkTyped";
import { isOwnWord, ownWords } from "./ownWords";
import { rememberedWords } from "./rememberedWords";
import { wordsIn } from "./wordsIn";

/** A word that neither the dictionary nor the site's own list has. */
export interface Misspelling {
  file: string;
  pointer: string;
  word: string;
  /** How often the same letters stand in the value before it. */
  nth: number;
  /** The nearest right word, with the capital of the wrong one. */
  suggestion?: string;
}

/** A word on its way: where it starts in its value. */
interface Spot extends Pick<Misspelling, "file" | "pointer" | "word"> {
  value: string;
  index: number;
}

/**
 * Every misspelled word of a site's texts and labels, each where it is written: a fact's in site.yaml
 * and not wherever it is used.
 *
 * @param dir the folder of the pages, where the site's own words stand
 */
export async function misspellings(
  { site, pages }: Pick<SiteContent, "site" | "pages">,
  dir: string,
): Promise<Misspelling[]> {
  const own = ownWords(dir);
  const spots = [...pages.flatMap((page) => wordsOf("Page", page)), ...(site ? wordsOf("Site", site) : [])];
  // A site has few words: each is looked up once, however often it stands there.
  const words = [...new Set(spots.map(({ word }) => word))].filter((word) => !isOwnWord(word, own));
  const known = await rememberedWords(words);
  const verdicts = new Map(words.map((word) => [word, known.get(word)]));
  return spots.flatMap(({ value, index, ...spot }) => {
    const verdict = verdicts.get(spot.word);
    if (!verdict) return [];
    const nth = value.slice(0, index).split(spot.word).length - 1;
    return [{ ...spot, nth, suggestion: sameCapital(spot.word, nearest(spot.word, own) ?? verdict[0]) }];
  });
}

function wordsOf(definition: string, { file, source }: ContentFile): Spot[] {
  return walkWords(definition, source).flatMap(({ pointer, value }) =>
    wordsIn(value).map((found) => ({ file, pointer, value, ...found })),
  );
}

function sameCapital(word: string, right: string | undefined): string | undefined {
  const first = word.charAt(0);
  return first === first.toUpperCase() ? right && right.charAt(0).toUpperCase() + right.slice(1) : right;
}
