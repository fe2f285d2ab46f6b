import { words } from "../base/values/figures/numbers";
import type { LanguageForm } from "../base/values/values";

/** In figures and in words. */
const numbers: LanguageForm["numbers"] = {
  small: words(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    1,
  ),
  tens: words("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
  hundreds: { hundred: 100 },
  thousands: { thousand: 1000 },
  large: { lakh: 100_000, lakhs: 100_000, crore: 10_000_000, crores: 10_000_000 },
  joint: String.raw`[\s-]|\sand\s`,
};

const WORKDAYS = [0, 1, 2, 3, 4];
const WEEKEND = [5, 6];
const DAILY = [...WORKDAYS, ...WEEKEND];

/** How English writes values. */
export const english: LanguageForm = {
  tag: "en-US",
  to: ["to", "until", "till", "through"],
  and: ["and"],
  decimal: ".",
  separator: ":",
  after: String.raw`[ap](?:m|\.m\.?)(?!\p{L})`,
  pm: "p",
  named: { noon: 720, midnight: 1440 },
  weekdays: [
    ["Monday", "Mon"],
    ["Tuesday", "Tue", "Tues"],
    ["Wednesday", "Wed", "Weds"],
    ["Thursday", "Thu", "Thur", "Thurs"],
    ["Friday", "Fri"],
    ["Saturday", "Sat"],
    ["Sunday", "Sun"],
  ],
  ending: "s?",
  groups: {
    ...{ daily: DAILY, "every day": DAILY, "7 days a week": DAILY, "seven days a week": DAILY },
    ...{ weekdays: WORKDAYS, weekends: WEEKEND },
  },
  months: [
    ["January", "Jan"],
    ["February", "Feb"],
    ["March", "Mar"],
    ["April", "Apr"],
    ["May"],
    ["June", "Jun"],
    ["July", "Jul"],
    ["August", "Aug"],
    ["September", "Sep", "Sept"],
    ["October", "Oct"],
    ["November", "Nov"],
    ["December", "Dec"],
  ],
  ordinal: "st|nd|rd|th",
  figures: { order: "mdy", separator: "/." },
  units: {
    minute: ["minute", "minutes", "mins", "min"],
    hour: ["hour", "hours", "hrs", "hr", "h"],
    day: ["day", "days"],
    week: ["week", "weeks", "wk", "wks"],
    month: ["month", "months"],
  },
  numbers,
  years: ["year", "years", "yr", "yrs"],
  distances: {
    mile: ["mile", "miles", "mi"],
    kilometer: ["kilometer", "kilometers", "kilometre", "kilometres", "km"],
    meter: ["meter", "meters", "metre", "metres"],
    yard: ["yard", "yards"],
  },
  phrases: {
    ...{
      "half an hour": 30,
      "half hour": 30,
      "half-hour": 30,
      "an hour": 60,
      "quarter of an hour": 15,
      "quarter hour": 15,
    },
    ...{ "three quarters of an hour": 45, "half a day": 720, "half a year": 262_980, "a decade": 5_259_600 },
  },
  ways: {
    ...{ "half a mile": 805, "half mile": 805, "quarter of a mile": 402, "quarter mile": 402 },
    ...{ "half a kilometer": 500, "half a kilometre": 500 },
  },
  age: String.raw`[\s-]olds?(?!\p{L}|\s(?:business|company|craft|family|firm|house|recipe|salon|shop|studio|tradition)(?!\p{L}))`,
  half: String.raw`\sand\sa\shalf|\s1\/2`,
  one: "an?",
  percent: ["percent", "per cent"],
  spoken: {
    ...{ "half past #": 30, "half-past #": 30, "quarter past #": 15, "quarter after #": 15 },
    ...{ "quarter to #": -15, "quarter till #": -15, "quarter of #": -15, "# o'clock": 0, "# o’clock": 0 },
  },
  morning: String.raw`in\sthe\smorning`,
  afternoon: String.raw`in\sthe\safternoon|in\sthe\sevening|at\snight`,
  at: String.raw`at|by(?!\s1(?!\d))|until|till|before|after|opens?|closes?`,
  until: "until|till",
  opening: "open|opens|hours|from|are",
  open: "open|opens",
  closed: String.raw`(?:(?:do|does|are|is)(?:\snot|n['’]t)|not)\sopen|closed|close(?!\sto)|closes`,
  always: String.raw`24\/7|around\sthe\sclock|round\sthe\sclock|24\shours\sa\sday`,
  of: "of",
  dayWords: {
    ...words(
      "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
      1,
    ),
    ...words(
      "twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first",
      21,
    ),
  },
  onDay: "on",
  since: "since|in|established|est\\.|founded",
  times: "times",
  between: ["between", "and"],
  or: ["or"],
  plural: "ies|y|s",
  particles:
    "a about after all also an and are as at be because been before but by can could daily did do does during each every except for from had has have he her his i if in into is it its just like may more must my no not of off on only or other our out over per she should since so than that the their then these they this those till to too under until up via was we were when which while who will with within without would you your".split(
      " ",
    ),
  currencies: { dollar: "$", dollars: "$", buck: "$", bucks: "$", euro: "EUR", euros: "EUR", "pounds sterling": "GBP" },
  cents: ["cent", "cents", "penny", "pence"],
  streets: {
    short: {
      ...{ street: "st", avenue: "ave", road: "rd", drive: "dr", lane: "ln" },
      ...{ boulevard: "blvd", court: "ct", highway: "hwy", parkway: "pkwy", place: "pl" },
      ...{ square: "sq", terrace: "ter", circle: "cir", turnpike: "tpke", suite: "ste" },
    },
    addresses: [
      String.raw`(?<![\p{L}\d#$.,:/-])\d{1,6}[A-Za-z]?\s(?:[NSEW]\.?\s)?(?:(?:[A-Z][\p{L}'’.-]{0,30}|\d{1,3}(?:st|nd|rd|th))\s){1,4}(?:[Ss]treet|[Ss]t|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d|[Dd]rive|[Dd]r|[Ll]ane|[Ll]n|[Bb]oulevard|[Bb]lvd|[Cc]ourt|[Cc]t|[Hh]ighway|[Hh]wy|[Pp]arkway|[Pp]kwy|[Pp]lace|[Pp]l|[Ss]quare|[Ss]q|[Tt]errace|[Cc]ircle|[Tt]urnpike|Way|Row|Walk|Plaza|Close|Crescent|Broadway|Trail)(?!\p{L})\.?(?![\p{L}])`,
      String.raw`(?<![\p{L}\d#$.,:/-])\d{1,6}\sBroadway(?!\p{L})`,
    ],
  },
  calling: String.raw`\b(?:call|phone|dial|ring|text|tel|fax|mobile|cell|whatsapp|sms)\b`,
};
