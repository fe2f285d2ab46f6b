import { hero, type Rule } from "../rule";
import { altTextsOf } from "../site/images";
import { filesOf } from "../siteContent";

/** WCAG 2.2, failure F30: a text alternative that is a file name, or only says that there is a picture. */
const EMPTY_WORDS =
  /^(?:(?:an? |the )?(?:image|photo|picture|illustration|graphic|drawing|img|todo|alt)(?: here| text)?|\S+\.(?:avif|gif|jpe?g|png|svg|webp)|[\s.,!?-]*)\.?$/i;

export default {
  name: "images/alt-empty",
  severity: "warning",
  sentence: 'The words that stand for a picture say what it shows: no file name, and no more than "picture".',
  why: "Who cannot see the picture hears these words in its place: https://www.w3.org/WAI/WCAG22/Techniques/failures/F30.",
  fix: "Say what a client would look at in the picture.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier seen from behind. }]"),
  bad: hero("images: [{ src: /images/full-groom.svg, alt: full-groom.svg }]"),
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
