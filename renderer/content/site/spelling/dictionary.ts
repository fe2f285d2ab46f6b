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
  const of = found ? ` of ${version}` : "";
  return {
    version,
    right: (words) => lookUp(`words${of}`, words, load, (word, dictionary) => dictionary.has(word)),
    meant: (words) => lookUp(`meant${of}`, words, load, (word, dictionary) => dictionary.suggest(word) ?? null),
  };
}

/** The results for some words, all in one cache entry, whose size depends on the vocabulary, not on the pages. */
async function lookUp<Result>(
  entry: string,
  words: string[],
  load: () => Promise<Dictionary>,
  query: (word: string, dictionary: Dictionary) => Result,
): Promise<Map<string, Result>> {
  const storedResults = () => {
    const stored = store.read(entry);
    return new Map(stored && (JSON.parse(stored.toString()) as [string, Result][]));
  };
  const known = storedResults();
  const unseen = words.filter((word) => !known.has(word));
  if (unseen.length === 0) return known;
  const dictionary = await load();
  const found = unseen.map((word): [string, Result] => [word, query(withStraightQuotes(word), dictionary)]);
  // Keep what another check has cached meanwhile.
  const all = new Map([...known, ...found, ...storedResults()]);
  store.write(entry, JSON.stringify([...all]));
  return all;
}

/** The dictionaries have only the straight apostrophe, and accented letters as single characters. */
function withStraightQuotes(word: string): string {
  return word.replaceAll("’", "'").normalize("NFC");
}
