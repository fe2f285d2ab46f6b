import { valueAt } from "../../base/pointer";
import { CARD } from "../../contract/design";
import type { Rules } from "../check/rule";
import { isDraft, picturesIn } from "../model/siteContent";
import { canonicalElsewhere, hasNoindex, isHome } from "../site/routes";

/** How much of a picture has to remain when a network cuts it to its own shape. */
const ENOUGH = 0.9;

/** What a page says to search engines and networks in its head. */
export default {
  *"head/canonical"({ pages, site }) {
    const hostOf = (address: unknown) => (URL.canParse(String(address)) ? new URL(String(address)).host : undefined);
    const own = hostOf(valueAt(site?.data, "/business/url"));
    for (const page of pages) {
      const address = canonicalElsewhere(page);
      if (!address || own === undefined || hostOf(address) !== own) continue;
      const message = `${address} is on this site, where each page is its own first address already. Delete this line; a second address of a page goes into its aliases.`;
      yield { file: page.file, pointer: "/canonical", message };
    }
  },
  *"head/contradiction"({ pages }) {
    for (const page of pages) {
      if (!hasNoindex(page) || !canonicalElsewhere(page)) continue;
      const message =
        "noindex hides this page from search engines, and canonical sends them on to another site: they may hide that one too. Keep only one of the two lines.";
      yield { file: page.file, pointer: "/noindex", at: "key", message };
    }
  },
  *"head/home-hidden"({ pages }) {
    for (const page of pages) {
      if (!isHome(page) || !hasNoindex(page)) continue;
      const message = "Search engines will not list the home page, by which most people find a site. Delete this line.";
      yield { file: page.file, pointer: "/noindex", at: "key", message };
    }
  },
  *"head/share-picture"({ pages, originals }) {
    for (const page of pages) {
      const picture = picturesIn(page).find(({ pointer }) => pointer === "/sharePicture/src");
      const original = picture && originals[picture.value];
      if (!picture || !original || "problem" in original || isDraft(page)) continue;
      const { width, height } = original;
      const size = `${picture.value} has ${width} × ${height} pixels`;
      const wanted = `${CARD.width} × ${CARD.height}`;
      const shape = (width * CARD.height) / (height * CARD.width);
      const kept = Math.min(shape, 1 / shape);
      const lost = Math.round(100 * (1 - kept));
      const message =
        width < CARD.width || height < CARD.height
          ? `${size}, and networks show a picture below ${wanted} only as a small square, or not at all. Use a larger one.`
          : kept < ENOUGH
            ? `${size}, and networks show ${wanted} or the same shape: ${lost} % of its ${shape < 1 ? "height" : "width"} would be cut off. Crop it to that shape.`
            : undefined;
      if (message) yield { file: page.file, pointer: picture.pointer, message };
    }
  },
} satisfies Rules;
