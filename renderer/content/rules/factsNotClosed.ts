import { unfilledIn } from "../load/facts/usedNames";
import type { Rule } from "../rule";

/** `${business.phone` without its last brace. */
export default {
  name: "facts/not-closed",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "not-closed")) {
      const fixed = `\${${/^[\w.|]*/.exec(name)?.[0] ?? ""}}`;
      const message = `This \${ has no } after the name. Write: ${fixed}`;
      yield { file, pointer, piece: /^\$\{\S*/.exec(piece)?.[0] ?? piece, message, suggestion: fixed };
    }
  },
} satisfies Rule;
