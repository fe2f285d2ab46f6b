import { type FactRow, factsOf } from "./factRow";
import { landingHours, salonHours } from "./theSite";

const walkInHours = "Monday to Friday 9 AM to 6 PM, Saturday 9 AM to 5 PM, Sunday by appointment only";
const sizes: [size: RegExp, price: string, hours: string][] = [
  [/small/i, "$220-$300", "6-8 hours"],
  [/medium/i, "$165-$260", "4-6 hours"],
  [/large/i, "$140-$240", "3-4 hours"],
];

const menu = "#walk-in-menu tbody tr";
const walkIn = factsOf("/walk-in-braids-fredericksburg", [
  ["walk-in hours in the hero", "#hero li", walkInHours],
  ["walk-in hours in the contact block", "#contact-cards li", walkInHours],
  ["a wait of 15-30 minutes in the hero", "#hero li", "15-30 minutes"],
  ["a wait of 15-30 minutes", "#stats dl > div", ["Usual wait", "15-30 minutes"]],
  ["touch-ups from $75", "#stats dl > div", ["Starting price of touch-ups", "$75"]],
  ["touch-up from $75 on the menu", menu, ["Touch-up", "Starting $75"]],
  ["cornrows from $165, 1-3 hours", menu, ["Cornrows", "1-3 hours", "Starting $165"]],
  ["jumbo from $120, 2-3 hours", menu, ["Jumbo", "2-3 hours", "Starting $120"]],
  ["large $140-$240, 3-4 hours", menu, ["Large", "3-4 hours", "$140-$240"]],
  ["medium $165-$260, 4-6 hours", menu, ["Medium", "4-6 hours", "$165-$260"]],
  ["small $220-$300, 6-8 hours", menu, ["Small", "6-8 hours", "$220-$300"]],
  ["anything else on call", menu, "Call for pricing"],
  ["prices are and up, by thickness, face to face", "#walk-in-menu", ["and up", "face to face", "thickness"]],
  ["a consultation of 15 minutes", "#stats", "15 minutes"],
  ["a shampoo at $30, 30 minutes", "#credentials li", ["$30", "30 minutes"]],
  ["ways to pay", "main", ["Cash", "credit or debit card", "Apple Pay", "Cash App"]],
  ["cornrows last 2-4 weeks", "#faq", "2-4 weeks"],
]);

const latest = "#latest-start tbody tr";
const sameDay = factsOf("/same-day-braids-fredericksburg", [
  ["same-day appointments are often available", "#hero", "Same-day appointments are often available"],
  ["cornrows from $165, 1-3 hours", latest, ["Cornrows", "1-3 hours", "$165"]],
  ["jumbo from $120, 2-3 hours", latest, ["Jumbo", "2-3 hours", "$120"]],
  ["box braids, 3-5 hours", latest, ["Box braids", "3-5 hours", "$165"]],
  ["knotless, 4-6 hours", latest, ["knotless", "4-6 hours", "$165-$260"]],
  ...sizes.map(([size, price, hours]): [string, string, RegExp] => [
    `${size.source} ${price}, ${hours}`,
    latest,
    new RegExp(`${size.source}.*${hours} \\${price.replace("-$", "-\\$")}`, "i"),
  ]),
  ["a mix on call", latest, "Call for pricing"],
  ["longer hair adds one or two hours", "#latest-start", /(one or two|1-2) hours for extra length/i],
  [
    "popular requests: style, audience, reason",
    "#recommendations thead",
    ["Popular with", "Requested style", "Why today"],
  ],
  ["college students", "#recommendations tbody tr", "College students"],
  ["military families", "#recommendations tbody tr", "Military families"],
  ["professionals", "#recommendations tbody tr", "Professionals"],
  ["athletes", "#recommendations tbody tr", "Athletes"],
  ["a same-day cancellation costs $50", "main li", ["Canceling on the day", "$50"]],
  ["a no call/no show leads to a ban", "main li", ["no call/no show", "ban from future bookings"]],
  ["1000+ clients since 1994", "#contact-cards", "1000+ clients since 1994"],
]);

const looks = "#service-cards li";
const lastMinute = factsOf("/last-minute-braids-fredericksburg", [
  ["updos $75+", looks, ["Updo", "$75+"]],
  ["touch-ups $45-$50", looks, ["Touch-Up", "$45-$50"]],
  ["edge styling from $25", looks, ["Edge Styling", "$25 and up"]],
  ["straight cornrows from $165, 1-3 hours", looks, ["Cornrows", "$165 and up", "1-3 hours"]],
  ["jumbo from $120, 2-3 hours", looks, ["Jumbo", "$120 and up", "2-3 hours"]],
  ...sizes.map(([size, price, hours]): [string, string, RegExp] => [
    `${size.source} ${price}, ${hours}`,
    looks,
    new RegExp(`${size.source}.*\\${price.replace("-$", "-\\$")} ${hours}`, "i"),
  ]),
  ["a copied look on call", looks, "Call for pricing"],
  ["rescheduling 48 hours ahead", "#faq details", "48 hours ahead"],
  ["three generations", "#hero li", "3 generations"],
]);

const repairs = "#repairs li";
const emergency = factsOf("/emergency-braids-fredericksburg", [
  ["the damage assessment is free and takes 15 minutes", repairs, ["Damage assessment", "Free", "15 minutes"]],
  ["repair touch-ups from $65", repairs, ["Repair touch-up", "$65 and up"]],
  ["repairs from $65 in the hero", "#hero", "Repairs at $65 and up"],
  ["edge styling from $25", repairs, ["Edge styling", "$25 and up"]],
  ["cornrows from $165, 1-3 hours", repairs, ["cornrows", "$165 and up", "1-3 hours"]],
  ["jumbo from $120, 2-3 hours", repairs, ["jumbo", "$120 and up", "2-3 hours"]],
  ["large $140-$240, 3-4 hours", repairs, ["large", "$140-$240", "3-4 hours"]],
  ["medium $165-$260, 4-6 hours", repairs, ["medium", "$165-$260", "4-6 hours"]],
  ["small $220-$300, 6-8 hours", repairs, ["small", "$220-$300", "6-8 hours"]],
  ["detangling on call", repairs, ["detangling"]],
  ["a price on call", repairs, "Call for pricing"],
  ["the salon's hours", "#hero li", salonHours],
  ["three generations", "main", "3 generations"],
]);

const today = "#recommendations tbody tr";
const openToday = factsOf("/braids-open-today-fredericksburg", [
  ["a fixed status", "#hero", "Open & Taking Appointments"],
  ["9 to 6 among the questions", "#faq details", landingHours],
  ["touch-ups $45-$50", today, ["Touch-up", "$45-$50"]],
  ["edge styling from $25", today, ["Edge styling", "$25 and up"]],
  ["cornrows from $165, 1-3 hours", today, ["Cornrows", "$165 and up", "1-3 hours"]],
  ["jumbo from $120, 2-3 hours", today, ["Jumbo", "$120 and up", "2-3 hours"]],
  ...sizes.map(([size, price, hours]): [string, string, RegExp] => [
    `${size.source} ${price}, ${hours}`,
    today,
    new RegExp(`${size.source}.*\\${price.replace("-$", "-\\$")} ${hours}`, "i"),
  ]),
  ["a custom style on call", today, ["Custom", "Call for pricing"]],
  ["100% licensed", "#credentials li", "100% licensed"],
  ["1000+ clients of all ages", "#credentials li", ["1000+ clients", "all ages"]],
  ["5 military bases", "#service-area", "5 military bases"],
  ["here since 1994", "#contact-cards", "since 1994"],
  ["prices go up with thickness, agreed in person", "#credentials li", ["and up", "thickness", "in-person"]],
]);

export const urgency: FactRow[] = [...walkIn, ...sameDay, ...lastMinute, ...emergency, ...openToday];
