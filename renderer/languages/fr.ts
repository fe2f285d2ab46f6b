import { FILL, words } from "../base/values/figures/numbers";
import type { LanguageForm } from "../base/values/values";

const DAILY = [0, 1, 2, 3, 4, 5, 6];

/** How French writes values, besides what CLDR has. */
export const french: Partial<LanguageForm> = {
  to: ["à", "au", "jusqu'à", "jusqu’à"],
  between: ["entre", "et"],
  or: ["ou"],
  and: ["et"],
  separator: String.raw`\s?h\s?|\sheures?\s|:`,
  after: String.raw`h(?!\p{L})|heures?(?=\s(?:du|de\sl|pile|précises)(?!\p{L}))`,
  pm: undefined,
  named: { midi: 720, "midi et demi": 750, minuit: 1440 },
  ordinal: "er",
  ending: "s?",
  groups: {
    "tous les jours": DAILY,
    "chaque jour": DAILY,
    "7 jours sur 7": DAILY,
    "en semaine": [0, 1, 2, 3, 4],
    "le week-end": [5, 6],
  },
  calling: String.raw`(?<!\p{L})(?:tél|appel|téléphon|portable|mobile|fax|whatsapp|joindre|composez|numéro)`,
  numbers: {
    small: words(
      "un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept/dix_sept dix-huit/dix_huit dix-neuf/dix_neuf",
      1,
    ),
    tens: {
      ...words("vingt trente quarante cinquante soixante septante huitante/octante nonante", 20, 10),
      ...{ "quatre-vingts": 80, "quatre-vingt": 80, "quatre vingts": 80, "quatre vingt": 80 },
    },
    hundreds: { cent: 100, cents: 100 },
    thousands: { mille: 1000 },
    joint: String.raw`[\s-]|[\s-]et[\s-]`,
    hasTeensAfterTens: true,
  },
  moreUnits: { minute: ["min.", "mn"], day: ["journée", "journées"] },
  years: ["an", "ans", "année", "années"],
  distances: {
    mile: ["mille", "milles", "mile", "miles"],
    kilometer: ["kilomètre", "kilomètres", "km"],
    meter: ["mètre", "mètres", "m"],
  },
  phrases: {
    ...{ "demi-heure": 30, "demie heure": 30, "quart d'heure": 15, "quart d’heure": 15, "demi-journée": 720 },
    ...{
      "trois quarts d'heure": 45,
      "trois quarts d’heure": 45,
      "3 quarts d'heure": 45,
      "3 quarts d’heure": 45,
      quinzaine: 20_160,
      décennie: 5_259_600,
    },
  },
  ways: { "demi-kilomètre": 500 },
  half: String.raw`\set\sdemie?|\s1\/2`,
  percent: ["pour 100", "pourcent", "p. 100"],
  spoken: {
    ...{ "# heures et demie": 30, "# heure et demie": 30, "# heures et quart": 15, "# heures moins le quart": -15 },
    ...{ "# heures": 0, "# heure": 0 },
  },
  // Not between the ends of a range of durations: "une à deux heures".
  beforeSpoken: String.raw`(?<![\d${FILL}]\s|heures?\s|minutes?\s)à|dès|vers|avant|après|jusqu['’]à|ouvre|ferme`,
  lasting: "en|pendant|dure|durent|durée|durée\\sde|environ|comptez|compter|prend|prennent|durant|sous|faut|reste",
  morning: "du\\smatin|le\\smatin",
  afternoon: "de\\sl['’]après-midi|du\\ssoir",
  at: "à(?!\\s1(?!\\d))|dès|vers|avant|après|jusqu['’]à",
  until: "jusqu['’]à",
  opening: "ouvert|ouverte|ouverts|horaires|de",
  open: "ouverte?s?|ouvre|ouvrons|ouvrent",
  closed: "pas\\souverte?s?|fermée?s?|ferme|fermons|ferment|relâche",
  always: String.raw`24\s?h(?:eures)?\s?(?:sur|\/)\s?24|24\/7|jour\set\snuit`,
  of: "(?!)",
  dayWords: { premier: 1 },
  onDay: "le|du|au|dès\\sle|avant\\sle",
  since: "depuis|en|dès",
  times: "fois",
  plural: "aux|al|e?s|x|e",
  particles:
    "a à après au aussi aux avant avec avons car ce ces cette chaque chez comme dans de des dès donc du elle elles en entre est et été il ils je jusque la le les leur leurs lors mais mes même moins mon ne ni non nos notre nous on ont ou où par pas pendant plus pour puis qu que qui sa sans sauf se selon ses si son sont sous sur ta très tu un une vers vos votre vous y".split(
      " ",
    ),
  currencies: {
    dollar: "$",
    dollars: "$",
    euro: "EUR",
    euros: "EUR",
    "francs suisses": "CHF",
    "livres sterling": "GBP",
  },
  cents: ["cent", "cents", "centime", "centimes", "ct"],
  streets: {
    short: { avenue: "av", boulevard: "bd", saint: "st", sainte: "ste", blvd: "bd", boul: "bd", place: "pl" },
    addresses: [
      String.raw`(?<![\p{L}\d]|\d[.,:/])\d{1,5}(?:\s?(?:bis|ter|[A-Z])(?!\p{L}))?,?\s(?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d\.?|[Bb]lvd\.?|[Bb]oul\.|[Pp]lace|[Qq]uai|[Ii]mpasse|[Aa]llées?|[Cc]hemin|[Rr]oute|[Cc]ours|[Pp]assage|[Ss]quare|[Cc]ôte|[Rr]uelle)\s(?:(?:de|du|des|d['’]|la|le|les|l['’]|à|aux|et)\s?){0,3}[\p{Lu}][\p{L}'’-]{0,40}(?:\s(?:(?:de|du|des|la|le)\s){0,2}[\p{Lu}][\p{L}'’-]{0,40}){0,4}(?:\s(?:[EO]\.|Est|Ouest|Nord|Sud))?`,
    ],
  },
};
