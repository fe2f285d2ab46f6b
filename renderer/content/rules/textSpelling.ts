import type { Rule } from "../rule";

/** American English by cspell's dictionaries, in `npm run check` and in the background of the preview, but in no build. */
export default {
  name: "text/spelling",
  severity: "warning",
  sentence: "Every word is spelled as in American English, or stands in words.txt beside the pages.",
  why: "A misspelled word costs trust, and whoever searches for the right one does not find the page.",
  fix: "Correct the word; a name or a word of the trade goes into pages-data/words.txt, on a line of its own.",
  good: "blocks:\n  - type: hero\n    heading: Make an Appointment",
  bad: "blocks:\n  - type: hero\n    heading: Make an Apointment",
  canTell: ({ misspelled }) => misspelled !== undefined,
  *check({ misspelled }) {
    for (const { file, pointer, word, nth, suggestion } of misspelled ?? []) {
      const hint = suggestion ? `Did you mean "${suggestion}"? A right word goes into` : "Correct it, or write it into";
      const message = `No dictionary of American English has "${word}". ${hint} words.txt.`;
      yield { file, pointer, piece: word, nth, message, suggestion };
    }
  },
} satisfies Rule;
