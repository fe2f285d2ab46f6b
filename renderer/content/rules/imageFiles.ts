import type { Original } from "../../pictures/originals";
import type { Finding } from "../report/problem";
import type { Rule } from "../rule";
import { imagesOf } from "../site/images";
import type { SiteContent } from "../siteContent";

/** A phone shows a picture that fills its screen with twice or three times as many pixels as CSS counts. */
const NARROWEST = 800;

/** A phone's own format, whose patents keep it out of the decoder. */
const PHONE_FORMAT = /\.hei[cf]$/i;

export default [
  {
    name: "images/too-large",
    severity: "error",
    check: (site) =>
      badFiles(site, (original, name) => {
        if (!("problem" in original) || original.problem.kind !== "huge") return undefined;
        const { width, height, bytes } = original.problem;
        const size = `${width} × ${height} pixels and ${(bytes / 1e6).toFixed(1)} MB`;
        return `${name} has ${size}, which is more than a camera makes. Make it smaller: 4000 pixels wide is plenty.`;
      }),
  },
  {
    name: "images/too-small",
    severity: "error",
    inDrafts: "warning",
    check: (site) =>
      badFiles(site, (original, name) => {
        if ("problem" in original || original.width >= NARROWEST) return undefined;
        const { width, height } = original;
        return `${name} has ${width} × ${height} pixels and would look blurred: a picture is at least ${NARROWEST} pixels wide. Take it as the camera made it, not from a message or a web page.`;
      }),
  },
  {
    name: "images/unreadable",
    severity: "error",
    check: (site) =>
      badFiles(site, (original, name) => {
        if (!("problem" in original) || original.problem.kind !== "unreadable") return undefined;
        return PHONE_FORMAT.test(name)
          ? `${name} is in a phone's own format, which few browsers can show. Export it as a JPEG, and name that file.`
          : `${name} is no whole picture: it may have been cut off on its way, or is no JPEG, PNG or WebP at all. Copy it again, or export it as a JPEG.`;
      }),
  },
] satisfies Rule[];

function* badFiles(
  site: SiteContent,
  problemOf: (original: Original, name: string) => string | undefined,
): Generator<Finding> {
  for (const { file, pointer, name, original } of imagesOf(site)) {
    const message = original && problemOf(original, name);
    if (message) yield { file, pointer, message };
  }
}
