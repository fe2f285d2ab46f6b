import type { Rule } from "../rule";
import { imagesOf } from "../site/images";

/** A phone's own format, whose patents keep it out of the decoder. */
const PHONE_FORMAT = /\.hei[cf]$/i;

export default {
  name: "images/unreadable",
  severity: "error",
  *check(site) {
    for (const { file, pointer, name, original } of imagesOf(site)) {
      if (!original || !("fault" in original) || original.fault.kind !== "unreadable") continue;
      const message = PHONE_FORMAT.test(name)
        ? `${name} is in a phone's own format, which few browsers can show. Export it as a JPEG, and name that file.`
        : `${name} is no whole picture: it may have been cut off on its way, or is no JPEG, PNG or WebP at all. Copy it again, or export it as a JPEG.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rule;
