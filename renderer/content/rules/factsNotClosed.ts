import type { Rule } from "../rule";
import { unfilledIn } from "../unfilledIn";

/** `${business.phone` without its last brace. */
const rule: Rule = {
  name: "facts/not-closed",
  severity: "error",
  sentence: `Every \${ has its }.`,
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "not-closed")) {
      const mended = `\${${/^[\w.|]*/.exec(name)?.[0] ?? ""}}`;
      const message = `This \${ has no } after the name. Write: ${mended}`;
      yield { file, pointer, piece: /^\$\{\S*/.exec(piece)?.[0] ?? piece, message, suggestion: mended };
    }
  },
};

export default rule;
