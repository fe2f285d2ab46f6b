import { type Clock, dayOfClock } from "../clock/clock";
import { businessHours } from "../clock/hours/businessHours";
import type { WrittenHours } from "../clock/hours/schedule";
import type { BusinessPlace, Site } from "../contract/types.generated";
import { addressLines } from "../countries/address";

type Located = Partial<Pick<BusinessPlace, "phone" | "street" | "city" | "region" | "postalCode">>;

/** What blocks read of the address and the opening hours of a business, or of one of its places: what is there. */
export function locationOf(
  written: Located,
  hours: WrittenHours,
  facts: { address?: string | undefined; hours?: string | undefined },
  { site, words, clock }: { site: Site; words: (text: string) => string; clock: Clock },
): object {
  const { phone, street, city } = written;
  const { country } = site.business;
  return {
    ...(phone !== undefined && { phone: words(phone) }),
    ...(facts.address && street && city
      ? {
          address: words(facts.address),
          addressLines: addressLines({ ...written, street, city, country }, site.language),
        }
      : {}),
    ...(facts.hours
      ? { hours: words(facts.hours), live: businessHours(hours, clock.zone, dayOfClock(clock), site) }
      : {}),
  };
}

/**
 * The facts of the site as a page of a place shows them: with the address, the phone and the hours of the place in those of
 * the business.
 *
 * @param id of the place, if the page is of one
 */
export function siteAt(site: Site, id: string | undefined): { site: Site; place?: BusinessPlace } {
  const place = id === undefined ? undefined : site.places?.find((one) => one.id === id);
  if (!place) return { site };
  const { name: _name, id: _id, type: _type, page: _page, ...location } = place;
  const nowhere = Object.fromEntries(OF_A_PLACE.map((property) => [property, undefined]));
  const business = { ...site.business, ...nowhere, ...location };
  // Inherited, not copied: the build records which parts of the site a page reads.
  return { site: Object.create(site, { business: { value: business, enumerable: true } }) as Site, place };
}

/** What a place does not share with the business where it has none of its own; the phone of the business serves all. */
const OF_A_PLACE = [
  "street",
  "city",
  "region",
  "postalCode",
  "address",
  "addressLines",
  "directions",
  "longitude",
  "latitude",
  "openingHours",
  "seasons",
  "holidays",
  "hours",
  "live",
];
