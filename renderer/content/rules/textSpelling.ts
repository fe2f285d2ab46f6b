import type { Rule } from "../rule";

/** American English by cspell's dictionaries, in `npm run check` and in the background of the preview, but in no build. */
export default {
  name: "text/spelling",
  severity: "warning",
  canTell: ({ misspelled }) => misspelled !== undefined,
  *check({ misspelled }) {
    for (const { file, pointer, word, nth, suggestion } of misspelled ?? []) {
      const hint = suggestion ? `Did you mean "${suggestion}"? A right word goes into` : "Correct it, or write it into";
      const message = `No dictionary of American English has "${word}". ${hint} words.txt.`;
      yield { file, pointer, piece: word, nth, message, suggestion };
    }
  },
} satisfies Rule;
