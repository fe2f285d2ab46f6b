import { type FactRow, factsOf } from "./factRow";
import { bookingSite, call, salonHours, site } from "./theSite";

/** Section 9, braided prices: small, medium, large, each with its hours. */
const braided: [name: string, ...sizes: [price: string, hours: string][]][] = [
  ["Boho Braids", ["$280", "8 hours"], ["$240", "7 hours"], ["$220", "6 hours"]],
  ["Cornrows", ["$220", "7 hours"], ["$200", "6 hours"], ["$180", "5 hours"]],
  ["Senegalese Twist", ["$260", "7 hours"], ["$220", "6 hours"], ["$200", "5 hours"]],
  ["Passion Twist", ["$240", "6 hours"], ["$210", "5 hours"], ["$190", "4 hours"]],
  ["Invisible Braids", ["$300", "8 hours"], ["$260", "7 hours"], ["$240", "6 hours"]],
  ["Kinky Twist", ["$220", "6 hours"], ["$190", "5 hours"], ["$170", "4 hours"]],
];

const braidedRows = braided.flatMap(([name, ...sizes]) =>
  factsOf(
    "/services",
    ["Small", "Medium", "Large"].map((size, column) => {
      const [price, hours] = sizes[column] ?? [];
      return [
        `${name}, ${size}: ${price}, ${hours}`,
        "#braided-services tbody tr",
        new RegExp(`^${name} .*${size} \\${price} ${hours}\\b`),
      ];
    }),
  ),
);

const standard: [name: string, price: string, duration: string][] = [
  ["Retwist", "$145", "1.5 hours"],
  ["Men Cornrow", "$65", "1 hour"],
  ["Dreadlocks", "$165", "2 hours"],
  ["Shampoo Hair", "$30", "30 minutes"],
  ["Braid Out", "$65", "2 hours"],
  ["French Braids", "$20 each", "1 hour"],
  ["Dread Extension", "$600+", "8 hours"],
];

const standardRows = factsOf(
  "/services",
  standard.map(([name, price, duration]) => [
    `${name}: ${price}, ${duration}`,
    "#standard-services li",
    new RegExp(`^${name} .* ${price.replace(/[$+]/g, "\\$&")} ${duration}$`),
  ]),
);

export const services: FactRow[] = [
  ...braidedRows,
  ...standardRows,
  ...factsOf("/services", [
    ["Braided Services", "#braided-services h2", "Braided Services"],
    ["six braided services", "#braided-services tbody tr", 6],
    ["braided prices are and up", "#braided-services", "and up"],
    ["the final price is set in person by thickness", "#braided-services", ["in-person assessment", "thickness"]],
    ["Standard Services", "#standard-services h2", "Standard Services"],
    ["seven standard services", "#standard-services li", 7],
    ["standard prices are and up", "#standard-services", "and up"],
    ["Length Pricing", "#length-pricing h2", "Length Pricing"],
    ["three lengths", "#length-pricing li", 3],
    ["shoulder length is the base", "#length-pricing li", ["Shoulder", "Base price"]],
    ["mid-back adds $30 and 1 hour", "#length-pricing li", ["Mid-back", "+$30", "+1 hour"]],
    ["tail bone adds $60 and 2 hours", "#length-pricing li", ["Tail bone", "+$60", "+2 hours"]],
    ["Booking Policy", "#booking-policy h2", "Booking Policy"],
    ["under $250 needs a deposit of $25", "#booking-policy li", ["under $250", "$25"]],
    ["over $250 needs a deposit of $50", "#booking-policy li", ["over $250", "$50"]],
    ["full refund with 24-hour cancellation", "#booking-policy", ["24 hours", "full refund"]],
    ["the policy's page is linked", '#booking-policy a[href="/booking-policy"]', "booking policy"],
    ["a consultation of 15 minutes", "#hero", "15 minutes"],
    ["the hours", "#hero", salonHours],
    ["a booking button", `#hero ${bookingSite}`, "Book Now"],
    ["a phone button", `#hero ${call}`, site.business.phone],
  ]),
];
