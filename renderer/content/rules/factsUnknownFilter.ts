import { nearest } from "../nearest";
import type { Rule } from "../rule";
import { unfilledIn } from "../site/unfilledIn";

/** `${business.address|ulr}`: the word after the bar says how the fact is written. */
const rule: Rule = {
  name: "facts/unknown-filter",
  severity: "error",
  sentence: `After the bar in \${…|…} stands url, which writes a fact as a web address needs it.`,
  why: "Nobody knows how the fact is to be written.",
  mend: "Write url after the bar, or take the bar and the word away.",
  good: 'blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Map, to: "https://maps.example.com/?q=${business.address|url}" }]',
  bad: 'blocks:\n  - type: hero\n    heading: Box Braids\n    actions: [{ label: Map, to: "https://maps.example.com/?q=${business.address|ulr}" }]',
  *check(site) {
    for (const { file, pointer, piece, name, known } of unfilledIn(site, "unknown-filter")) {
      const message = `"${name}" after the bar is not known. It can be: ${known.join(", ")}, as in \${business.address|url}.`;
      yield { file, pointer, piece, message, suggestion: nearest(name, known) };
    }
  },
};

export default rule;
