import { describe, expect, test } from "vitest";
import { valuesFor, valuesOf } from "../../../../renderer/content/site/values";

type Table = [text: string, figures: string[]][];

const german: Table = [
  [
    "Ein Laib kostet 4,50 €, 45 Euro, 1.200 EUR, von 20 bis 30 Euro, zwanzig Euro, $30.",
    ["money EUR 4.5", "money EUR 45", "money EUR 1200", "money EUR 20-30", "money EUR 20", "money USD 30"],
  ],
  ["Tel. 0941 555014, 0941/55 50 14, (0941) 555014, +49 (0)941 555014", Array(4).fill("phone +49941555014")],
  [
    "Montags bis freitags 8:30–18 Uhr, samstags 8 bis 13 Uhr, sonntags geschlossen",
    ["hours 12345 08:30-18:00", "hours 6 08:00-13:00", "hours 7 closed"],
  ],
  [
    "Mo–Fr 7–18. Montag ist Ruhetag. Von 9 bis 22 Uhr, rund um die Uhr",
    ["hours 12345 07:00-18:00", "hours 1 closed", "hours 09:00-22:00", "hours 1234567 00:00-24:00"],
  ],
  [
    "Sa. 7 - 14 Uhr, So. geschlossen, sonntags nicht geöffnet. Um halb drei, um 2:30 Uhr. Version 2.1.",
    ["hours 6 07:00-14:00", "hours 7 closed", "hours 7 closed", "time 02:30", "time 02:30"],
  ],
  [
    "9.30 Uhr, 9 Uhr 30, um halb zehn, Viertel vor neun, um neun, drei Uhr nachmittags",
    ["time 09:30", "time 09:30", "time 09:30", "time 08:45", "time 09:00", "time 15:00"],
  ],
  [
    "anderthalb Stunden, zweieinhalb Stunden, eine halbe Stunde, eine Dreiviertelstunde, zwanzigminütig, 30 Jahre",
    [
      "duration 90 min",
      "duration 150 min",
      "duration 30 min",
      "duration 45 min",
      "duration 20 min",
      "duration 15778800 min",
    ],
  ],
  [
    "Gesandtenstraße 12, Gesandtenstr. 12, Am Alten Markt 5",
    ["address 12 gesandtenstr", "address 12 gesandtenstr", "address 5 am alten markt"],
  ],
  [
    "Seit 1872, am 1. Dezember 2026, 1.12.2026, am 1.12., am ersten Dezember, im Jahr 2016, wurde 1146 fertig",
    ["year 1872", "date 2026-12-01", "date 2026-12-01", "date 12-01", "date 12-01", "year 2016", "year 1146"],
  ],
  [
    "Eine Stunde oder zwei. Offen bis 8, ab 8. Der Laden wurde 1200 Mal fotografiert.",
    ["duration 60-120 min", "time 20:00", "time 08:00"],
  ],
  [
    "15 Prozent, 15 %, 5 km, 200 Meter, 1.500 zufriedene Kunden, ein Kunde, fünf Öfen",
    ["percentage 15 %", "percentage 15 %", "distance 5000 m", "distance 200 m", "count kund 1500"],
  ],
];

const french: Table = [
  ["Une heure ou deux, ouvert jusqu'à 8, 2000 fois", ["duration 60-120 min", "time 20:00"]],
  [
    "4,50 €, 45 euros, 1 200 €, entre 30 et 40 euros, vingt euros",
    ["money EUR 4.5", "money EUR 45", "money EUR 1200", "money EUR 30-40", "money EUR 20"],
  ],
  ["Appelez le 01 42 68 55 14, le 01.42.68.55.14 ou le +33 (0)1 42 68 55 14", Array(3).fill("phone +33142685514")],
  [
    "Ouvert du lundi au vendredi de 9 h à 18 h 30, le samedi de 10h à 14h, fermé le dimanche",
    ["hours 12345 09:00-18:30", "hours 6 10:00-14:00", "hours 7 closed"],
  ],
  [
    "à 9 h 30, à neuf heures et demie, à 9 heures 30, à midi, à 14 heures",
    ["time 09:30", "time 09:30", "time 09:30", "time 12:00", "time 14:00"],
  ],
  [
    "dure 2 h 30, une demi-heure, une heure et demie, un quart d'heure, quatre-vingt-dix minutes",
    ["duration 150 min", "duration 30 min", "duration 90 min", "duration 15 min", "duration 90 min"],
  ],
  [
    "12, rue Saint-Paul, 12 rue St-Paul, 8 bis avenue de la République",
    ["address 12 rue st paul", "address 12 rue st paul", "address 8 bis av de la république"],
  ],
  [
    "le 1er mai 2027, le premier mai, le trois juillet, le 3/10/2026, le 3/10, depuis 1928",
    ["date 2027-05-01", "date 05-01", "date 07-03", "date 2026-10-03", "date 10-03", "year 1928"],
  ],
  [
    "comptez une à deux heures, 1 h 30 min, une demi-heure à une heure; le lundi, nous fermons à midi",
    ["duration 60-120 min", "duration 90 min", "duration 30-60 min", "time 12:00"],
  ],
  [
    "20 %, vingt pour cent, trois générations, plus de 1 500 clients, un client",
    ["percentage 20 %", "percentage 20 %", "count génération 3", "count client 1500"],
  ],
];

const spanish: Table = [
  [
    "45,00 €, 45 euros, entre 20 y 30 euros, doce dólares",
    ["money EUR 45", "money EUR 45", "money EUR 20-30", "money USD 12"],
  ],
  ["Llame al 954 55 01 42, al 954 550 142 o al +34 954 550 142", Array(3).fill("phone +34954550142")],
  [
    "Abierto de lunes a viernes de 9 a 14 h, los sábados de 10:00 a 14:30, cerrado los domingos",
    ["hours 12345 09:00-14:00", "hours 6 10:00-14:30", "hours 7 closed"],
  ],
  [
    "a las 9 de la mañana, a las nueve y media, a las 9, a la una, al mediodía, 9 p. m.",
    ["time 09:00", "time 09:30", "time 09:00", "time 13:00", "time 12:00", "time 21:00"],
  ],
  [
    "media hora, hora y media, dos horas y media, veintiún días, un año",
    ["duration 30 min", "duration 90 min", "duration 150 min", "duration 30240 min", "duration 525960 min"],
  ],
  [
    "Calle Sierpes 8, calle Sierpes, 8, Avda. de la Constitución, 12",
    ["address 8 c sierpes", "address 8 c sierpes", "address 12 av de la constitución"],
  ],
  [
    "el 1 de diciembre de 2026, el tres de mayo, el 3/5, el 3/10/2026, desde 1994",
    ["date 2026-12-01", "date 05-03", "date 05-03", "date 2026-10-03", "year 1994"],
  ],
  ["L-V 9-15 h, de nueve a cinco", ["hours 12345 09:00-15:00", "hours 09:00-17:00"]],
  ["veinte por ciento, 15 km, las 9 trenzas", ["percentage 20 %", "distance 15000 m"]],
];

const hebrew: Table = [
  ['80 ש"ח, ₪80, שמונים שקלים, בין 30 ל-40 ש״ח', ["money ILS 80", "money ILS 80", "money ILS 80", "money ILS 30-40"]],
  ["התקשרו 03-555-0142, 03-5550142, *1234", ["phone +97235550142", "phone +97235550142", "phone 1234"]],
  ["פתוח ימים א׳ עד ה׳ 9:00-18:00, סגור בשבת", ["hours 12347 09:00-18:00", "hours 6 closed"]],
  ["בשעה תשע וחצי, בשעה 9, 9 בבוקר, שלוש אחר הצהריים", ["time 09:30", "time 09:00", "time 09:00", "time 15:00"]],
  [
    "שעתיים, שעה וחצי, חצי שעה, שלוש שעות, שלושים שנה",
    ["duration 120 min", "duration 90 min", "duration 30 min", "duration 180 min", "duration 15778800 min"],
  ],
  ["רחוב יפת 12, רח' יפת 12, ברחוב יפת 12", Array(3).fill("address 12 רח יפת")],
  ["יפת 12, תל אביב-יפו", ["address 12 יפת"]],
  ["פותחים בשמונה וחצי. מתשע עד חמש. שמונה וחצי שעות", ["time 08:30", "hours 09:00-17:00", "duration 510 min"]],
  ["חצי שעה עד שעה, חצי קילומטר, מ-1.12.2026", ["duration 30-60 min", "distance 500 m", "date 2026-12-01"]],
  [
    'ב-24 בדצמבר, 1 במאי 2027, מאז 1994, 15 אחוז, 15 ק"מ',
    ["date 12-24", "date 2027-05-01", "year 1994", "percentage 15 %", "distance 15000 m"],
  ],
];

describe.each<[string, string, string[], Table]>([
  ["DE", "de", ["1.000 Kunden"], german],
  ["FR", "fr", ["1 000 clients", "3 générations"], french],
  ["ES", "es", [], spanish],
  ["IL", "he", [], hebrew],
])("the figures of a text in %s", (country, language, facts, table) => {
  const values = valuesFor(country, language);
  const units = values.unitsIn(facts);
  test.each(table)("%s", (text, expected) => {
    expect(values.figures(text, units).map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
  });
});

test.each<[country: string, language: string, text: string, figures: string[]]>([
  ["CA", "en", "$450 at (514) 555-0142", ["money CAD 450", "phone +15145550142"]],
  ["CA", "fr-CA", "350 $, 12, rue Saint-Paul Ouest", ["money CAD 350", "address 12 rue st paul ouest"]],
  [
    "GB",
    "en-GB",
    "£65, 65 pounds, 020 7946 0958, 1 December",
    ["money GBP 65", "money GBP 65", "phone +442079460958", "date 12-01"],
  ],
  ["CH", "de-CH", "CHF 40.–, 40 Franken, 044 555 01 42", ["money CHF 40", "money CHF 40", "phone +41445550142"]],
  ["AT", "de-AT", "01 555 0142, 4,50 €", ["phone +4315550142", "money EUR 4.5"]],
  ["MX", "es-MX", "$450, 450 pesos, 55 1234 5678", ["money MXN 450", "money MXN 450", "phone +525512345678"]],
  ["JP", "ja", "¥4,500, 03-1234-5678", ["money JPY 4500", "phone +81312345678"]],
  [
    "IT",
    "it",
    "45 euro, 06 6982 1234, 30 minuti, 1 dicembre 2026",
    ["money EUR 45", "phone +390669821234", "duration 30 min", "date 2026-12-01"],
  ],
  ["BR", "pt-BR", "R$ 45,00, (11) 91234-5678", ["money BRL 45", "phone +5511912345678"]],
  ["Atlantis", "tlh!", "$450 and (540) 555-0142", ["money USD 450", "phone +15405550142"]],
])("%s in %s: %s", (country, language, text, expected) => {
  expect(
    valuesFor(country, language)
      .figures(text)
      .map(({ kind, key }) => `${kind} ${key}`),
  ).toEqual(expected);
});

test("the values of a site are in the forms of its country and language", () => {
  const file = (data: unknown) => ({ site: { data } }) as unknown as Parameters<typeof valuesOf>[0];
  expect(valuesOf(file({ language: "de", business: { country: "DE" } }))).toBe(valuesFor("DE", "de"));
  expect(valuesOf(file({}))).toBe(valuesFor());
  expect(valuesOf(file({ language: 5, business: { country: ["DE"] } }))).toBe(valuesFor());
  expect(valuesFor("DE", "de").money.format(4.5)).toBe("4,50\u00a0€");
  expect(valuesFor("US", "en-US").money.format(1650)).toBe("$1650");
});
