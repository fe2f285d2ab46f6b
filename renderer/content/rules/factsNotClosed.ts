import { unfilledIn } from "../load/facts/usedNames";
import { hero, type Rule } from "../rule";

/** `${business.phone` without its last brace. */
export default {
  name: "facts/not-closed",
  severity: "error",
  sentence: `Every \${ has its }.`,
  why: "The page would show the sign and the name instead of the fact.",
  fix: "Write the } after the name.",
  good: hero("lead: Call ${business.phone} today."),
  bad: hero("lead: Call ${business.phone today."),
  *check(site) {
    for (const { file, pointer, piece, name } of unfilledIn(site, "not-closed")) {
      const fixed = `\${${/^[\w.|]*/.exec(name)?.[0] ?? ""}}`;
      const message = `This \${ has no } after the name. Write: ${fixed}`;
      yield { file, pointer, piece: /^\$\{\S*/.exec(piece)?.[0] ?? piece, message, suggestion: fixed };
    }
  },
} satisfies Rule;
