import path from "node:path";
import { oncePerKey } from "../../../base/once";
import { Store } from "../../../cache/store.mjs";
import type { Dictionary } from "./english";
import { findPackage, isAmerican, packageOf, readInstalled } from "./installed";

const store = new Store("spelling", {
  entries: ["english.ts", "installed.ts", "dictionary.ts"].map((file) => path.join(import.meta.dirname, file)),
});

/** The results of a language's dictionary, cached on disk, so that it is only loaded for new words. */
export interface LookUps {
  /** What the results depend on, besides the words. */
  version: string;
  /** Whether each word is correct. */
  right(words: string[]): Promise<Map<string, boolean>>;
  /** The word that was probably meant by each misspelled one: null if none is near. */
  meant(words: string[]): Promise<Map<string, string | null>>;
}

/**
 * A result depends only on the word: the same site gets the same report, whatever was looked up before. Each
 * dictionary is loaded once for a check, and only as long as it lasts.
 *
 * @param tag a BCP 47 tag
 * @returns undefined if no dictionary of the language is installed
 */
export function lookUpsIn(tag: string): LookUps | undefined {
  const name = isAmerican(tag) ? undefined : packageOf(tag);
  const found = name === undefined ? undefined : findPackage(name);
  if (!found && !isAmerican(tag)) return undefined;
  const dictionary = oncePerKey((of: string) =>
    found ? readInstalled(found, of) : import("./english").then((english) => english.readEnglish()),
  );
  const load = () => dictionary(tag);
  const version = found?.version ?? "";
  const { right, meant } = keptLookUps(found ? ` of ${version}` : "");
  return { version, right: (words) => right.lookUp(words, load), meant: (words) => meant.lookUp(words, load) };
}

const keptLookUps = (of: string) => ({
  right: keptLookUp(`words${of}`, (word, dictionary) => dictionary.has(withStraightQuotes(word))),
  meant: keptLookUp(`meant${of}`, (word, dictionary) => dictionary.suggest(withStraightQuotes(word)) ?? null),
});

/** One kind of lookup, with its results in one cache entry, whose size depends on the vocabulary, not on the pages. */
function keptLookUp<Result>(entry: string, query: (word: string, dictionary: Dictionary) => Result) {
  const keptResults = () => {
    const kept = store.read(entry);
    return new Map(kept && (JSON.parse(kept.toString()) as [string, Result][]));
  };
  return {
    async lookUp(words: string[], load: () => Promise<Dictionary>): Promise<Map<string, Result>> {
      const known = keptResults();
      const unseen = words.filter((word) => !known.has(word));
      if (unseen.length === 0) return known;
      const dictionary = await load();
      const found = unseen.map((word): [string, Result] => [word, query(word, dictionary)]);
      // Keep what another check has cached meanwhile.
      const all = new Map([...known, ...found, ...keptResults()]);
      store.write(entry, JSON.stringify([...all]));
      return all;
    },
  };
}

/** The dictionaries have only the straight apostrophe, and accented letters as single characters. */
function withStraightQuotes(word: string): string {
  return word.replaceAll("’", "'").normalize("NFC");
}
