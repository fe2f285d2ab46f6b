import { hero, type Rule } from "../rule";
import { imagesOf } from "../site/images";

/** A phone shows a picture that fills its screen with twice or three times as many pixels as CSS counts. */
const NARROWEST = 800;

/** A transparent PNG of one pixel. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

export default {
  name: "images/too-small",
  severity: "error",
  inDrafts: "warning",
  sentence: `A picture is at least ${NARROWEST} pixels wide.`,
  why: "On a phone's screen a smaller one looks blurred, and the work on it looks careless.",
  fix: "Take the picture as the camera made it, not one that was sent in a message or saved from a web page.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier after its bath }]"),
  bad: {
    "images/dot.png": Uint8Array.from(atob(DOT), (byte) => byte.charCodeAt(0)),
    "baths.yaml": hero("images: [{ src: /images/dot.png, alt: A terrier after its bath }]"),
  },
  *check(site) {
    for (const { file, pointer, name, original } of imagesOf(site)) {
      if (!original || "fault" in original || original.width >= NARROWEST) continue;
      const { width, height } = original;
      const message = `${name} has ${width} × ${height} pixels and would look blurred: a picture is at least ${NARROWEST} pixels wide. Take it as the camera made it, not from a message or a web page.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rule;
