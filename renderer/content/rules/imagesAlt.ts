import { valueAt } from "../pointer";
import type { Finding } from "../report/problem";
import type { Rule } from "../rule";
import { filesOf, type SiteContent } from "../siteContent";

/** WCAG 2.2, failure F30: a text alternative that is a file name, or only says that there is a picture. */
const EMPTY_WORDS =
  /^(?:(?:an? |the )?(?:image|photo|picture|illustration|graphic|drawing|img|todo|alt)(?: here| text)?|\S+\.(?:avif|gif|jpe?g|png|svg|webp)|[\s.,!?-]*)\.?$/i;

/** How much a screen reader says of a picture in one go. */
const MOST = 125;

export default [
  {
    name: "images/alt-empty",
    severity: "warning",
    check: (site) =>
      badTexts(site, (alt) =>
        EMPTY_WORDS.test(alt.trim())
          ? `"${alt.trim()}" says nothing of the picture. Write what it shows, such as A terrier after its bath, seen from the side.`
          : undefined,
      ),
  },
  {
    name: "images/alt-length",
    severity: "warning",
    check: (site) =>
      badTexts(site, (alt) => {
        const length = [...alt].length;
        if (length <= MOST) return undefined;
        return `These words for a picture have ${length} characters; a screen reader says at most ${MOST} in one go. Keep what a client would look at.`;
      }),
  },
] satisfies Rule[];

/** Judges the `alt` beside every picture. */
function* badTexts(site: SiteContent, problemOf: (alt: string) => string | undefined): Generator<Finding> {
  for (const { file, data, values } of filesOf(site)) {
    for (const { kind, pointer: picture } of values) {
      if (kind !== "ImageSource") continue;
      const pointer = `${picture.slice(0, picture.lastIndexOf("/"))}/alt`;
      const alt = valueAt(data, pointer);
      const message = typeof alt === "string" ? problemOf(alt) : undefined;
      if (message) yield { file, pointer, message };
    }
  }
}
