import type { Rule } from "../rule";
import { uniqueTexts } from "../site/pageTexts";

export default {
  name: "descriptions/unique",
  severity: "error",
  inDrafts: "warning",
  sentence: "Every page has a description of its own.",
  why: "Search engines show one of two pages that describe themselves alike.",
  fix: "Say in each what only that page has.",
  good: {
    "full-groom.yaml":
      "description: A full groom by a careful groomer in Harborview, with bath, brush and trim, from $75.",
    "nail-trim.yaml":
      "description: A nail trim by a careful groomer in Harborview, in ten minutes, with a treat, from $18.",
  },
  bad: {
    "full-groom.yaml":
      "description: A full groom by a careful groomer in Harborview, with bath, brush and trim, from $75.",
    "nail-trim.yaml":
      "description: A full groom by a careful groomer in Harborview, with bath, brush and trim, from $75.",
  },
  check: (site) => uniqueTexts(site, "description"),
} satisfies Rule;
