import type { BuiltRule } from "../builtRule";

/** A page that was written and is not in the built site: the build is older than the content. */
const rule: BuiltRule = {
  name: "built/missing-page",
  severity: "error",
  sentence: "Every page that is no draft is in the built site.",
  why: "What goes online is the built site: without the page there, visitors find nothing at its address.",
  mend: "Run npm run build, and check again.",
  good: "<h1>Box Braids</h1>",
  bad: { "index.html": null },
  *check({ missing }) {
    for (const { file, route } of missing) {
      yield { file, pointer: "", message: `The built site has no page ${route}. Run npm run build first.` };
    }
  },
};

export default rule;
