import { withBreakableSpaces, withoutIsolates } from "../base/invisible";
import { SITE_FILE } from "../content/model/siteContent";
import type { CardText, Design } from "../contract/design";
import { directionOf } from "../contract/language";
import { focusOf } from "../contract/pictureFrame";
import { plainText, type Text } from "../contract/richText";
import type { TypefaceChoice } from "../contract/typefaces";
import type { Site } from "../contract/types.generated";
import { siteAt } from "../page/locationOf";
import type { PageModel } from "../page/pageModel";
import type { Originals } from "../pictures/originals";

/** How a page's card looks: `design.card.look`. */
export type CardLook = Design["card"]["look"];

export interface CardContent extends CardText {
  /** Of which it is the card: the file of a page, or site.yaml. */
  file: string;
  /** The original picture, and which part of it stays in view. */
  picture: { file: string; contentHash: string; focus: string };
  typefaces: TypefaceChoice;
}

/** A page's card: the words of its first block that has them, and its first picture or else the business's. */
export function cardOfPage(page: PageModel, site: Site, originals: Originals, lookOf: CardLook): CardContent {
  const [heading, price] = ["heading", "priceLine"].map((property) => firstText(page, property));
  const own = cardOfSite(siteAt(site, page.place).site, originals, lookOf, page);
  return { ...own, heading: heading ?? page.title, ...(price && { price }) };
}

/** The card for pages that have none of their own. */
export function cardOfSite(
  site: Site,
  originals: Originals,
  lookOf: CardLook,
  { look = {}, image, file: of = SITE_FILE }: Partial<Pick<PageModel, "look" | "image" | "file">> = {},
): CardContent {
  const { business } = site;
  const wanted = image ?? { src: business.image };
  const original = Object.values(originals).find((one) => "picture" in one && one.picture.hash === wanted.src.hash);
  if (!original || !("picture" in original)) throw new Error(`The picture ${wanted.src.name} was not measured.`);
  const { file, contentHash } = original;
  return {
    file: of,
    heading: business.tagline,
    name: business.name,
    place: [business.city, business.region].filter(Boolean).join(", "),
    ...(directionOf(site.language) === "rtl" && { isMirrored: true }),
    look: lookOf(look, site),
    typefaces: site.fonts.typefaces.choice,
    picture: { file, contentHash, focus: focusOf(wanted.src, wanted.focus) ?? "center" },
  };
}

/** The alternative text of a card. */
export function altOf({ heading, price, name }: CardContent): string {
  return withBreakableSpaces(`${[heading, price].filter(Boolean).join(". ")}. ${name}`);
}

/** The words of this property in the first block that has it, whatever its type. */
function firstText({ blocks }: PageModel, property: string): string | undefined {
  for (const block of blocks) {
    const text = (block as unknown as Record<string, unknown>)[property];
    if (Array.isArray(text)) return withoutIsolates(plainText(text as Text));
  }
  return undefined;
}
