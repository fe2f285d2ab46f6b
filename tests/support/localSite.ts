import type { Site } from "../../renderer/contract/types.generated";

type Business = Site["business"];
type Needed =
  | "phone"
  | "phoneLink"
  | "address"
  | "addressLines"
  | "directions"
  | "hours"
  | "live"
  | "openingHours"
  | "towns"
  | "street"
  | "city"
  | "longitude"
  | "latitude";

/** The site of a local business, which has an address and opening hours. */
export type LocalSite = Site & { business: Required<Pick<Business, Needed>> };

/** @throws Error for a business that has none */
export function localSite(site: Site): LocalSite {
  if (!isLocal(site)) throw new Error(`${site.business.name} has no address or no opening hours.`);
  return site;
}

const isLocal = (site: Site): site is LocalSite => {
  const { business } = site;
  return business.address !== undefined && business.hours !== undefined;
};
