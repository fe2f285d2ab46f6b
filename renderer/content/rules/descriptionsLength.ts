import type { Rule } from "../rule";
import { textLength } from "../site/pageTexts";

/** Google cuts a description at about 920 pixels, which are some 160 characters. */
export default {
  name: "descriptions/length",
  severity: "warning",
  check: ({ pages }) =>
    textLength(pages, {
      property: "description",
      least: 70,
      most: 160,
      tooShort: "Add a fact that makes a client choose this page.",
      tooLong: "Search engines cut the rest off.",
    }),
} satisfies Rule;
