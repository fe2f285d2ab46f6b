import type { Rule } from "../rule";
import { textLength } from "../site/pageTexts";

/** Google cuts a title at about 600 pixels, which are some 60 characters. */
export default {
  name: "titles/length",
  severity: "warning",
  check: ({ pages }) =>
    textLength(pages, {
      property: "title",
      least: 30,
      most: 60,
      tooShort: "Say what and where.",
      tooLong: "Search engines cut the rest off.",
    }),
} satisfies Rule;
