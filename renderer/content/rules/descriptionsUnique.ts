import type { Rule } from "../rule";
import { twoPages, uniqueTexts } from "../site/uniqueTexts";

export default {
  name: "descriptions/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a description of its own.",
  why: "Search engines show one of two pages that describe themselves alike.",
  fix: "Say in each what only that page has.",
  good: twoPages(),
  bad: twoPages("description"),
  check: (site) => uniqueTexts(site, "description"),
} satisfies Rule;
