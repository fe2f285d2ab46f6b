import { hero, type Rule } from "../rule";
import { imagesOf } from "../site/images";

/** A phone's own format, whose patents keep it out of the decoder. */
const PHONE_FORMAT = /\.hei[cf]$/i;

export default {
  name: "images/unreadable",
  severity: "error",
  sentence: "Every picture is whole, and a JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.",
  why: "What cannot be decoded here cannot be shown to anyone.",
  fix: "Copy the picture from the phone or the camera again, or export it as a JPEG.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier after its bath }]"),
  bad: {
    "images/baths.jpg": "This is no picture.",
    "baths.yaml": hero("images: [{ src: /images/baths.jpg, alt: A terrier after its bath }]"),
  },
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
