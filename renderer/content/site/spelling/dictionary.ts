import path from "node:path";
import { Store } from "../../../cache.mjs";

/** What a dictionary says of a word: null where it is right, else the words that were perhaps meant, nearest first. */
export type Verdict = string[] | null;

const store = new Store("spelling", { entries: [path.join(import.meta.dirname, "dictionary.ts")] });

/** Each word is kept once in one entry, which grows with the language of the site and not with its pages. */
const ENTRY = "words";

/** What cspell's dictionaries of American English say of words; kept on disk, as they take seconds to load. */
export async function lookUp(words: string[]): Promise<Map<string, Verdict>> {
  const known = keptWords();
  const unseen = words.filter((word) => !known.has(word));
  if (unseen.length === 0) return known;
  // Keeps what another check has looked up meanwhile.
  const all = new Map([...known, ...(await askDictionary(unseen)), ...keptWords()]);
  store.write(ENTRY, JSON.stringify([...all]));
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

async function askDictionary(words: string[]): Promise<Map<string, Verdict>> {
  const { getDefaultBundledSettingsAsync, spellCheckDocument } = await import("cspell-lib");
  const { issues } = await spellCheckDocument(
    { uri: "text:words.txt", text: words.map(straight).join("\n"), languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: true, noConfigSearch: true },
    {
      ...(await getDefaultBundledSettingsAsync()),
      language: "en-US",
      // Words of three letters are checked too: "teh".
      minWordLength: 3,
      numSuggestions: 3,
      // Without a limit a word that is like no other takes a second.
      suggestionsTimeout: 200,
      maxNumberOfProblems: words.length,
      maxDuplicateProblems: words.length,
    },
  );
  const wrong = new Map(issues.map(({ text, suggestions = [] }) => [text, suggestions]));
  return new Map(words.map((word) => [word, wrong.get(straight(word)) ?? null]));
}

/** The dictionaries have only the straight apostrophe. */
function straight(word: string): string {
  return word.replaceAll("’", "'");
}
