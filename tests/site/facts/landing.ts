import { type FactRow, factsOf } from "./factRow";
import { landingPages } from "./routes";
import { call, directions, landingHours, site } from "./theSite";

const { business } = site;

/** The price that each page starts at, section 9. */
const startingAt: Record<string, string> = {
  "/butterfly-locs-fredericksburg": "$185",
  "/faux-locs-fredericksburg": "$175",
  "/senegalese-twists-fredericksburg": "$185",
};

/** Section 2: what all sixteen landing pages have. */
const common = landingPages.flatMap(([route]) =>
  factsOf(route, [
    ["a call-to-book button that dials", `#hero ${call}`, `Call to Book: ${business.phone}`],
    ["a 'starting at' price line", "#hero p", ["starting at", startingAt[route] ?? "$165"]],
    ["prices are and up", "main", "and up"],
    ["contact: the phone number dials", `#contact-cards ${call}`, business.phone],
    ["contact: the address", "#contact-cards li", business.address],
    ["contact: directions", `#contact-cards ${directions}`, /\w/],
    ["contact: the experience", "#contact-cards li", "30+ years"],
    ["the final price depends on the thickness of the hair", "main", /thick|dens|how much hair|head of hair/i],
    ["More Braiding Services", "#related-strip h2", "More Braiding Services"],
    ["four related services", "#related-strip li", 4],
    ["the strip's last link", '#related-strip a[href="/services"]', "View All Services & Pricing"],
    ["the strip leaves the page itself out", `#related-strip a[href="${route}"]`, 0],
  ]),
);

/** Without a script, the closing band has the order of the opening; the walk-in page's band leads to the salon first. */
const sameOrder = landingPages
  .filter(([route]) => !route.startsWith("/walk-in"))
  .flatMap(([route]) =>
    factsOf(route, [
      ["the opening: calling comes before booking", `#hero ${call} + a`, "Book Now"],
      ["the closing band: calling comes before booking", `main > [data-ties] ${call} + a`, "Book Now"],
    ]),
  );

/** Section 2: the strip shows the first four of the ordered list, without the page itself. */
const strip = landingPages.flatMap(([route]) =>
  factsOf(
    route,
    landingPages
      .filter(([other]) => other !== route)
      .slice(0, 4)
      .map(([other, label], index) => [
        `related service ${index + 1} is ${label}`,
        `#related-strip li:nth-child(${index + 1}) a[href="${other}"]`,
        label,
      ]),
  ),
);

const cornrows = "/cornrows-fredericksburg";

/** Section 1: "4-8 weeks on others (cornrows 2-4 weeks)". */
const longevity = landingPages.flatMap(([route]) =>
  factsOf(route, [[`longevity`, "main", route === cornrows ? "2-4 weeks" : "4-8 weeks"]]),
);

/** Section 1: "20+ miles on others". */
const radius = [
  "/knotless-braids-fredericksburg",
  "/box-braids-fredericksburg",
  cornrows,
  "/walk-in-braids-fredericksburg",
  "/same-day-braids-fredericksburg",
  "/emergency-braids-fredericksburg",
  "/braids-open-today-fredericksburg",
  "/feed-in-braids-fredericksburg",
  "/tribal-braids-fredericksburg",
  "/passion-twists-fredericksburg",
  "/faux-locs-fredericksburg",
  "/lemonade-braids-fredericksburg",
  "/goddess-braids-fredericksburg",
].flatMap((route) => factsOf(route, [["a radius of 20+ miles", "main", "20+ miles"]]));

/** Section 9: "9am-6pm Mon-Sat on some". */
const hours = [
  "/knotless-braids-fredericksburg",
  "/same-day-braids-fredericksburg",
  "/last-minute-braids-fredericksburg",
  "/braids-open-today-fredericksburg",
  "/feed-in-braids-fredericksburg",
  "/passion-twists-fredericksburg",
  "/faux-locs-fredericksburg",
  "/lemonade-braids-fredericksburg",
].flatMap((route) => factsOf(route, [["9 to 6, Monday to Saturday", "#hero li", landingHours]]));

export const landing: FactRow[] = [...common, ...sameOrder, ...strip, ...longevity, ...radius, ...hours];
