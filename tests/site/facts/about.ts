import { type FactRow, factsOf } from "./factRow";
import { bookingSite, call, salonHours, sevenTowns, site } from "./theSite";

const stats = "#by-the-numbers dl > div";

const questions = [
  "Can I come in without an appointment?",
  "Is your stylist really licensed?",
  "How much will my style cost?",
  "How many hours should I plan?",
  "How long will my braids last?",
  "How should my hair be when I arrive?",
  "Do you braid children's hair?",
  "Will my braids hurt?",
  "How do I pay?",
  "What if my plans change?",
];

export const about: FactRow[] = factsOf("/about", [
  ["a hero with a book button", `#hero ${bookingSite}`, "Book Now"],
  ["serving since 1994", "#hero", "Since 1994"],
  ["the hours", "#hero li", salonHours],
  ["four credential badges", "#credentials li", 4],
  ["licensed cosmetologist", "#credentials li", "Licensed Cosmetologist"],
  ["certified instructor", "#credentials li", "Certified Instructor"],
  ["30+ years", "#credentials li", "30+ years"],
  ["3 generations", "#credentials li", "3 generations"],

  ["By The Numbers", "#by-the-numbers h2", "By The Numbers"],
  ["six figures", stats, 6],
  ["30+ years", stats, "30+ years"],
  ["3 generations", stats, /^Generations 3\b/],
  ["1000+ clients", stats, ["Clients", "1000+"]],
  ["4-8 weeks lasting", stats, ["Lasting", "4-8 weeks"]],
  ["cornrows last 2-4 weeks", stats, "Cornrows last 2-4 weeks"],
  ["20+ mile radius", stats, ["Radius", "20+ miles"]],
  ["#1 licensed specialist", stats, ["Licensed Specialist", "#1"]],

  ["communities served", "#communities h2", "Communities We Serve"],
  ["seven towns", "#communities ul li", 7],
  ...sevenTowns.map((town, index): [string, string, string] => [
    `${town} is town ${index + 1}`,
    `#communities ul li:nth-child(${index + 1})`,
    town,
  ]),
  ["a radius of 20+ miles", "#communities", "20+ miles"],
  ["5 military bases", "#communities", "5 military bases"],
  ["what sets the salon apart", "#what-sets-us-apart h2", "What Sets the Salon Apart"],
  ["the final price is set in person by thickness", "#what-sets-us-apart li", ["price set in person", "thickness"]],
  ["the journey, in the first person", "#journey", ["I learned to braid", "my work"]],
  ["the years of the journey", "#years", ["a family that braids", "1994", "cosmetology", "teach braiding"]],
  ["reasons to choose the stylist", "#reasons h2", "Reasons to Choose Our Stylist"],
  ["all ages", "#reasons li", ["All Ages", "Children, students, professionals, athletes and elders"]],
  ["walk-ins are welcome, same day is often possible", "#reasons li", ["Walk-ins are welcome", "same-day"]],
  ["testimonials with name, town and five stars", "#testimonials li", ["Rated 5 out of 5", "Stafford"]],
  ["every testimonial has five stars", "#testimonials li figure > p", 3],

  ["ten questions", "#faq summary", 10],
  ...questions.map((question, index): [string, string, string] => [
    `question ${index + 1} is item-${index + 1}`,
    `#faq #item-${index + 1}`,
    question,
  ]),
  ["walk-ins are welcome in the salon's hours", "#faq #item-1", ["Walk-ins are welcome", salonHours]],
  ["same-day appointments are often available", "#faq #item-1", "same-day appointments are often available"],
  ["prices are starting prices, set in person by thickness", "#faq #item-3", ["starting price", "in person", "thick"]],
  ["longer hair adds one to two hours", "#faq #item-4", ["about 1 hour", "about 2 hours"]],
  ["4-8 weeks, cornrows 2-4 weeks", "#faq #item-5", ["4-8 weeks", "Cornrows", "2-4 weeks"]],
  ["ways to pay", "#faq #item-9", ["cash", "credit or debit card", "Apple Pay", "Cash App"]],
  ["rescheduling 48 hours ahead", "#faq #item-10", "48 hours"],
  ["a same-day cancellation costs $50", "#faq #item-10", ["same-day cancellation", "$50"]],
  ["closing link to booking", '#book a[href="/booking"]', "Book Appointment"],
  ["closing link to services", '#book a[href="/services"]', "Services & Pricing"],
  ["military members may call", `#communities ${call}`, "call"],
  ["the name of the salon", "#hero h1", `About ${site.business.name}`],
]);
