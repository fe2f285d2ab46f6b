import type { Rule } from "../rule";
import { imagesOf } from "../site/images";

export default {
  name: "images/too-large",
  severity: "error",
  *check(site) {
    for (const { file, pointer, name, original } of imagesOf(site)) {
      if (!original || !("fault" in original) || original.fault.kind !== "huge") continue;
      const { width, height, bytes } = original.fault;
      const size = `${width} × ${height} pixels and ${(bytes / 1e6).toFixed(1)} MB`;
      const message = `${name} has ${size}, which is more than a camera makes. Make it smaller: 4000 pixels wide is plenty.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rule;
