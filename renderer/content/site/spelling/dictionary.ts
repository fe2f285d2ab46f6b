/** What a dictionary says of a word: null where it is right, else the words that were perhaps meant, nearest first. */
export type Verdict = string[] | null;

/**
 * Looks words up in cspell's dictionaries of American English. Loading them takes seconds: `rememberedWords`
 * looks up only words that were never looked up before.
 */
export async function askDictionary(words: string[]): Promise<Map<string, Verdict>> {
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
