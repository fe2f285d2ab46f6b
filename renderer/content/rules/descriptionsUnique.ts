import type { Rule } from "../rule";
import { uniqueTexts } from "../site/pageTexts";

export default {
  name: "descriptions/unique",
  severity: "error",
  inDrafts: "warning",
  check: (site) => uniqueTexts(site, "description"),
} satisfies Rule;
