import path from "node:path";
import { Store } from "../../../cache.mjs";

/** What a dictionary says of a word: null where it is right, else the words that were perhaps meant, nearest first. */
export type Verdict = string[] | null;

const store = new Store("spelling", {
  entries: [path.join(import.meta.dirname, "english.ts"), path.join(import.meta.dirname, "dictionary.ts")],
});

/** Each word is kept once in one entry, which grows with the language of the site and not with its pages. */
const ENTRY = "words";

/** What the dictionaries of American English say of words; kept on disk, so that they are loaded for new words alone. */
export async function lookUp(words: string[]): Promise<Map<string, Verdict>> {
  const known = keptWords();
  const unseen = words.filter((word) => !known.has(word));
  if (unseen.length === 0) return known;
  const { verdicts, passing } = await askDictionary(unseen);
  // Keeps what another check has looked up meanwhile.
  const all = new Map([...known, ...verdicts, ...keptWords()]);
  const lasting = new Map(all);
  for (const word of passing) lasting.delete(word);
  store.write(ENTRY, JSON.stringify([...lasting]));
  return all;
}

function keptWords(): Map<string, Verdict> {
  const kept = store.read(ENTRY);
  return new Map(kept && (JSON.parse(kept.toString()) as [string, Verdict][]));
}

let before: Map<string, Verdict> | undefined;

/** What was looked up before this process started. */
export function verdictsKnown(): Map<string, Verdict> {
  before ??= keptWords();
  return before;
}

/** So many words get suggestions at one check: a page of nothing but slips would take minutes. */
const MOST_SUGGESTED = 60;

/** The verdicts, and which of them are not kept: a wrong word without its suggestions is asked again next time. */
async function askDictionary(words: string[]) {
  const { readEnglish } = await import("./english");
  const english = await readEnglish();
  const wrong = words.filter((word) => !english.has(straight(word)));
  const suggested = wrong.slice(0, MOST_SUGGESTED);
  const others = new Map(wrong.map((word) => [word, [] as string[]]));
  for (const word of suggested) others.set(word, english.suggest(straight(word)));
  return {
    verdicts: new Map(words.map((word): [string, Verdict] => [word, others.get(word) ?? null])),
    passing: wrong.slice(MOST_SUGGESTED),
  };
}

/** The dictionaries have only the straight apostrophe, and letters with their accents in one. */
function straight(word: string): string {
  return word.replaceAll("’", "'").normalize("NFC");
}
