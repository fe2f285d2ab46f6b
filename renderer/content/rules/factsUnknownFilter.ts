import { unfilledIn } from "../load/facts/usedNames";
import { nearest } from "../nearest";
import { hero, type Rule } from "../rule";

/** `${business.address|ulr}`: the word after the bar says how the fact is written. */
export default {
  name: "facts/unknown-filter",
  severity: "error",
  sentence: `After the bar in \${…|…} stands url, which writes a fact as a web address needs it, or tel, which makes a phone number a link.`,
  why: "Nobody knows how the fact is to be written.",
  fix: "Write url or tel after the bar, or take the bar and the word away.",
  good: hero('actions: [{ label: Map, to: "https://maps.example.com/?q=${business.address|url}" }]'),
  bad: hero('actions: [{ label: Map, to: "https://maps.example.com/?q=${business.address|ulr}" }]'),
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
