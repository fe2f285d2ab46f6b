import type { Rule } from "../rule";
import { twoPages, uniqueTexts } from "../site/uniqueTexts";

export default {
  name: "titles/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a title of its own.",
  why: "Search engines show one of two pages with the same title, and visitors cannot tell their tabs apart.",
  fix: "Name in each what only that page is about.",
  good: twoPages(),
  bad: twoPages("title"),
  check: (site) => uniqueTexts(site, "title"),
} satisfies Rule;
