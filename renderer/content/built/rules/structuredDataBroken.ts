import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";
import { graphsOf } from "../structuredData";

export default {
  name: "built/structured-data-broken",
  severity: "error",
  *check({ pages, content }) {
    for (const built of pages) {
      for (const { script, error } of graphsOf(built.document)) {
        if (error) yield { ...originOf(script, built, content), message: `The structured data is no JSON: ${error}.` };
      }
    }
  },
} satisfies Rule<BuiltSite>;
