import type { MapService, Site } from "../types.generated";

/** What the map must know of the site. */
export interface Place {
  name: string;
  street: string;
  /** City, region and postal code. */
  city: string;
  /** The address of the directions. */
  directions: string;
  /** Degrees east and degrees north. */
  longitude: number;
  latitude: number;
  /** Where the map's pictures come from; without it, there is no map. */
  service: MapService | undefined;
}

export function placeOf({ business, map }: Pick<Site, "business" | "map">): Place {
  const { name, street, city, region, postalCode, directions, longitude, latitude } = business;
  return { name, street, city: `${city}, ${region} ${postalCode}`, directions, longitude, latitude, service: map };
}
