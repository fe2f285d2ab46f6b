import { findingsAt, type Rules } from "../rule";
import { imagesOf } from "../site/images";

/** A phone shows a picture that fills its screen with twice or three times as many pixels as CSS counts. */
const NARROWEST = 800;

/** A phone's own format, whose patents keep it out of the decoder. */
const PHONE_FORMAT = /\.hei[cf]$/i;

export default {
  "images/too-large": (site) =>
    findingsAt(imagesOf(site), ({ name, problem }) => {
      if (problem?.kind !== "huge") return undefined;
      const size = `${problem.width} × ${problem.height} pixels and ${(problem.bytes / 1e6).toFixed(1)} MB`;
      return `${name} has ${size}, which is more than a camera makes. Make it smaller: 4000 pixels wide is plenty.`;
    }),
  "images/too-small": (site) =>
    findingsAt(imagesOf(site), ({ name, size }) => {
      if (!size || size.width >= NARROWEST) return undefined;
      return `${name} has ${size.width} × ${size.height} pixels and would look blurred: a picture is at least ${NARROWEST} pixels wide. Take it as the camera made it, not from a message or a web page.`;
    }),
  "images/unreadable": (site) =>
    findingsAt(imagesOf(site), ({ name, problem }) => {
      if (problem?.kind !== "unreadable") return undefined;
      return PHONE_FORMAT.test(name)
        ? `${name} is in a phone's own format, which few browsers can show. Export it as a JPEG, and name that file.`
        : `${name} is no whole picture: it may have been cut off on its way, or is no JPEG, PNG or WebP at all. Copy it again, or export it as a JPEG.`;
    }),
} satisfies Rules;
