import type { Rule } from "../rule";
import { uniqueTexts } from "../uniqueTexts";

/** Two pages with one title: search engines would show only one of them. */
const rule: Rule = {
  name: "titles/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a title of its own.",
  check: ({ pages }) => uniqueTexts(pages, "title"),
};

export default rule;
