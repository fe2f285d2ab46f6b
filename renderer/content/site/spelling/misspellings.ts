import { walkWords } from "../../load/walkTyped";
import { nearest } from "../../nearest";
import type { ContentFile, Misspelling, SiteContent } from "../../siteContent";
import { oncePerSource } from "../oncePerFile";
import { isOwnWord, ownWords } from "./ownWords";
import { rememberedWords } from "./rememberedWords";
import { type TextWord, wordsIn } from "./wordsIn";

/** A word and its place in a value. */
interface Spot extends TextWord {
  pointer: string;
  value: string;
}

/**
 * Every misspelled word of a site's texts and labels, each where it is written: a fact's in site.yaml
 * and not wherever it is used.
 *
 * @param dir the folder of the pages, which has the site's own words
 */
export async function misspellings(
  { site, pages }: Pick<SiteContent, "site" | "pages">,
  dir: string,
): Promise<Misspelling[]> {
  const own = ownWords(dir);
  const files = site ? [...pages, site] : pages;
  // A site has few words: each is looked up once, however often it occurs.
  const words = [...new Set(files.flatMap(vocabulary))].filter((word) => !isOwnWord(word, own));
  const known = await rememberedWords(words);
  const verdicts = new Map(words.map((word) => [word, known.get(word)]));
  const misspelled = files.filter((file) => vocabulary(file).some((word) => verdicts.get(word)));
  return misspelled.flatMap((file) =>
    [...spotsIn(file)].flatMap(({ pointer, word, value, index }) => {
      const verdict = verdicts.get(word);
      if (!verdict) return [];
      const nth = value.slice(0, index).split(word).length - 1;
      const suggestion = sameCapital(word, nearest(word, own) ?? verdict[0]);
      return [{ file: file.file, pointer, word, nth, suggestion }];
    }),
  );
}

/** Shares equal strings: the same words occur on each of thousands of pages. */
const shared = new Map<string, string>();

/** The different words of a file. */
const vocabulary = oncePerSource((file: ContentFile): string[] => {
  const words = new Set<string>();
  for (const { word } of spotsIn(file)) {
    const first = shared.get(word) ?? word;
    shared.set(first, first);
    words.add(first);
  }
  return [...words];
});

function* spotsIn(file: ContentFile): Generator<Spot> {
  for (const { pointer, value } of walkWords("route" in file ? "Page" : "Site", file.source)) {
    for (const found of wordsIn(value)) yield { pointer, value, ...found };
  }
}

function sameCapital(word: string, right: string | undefined): string | undefined {
  const first = word.charAt(0);
  return first === first.toUpperCase() ? right && right.charAt(0).toUpperCase() + right.slice(1) : right;
}
