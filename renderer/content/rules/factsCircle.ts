import { unfilledIn } from "../load/facts/usedNames";
import type { Rule } from "../rule";

export default {
  name: "facts/circle",
  severity: "error",
  sentence: "A fact is not made of itself, nor of a fact that is made of it.",
  why: "Such a fact has no value: pages would show the ${…} itself.",
  fix: "Write one of the facts out in words.",
  good: {
    "site.yaml": "facts:\n  hold: { value: 4-8 weeks }",
    "a.yaml": "breadcrumb: Lasts ${facts.hold}",
  },
  bad: {
    "site.yaml": 'facts:\n  hold: { value: "${facts.wear}" }\n  wear: { value: "${facts.hold}" }',
    "a.yaml": "breadcrumb: Lasts ${facts.wear}",
  },
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "circle")) {
      const message = `${piece} leads in a circle: "${name}" is itself made of this value. Write one of them out in words.`;
      yield { file, pointer, piece, message };
    }
  },
} satisfies Rule;
