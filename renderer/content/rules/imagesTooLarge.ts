import { LARGEST } from "../../pictures/originals";
import { hero, type Rule } from "../rule";
import { imagesOf } from "../site/images";

/** The head of a gray JPEG of 10,000 by 9,000 pixels: no more of it is read. */
const HEAD = Uint8Array.from(
  "ffd8 ffc0000b08 2328 2710 01011100 ffda000801010000 3f00 ffd9".replaceAll(" ", "").match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

export default {
  name: "images/too-large",
  severity: "error",
  sentence: `A picture has at most ${LARGEST.pixels / 1e6} megapixels and ${LARGEST.bytes / 1e6} MB.`,
  why: "It would hold up every build and every copy of the site, and visitors get it at 1600 pixels at most.",
  fix: "Make it smaller in any program for pictures: 4000 pixels are plenty.",
  good: hero("images: [{ src: /images/full-groom.svg, alt: A terrier after its bath }]"),
  bad: {
    "images/poster.jpg": HEAD,
    "baths.yaml": hero("images: [{ src: /images/poster.jpg, alt: A terrier after its bath }]"),
  },
  *check(site) {
    for (const { file, pointer, name, original } of imagesOf(site)) {
      if (!original || !("fault" in original) || original.fault.kind !== "huge") continue;
      const { width, height, bytes } = original.fault;
      const size = `${width} × ${height} pixels and ${(bytes / 1e6).toFixed(1)} MB`;
      const message = `${name} has ${size}, which is more than a camera makes. Make it smaller: 4000 pixels wide is plenty.`;
      yield { file, pointer, message };
    }
  },
} satisfies Rule;
