import { collectFacts } from "../load/facts/collectFacts";
import { usedNames } from "../load/facts/usedNames";
import type { Rules } from "../rule";
import { isInHalfRead } from "../site/halfRead";
import { filesOf } from "../siteContent";

/** Only `facts`: what else site.yaml has is used by the layout too. */
export default {
  *"facts/unused"(site) {
    // A misspelled use is reported already: that is the same mistake.
    if (filesOf(site).some(({ unfilled }) => unfilled.some(({ reason }) => reason === "unknown-name"))) return;
    if (!site.site?.source) return;
    const used = new Set(filesOf(site).flatMap((file) => [...usedNames(file)]));
    for (const { name, pointer } of collectFacts(site.site.source as Record<string, unknown>)) {
      if (!name.startsWith("facts.") || used.has(name) || isInHalfRead(site, `\${${name}`)) continue;
      const message = `No page uses \${${name}}. Use it where pages say it in words, or take it away.`;
      yield { file: site.site.file, pointer, message };
    }
  },
} satisfies Rules;
