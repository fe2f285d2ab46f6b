import type { Site } from "../../../blocks/types.generated";
import { CARD } from "../../contract/design";
import { widestUrl } from "../../contract/pictureFiles";
import type { PageModel } from "../pageModel";

/** The picture that stands for a page where it is shared. */
interface ShareImage {
  /** Whole, with the site's address: a network asks for it from outside. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The page's social card; for one that has none, such as a block's page in the catalogue, its first picture or the salon's. */
export function shareImage({ card, image, title }: PageModel, { business }: Site): ShareImage {
  const whole = (path: string) => new URL(path, business.url).href;
  if (card) return { ...CARD, url: whole(card.url), alt: card.alt };
  const picture = image?.src ?? business.image;
  return { url: whole(widestUrl(picture)), width: picture.width, height: picture.height, alt: title };
}
