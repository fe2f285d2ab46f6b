import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";
import { originOf } from "../origin";
import { graphsOf } from "../structuredData";

export default {
  name: "built/structured-data-broken",
  severity: "error",
  sentence: "The structured data of a built page is JSON.",
  why: "Search engines leave out all of it, and show neither prices nor opening hours.",
  fix: "Look at the text that the message names, and build again.",
  good: '<h1>Full Groom</h1><script type="application/ld+json">{"@type":"WebPage"}</script>',
  bad: '<h1>Full Groom</h1><script type="application/ld+json">{"@type":"WebPage"</script>',
  *check({ pages, content }) {
    for (const built of pages) {
      for (const { script, error } of graphsOf(built.document)) {
        if (error) yield { ...originOf(script, built, content), message: `The structured data is no JSON: ${error}.` };
      }
    }
  },
} satisfies Rule<BuiltSite>;
