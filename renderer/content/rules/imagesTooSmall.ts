import type { Rule } from "../rule";
import { imagesOf } from "../site/images";

/** A phone shows a picture that fills its screen with twice or three times as many pixels as CSS counts. */
const NARROWEST = 800;

export default {
  name: "images/too-small",
  severity: "error",
  inDrafts: "warning",
  *check(site) {
    for (const { file, pointer, name, original } of imagesOf(site)) {
      if (!original || "fault" in original || original.width >= NARROWEST) continue;
      const { width, height } = original;
      const message = `${name} has ${width} × ${height} pixels and would look blurred: a picture is at least ${NARROWEST} pixels wide. Take it as the camera made it, not from a message or a web page.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rule;
