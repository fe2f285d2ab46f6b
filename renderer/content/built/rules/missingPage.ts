import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";

export default {
  name: "built/missing-page",
  severity: "error",
  sentence: "Every page that is no draft is in the built site.",
  why: "What goes online is the built site: without the page there, visitors find nothing at its address.",
  fix: "Run npm run build, and check again.",
  good: "<h1>Full Groom</h1>",
  bad: { "index.html": null },
  *check({ missing }) {
    for (const { file, route } of missing) {
      yield { file, pointer: "", message: `The built site has no page ${route}. Run npm run build first.` };
    }
  },
} satisfies Rule<BuiltSite>;
