import type { Rule } from "../rule";
import { uniqueTexts } from "../uniqueTexts";

/** Two pages with one description: search engines would show only one of them. */
const rule: Rule = {
  name: "descriptions/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a description of its own.",
  check: ({ pages }) => uniqueTexts(pages, "description"),
};

export default rule;
