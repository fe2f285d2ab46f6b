import type { Rule } from "../rule";
import { textLength } from "../site/pageTexts";

/** Google cuts a title at about 600 pixels, which are some 60 characters. */
export default {
  name: "titles/length",
  severity: "warning",
  sentence: "A title has 30 to 60 characters, its facts filled in.",
  why: "Search engines cut a longer title off, and replace one that says too little with words of their own.",
  fix: "Begin with what the page is about, then the town, then the name of the business; leave out what nobody searches for.",
  good: "title: Full Groom for Every Coat in Harborview",
  bad: "title: Baths",
  check: ({ pages }) =>
    textLength(pages, {
      property: "title",
      least: 30,
      most: 60,
      tooShort: "Say what and where.",
      tooLong: "Search engines cut the rest off.",
    }),
} satisfies Rule;
