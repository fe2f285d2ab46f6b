import type { Rule } from "../rule";
import { uniqueTexts } from "../uniqueTexts";

/** Two pages with one title: search engines would show only one of them. */
const rule: Rule = {
  name: "titles/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a title of its own.",
  why: "Search engines show one of two pages with the same title, and visitors cannot tell their tabs apart.",
  mend: "Name in each what only that page is about.",
  good: {
    "a.yaml":
      "title: Box Braids in Fredericksburg, Virginia\ndescription: Box braids by a licensed braider in Fredericksburg, in small, medium and large, from $165.\nblocks:\n  - type: hero\n    heading: Box Braids",
    "b.yaml":
      "title: Passion Twists in Fredericksburg, Virginia\ndescription: Passion twists by a licensed braider in Fredericksburg, short, medium and long, from $165.\nblocks:\n  - type: hero\n    heading: Twists",
  },
  bad: {
    "a.yaml":
      "title: Box Braids in Fredericksburg, Virginia\ndescription: Box braids by a licensed braider in Fredericksburg, in small, medium and large, from $165.\nblocks:\n  - type: hero\n    heading: Box Braids",
    "b.yaml":
      "title: Box Braids in Fredericksburg, Virginia\ndescription: Passion twists by a licensed braider in Fredericksburg, short, medium and long, from $165.\nblocks:\n  - type: hero\n    heading: Twists",
  },
  check: (site) => uniqueTexts(site, "title"),
};

export default rule;
