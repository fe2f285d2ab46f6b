import { holderOf, valueAt } from "../pointer";
import { findingsAt, type Rules } from "../rule";
import { filesOf, type SiteContent } from "../siteContent";

/** WCAG 2.2, failure F30: a text alternative that is a file name, or only says that there is a picture. */
const EMPTY_WORDS =
  /^(?:(?:an? |the )?(?:image|photo|picture|illustration|graphic|drawing|img|todo|alt)(?: here| text)?|\S+\.(?:avif|gif|jpe?g|png|svg|webp)|[\s.,!?-]*)\.?$/i;

/** How much a screen reader says of a picture in one go. */
const MOST = 125;

export default {
  "images/alt-empty": (site) =>
    findingsAt(altsOf(site), ({ alt }) => {
      if (!EMPTY_WORDS.test(alt.trim())) return undefined;
      return `"${alt.trim()}" says nothing of the picture. Write what it shows, such as A terrier after its bath, seen from the side.`;
    }),
  "images/alt-length": (site) =>
    findingsAt(altsOf(site), ({ alt }) => {
      const length = [...alt].length;
      if (length <= MOST) return undefined;
      return `These words for a picture have ${length} characters; a screen reader says at most ${MOST} in one go. Keep what a client would look at.`;
    }),
} satisfies Rules;

/** The `alt` beside every picture. */
function* altsOf(site: SiteContent) {
  for (const { file, data, values } of filesOf(site)) {
    for (const { kind, pointer: picture } of values) {
      const pointer = `${holderOf(picture)}/alt`;
      const alt = kind === "ImageSource" ? valueAt(data, pointer) : undefined;
      if (typeof alt === "string") yield { file, pointer, alt };
    }
  }
}
