import { describe, expect, test } from "vitest";
import { valuesFor } from "../../../../renderer/content/site/values";

const american = valuesFor("US", "en-US");
const units = american.unitsIn([
  "1000+ clients",
  "3 generations",
  "about 12 stylists",
  "$25",
  "4-8 weeks",
  "9 AM to 6 PM",
]);

/** Each figure of a text as `kind key`. */
const found = (text: string) => american.figures(text, units).map(({ kind, key }) => `${kind} ${key}`);

test("only what is counted is a unit: no particle, town, year or value of another kind", () => {
  const unitsOf = (text: string, country?: string, language?: string) =>
    valuesFor(country, language)
      .unitsIn([text])
      .map(({ stem }) => stem);
  expect(unitsOf("1000+ clients, 3 generations")).toEqual(["client", "generation"]);
  expect(unitsOf("About 2 stylists, 3 for butterfly locs, and 4 by appointment")).toEqual(["stylist"]);
  expect(unitsOf("93047 Regensburg", "DE", "de")).toEqual([]);
  expect(unitsOf("Hauptplatz 3, 4020 Linz und 12 Filialen", "AT", "de")).toEqual(["filial"]);
  expect(unitsOf("1.200 Kunden, 3 mit Termin, seit 2012 Meister", "DE", "de")).toEqual(["kund"]);
  expect(unitsOf("12 coiffeuses, 3 sur rendez-vous", "FR", "fr")).toEqual(["coiffeus"]);
  expect(unitsOf("500 clientas, 3 con cita", "ES", "es")).toEqual(["clienta"]);
});

describe("the figures of an English text", () => {
  test.each<[string, string[]]>([
    ["A small set is $1,650.", ["money USD 1650"]],
    [
      "Sets from $165-$260, $165–260 or between $100 and $150.",
      ["money USD 165-260", "money USD 165-260", "money USD 100-150"],
    ],
    [
      "one hundred sixty-five dollars, fifty bucks, $1.5k, 25 or 50 dollars",
      ["money USD 165", "money USD 50", "money USD 1500", "money USD 25-50"],
    ],
    [
      "€45, £65, 80 ₪, CHF 40.–, 12 EUR, 99 cents, C$5",
      ["money EUR 45", "money GBP 65", "money ILS 80", "money CHF 40", "money EUR 12", "money USD 0.99", "money CAD 5"],
    ],
    ["Call (540) 555-0143, 540.555.0143 or tel:+15405550143.", Array(3).fill("phone +15405550143")],
    ["Text 5405550143, dial 555-0143.", ["phone +15405550143", "phone 5550143"]],
    ["Ring 540-555-014 or (540) 555-01433.", ["phone +1540555014", "phone +154055501433"]],
    ["From Germany: +49 941 555014, 011 49 941 555014.", ["phone +49941555014", "phone +49941555014"]],
    [
      "Write to Ann@Salon.example or [us](mailto:ann@salon.example).",
      ["email ann@salon.example", "email ann@salon.example"],
    ],
    [
      "At 3 PM, 3 p.m., 15:00, three in the afternoon, half past nine, quarter to eight, noon.",
      ["time 15:00", "time 15:00", "time 15:00", "time 15:00", "time 09:30", "time 07:45", "time 12:00"],
    ],
    ["We open at 9 and close at six.", ["time 09:00", "time 18:00"]],
    ["Monday to Saturday 9 AM to 6 PM, Sunday 10–4", ["hours 123456 09:00-18:00", "hours 7 10:00-16:00"]],
    ["Open 9 to 5 on weekdays; Tue/Thu: 12-8pm", ["hours 12345 09:00-17:00", "hours 24 12:00-20:00"]],
    ["Come between 9 AM and noon, 1 to 5 PM.", ["hours 09:00-12:00", "hours 13:00-17:00"]],
    ["On Sunday we are closed, on Monday we're open.", ["hours 7 closed", "hours 1 open"]],
    [
      "Open Monday to Saturday and closed on Sundays, book 24/7.",
      ["hours 123456 open", "hours 7 closed", "hours 1234567 00:00-24:00"],
    ],
    [
      "Visit 100 Sample Street or 100 Sample St., Harborview, OR 97109.",
      ["address 100 sample st", "address 100 sample st"],
    ],
    [
      "December 1, 2026; 1st of December; 12/1/2026; Dec. 1–5; May 2026",
      ["date 2026-12-01", "date 12-01", "date 2026-12-01", "date 12-01/05", "date 2026-05"],
    ],
    ["Since 1994, in the 1990s, established 1889, since '94.", ["year 1994", "year 1990s", "year 1889", "year 1994"]],
    ["4-6 hours, 4 to 6 hours, four to six hours, between 4 and 6 hours", Array(4).fill("duration 240-360 min")],
    ["60 minutes, 1 hour, one hour, an hour; a 60-minute visit", Array(5).fill("duration 60 min")],
    [
      "half an hour, an hour and a half, 1 hour 30 minutes, one and a half hours, 2½ hours",
      ["duration 30 min", "duration 90 min", "duration 90 min", "duration 90 min", "duration 150 min"],
    ],
    [
      "30+ years, thirty years, twelve months",
      ["duration 15778800 min", "duration 15778800 min", "duration 525960 min"],
    ],
    ["20+ miles, half a mile, 3 km", ["distance 32187 m", "distance 805 m", "distance 3000 m"]],
    ["15 %, fifteen percent, 10-15%", ["percentage 15 %", "percentage 15 %", "percentage 10-15 %"]],
    ["1000+ clients, more than 1,000 happy clients, a thousand clients", Array(3).fill("count client 1000")],
    ["We work nine to five, on Sundays we don't open.", ["hours 09:00-17:00", "hours 7 closed"]],
    ["On Saturdays we close at noon, on Fridays we open at 8.", ["time 12:00", "time 08:00"]],
    ["The Fourth of July, the first of May, on 12/24", ["date 07-04", "date 05-01", "date 12-24"]],
    ["half an hour to an hour, half a mile", ["duration 30-60 min", "distance 805 m"]],
    ["A 30-year-old family salon, run by my 30-year-old daughter.", ["duration 15778800 min"]],
    ["An hour or two to finish, a day or two.", ["duration 60-120 min", "duration 1440-2880 min"]],
    [
      "An hour or two clients; one hour or 30 minutes",
      ["duration 60 min", "count client 2", "duration 60 min", "duration 30 min"],
    ],
    ["Open until 8, we close at 9, opens at 8.", ["time 20:00", "time 21:00", "time 08:00"]],
    ["We said so 2000 times since 2000.", ["year 2000"]],
    ["Three-generation salon, two stylists", ["count generation 3", "count stylist 2"]],
  ])("%s", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});

test.each([
  "One of our clients, one by one, for a client.",
  "5 sinks, five-star service, level 10, size 6 needles, in 4 sections.",
  "Extensions are 24 inches long. From two to about twelve if they are ready.",
  "Order 1234567890, ISBN 978-0-306-40615-7, 22401-1234.",
  "${price.boxBraids.medium} for ${duration.boxBraids.medium}, ${facts.since2}",
  "https://example.com/2024/05?x=1 and [prices](/prices-2026) and /in-2026",
  "Monday is quiet. Sunday brunch. At first May seemed far.",
  "My seven-year-old loves them, by two or three braids at a time, on 1/2 of the head.",
  "From two to four sections, at one of the five bases, walk a mile in her shoes.",
  "The door stands open to the sun, close to the mon.",
  "Once or twice: phone someone often, when no one is gone.",
])("no figure: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test("a figure has its piece as written, at its place", () => {
  const text = "Café: in Twelve Hours, closed on Sundays. İ 3 PM.";
  const figures = american.figures(text);
  expect(figures.map(({ piece }) => piece)).toEqual(["Twelve Hours", "closed on Sundays", "3 PM"]);
  for (const { piece, index } of figures) expect(text.slice(index, index + piece.length)).toBe(piece);
});

test("the units of facts are what is counted, one or several", () => {
  expect(units.map(({ stem }) => stem)).toEqual(["client", "generation", "stylist"]);
  expect(american.figures("1000 clients")).toEqual([]);
});
