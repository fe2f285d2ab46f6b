import { collectFacts } from "../load/facts/collectFacts";
import { unfilledIn, usedNames } from "../load/facts/usedNames";
import type { Rule } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { filesOf } from "../siteContent";

/** Only `facts`: what else site.yaml has is used by the layout too. */
export default {
  name: "facts/unused",
  severity: "warning",
  sentence: "Every fact under facts, and every reading of one, is used on a page.",
  why: "A fact that nobody uses is kept up to date for nothing, or a page says the same in its own words and goes stale.",
  fix: "Use it where pages say the same in words, or take it out of site.yaml.",
  good: {
    "site.yaml": "facts:\n  wait: { value: 15 minutes }",
    "index.yaml":
      "description: Grooming in Harborview by a careful groomer, and no wait longer than ${facts.wait}, whatever the day.",
  },
  bad: { "site.yaml": "facts:\n  wait: { value: 15 minutes }" },
  *check(site) {
    // A misspelled use is reported already: that is the same mistake.
    if (!unfilledIn(site, "unknown-name").next().done) return;
    if (!site.site?.source) return;
    const used = new Set(filesOf(site).flatMap((file) => [...usedNames(file)]));
    for (const { name, pointer } of collectFacts(site.site.source as Record<string, unknown>)) {
      if (!name.startsWith("facts.") || used.has(name) || isInHalfRead(site, `\${${name}`)) continue;
      const message = `No page uses \${${name}}. Use it where pages say it in words, or take it away.`;
      yield { file: site.site.file, pointer, message };
    }
  },
} satisfies Rule;
