import path from "node:path";
import { Store } from "../../../cache/store.mjs";
import type { English } from "./english";

const store = new Store("spelling", {
  entries: [path.join(import.meta.dirname, "english.ts"), path.join(import.meta.dirname, "dictionary.ts")],
});

/**
 * What the dictionaries of American English say of words, kept on disk, so that they are loaded for new words only. It
 * depends on the word and on nothing else: the same site gets the same report, whatever was looked up before.
 */
const rightWords = keptLookUp("words", (word, english) => english.has(straight(word)));
const meantWords = keptLookUp("meant", (word, english) => english.suggest(straight(word)) ?? null);

/** Of each word, whether it is right. */
export const lookUp = rightWords.lookUp;

/** Of each misspelled word, the one that was perhaps meant: null where none is near. */
export const suggestionsFor = meantWords.lookUp;

/** What was looked up before this process started. */
export const verdictsKnown = rightWords.knownBefore;

/** Loads the dictionaries when they are first needed: once for all questions of a check, and no longer than for it. */
export function englishLoader(): () => Promise<English> {
  let english: Promise<English> | undefined;
  return () => {
    english ??= import("./english").then(({ readEnglish }) => readEnglish());
    return english;
  };
}

/** The results of one question about words, in one entry, which grows with the language of the site and not with its pages. */
function keptLookUp<Result>(entry: string, ask: (word: string, english: English) => Result) {
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
      const found = unseen.map((word): [string, Result] => [word, ask(word, english)]);
      // Keeps what another check has looked up meanwhile.
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

/** The dictionaries have only the straight apostrophe, and letters with their accents in one. */
function straight(word: string): string {
  return word.replaceAll("’", "'").normalize("NFC");
}
