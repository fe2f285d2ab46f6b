/** The landing pages in the order of the related strip, with the words of their links. */
export const landingPages: [route: string, label: string][] = [
  ["/knotless-braids-fredericksburg", "Knotless Braids"],
  ["/box-braids-fredericksburg", "Box Braids"],
  ["/cornrows-fredericksburg", "Cornrows"],
  ["/walk-in-braids-fredericksburg", "Walk-In Braids"],
  ["/same-day-braids-fredericksburg", "Same-Day Braids"],
  ["/last-minute-braids-fredericksburg", "Last-Minute Braids"],
  ["/emergency-braids-fredericksburg", "Emergency Braids"],
  ["/braids-open-today-fredericksburg", "Braids Open Today"],
  ["/feed-in-braids-fredericksburg", "Feed-In Braids"],
  ["/tribal-braids-fredericksburg", "Tribal Braids"],
  ["/passion-twists-fredericksburg", "Passion Twists"],
  ["/butterfly-locs-fredericksburg", "Butterfly Locs"],
  ["/faux-locs-fredericksburg", "Faux Locs"],
  ["/senegalese-twists-fredericksburg", "Senegalese Twists"],
  ["/lemonade-braids-fredericksburg", "Lemonade Braids"],
  ["/goddess-braids-fredericksburg", "Goddess Braids"],
];

const urgency = ["/same-day", "/walk-in", "/last-minute", "/emergency", "/braids-open-today"];
const isUrgency = ([route]: [string, string]) => urgency.some((start) => route.startsWith(start));

export const quickServices = landingPages.filter(isUrgency);
export const braidingServices = landingPages.filter((page) => !isUrgency(page));

/** Every screen of the specification; the not-found page represents every other path. */
export const everyRoute = [
  "/",
  "/services",
  "/why-choose-us",
  "/gallery",
  "/about",
  "/contact",
  "/booking",
  "/book",
  "/booking-policy",
  ...landingPages.map(([route]) => route),
  "/404",
];
