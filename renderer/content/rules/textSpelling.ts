import type { Rules } from "../check/rule";

/** American English by cspell's dictionaries: in `npm run check` and the background of the preview, not in a build. */
export default {
  "text/spelling": ({ misspelled }) =>
    misspelled?.map(({ file, pointer, word, nth, suggestion }) => {
      const hint = suggestion ? `Did you mean "${suggestion}"? A right word goes into` : "Correct it, or write it into";
      const message = `No dictionary of American English has "${word}". ${hint} words.txt.`;
      return { file, pointer, piece: word, nth, message, suggestion };
    }),
} satisfies Rules;
