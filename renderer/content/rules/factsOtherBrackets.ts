import { otherBrackets } from "../load/facts/usedNames";
import { walkStrings } from "../load/walkTyped";
import type { Rules } from "../rule";
import { filesOf } from "../siteContent";

export default {
  *"facts/other-brackets"(content) {
    const { site, facts } = content;
    for (const page of filesOf(content)) {
      const own = (page.source as { vars?: object } | undefined)?.vars ?? {};
      const isName = (name: string) => Object.hasOwn(own, name) || facts.has(name);
      // Nearly every page has none: its texts are not walked through then.
      if (!otherBrackets(page.text).some(({ name }) => isName(name))) continue;
      for (const { pointer, value } of walkStrings(page === site ? "Site" : "Page", page.source)) {
        for (const { piece, name } of otherBrackets(value)) {
          if (!isName(name)) continue;
          const suggestion = `\${${name}}`;
          const message = `Visitors would read ${piece} as it stands here. A fact is written: ${suggestion}`;
          yield { file: page.file, pointer, piece, message, suggestion };
        }
      }
    }
  },
} satisfies Rules;
