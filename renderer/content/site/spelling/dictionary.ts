import path from "node:path";
import { Store } from "../../../cache/store.mjs";
import type { English } from "./english";

const store = new Store("spelling", {
  entries: [path.join(import.meta.dirname, "english.ts"), path.join(import.meta.dirname, "dictionary.ts")],
});

/**
 * Results of the dictionaries of American English, cached on disk, so that they are only loaded for new words. A result
 * depends only on the word: the same site gets the same report, whatever was looked up before.
 */
const rightWords = keptLookUp("words", (word, english) => english.has(withStraightQuotes(word)));
const meantWords = keptLookUp("meant", (word, english) => english.suggest(withStraightQuotes(word)) ?? null);

/** Whether each word is correct. */
export const lookUp = rightWords.lookUp;

/** The word that was probably meant by each misspelled one: null if none is near. */
export const suggestionsFor = meantWords.lookUp;

/** The results that were cached when this process started. */
export const verdictsKnown = rightWords.knownBefore;

/** Returns a function that loads the dictionaries on its first call: once for a check, and only as long as it lasts. */
export function englishLoader(): () => Promise<English> {
  let english: Promise<English> | undefined;
  return () => {
    english ??= import("./english").then(({ readEnglish }) => readEnglish());
    return english;
  };
}

/** One kind of lookup, with its results in one cache entry, whose size depends on the vocabulary, not on the pages. */
function keptLookUp<Result>(entry: string, query: (word: string, english: English) => Result) {
  const keptResults = () => {
    const kept = store.read(entry);
    return new Map(kept && (JSON.parse(kept.toString()) as [string, Result][]));
  };
  let before: Map<string, Result> | undefined;
  return {
    async lookUp(words: string[], load: () => Promise<English>): Promise<Map<string, Result>> {
      const known = keptResults();
      const unseen = words.filter((word) => !known.has(word));
      if (unseen.length === 0) return known;
      const english = await load();
      const found = unseen.map((word): [string, Result] => [word, query(word, english)]);
      // Keep what another check has cached meanwhile.
      const all = new Map([...known, ...found, ...keptResults()]);
      store.write(entry, JSON.stringify([...all]));
      return all;
    },
    knownBefore() {
      before ??= keptResults();
      return before;
    },
  };
}

/** The dictionaries have only the straight apostrophe, and accented letters as single characters. */
function withStraightQuotes(word: string): string {
  return word.replaceAll("’", "'").normalize("NFC");
}
