import type { Rule } from "../rule";
import { altTextsOf } from "../site/images";
import { filesOf } from "../siteContent";

/** WCAG 2.2, failure F30: a text alternative that is a file name, or only says that there is a picture. */
const EMPTY_WORDS =
  /^(?:(?:an? |the )?(?:image|photo|picture|illustration|graphic|drawing|img|todo|alt)(?: here| text)?|\S+\.(?:avif|gif|jpe?g|png|svg|webp)|[\s.,!?-]*)\.?$/i;

export default {
  name: "images/alt-empty",
  severity: "warning",
  *check(site) {
    for (const file of filesOf(site)) {
      for (const { pointer, alt } of altTextsOf(file)) {
        if (!EMPTY_WORDS.test(alt.trim())) continue;
        const message = `"${alt.trim()}" says nothing of the picture. Write what it shows, such as A terrier after its bath, seen from the side.`;
        yield { file: file.file, pointer, message };
      }
    }
  },
} satisfies Rule;
