import { unfilledIn } from "../load/facts/usedNames";
import { nearest } from "../nearest";
import type { Rule } from "../rule";

/** `${business.address|ulr}`: the word after the bar says how the fact is written. */
export default {
  name: "facts/unknown-filter",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, name, known } of unfilledIn(site, "unknown-filter")) {
      const suggestion = nearest(name, known);
      const hint = suggestion ? ` Did you mean "${suggestion}"?` : "";
      const message = `"${name}" after the bar is not known.${hint} It can be: ${known.join(", ")}, as in \${business.address|url}.`;
      yield { file, pointer, piece, message, suggestion };
    }
    for (const { file, pointer, piece, name } of unfilledIn(site, "unsuited-filter")) {
      // A business number of the wrong form is reported once, by the schema.
      if (name === "business.phone") continue;
      const value = site.facts.get(name) ?? name;
      const message = `${piece} is the link that dials a number, but "${value}" is no phone number. Take the bar and the word behind it away, or name another fact.`;
      yield { file, pointer, piece, message };
    }
  },
} satisfies Rule;
