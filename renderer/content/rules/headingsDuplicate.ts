import type { Rule } from "../rule";
import { headingsOf } from "../site/headings";

export default {
  name: "headings/duplicate",
  severity: "warning",
  sentence: "No two blocks of a page have the same heading.",
  why: "A screen reader lists the sections by their headings; two of one name cannot be told apart.",
  fix: "Say in the heading what is different about this section.",
  good: "blocks:\n  - type: hero\n    heading: Full Groom\n  - type: callToAction\n    heading: Book a Visit\n    actions: [{ label: Prices, to: /services }]",
  bad: "blocks:\n  - type: hero\n    heading: Full Groom\n  - type: callToAction\n    heading: Full groom\n    actions: [{ label: Prices, to: /services }]",
  *check({ pages }) {
    for (const page of pages) {
      const seen = new Set<string>();
      for (const { text, pointer } of headingsOf(page)) {
        const key = text.trim().toLowerCase();
        if (key === "") continue;
        if (seen.has(key)) {
          const message = `Another block of this page has the heading "${text}" already. Say what is different about this one.`;
          yield { file: page.file, pointer, message };
        }
        seen.add(key);
      }
    }
  },
} satisfies Rule;
