import type { Rule } from "../../rule";
import type { BuiltSite } from "../builtSite";

export default {
  name: "built/missing-page",
  severity: "error",
  *check({ missing }) {
    for (const { file, route } of missing) {
      yield { file, pointer: "", message: `The built site has no page ${route}. Run npm run build first.` };
    }
  },
} satisfies Rule<BuiltSite>;
