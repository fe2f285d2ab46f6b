import type { Rule } from "../rule";
import { uniqueTexts } from "../uniqueTexts";

/** Two pages with one description: search engines would show only one of them. */
const rule: Rule = {
  name: "descriptions/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a description of its own.",
  why: "Search engines show one of two pages that describe themselves alike.",
  mend: "Say in each what only that page has.",
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
      "title: Passion Twists in Fredericksburg, Virginia\ndescription: Box braids by a licensed braider in Fredericksburg, in small, medium and large, from $165.\nblocks:\n  - type: hero\n    heading: Twists",
  },
  check: (site) => uniqueTexts(site, "description"),
};

export default rule;
