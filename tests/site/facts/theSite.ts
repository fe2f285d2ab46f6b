import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { toSiteModel } from "../../../renderer/page/pageModel";
import { localSite } from "../../support/localSite";

/**
 * The site's facts. What the specification leaves to the owner (name, phone, address, booking site) is read
 * from here, so that the table still holds on the day of the launch; everything else is in the rows.
 */
const { content } = await checkFolder({ dir: "pages-data", publicDir: "public" });
export const site = localSite(toSiteModel(content));

export const salonHours = "Monday to Saturday 7:00 AM to 6:00 PM, Sunday closed";
/** The hours of a page: those of the salon, but where the specification has others for the page. */
export function hoursOf(route: string): string {
  const page = content.pages.find((one) => one.route === route);
  return (page?.data as { hours?: string } | undefined)?.hours ?? salonHours;
}
export const landingHours = "Monday to Saturday 9 AM to 6 PM";

export const call = `a[href="${site.business.phoneLink}"]`;
export const directions = `a[href="${site.business.directions}"][target="_blank"]`;
export const bookingSite = `a[href="${site.booking?.url}"][target="_blank"]`;
export const bookingServices = `a[href="${site.booking?.servicesUrl}"][target="_blank"]`;

export const sevenTowns = [
  "Fredericksburg",
  "Stafford",
  "Spotsylvania",
  "King George",
  "Culpeper",
  "Colonial Beach",
  "Quantico",
];
