import { usedNames } from "../load/facts/usedNames";
import type { Rules } from "../rule";

export default {
  *"vars/unused"({ pages }) {
    for (const page of pages) {
      const { file, source, unfilled } = page;
      const { vars } = (source ?? {}) as Record<string, unknown>;
      // A misspelled use is reported already: that is the same mistake.
      if (typeof vars !== "object" || vars === null || unfilled.some(({ reason }) => reason === "unknown-name"))
        continue;
      const used = usedNames(page);
      for (const name of Object.keys(vars)) {
        if (used.has(name) || !/^\w+$/.test(name)) continue;
        const message = `Nothing on this page uses \${${name}}. Write it where the page says the same in words, or take it away.`;
        yield { file, pointer: `/vars/${name}`, at: "key", message };
      }
    }
  },
} satisfies Rules;
