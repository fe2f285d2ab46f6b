import type { Rule } from "../rule";
import { altTextsOf } from "../site/images";
import { filesOf } from "../siteContent";

/** How much a screen reader says of a picture in one go. */
const MOST = 125;

export default {
  name: "images/alt-length",
  severity: "warning",
  *check(site) {
    for (const file of filesOf(site)) {
      for (const { pointer, alt } of altTextsOf(file)) {
        const length = [...alt].length;
        if (length <= MOST) continue;
        const message = `These words for a picture have ${length} characters; a screen reader says at most ${MOST} in one go. Keep what a client would look at.`;
        yield { file: file.file, pointer, message };
      }
    }
  },
} satisfies Rule;
