import { pointerSteps } from "../../../base/pointer";

/** A part of what is written once for all pages. */
export interface SiteGroup {
  name: string;
  /** What is in it, for those who look for it. */
  about: string;
  /** The pointers of its parts. */
  parts: string[];
  /** Parts of these that another group has. */
  without?: string[];
}

const HOURS = ["/business/openingHours", "/business/holidays"];

/** The group that is a library in place of a form. */
export const PICTURES = "Pictures";

/** In the order of how often they are needed. What no group names is in the last one. */
export const SITE_GROUPS: SiteGroup[] = [
  { name: "Prices", about: "What each service costs, and how long it takes", parts: ["/prices"] },
  { name: "Hours and holidays", about: "When it is open, and the days that are different", parts: HOURS },
  {
    name: "Business",
    about: "Name, address, phone and ratings",
    parts: ["/business", "/places", "/rating"],
    without: HOURS,
  },
  {
    name: "Menus",
    about: "The links at the top and the end of every page",
    parts: ["/navigation", "/footer", "/relatedServices"],
  },
  { name: PICTURES, about: "All pictures, and the pages that show them", parts: [] },
  { name: "Facts", about: "Figures and claims that several pages say", parts: ["/facts"] },
  {
    name: "Booking and contact",
    about: "Appointments, messages and the map",
    parts: ["/booking", "/contactForm", "/map"],
  },
  {
    name: "Look",
    about: "The theme, the colors and the typefaces of every page",
    parts: ["/look", "/palette", "/fonts"],
  },
  { name: "Words and language", about: "What buttons and labels say, language and time zone", parts: [] },
];

/** The name of the group that has a value of site.yaml. */
function groupOf(pointer: string): string {
  const has = (parts: string[]) => parts.some((part) => `${pointer}/`.startsWith(`${part}/`));
  return SITE_GROUPS.find(({ parts, without = [] }) => has(parts) && !has(without))?.name ?? LAST;
}

/** The same for a value of any file beside the pages: a collection is a group of its own, named by its folder. */
export function groupIn(file: string, pointer: string): string {
  const [folder] = file.split("/_collection.yaml");
  return folder === undefined || folder === file ? groupOf(pointer) : `/${folder}`;
}

const LAST = SITE_GROUPS.at(-1)?.name ?? "";

/** The pointers of a group's parts, given the names of everything in the file. */
export function partsOf({ name, parts }: SiteGroup, all: string[]): string[] {
  if (name === LAST) return all.map((one) => `/${one}`).filter((one) => groupOf(one) === LAST);
  return parts.filter((part) => all.includes(pointerSteps(part)[0] ?? ""));
}
