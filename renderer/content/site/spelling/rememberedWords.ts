import path from "node:path";
import { Store } from "../../../cache.mjs";
import { askDictionary, type Verdict } from "./dictionary";

const store = new Store("spelling", { entries: [path.join(import.meta.dirname, "dictionary.ts")] });

/** Each word is kept once in one entry, which grows with the language of the site and not with its pages. */
const ENTRY = "words";

/**
 * What the dictionary says of words, kept on disk from one check to the next: it takes seconds to load,
 * and a page that changes seldom brings a word that no page ever had.
 */
export async function rememberedWords(words: Iterable<string>): Promise<Map<string, Verdict>> {
  const known = keptWords();
  const unseen = [...new Set(words)].filter((word) => !known.has(word));
  if (unseen.length === 0) return known;
  for (const [word, verdict] of await askDictionary(unseen)) known.set(word, verdict);
  // Keeps what another check has looked up meanwhile.
  for (const [word, verdict] of keptWords()) known.set(word, verdict);
  store.write(ENTRY, JSON.stringify([...known]));
  return known;
}

function keptWords(): Map<string, Verdict> {
  const kept = store.read(ENTRY);
  return new Map(kept && (JSON.parse(kept.toString()) as [string, Verdict][]));
}
