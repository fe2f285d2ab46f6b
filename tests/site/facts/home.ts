import { factsOf } from "./factRow";
import { bookingSite, call, directions, salonHours, sevenTowns, site } from "./theSite";

const { business } = site;
const cards = "#signature-services li";
const stats = "#by-the-numbers dl > div";
const visit = "#visit li";

export const home = factsOf("/", [
  ["the badge of the hero", "#hero", "30 Years of Excellence"],
  ["the headline of the hero", "#hero h1", "Professional Hair Braiding"],
  ["Book Appointment leads to the booking page", '#hero a[href="/booking"]', "Book Appointment"],
  ["the phone button", `#hero ${call}`, business.phone],
  ["the hours in the hero", "#hero li", salonHours],
  ["the street address in the hero", "#hero li", business.address],
  ["a carousel of five images", "#hero img", 5],

  ["Our Signature Services", "#signature-services h2", "Our Signature Services"],
  ["four signature cards", cards, 4],
  ["Boho from $220, 4-5 hours", cards, ["Boho Braids", "$220", "4-5 hours"]],
  ["Cornrows from $180, 1-2 hours", cards, ["Cornrows", "$180", "1-2 hours"]],
  ["Senegalese from $240, 5-6 hours", cards, ["Senegalese", "$240", "5-6 hours"]],
  ["Retwist from $145, 1.5 hours", cards, ["Retwist", "$145", "1.5 hours"]],
  ["a featured card is marked", `${cards} span`, /^Most Popular$/],
  ["styles last 6-8 weeks", "#signature-services", "6-8 weeks"],
  ["prices are and up", "#signature-services", "and up"],
  ["the final price is set in person by thickness", "#signature-services", ["final price in person", "thick"]],

  ["the stylist's story", "#stylist", ["licensed cosmetologist", "certified braiding instructor"]],
  ["clients of every kind", "#stylist", ["students", "service members", "athletes", "professionals", "children"]],
  ["since 1994", "#stylist li", "Since 1994"],
  ["30+ years", "#stylist li", "30+ years"],
  ["three generations", "#stylist li", "3 generations"],
  ["four credential cards", "#credentials li", 4],
  ["a licensed cosmetologist", "#credentials li", "Licensed Cosmetologist"],
  ["a certified braiding instructor", "#credentials li", "Certified Braiding Instructor"],
  ["30+ years of experience", "#credentials li", "30+ years of Experience"],
  ["a three-generation tradition", "#credentials li", "Three-Generation Tradition"],

  ["By The Numbers", "#by-the-numbers h2", "By The Numbers"],
  ["six stats", stats, 6],
  ["30+ years", stats, ["Experience", "30+ years"]],
  ["serving since 1994", stats, "since 1994"],
  ["1000+ clients", stats, ["Clients", "1000+"]],
  ["100% licensed", stats, ["Licensed", "100%"]],
  ["5 military bases served", stats, /Military Bases Served 5\b/],
  ["longevity of 6-8 weeks", stats, ["Longevity", "6-8 weeks"]],
  ["a radius of 30 miles", stats, ["Service Radius", "30 miles"]],
  ["four authority cards", "#authority li", 4],
  ["military families", "#authority li", ["Military Families", "5 military bases"]],
  ["the university area", "#authority li", "University Area"],
  ["the only licensed braiding salon", "#authority li", "Only Licensed Braiding Salon"],
  ["a natural hair care expert", "#authority li", "Natural Hair Care Expert"],

  ["Visit Our Salon", "#visit h2", "Visit Our Salon"],
  [
    "walk-ins are welcome, same day is often possible",
    "#visit",
    ["Walk-ins are welcome", "same-day appointments are often available"],
  ],
  ["the location", visit, ["Location", business.address]],
  ["Get Directions opens a map search in a new tab", `#visit ${directions}`, "Get Directions"],
  ["Call Us", visit, ["Call Us", business.phone]],
  ["Call Us dials", `#visit ${call}`, business.phone],
  ["Salon Hours", visit, ["Salon Hours", salonHours]],
  ["Book Online 24/7", `#visit ${bookingSite}`, "Book Online 24/7"],
  ["eight towns served", "#towns li", 8],
  ...[...sevenTowns, "Prince William County"].map((town): [string, string, RegExp] => [
    `${town} is served`,
    "#towns li",
    new RegExp(`^${town}$`),
  ]),
  ["the towns lie within 30 miles", "#towns", "30 miles"],
]);
