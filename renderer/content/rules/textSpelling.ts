import type { Rules } from "../check/rule";

/** American English by cspell's dictionaries: in `npm run check` and the background of the preview, not in a build. */
export default {
  "text/spelling": ({ misspelled }) =>
    misspelled?.map(({ file, pointer, word, nth, suggestion }) => {
      const hint = suggestion
        ? `Did you mean "${suggestion}"? If the word is right, add it to`
        : "Correct it, or add it to";
      const message = `"${word}" is not in the dictionary of American English. ${hint} words.txt.`;
      return { file, pointer, piece: word, nth, message, suggestion };
    }),
} satisfies Rules;
