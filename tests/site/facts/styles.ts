import { type FactRow, factsOf } from "./factRow";

type Option = [name: string, price: string, hours: string];

/** Section 9, style page options: USD, and up. */
const options: Record<string, Option[]> = {
  "/feed-in-braids-fredericksburg": [
    ["Large", "$165", "3-4 hours"],
    ["Medium", "$175", "4-5 hours"],
    ["Small", "$185", "5-6 hours"],
  ],
  "/tribal-braids-fredericksburg": [
    ["Modern", "$165", "4-5 hours"],
    ["Traditional", "$185", "5-6 hours"],
    ["Custom Tribal Art", "$205", "6-7 hours"],
  ],
  "/passion-twists-fredericksburg": [
    ["Short", "$165", "3-4 hours"],
    ["Medium", "$185", "4-5 hours"],
    ["Long", "$205", "5-6 hours"],
  ],
  "/butterfly-locs-fredericksburg": [
    ["Classic", "$185", "5-6 hours"],
    ["Distressed", "$205", "6-7 hours"],
    ["Goddess", "$225", "7-8 hours"],
  ],
  "/faux-locs-fredericksburg": [
    ["Straight", "$175", "5-6 hours"],
    ["Wavy", "$195", "6-7 hours"],
    ["Distressed", "$205", "6-7 hours"],
    ["Goddess", "$225", "7-8 hours"],
  ],
  "/senegalese-twists-fredericksburg": [
    ["Shoulder", "$185", "5-6 hours"],
    ["Mid-Back", "$205", "6-7 hours"],
    ["Waist", "$225", "7-8 hours"],
  ],
  "/lemonade-braids-fredericksburg": [
    ["Medium", "$165", "4-5 hours"],
    ["Side-Swept", "$185", "5-6 hours"],
    ["Long", "$205", "6-7 hours"],
  ],
  "/goddess-braids-fredericksburg": [
    ["Jumbo", "$165", "4-5 hours"],
    ["Classic", "$195", "5-6 hours"],
    ["Bohemian", "$215", "6-7 hours"],
  ],
};

const priced = Object.entries(options).flatMap(([route, list]) => {
  const rows = route.startsWith("/senegalese") ? "li" : "tbody tr";
  const where = route.startsWith("/feed-in") ? `#options ${rows}` : `#style-options ${rows}`;
  return factsOf(route, [
    ...list.map(([name, price, hours]): [string, string, RegExp] => [
      `${name}: ${price} and up, ${hours}`,
      where,
      new RegExp(`^${name}(?=.* ${hours}).* \\${price} and up`),
    ]),
    ["the options and one on call", where, list.length + 1],
    ["custom or cultural options on call", `${where}:last-child`, "Call for pricing"],
  ]);
});

/** Section 9: small, medium, large and jumbo, with the hours of each, on the pages of knotless and box braids. */
const bySize = [
  ...factsOf("/knotless-braids-fredericksburg", [
    ["small $220-$300, 6-8 hours", "#prices tbody tr", ["Small", "6-8 hours", "$220-$300"]],
    ["medium $165-$260, 4-6 hours", "#prices tbody tr", ["Medium", "4-6 hours", "$165-$260"]],
    ["large $140-$240, 3-4 hours", "#prices tbody tr", ["Large", "3-4 hours", "$140-$240"]],
    ["jumbo from $120, 2-3 hours", "#prices tbody tr", ["Jumbo", "2-3 hours", "Starting $120"]],
    ["custom options on call", "#prices tbody tr", ["Custom", "Call for pricing"]],
    ["prices are and up, set in person by thickness", "#prices", ["and up", "thickness", "in person", "final price"]],
    ["knotless takes 4-6 hours", "#hero li", "4-6 hours"],
    ["longer braids add one to two hours", "#faq details", "one to two additional hours"],
    ["a consultation of 15 minutes", "main", "15 minutes"],
    ["three generations", "#contact-cards", "3 generations"],
  ]),
  ...factsOf("/box-braids-fredericksburg", [
    ["small $220-$300, 6-8 hours", "#style-options tbody tr", ["Small", "6-8 hours", "$220-$300"]],
    ["medium $165-$260, 4-6 hours", "#style-options tbody tr", ["Medium", "4-6 hours", "$165-$260"]],
    ["large $140-$240, 3-4 hours", "#style-options tbody tr", ["Large", "3-4 hours", "$140-$240"]],
    ["jumbo from $120, 2-3 hours", "#style-options tbody tr", ["Jumbo", "2-3 hours", "$120 and up"]],
    ["cultural options on call", "#style-options tbody tr", ["cultural", "Call for pricing"]],
    ["box braids take 3-5 hours", "#hero li", "3-5 hours"],
    ["mid-back adds $30 and 1 hour", "#length-pricing li", ["Mid-back", "+$30", "+1 hour"]],
    ["tail bone adds $60 and 2 hours", "#length-pricing li", ["Tail bone", "+$60", "+2 hours"]],
    ["since 1994", "#contact-cards", "since 1994"],
    ["1000+ clients", "#contact-cards", "1000+ clients"],
  ]),
];

const cards = "#service-cards li";
const cornrows = factsOf("/cornrows-fredericksburg", [
  ["straight-back cornrows from $165", cards, ["Straight-Back Cornrows", "$165", "hours"]],
  ["cornrows at $185", cards, ["$185", "hours"]],
  ["cornrows at $210", cards, ["$210", "hours"]],
  ["cornrows at $250", cards, ["$250", "hours"]],
  ["four cornrow styles with words, time and price", cards, 4],
  ["cornrows take 1-3 hours", "#hero li", "1-3 hours"],
  ["cornrows last 2-4 weeks", "#hero li", "2-4 weeks"],
  ["prices are and up, by thickness, in person", "#service-cards", ["and up", "thickness in person"]],
  ["a section on styles", "#service-cards h2", "Cornrow styles"],
  ["a section on active people", "#text-section h2", "active people"],
  ["athlete groups, each with style and reason", "#recommendations thead", ["Athletes", "Cornrow style", "Reason"]],
  ["six athlete groups", "#recommendations tbody tr", 6],
  ["swimmers", "#recommendations tbody tr", "Swimmers"],
  ["runners", "#recommendations tbody tr", "Runners"],
  ["age groups from children to seniors", "#recommendations-2 ul", ["3 to 7", "8 to 12", "Teens", "adults", "Seniors"]],
  ["a section on community", "#service-area h2", "community"],
  ["5 military bases", "#service-area", "5 military bases"],
]);

/** Section 9: the durations of single styles, and what else is on their pages. */
const durations = [
  ...factsOf("/goddess-braids-fredericksburg", [
    ["goddess braids take 3-4 hours", "main", "3-4 hours"],
    ["longer hair adds 1-2 hours", "main", "1-2 hours more"],
    ["100% licensed", "#credentials", "100% licensed"],
  ]),
  ...factsOf("/feed-in-braids-fredericksburg", [
    ["feed-in braiding takes 2-4 hours", "#expectations dl > div", ["Feed-in braiding", "2-4 hours"]],
    ["longer hair adds 1-2 hours", "#expectations", "add 1-2 hours"],
    ["15 minutes of consultation", "#faq", "15 minutes"],
  ]),
  ...factsOf("/lemonade-braids-fredericksburg", [
    ["lemonade braids take 4-5 hours", "#hero li", "4-5 hours"],
    ["30+ years", "#stats dl > div", "30+ years"],
    ["1000+ clients", "#stats dl > div", "1000+"],
  ]),
  ...factsOf("/tribal-braids-fredericksburg", [["since 1994", "#contact-cards", "since 1994"]]),
  ...factsOf("/senegalese-twists-fredericksburg", [["since 1994", "#contact-cards", "since 1994"]]),
  ...factsOf("/faux-locs-fredericksburg", [["15 minutes of consultation", "#style-options", "15 minutes"]]),
];

export const styles: FactRow[] = [...priced, ...bySize, ...cornrows, ...durations];
