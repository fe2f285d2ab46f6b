import { type FactRow, factsOf } from "./factRow";
import { braidingServices, everyRoute, landingPages, quickServices } from "./routes";
import { bookingSite, call, hoursOf, site } from "./theSite";

const { business, footer } = site;

/** Section 2, shared layout: what surrounds every page. */
const around = everyRoute.flatMap((route) =>
  factsOf(route, [
    ["the brand leads to home", 'header a[href="/"]', business.name],
    [
      "the links of the top bar, in order",
      "header",
      ["Home", "Services", "Why Choose Us", "Gallery", "About", "Contact", "Book Now"],
    ],
    [
      "the Services menu has two groups and a last link",
      "header nav details",
      ["Braiding Services", "Quick Service", "View All Services & Pricing"],
    ],
    ["Book Now opens the booking site in a new tab", `header ${bookingSite}`, "Book Now"],
    ["a Call button dials", `header ${call}`, "Call"],
    ["Book Now of the sticky bar opens the booking site", `#sticky-bar ${bookingSite}`, "Book Now"],
    ["Call of the sticky bar dials", `#sticky-bar ${call}`, "Call"],
    ["the address", "footer address", business.address],
    ["the phone number dials", `footer address ${call}`, business.phone],
    ["the opening hours of the page", "footer address", hoursOf(route)],
    ["serving since 1994, three generations", "footer", ["3 generations", "since 1994"]],
    ["the provider of the site is credited", `footer a[href="${footer.credit?.to}"]`, footer.credit?.label ?? ""],
    ["one main heading", "h1", 1],
  ]),
);

/** Section 2: the menu's groups, and the route that is marked there. */
const menu = [
  ...factsOf("/", [
    ["eleven styles in the menu", "header nav details div > div:nth-child(1) li", 11],
    ["five quick services in the menu", "header nav details div > div:nth-child(2) li", 5],
    ["the menu's last link", 'header nav details a[href="/services"]', "View All Services & Pricing"],
  ]),
  ...[...braidingServices, ...quickServices].flatMap(([route, label]) =>
    factsOf("/", [[`${label} in the menu`, `header nav details a[href="${route}"]`, label]]),
  ),
  ...["/", "/why-choose-us", "/gallery", "/about", "/contact"].flatMap((route) =>
    factsOf(route, [["the active route is marked", `header nav a[href="${route}"][aria-current="page"]`, 1]]),
  ),
];

const titles: [route: string, title: string][] = [
  ["/services", "Services"],
  ["/why-choose-us", "Why Choose Us"],
  ["/gallery", "Portfolio Gallery"],
  ["/about", `About ${business.name}`],
  ["/contact", "Contact"],
  ["/booking", "Book Appointment"],
  ["/book", "Book Appointment"],
  ["/booking-policy", "Booking Policy"],
  ...landingPages,
];

/** Section 2: Home, then the page's title, on every page but home. */
const breadcrumbs = [
  ...factsOf("/", [["no breadcrumb on home", 'nav[aria-label="Breadcrumb"]', 0]]),
  ...titles.flatMap(([route, title]) =>
    factsOf(route, [
      [
        "the breadcrumb",
        'nav[aria-label="Breadcrumb"]',
        new RegExp(`^Home ${title.replace(/[.*+?^$()|[\]\\]/g, "\\$&")}$`),
      ],
    ]),
  ),
];

export const layout: FactRow[] = [...around, ...menu, ...breadcrumbs];
