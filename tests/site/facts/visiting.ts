import { type FactRow, factsOf } from "./factRow";
import { bookingSite, call, directions, salonHours, sevenTowns, site } from "./theSite";

const { business } = site;

const gallery = factsOf("/gallery", [
  ["the title", "h1", "Portfolio Gallery"],
  ["eighteen pictures", "#portfolio li img", 18],
  ["a booking button", `#portfolio ${bookingSite}`, "Book"],
  ["a way to the prices", '#portfolio a[href="/services"]', "Services & Pricing"],
]);

const contact = factsOf("/contact", [
  ["three contact cards", "#reach-us li", 3],
  ["the phone", "#reach-us li", ["Phone", business.phone]],
  ["the phone dials", `#reach-us ${call}`, business.phone],
  ["the location", "#reach-us li", ["Location", business.address]],
  ["directions on a map in a new tab", `#reach-us ${directions}`, "Get Directions"],
  ["the hours", "#reach-us li", ["Hours", salonHours]],
  ["walk-ins are welcome, same day is often possible", "#hero", ["Walk-ins are welcome", "same-day appointments"]],
  ["seven towns", "#service-area li", 7],
  ...sevenTowns.map((town, index): [string, string, string] => [
    `${town} is town ${index + 1}`,
    `#service-area li:nth-child(${index + 1})`,
    town,
  ]),
  ["a radius of 20+ miles", "#service-area", "20+ miles"],
  ["a button for online booking", `#hero ${bookingSite}`, "Book Now"],
  ["a button for calling", `#hero ${call}`, "Call"],
  ["Send a Message", "#message h2", "Send a Message"],
  ["six fields", "#message form label", 6],
  ...["First name", "Last name", "Phone", "Email", "Service interest", "Message"].map(
    (label): [string, string, string] => [`the field ${label}`, "#message form label", label],
  ),
  ["the phone field is for phones", '#message input[type="tel"]', 1],
  ["the e-mail field is for e-mail", '#message input[type="email"]', 1],
  ["the message has four rows", '#message textarea[rows="4"]', 1],
  ["the map names the address", "#map address", business.street],
  ["the map has directions", `#map ${directions}`, "Get Directions"],
]);

const booking = ["/booking", "/book"].flatMap((route) =>
  factsOf(route, [
    ["the booking site replaces the widget", `#calendar ${bookingSite}`, /\w/],
    ["call", "#salon li", ["Call", business.phone]],
    ["a call dials", `#salon ${call}`, business.phone],
    ["hours", "#salon li", ["Hours", salonHours]],
    ["walk-ins are welcome, same day is often possible", "#salon", ["Same-day", "Walk-ins are welcome"]],
    ["location", "#salon li", ["Location", business.address]],
    ["directions", `#salon ${directions}`, "Get Directions"],
    ["Prefer to Call?", "#prefer-to-call h2", "Prefer to Call?"],
    ["a number to call instead", `#prefer-to-call ${call}`, business.phone],
  ]),
);

const sections = ["Late Policy", "Cancellation & Reschedule Policy", "Payment Policy", "Important Notice"];
const rules = "#policy li";

const bookingPolicy = factsOf("/booking-policy", [
  ["four sections", "#policy h3", 4],
  ...sections.map((title): [string, string, string] => [`the section ${title}`, "#policy h3", title]),
  ["a rule for late arrival", rules, "running late"],
  ["rescheduling when asked 48 hours ahead", rules, ["reschedule", "48 hours"]],
  ["a same-day cancellation costs $50", rules, ["same-day cancellation", "$50"]],
  ["a no call/no show leads to a ban", rules, ["no call/no show", "ban from future bookings"]],
  ["unpaid fees suspend booking privileges", rules, ["Unpaid fees suspend", "until they are paid"]],
  [
    "a $50 non-refundable deposit, applied to the total",
    rules,
    ["$50 non-refundable deposit", "at booking", "applied to your total"],
  ],
  [
    "final payment by cash, card, Apple Pay, Cash App",
    rules,
    ["cash", "credit or debit card", "Apple Pay", "Cash App"],
  ],
  ["refunds at the salon's discretion", rules, ["Refunds", "discretion"]],
  ["prices are and up, set in person by thickness", rules, ["and up", "in person", "thickness"]],
  ["clients are briefly filmed before service", rules, ["briefly film", "before the service"]],
  ["photos may be used for marketing", rules, ["Photos may be used", "marketing"]],
  ["the location may vary by date", rules, "location may vary by date"],
]);

const notFound = factsOf("/404", [
  ["shows 404", "#hero", "404"],
  ["Oops! Page not found", "h1", /^Oops! Page not found$/],
  ["Return to Home", '#hero a[href="/"]', "Return to Home"],
]);

export const visiting: FactRow[] = [...gallery, ...contact, ...booking, ...bookingPolicy, ...notFound];
