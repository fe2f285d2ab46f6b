import { words } from "../base/values/figures/numbers";
import type { LanguageForm } from "../base/values/values";

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** An adjective in every form: `stündig`, `stündige`, `stündigen`. */
const declined = (adjective: string) => ["", "e", "er", "es", "en", "em"].map((ending) => adjective + ending);

/** How German writes values, besides what CLDR has. */
export const german: Partial<LanguageForm> = {
  to: ["bis"],
  between: ["zwischen", "und"],
  or: ["oder"],
  and: ["und"],
  separator: ":",
  separatorBefore: "[:.]",
  after: String.raw`uhr(?!\p{L})|h(?!\p{L})`,
  pm: undefined,
  named: { mitternacht: 1440 },
  ordinal: String.raw`\.`,
  ending: "s?",
  groups: { täglich: DAILY, "jeden tag": DAILY, werktags: [0, 1, 2, 3, 4], "am wochenende": [5, 6] },
  calling: String.raw`(?<!\p{L})(?:tel|telefon|anruf|anrufen|ruf|rufen|handy|mobil|fax|whatsapp|durchwahl|hotline|notruf|nummer)`,
  numbers: {
    small: words(
      "ein/eins/eine/einen/einem/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
      1,
    ),
    tens: words("zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10),
    hundreds: { hundert: 100 },
    thousands: { tausend: 1000 },
    joint: "(?:und)?",
    onesFirst: "und",
    attached: "einhalb|stündig|minütig|tägig|wöchig|monatig|jährig|prozentig",
  },
  units: {
    minute: ["Minute", "Minuten", "Min.", "Min", ...declined("minütig")],
    hour: ["Stunde", "Stunden", "Std.", "Std", "h", ...declined("stündig")],
    day: ["Tag", "Tage", "Tagen", ...declined("tägig")],
    week: ["Woche", "Wochen", ...declined("wöchig")],
    month: ["Monat", "Monate", "Monaten", ...declined("monatig")],
  },
  years: ["Jahr", "Jahre", "Jahren", ...declined("jährig")],
  distances: {
    mile: ["Meile", "Meilen"],
    kilometer: ["Kilometer", "Kilometern", "km"],
    meter: ["Meter", "Metern", "m"],
  },
  phrases: {
    ...{ "halbe stunde": 30, "halben stunde": 30, viertelstunde: 15, dreiviertelstunde: 45, halbstündige: 30 },
    ...{
      "anderthalb stunden": 90,
      "eineinhalb stunden": 90,
      "halber tag": 720,
      "halben tag": 720,
      "halbes jahr": 262_980,
    },
    ...{ "anderthalb jahre": 788_940, "eineinhalb jahre": 788_940, jahrzehnt: 5_259_600 },
  },
  ways: { "halber kilometer": 500, "halben kilometer": 500, "anderthalb kilometer": 1500 },
  half: "einhalb|\\s1\\/2",
  percent: ["Prozent", ...declined("prozentig")],
  spoken: {
    ...{ "halb #": -30, "viertel nach #": 15, "viertel vor #": -15, "dreiviertel #": -15 },
  },
  morning: "morgens|vormittags|früh|am\\smorgen|am\\svormittag",
  afternoon: "nachmittags|abends|am\\snachmittag|am\\sabend",
  at: "um|ab|bis|vor|nach|gegen|seit",
  until: "bis",
  opening: "geöffnet|offen|von|öffnungszeiten|geschäftszeiten|sprechzeiten",
  open: "geöffnet|offen|öffnen|öffnet",
  closed: "nicht\\s(?:geöffnet|offen)|geschlossen|ruhetag|schließen|schließt",
  always: String.raw`rund\sum\sdie\suhr|24\/7`,
  of: "(?!)",
  dayWords: {
    ...words(
      "ersten zweiten dritten vierten fünften sechsten siebten achten neunten zehnten elften zwölften dreizehnten vierzehnten fünfzehnten sechzehnten siebzehnten achtzehnten neunzehnten zwanzigsten",
      1,
    ),
    ...words(
      "einundzwanzigsten zweiundzwanzigsten dreiundzwanzigsten vierundzwanzigsten fünfundzwanzigsten sechsundzwanzigsten siebenundzwanzigsten achtundzwanzigsten neunundzwanzigsten dreißigsten einunddreißigsten",
      21,
    ),
  },
  onDay: "am|ab|bis|vom|zum|seit|den|der|dem|nach|vor",
  since: "seit|anno|gegründet|im\\sjahre?|wurde",
  times: "mal",
  plural: "innen|nen|en|er|in|e|n|s",
  particles:
    "aber ab als alle am an auch auf aus außer bei bis bzw da damit dann das dass dem den denn der des die dies diese dieser doch du durch ein eine einem einen einer es für gegen haben hat hatte ich ihr ihre im in ins ist ja jede jeden jeder je kann können man mehr mit muss nach nicht noch nur ob oder ohne pro schon sehr sein seine seit sich sie sind so statt über um und uns unser unsere unter vom von vor war waren was weil wenn wer wie wir wird zu zum zur zwischen".split(
      " ",
    ),
  currencies: { "us-dollar": "USD", dollar: "$", euro: "EUR", euros: "EUR", franken: "CHF", pfund: "GBP" },
  cents: ["cent", "cents", "ct", "rappen"],
  streets: {
    short: { straße: "str", strasse: "str", platz: "pl" },
    addresses: [
      String.raw`(?<!\p{L})(?:(?:[A-ZÄÖÜ][\p{L}'’.-]{0,30}[\s-]){0,3}(?:[A-ZÄÖÜ]?[\p{L}-]{0,40}(?:[Ss]tra(?:ß|ss)e|[Ss]tr\.?|[Gg]asse|[Ww]eg|[Pp]latz|[Aa]llee|[Rr]ing|[Uu]fer|[Dd]amm|[Mm]arkt|[Gg]raben|[Hh]of|[Bb]erg|[Tt]or|[Bb]rücke|[Pp]fad|[Ss]teig|[Cc]haussee))|(?:Am|An\sder|Im|Auf\sder|Unter\sden|Zum|Zur|In\sder|Hinter\sder)\s(?!Jahre?\s|Alter\s)(?:[A-ZÄÖÜ][\p{L}-]{1,40}\s?){1,2}(?<!\s))\s\d{1,4}(?:\s?[a-zA-Z](?!\p{L}))?(?:\s?[-–/]\s?\d{1,4})?(?![\p{L}\d]|[.,:]\d|\s?(?:Uhr|€|%|Euro|Minuten|Stunden|Jahre|km|Meter))`,
    ],
  },
};
