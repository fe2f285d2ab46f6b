import type { Rules } from "../../rule";
import type { BuiltSite } from "../builtSite";

export default {
  *"built/missing-page"({ missing }) {
    for (const { file, route } of missing) {
      yield { file, pointer: "", message: `The built site has no page ${route}. Run npm run build first.` };
    }
  },
} satisfies Rules<BuiltSite>;
