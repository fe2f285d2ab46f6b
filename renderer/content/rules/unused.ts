import { namesIn } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import type { Rules } from "../check/rule";
import { collectFacts } from "../facts/collectFacts";
import { usedNames } from "../facts/usedNames";
import { rememberPerFile } from "../model/fileResults";
import { type ContentFile, filesOf } from "../model/siteContent";
import { isInHalfRead } from "../pages/pageBlocks";

export default {
  /** Only `facts`: the layout uses the rest of site.yaml too. */
  *"facts/unused"(site) {
    if (filesOf(site).some(isMisspelled) || !site.site?.source) return;
    const used = new Set(filesOf(site).flatMap(usedNames));
    for (const { name, pointer } of collectFacts(site.site.source as Record<string, unknown>)) {
      if (!name.startsWith("facts.") || used.has(name) || isInHalfRead(site, (text) => namesIn(text).includes(name)))
        continue;
      const message = `No page uses \${${name}}. Use it where pages say the same in words, or remove it.`;
      yield { file: site.site.file, pointer, message };
    }
  },
  *"vars/unused"({ pages }) {
    for (const page of pages) {
      const vars = valueAt(page.source, "/vars");
      if (typeof vars !== "object" || vars === null || isMisspelled(page)) continue;
      const used = usedNames(page);
      for (const name of Object.keys(vars)) {
        if (used.includes(name) || !/^\w+$/.test(name)) continue;
        const message = `Nothing on this page uses \${${name}}. Write it where the page says the same in words, or remove it.`;
        yield { file: page.file, pointer: `/vars/${name}`, at: "key", message };
      }
    }
  },
} satisfies Rules;

/** Whether a file has a misspelled name, which is reported already: the fact or var may be meant by it. */
const isMisspelled = rememberPerFile("misspelled name", ({ unfilled }: ContentFile) =>
  unfilled.some(({ reason }) => reason === "unknown-name"),
);
