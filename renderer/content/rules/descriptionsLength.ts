import type { Rule } from "../rule";
import { textLength } from "../site/pageTexts";

/** Google cuts a description at about 920 pixels, which are some 160 characters. */
export default {
  name: "descriptions/length",
  severity: "warning",
  sentence: "A description has 70 to 160 characters, its facts filled in.",
  why: "It is the advertisement below the title in search results: cut off where it is too long, replaced where it says too little.",
  fix: "Two short sentences: what a client gets here, and one fact that makes her choose it, such as the price.",
  good: "description: A full groom by a careful groomer in Harborview, two to three hours, from $75 and up.",
  bad: "description: A full groom.",
  check: ({ pages }) =>
    textLength(pages, {
      property: "description",
      least: 70,
      most: 160,
      tooShort: "Add a fact that makes a client choose this page.",
      tooLong: "Search engines cut the rest off.",
    }),
} satisfies Rule;
