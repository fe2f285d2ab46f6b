import type { Rule } from "../rule";
import { hostProblem, linkProblem } from "../site/linkProblem";

/** A web address of site.yaml that no browser could open. What starts otherwise than with https:// is the schema's business. */
export default {
  name: "facts/web-address",
  severity: "error",
  sentence: "A web address in site.yaml is a whole one: https://, a name with a dot in it, and no spaces.",
  why: "Every page takes it from there: its canonical link, its sitemap entry or its booking button would lead nowhere.",
  fix: "Open the address in a browser, and copy it from there.",
  good: { "site.yaml": "business:\n  url: https://www.maplestreet.example" },
  bad: { "site.yaml": "business:\n  url: https://maple street.example" },
  *check({ site }) {
    for (const { kind, pointer, value } of site?.values ?? []) {
      if (kind !== "WebAddress" || !value.startsWith("https://") || value.includes("${")) continue;
      const problem = linkProblem(value) ?? hostProblem(value);
      if (problem && site) yield { file: site.file, pointer, ...problem };
    }
  },
} satisfies Rule;
