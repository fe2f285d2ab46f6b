import { type FactRow, factsOf } from "./factRow";
import { bookingServices, call, salonHours } from "./theSite";

const steps = "#what-to-expect ol ol li";
const durations = "#what-to-expect dl > div";
const features = [
  "Training",
  "Sanitation",
  "Hair Health",
  "Consistency",
  "Insurance",
  "Cultural Authenticity",
  "Time Investment",
  "Pricing Transparency",
];
const phases = ["Before Your Appointment", "During Your Appointment", "After Your Appointment"];
const clients: [name: string, since: string][] = [
  ["Tamika J.", "2009"],
  ["Lauren P.", "2016"],
  ["Denise W.", "2021"],
  ["Jordan M.", "2022"],
  ["Keisha R.", "2013"],
  ["Yvonne C.", "1998"],
];

export const whyChooseUs: FactRow[] = factsOf("/why-choose-us", [
  ["four badges", "#hero li", 4],
  ["licensed", "#hero li", "Licensed Cosmetologist"],
  ["certified instructor", "#hero li", "Certified Braiding Instructor"],
  ["30+ years", "#hero li", "30+ years"],
  ["1000+ clients", "#hero li", "1000+ Clients"],
  ["Book Your Appointment opens the booking site's services", `#hero ${bookingServices}`, "Book Your Appointment"],

  ["What to Expect", "#what-to-expect h2", "What to Expect"],
  ...phases.map((phase, index): [string, string, string] => [
    `phase ${index + 1}: ${phase}`,
    `#what-to-expect ol > li:nth-child(${index + 1}) h3`,
    phase,
  ]),
  ["three phases of three steps", steps, 9],
  ["a consultation of 15 minutes", steps, ["Consultation", "15 minutes"]],
  [
    "the price is set at an assessment of thickness in person",
    steps,
    ["In-Person Assessment", "thickness", "final price"],
  ],
  ["styles last 4-8 weeks", steps, "4-8 weeks"],
  ["the panel of expected durations", "#what-to-expect h3", "Expected Durations"],
  ["four durations", durations, 4],
  ["large box braids 4-6 hours", durations, /^Large box braids 4-6 hours$/],
  ["medium knotless braids 6-8 hours", durations, /^Medium knotless braids 6-8 hours$/],
  ["small box braids 7-9 hours", durations, /^Small box braids 7-9 hours$/],
  ["feed-in cornrows 5-7 hours", durations, /^Feed-in cornrows 5-7 hours$/],
  ["longer hair adds 1-2 hours", "#what-to-expect", "Longer hair adds 1-2 hours"],

  ["eight features in the table", "#comparison tbody tr", 8],
  ["three columns beside the feature", "#comparison thead th", 4],
  ["twenty-four cells", "#comparison tbody td", 24],
  ...["Our Licensed Salon", "Unlicensed Home Braiders", "Chain Salons"].map((column): [string, string, string] => [
    `${column} is compared`,
    "#comparison thead th",
    column,
  ]),
  ...features.map((feature, index): [string, string, string] => [
    `${feature} is compared`,
    `#comparison tbody tr:nth-child(${index + 1}) th`,
    feature,
  ]),
  ["the licensed salon's training", "#comparison tbody td", ["Licensed cosmetologist", "certified", "30+ years"]],
  ["three generations of technique", "#comparison tbody td", "3 generations"],

  ["six testimonials", "#testimonials li", 6],
  ...clients.map(([name, since]): [string, string, string[]] => [
    `${name} with stars and year`,
    "#testimonials li",
    ["Rated 5 out of 5", name, `Client since ${since}`],
  ]),
  ["a rating of 5 from 1000 reviews", "#testimonials", "5 out of 5, from 1000 reviews"],
  ["clients travel 30-60 minutes", "#testimonials", "30-60 minutes"],

  ["what makes us different: four cards", "#what-makes-us-different li", 4],
  ["what makes us different", "#what-makes-us-different h2", "What Makes Us Different"],
  ["four statistics", "#statistics dl > div", 4],
  ["30+ years", "#statistics dl > div", "30+ years"],
  ["1000+ five-star experiences", "#statistics dl > div", ["Five-Star Experiences", "1000+"]],
  [
    "the only certified instructor in the region",
    "#statistics dl > div",
    ["Certified Instructor in the Region", "Only"],
  ],
  ["5 military bases", "#statistics dl > div", /^Military Bases Served 5$/],

  ["seven questions", "#faq summary", 7],
  ["the drive of 30-60 minutes", "#faq details", "30-60 minutes"],
  ["styles last 4-8 weeks", "#faq details", "4-8 weeks"],
  ["walk-ins and same-day in the salon's hours", "#faq details", ["Same-day", "walk-ins are welcome", salonHours]],
  ["5 military bases", "#faq details", "5 military bases"],
  [
    "prices are starting prices, set in person by thickness",
    "#faq details",
    ["starting prices", "thickness", "final price"],
  ],
  ["a call button", `#call ${call}`, "Call"],
  ["a closing booking button", `#book ${bookingServices}`, "Book Your Appointment"],
  ["See Our Work leads to the gallery", '#book a[href="/gallery"]', "See Our Work"],
]);
