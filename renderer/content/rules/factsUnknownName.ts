import { unfilledIn } from "../load/facts/usedNames";
import { nearest } from "../nearest";
import type { Rule } from "../rule";
import { factSchema } from "../schema/siteSchema";

export default {
  name: "facts/unknown-name",
  severity: "error",
  *check(site) {
    for (const { file, pointer, piece, name, known } of unfilledIn(site, "unknown-name")) {
      const suggestion = writtenAs(name) ?? nearest(name, known) ?? known.find((other) => other.endsWith(`.${name}`));
      const hint = suggestion
        ? `Did you mean \${${suggestion}}?`
        : `It must be a name under vars on this page, or a fact of site.yaml such as \${business.phone}.`;
      yield { file, pointer, piece, message: `Nobody knows ${piece}. ${hint}`, suggestion };
    }
  },
} satisfies Rule;

/** What to write for a fact that the schema derives from another: `business.phone|tel` for `business.phoneLink`. */
function writtenAs(name: string): string | undefined {
  const [, group = "", last = ""] = /^(.*)\.([^.]*)$/.exec(name) ?? [];
  const { derived = {} } = factSchema(group) ?? {};
  return Object.hasOwn(derived, last) ? derived[last]?.write?.slice(2, -1) : undefined;
}
