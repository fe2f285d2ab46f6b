import type { Rule } from "../rule";
import { uniqueTexts } from "../site/pageTexts";

export default {
  name: "titles/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a title of its own.",
  why: "Search engines show one of two pages with the same title, and visitors cannot tell their tabs apart.",
  fix: "Name in each what only that page is about.",
  good: {
    "full-groom.yaml": "title: A Full Groom for Every Dog in Harborview",
    "nail-trim.yaml": "title: A Nail Trim for Every Dog in Harborview",
  },
  bad: {
    "full-groom.yaml": "title: A Full Groom for Every Dog in Harborview",
    "nail-trim.yaml": "title: A Full Groom for Every Dog in Harborview",
  },
  check: (site) => uniqueTexts(site, "title"),
} satisfies Rule;
