import type { Rule } from "../rule";
import { headingsOf } from "../site/headings";

export default {
  name: "headings/duplicate",
  severity: "warning",
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
