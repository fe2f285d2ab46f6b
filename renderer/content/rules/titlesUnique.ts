import type { Rule } from "../rule";
import { uniqueTexts } from "../site/pageTexts";

export default {
  name: "titles/unique",
  severity: "error",
  inDrafts: "warning",
  check: (site) => uniqueTexts(site, "title"),
} satisfies Rule;
