/** A business of one country, as its site.yaml states it, and what pages and search engines get to read. */
export interface CountrySite {
  name: string;
  language: string;
  /** Lines of `business`, without what is the same everywhere. */
  business: Record<string, string>;
  /** Words for ranges of days and for closed days. */
  labels: { to: string; closed: string };
  /** Days and times of `openingHours`. */
  open: [days: string, opens: string, closes: string][];
  /** The price and the highest price of the one entry of the price book, and how long it takes. */
  book: [price: string, upTo: string, duration: string];
  /** Prices of a list, as people there type them. */
  rows: string[];
  /** A price that nobody there would understand, and a piece of the message about it. */
  wrong: [price: string, message: string];
  expected: {
    tel: string;
    address: string;
    lines: string[];
    /** With which day the opening hours begin. */
    hours: RegExp;
    currency: string;
    /** The amounts of the offers: the least, and the most of a range. */
    offers: (number | [number, number])[];
    /** `${priceRange.item}` */
    range: string;
    priceRange: string;
  };
}

const WEEK = "Monday, Tuesday, Wednesday, Thursday, Friday";

export const SITES: CountrySite[] = [
  {
    name: "a bakery in Regensburg",
    language: "de-DE",
    business: {
      phone: "0941 555014",
      street: "Gesandtenstraße 12",
      city: "Regensburg",
      postalCode: "'93047'",
      country: "DE",
    },
    labels: { to: "bis", closed: "geschlossen" },
    open: [["Tuesday, Wednesday, Thursday, Friday, Saturday", "06:00", "18:00"]],
    book: ["4,50 €", "5,90 €", "2-3 Stunden"],
    rows: ["ab 4,50 €", "€ 45", "1.200 €", "30–36 €", "19 €/Monat"],
    wrong: ["$4.50", "EUR"],
    expected: {
      tel: "+49941555014",
      address: "Gesandtenstraße 12, 93047 Regensburg",
      lines: ["Gesandtenstraße 12", "93047 Regensburg"],
      hours: /^Dienstag/,
      currency: "EUR",
      offers: [4.5, 45, 1200, [30, 36], 19],
      range: "4,50-5,90 €",
      priceRange: "4,50-1.200 €",
    },
  },
  {
    name: "a law firm in Montréal",
    language: "fr-CA",
    business: {
      phone: "514 555-0142",
      street: "1250, rue Peel",
      city: "Montréal",
      region: "QC",
      postalCode: "H3B 2T4",
      country: "CA",
    },
    labels: { to: "à", closed: "fermé" },
    open: [[WEEK, "09:00", "17:30"]],
    book: ["350 $", "400 $", "1,5 heure"],
    rows: ["350 $", "à partir de 1 200,50 $", "350 $ à 400 $"],
    wrong: ["350 €", "CAD"],
    expected: {
      tel: "+15145550142",
      address: "1250, rue Peel, Montréal QC H3B 2T4",
      lines: ["1250, rue Peel", "Montréal QC H3B 2T4"],
      hours: /^(?:du )?lundi/,
      currency: "CAD",
      offers: [350, 1200.5, [350, 400]],
      range: "350-400 $",
      priceRange: "350-1\u00a0200,50 $",
    },
  },
  {
    name: "a café in Bristol",
    language: "en-GB",
    business: {
      phone: "0117 496 0142",
      street: "14 Harbour Street",
      city: "Bristol",
      postalCode: "BS1 4QA",
      country: "GB",
    },
    labels: { to: "to", closed: "closed" },
    open: [[`${WEEK}, Saturday, Sunday`, "08:00", "17:00"]],
    book: ["£65", "£80.50", "2 hours"],
    rows: ["£65", "from £1,250", "£4.50-£6 each", "$80 by card"],
    wrong: ["€65", "GBP"],
    expected: {
      tel: "+441174960142",
      address: "14 Harbour Street, Bristol, BS1 4QA",
      lines: ["14 Harbour Street", "Bristol", "BS1 4QA"],
      hours: /^Monday/,
      currency: "GBP",
      offers: [65, 1250, [4.5, 6]],
      range: "£65-£80.50",
      priceRange: "£4.50-£1,250",
    },
  },
  {
    name: "a shop in Zürich",
    language: "de-CH",
    business: {
      phone: "044 555 01 42",
      street: "Niederdorfstrasse 3",
      city: "Zürich",
      postalCode: "'8001'",
      country: "CH",
    },
    labels: { to: "bis", closed: "geschlossen" },
    open: [[WEEK, "10:00", "18:30"]],
    book: ["CHF 40.–", "CHF 60.–", "45 Minuten"],
    rows: ["CHF 40.–", "ab CHF 1’200", "40.– CHF", "Fr. 12.50"],
    wrong: ["40 €", "CHF"],
    expected: {
      tel: "+41445550142",
      address: "Niederdorfstrasse 3, 8001 Zürich",
      lines: ["Niederdorfstrasse 3", "8001 Zürich"],
      hours: /^Montag/,
      currency: "CHF",
      offers: [40, 1200, 40, 12.5],
      range: "CHF 40-60.–",
      priceRange: "CHF 12.50-1'200",
    },
  },
  {
    name: "a barber in Jaffa",
    language: "he-IL",
    business: { phone: "03-555-0142", street: "השקמה 7", city: "תל אביב-יפו", postalCode: "'6801234'", country: "IL" },
    labels: { to: "עד", closed: "סגור" },
    open: [
      ["Sunday, Monday, Tuesday, Wednesday, Thursday", "09:00", "20:00"],
      ["Friday", "09:00", "14:00"],
    ],
    book: ["₪80", "₪120", "30 דקות"],
    rows: ["₪80", "80 ₪", "80-120 ₪"],
    wrong: ["$80", "ILS"],
    expected: {
      tel: "+97235550142",
      address: "השקמה 7, תל אביב-יפו 6801234",
      lines: ["השקמה 7", "תל אביב-יפו 6801234"],
      hours: /^יום ראשון/,
      currency: "ILS",
      offers: [80, 80, [80, 120]],
      range: "₪80-120",
      priceRange: "80-120 ₪",
    },
  },
  {
    name: "a studio in Tokyo",
    language: "ja-JP",
    business: {
      phone: "03-5555-0142",
      street: "神宮前1-2-3",
      city: "渋谷区",
      region: "東京都",
      postalCode: "150-0001",
      country: "JP",
    },
    labels: { to: "〜", closed: "休み" },
    open: [["Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday", "11:00", "20:00"]],
    book: ["¥3,000", "¥5,000", "2 時間"],
    rows: ["3,000円", "¥12,000", "3,000円〜5,000円"],
    wrong: ["$30", "JPY"],
    expected: {
      tel: "+81355550142",
      address: "〒150-0001 東京都 渋谷区神宮前1-2-3",
      lines: ["〒150-0001", "東京都", "渋谷区神宮前1-2-3"],
      hours: /^火曜日/,
      currency: "JPY",
      offers: [3000, 12000, [3000, 5000]],
      range: "¥3,000-¥5,000",
      priceRange: "￥3,000-￥12,000",
    },
  },
  {
    name: "a restaurant in Mexico City",
    language: "es-MX",
    business: {
      phone: "55 5555 0142",
      street: "Orizaba 101",
      city: "Ciudad de México",
      region: "CDMX",
      postalCode: "'06700'",
      country: "MX",
    },
    labels: { to: "a", closed: "cerrado" },
    open: [["Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday", "13:00", "23:00"]],
    book: ["$350", "$1,400", "2 horas"],
    rows: ["$350", "desde $1,250.50", "$350 a $400"],
    wrong: ["350 €", "MXN"],
    expected: {
      tel: "+525555550142",
      address: "Orizaba 101, 06700 Ciudad de México, CDMX",
      lines: ["Orizaba 101", "06700 Ciudad de México, CDMX"],
      hours: /^(?:de )?martes/,
      currency: "MXN",
      offers: [350, 1250.5, [350, 400]],
      range: "$350-$1,400",
      priceRange: "$350-$1,250.50",
    },
  },
  {
    name: "a clinic in São Paulo",
    language: "pt-BR",
    business: {
      phone: "(11) 5555-0142",
      street: "Rua Augusta, 1500",
      city: "São Paulo",
      region: "SP",
      postalCode: "01304-001",
      country: "BR",
    },
    labels: { to: "a", closed: "fechado" },
    open: [[`${WEEK}, Saturday`, "08:00", "18:00"]],
    book: ["R$ 65,00", "R$ 80,00", "40 minutos"],
    rows: ["R$ 65,00", "a partir de R$65", "R$ 1.250,00 a R$ 1.500,00"],
    wrong: ["US$ 65", "BRL"],
    expected: {
      tel: "+551155550142",
      address: "Rua Augusta, 1500, São Paulo-SP, 01304-001",
      lines: ["Rua Augusta, 1500", "São Paulo-SP", "01304-001"],
      hours: /^(?:de )?segunda/,
      currency: "BRL",
      offers: [65, 65, [1250, 1500]],
      range: "R$ 65,00-80,00",
      priceRange: "R$ 65-1.500",
    },
  },
];
