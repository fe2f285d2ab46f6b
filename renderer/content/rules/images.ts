import { nearestName } from "../../base/nearest";
import { hasPlaceholder } from "../../base/placeholders";
import { parentPointer, textAt } from "../../base/pointer";
import { IMAGES } from "../../pictures/originals";
import { findingsAt, type Rules } from "../check/rule";
import { filesOf, picturesIn, type SiteContent } from "../model/siteContent";
import { isInHalfRead } from "../pages/pageBlocks";
import { addressesBeside, addressesIn } from "../pages/publicFiles";

/** Phones need two or three times as many pixels as CSS pixels for a picture that fills the screen. */
const NARROWEST = 800;

/** A phone's own format, which the decoder does not support because of patents. */
const PHONE_FORMAT = /\.hei[cf]$/i;

/** WCAG 2.2, failure F30: a text alternative that is a file name, or only says that it is a picture. */
const EMPTY_WORDS =
  /^(?:(?:an? |the )?(?:image|photo|picture|illustration|graphic|drawing|img|todo|alt)(?: here| text)?|\S+\.(?:avif|gif|jpe?g|png|svg|webp)|[\s.,!?-]*)\.?$/i;

/** The most characters of a text alternative that screen readers say in one go. */
const MOST = 125;

export default {
  "images/too-large": (site) =>
    findingsAt(imagesOf(site), ({ name, problem }) => {
      if (problem?.kind !== "huge") return undefined;
      const pixels = problem.width > 0 ? `${problem.width} × ${problem.height} pixels and ` : "";
      const size = `${pixels}${(problem.bytes / 1e6).toFixed(1)} MB`;
      return `${name} has ${size}, which is more than a camera makes. Make it smaller: 4000 pixels wide is plenty.`;
    }),
  "images/too-small": (site) =>
    findingsAt(imagesOf(site), ({ name, size }) => {
      if (!size || size.width >= NARROWEST) return undefined;
      return `${name} has ${size.width} × ${size.height} pixels and would look blurred: a picture is at least ${NARROWEST} pixels wide. Use the file as the camera made it, not one from a message or a web page.`;
    }),
  "images/unreadable": (site) =>
    findingsAt(imagesOf(site), ({ name, problem }) => {
      if (problem?.kind === "closed") return `${name} ${problem.reason}. Put a readable file there.`;
      if (problem?.kind !== "unreadable") return undefined;
      return problem.phone || PHONE_FORMAT.test(name)
        ? `${name} is a HEIC picture, which few browsers can show${PHONE_FORMAT.test(name) ? "" : ": another name does not change what it is"}. Export it as a JPEG, and use that file. An iPhone makes JPEGs with "Most Compatible" in Settings, Camera, Formats.`
        : `${name} is not a complete picture: it may have been cut off while it was copied, or is not a JPEG, PNG or WebP at all. Copy it again, or export it as a JPEG.`;
    }),
  "images/alt-empty": (site) =>
    findingsAt(altsOf(site), ({ alt }) => {
      if (!EMPTY_WORDS.test(alt.trim())) return undefined;
      return `"${alt.trim()}" says nothing about the picture. Write what it shows, such as A terrier after its bath, seen from the side.`;
    }),
  "images/alt-length": (site) =>
    findingsAt(altsOf(site), ({ alt }) => {
      const length = [...alt].length;
      if (length <= MOST) return undefined;
      return `This alt text has ${length} characters; a screen reader reads at most ${MOST} in one go. Keep what a client would look at.`;
    }),
  "images/missing"(site) {
    const files = addressesIn(site.imagesRoot, IMAGES);
    return findingsAt(imagesOf(site), ({ name, size, problem }) => {
      if (size || problem || files.has(name)) return undefined;
      if (name.split("/").includes("..")) return `Pictures are in the folder images, and "${name}" leads out of it.`;
      const suggestion = nearestName(name, addressesBeside(name, files));
      const hint = suggestion ? `Did you mean ${suggestion}?` : "Put it there, or name another one.";
      return { message: `There is no file ${name} beside the pages. ${hint}`, suggestion };
    });
  },
  *"images/unused"(site) {
    const used = new Set([...imagesOf(site)].map(({ name }) => name.normalize()));
    for (const name of addressesIn(site.imagesRoot, IMAGES)) {
      if (used.has(name) || isInHalfRead(site, (text) => text.normalize().includes(name))) continue;
      const message = `No page shows ${name}. Use it, or delete the file.`;
      yield { file: `${site.imagesRootName}${name}`, pointer: "", message };
    }
  },
} satisfies Rules;

function* altsOf(site: SiteContent) {
  for (const file of filesOf(site)) {
    for (const picture of picturesIn(file)) {
      const pointer = `${parentPointer(picture.pointer)}/alt`;
      const alt = textAt(file.data, pointer);
      if (alt !== undefined) yield { file: file.file, pointer, alt };
    }
  }
}

/** Every picture that is named, with the results of measuring its file. Invalid names are reported already. */
function* imagesOf(content: SiteContent) {
  for (const file of filesOf(content)) {
    for (const { pointer, value } of picturesIn(file)) {
      if (!value.startsWith("/") || hasPlaceholder(value)) continue;
      const original = content.originals[value];
      const measured = original && "problem" in original ? { problem: original.problem } : { size: original };
      yield { file: file.file, pointer, name: value, ...measured };
    }
  }
}
