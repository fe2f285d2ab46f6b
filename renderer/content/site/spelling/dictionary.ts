/** What a dictionary says of a word: null where it is right, else the words that were perhaps meant, nearest first. */
export type Verdict = string[] | null;

/**
 * Asks cspell's dictionaries of American English. Loading them takes seconds: `rememberedWords` asks
 * only for words that nobody asked for before.
 */
export async function askDictionary(words: string[]): Promise<Map<string, Verdict>> {
  const { getDefaultBundledSettingsAsync, spellCheckDocument } = await import("cspell-lib");
  const { issues } = await spellCheckDocument(
    { uri: "text:words.txt", text: words.map(straight).join("\n"), languageId: "plaintext", locale: "en-US" },
    { generateSuggestions: true, noConfigSearch: true },
    {
      ...(await getDefaultBundledSettingsAsync()),
      language: "en-US",
      // Words of three letters and fewer are told apart too: "teh".
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

/** Dictionaries know the typewriter's apostrophe alone. */
function straight(word: string): string {
  return word.replaceAll("’", "'");
}
