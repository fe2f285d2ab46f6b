import { unfilledIn } from "../load/facts/usedNames";
import type { Rule } from "../rule";

export default {
  name: "facts/circle",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "circle")) {
      const message = `${piece} leads in a circle: "${name}" is itself made of this value. Write one of them out in words.`;
      yield { file, pointer, piece, message };
    }
  },
} satisfies Rule;
