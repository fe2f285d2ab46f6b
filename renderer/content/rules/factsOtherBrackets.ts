import { namesOf } from "../load/facts/namesOf";
import { otherBrackets } from "../load/facts/otherBrackets";
import { walkStrings } from "../load/walkTyped";
import type { Rule } from "../rule";

export default {
  name: "facts/other-brackets",
  severity: "error",
  sentence: `The name of a fact stands between \${ and }.`,
  why: "In any other brackets the page shows the name instead of the fact.",
  fix: "Write ${, the name, and }.",
  good: "vars: { town: Pine Cove }\nbreadcrumb: Grooming in ${town}",
  bad: "vars: { town: Pine Cove }\nbreadcrumb: Grooming in $(town)",
  *check({ site, pages, facts }) {
    for (const page of site ? [site, ...pages] : pages) {
      const names = namesOf(page, facts);
      // Nearly every page has none: its texts are not walked through then.
      if (!otherBrackets(page.text).some(({ name }) => names.has(name))) continue;
      for (const { pointer, value } of walkStrings(page === site ? "Site" : "Page", page.source)) {
        for (const { piece, name } of otherBrackets(value)) {
          if (!names.has(name)) continue;
          const suggestion = `\${${name}}`;
          const message = `Visitors would read ${piece} as it stands here. A fact is written: ${suggestion}`;
          yield { file: page.file, pointer, piece, message, suggestion };
        }
      }
    }
  },
} satisfies Rule;
