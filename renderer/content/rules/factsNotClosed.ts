import type { Rule } from "../rule";
import { unfilledIn } from "../site/unfilledIn";

/** `${business.phone` without its last brace. */
const rule: Rule = {
  name: "facts/not-closed",
  severity: "error",
  sentence: `Every \${ has its }.`,
  why: "The page would show the sign and the name instead of the fact.",
  mend: "Write the } after the name.",
  good: "blocks:\n  - type: hero\n    heading: Box Braids\n    lead: Call ${business.phone} today.",
  bad: "blocks:\n  - type: hero\n    heading: Box Braids\n    lead: Call ${business.phone today.",
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "not-closed")) {
      const mended = `\${${/^[\w.|]*/.exec(name)?.[0] ?? ""}}`;
      const message = `This \${ has no } after the name. Write: ${mended}`;
      yield { file, pointer, piece: /^\$\{\S*/.exec(piece)?.[0] ?? piece, message, suggestion: mended };
    }
  },
};

export default rule;
