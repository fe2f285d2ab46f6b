import { hero, type Rule } from "../rule";
import { altTextsOf } from "../site/images";
import { filesOf } from "../siteContent";

/** How much a screen reader says of a picture in one go. */
const MOST = 125;

export default {
  name: "images/alt-length",
  severity: "warning",
  sentence: "The words that stand for a picture are one sentence of at most 125 characters.",
  why: "A screen reader says them in one go, and some cut them off there; nobody can stop it halfway and come back.",
  fix: "Say what a client would look at in the picture; the rest belongs to the text beside it.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier seen from behind. }]"),
  bad: hero(
    "images:",
    "  - src: /images/full-groom.svg",
    "    alt: A long-coated terrier in black and brown, seen from behind, on a yellow table where it sits upright in front of a tall mirror in a bright room.",
  ),
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
