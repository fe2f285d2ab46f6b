import type { DurationForm } from "./duration";

/**
 * How a language writes values: what its file in `languages/forms` has, and what CLDR says. All patterns are regular
 * expressions without capture groups.
 */
export interface LanguageForm extends DurationForm {
  /** A BCP 47 tag. */
  tag: string;
  /** Spellings of units besides those of CLDR. */
  moreUnits?: DurationForm["units"];
  /** Right words that the dictionary of the language lacks and most sites write, such as that for a website. */
  words?: string[];
  /** A text with spaces between its words and numbers in figures, in a language that writes neither. */
  plain?: (written: string) => PlainText;
  /** Missing in a language whose numbers in words are not known. */
  numbers?: NumberForm;
  /** Before both ends of a range and between them: `between` and `and`. */
  between: [before: string, and: string];
  /** Between two counts of which either is right: `2 or 3 hours`. */
  or: string[];
  /** What can be attached to the beginning of any word. */
  prefix?: string;

  /** What is between hour and minute: `:` in `9:30`. */
  separator: string;
  /** The same, if it may be more before what follows a time: `9.30 Uhr`. */
  separatorBefore?: string;
  /** What follows a time, and makes a time of an hour: `AM`, `Uhr`. */
  after: string;
  /** What follows a time in the afternoon, if hours only count to twelve. */
  pm?: string;
  /** Times with a name, in minutes of the day. */
  named: Record<string, number>;
  /** Times in words, with `#` for the hour, and how many minutes are added to it: `half past #` is 30. */
  spoken: Record<string, number>;
  /** Before each of them, where they may as well be a duration: `à` in "à deux heures". */
  beforeSpoken?: string;
  /** Before what is a duration, though it looks like a time: `pendant` in "pendant 2 h". */
  lasting?: string;
  /** Words after a time in the first and in the second half of the day: `in the morning`. */
  morning: string;
  afternoon: string;
  /** Before an hour that is only a number: `at` in "we open at 9". */
  at: string;
  /** Which of them say when something ends: `until`. */
  until: string;
  /** Before a range of hours that are only numbers: `open` in "open 9-5". */
  opening: string;
  /** Words that go on with a sentence after hours, in whichever language. */
  goOn: string;
  /** Words for being open and closed on a day, and for never being closed: `24/7`. */
  open: string;
  closed: string;
  always: string;

  /** Every spelling of each day of the week, Monday first. */
  weekdays: string[][];
  /** What may follow a name: `s?` in `Mondays`. */
  ending: string;
  /** Words for several days: `daily` is `[0, 1, 2, 3, 4, 5, 6]`. */
  groups: Record<string, number[]>;

  /** Every spelling of each month. */
  months: string[][];
  /** What may follow the number of a day: `.` in German, `st` in English. */
  ordinal: string;
  /** The order of a date in figures, and what separates them. */
  figures: { order: "dmy" | "mdy"; separator: string };
  /** Between day, month and year: `of`, `de`. */
  of: string;
  /** Days of a month in words that count nothing elsewhere: `first`. */
  dayWords: Record<string, number>;
  /** Before a day in figures without its year: `on` in "on 12/24". */
  onDay: string;
  /** Before years that are too early to be found alone: `since`. */
  since: string;
  /** After a number that is no year: `times` in "2000 times". */
  times: string;

  /** Every spelling of the unit of a year. */
  years: string[];
  /** Every spelling of each unit. */
  distances: Partial<Record<"meter" | "yard" | "kilometer" | "mile", string[]>>;
  /** Words that are a duration without a number: `half an hour`, in minutes. */
  phrases: Record<string, number>;
  /** Words that are a distance without a number: `half a mile`, in meters. */
  ways: Record<string, number>;
  /** Words for percent, besides `%`. */
  percent: string[];
  /** Half of a unit more, after the number (`einhalb`) or after the unit (`and a half`). */
  half: string;
  /** Before a unit for one of it, where no number word says so: `an` in "an hour or two". */
  one?: string;
  /** After a number of years that is a person's age: `-old` in "my seven-year-old". */
  age?: string;

  /** The endings of nouns, the longest first; what is left is equal for one and several: `s`. */
  plural: string;
  /** Words that are no nouns and may follow a number: `for` in "two for one". */
  particles: string[];

  streets: StreetForm;
  /** Words for calling by phone. */
  calling: string;
  /** Words for other currencies: the code, or `$` for the dollar of the country. */
  currencies: Record<string, string>;
  /** Words for a hundredth of the own currency. */
  cents: string[];
}

/** How a language writes numbers in words. Words are in lower case; joints are regular expressions. */
export interface NumberForm {
  /** 1 to 19, in every gender and case. */
  small: Record<string, number>;
  /** 20 to 90. */
  tens: Record<string, number>;
  /** Hundreds: the word that follows a count (`hundred`), and words for several (`doscientos`). */
  hundreds: Record<string, number>;
  thousands: Record<string, number>;
  /** Above thousands, before which they count: `lakh` in "one lakh twenty thousand". */
  large?: Record<string, number>;
  /** Between the parts of one number: `[- ]` in `twenty-one`. */
  joint: string;
  /** Between ones and tens where the ones come first: `und` in `einundzwanzig`. */
  onesFirst?: string;
  /** Whether the tens may come first too: `femogtyve` and `tjuefem`. */
  hasBothOrders?: true;
  /** What begins as a number and is none: `en halv`, half of one. */
  not?: string;
  /** Whether 11 to 19 follow tens: `soixante-douze`. */
  hasTeensAfterTens?: true;
  /** What is written behind a number without a space: `einhalb`, `stündig`. */
  attached?: string;
}

/** How a country writes streets with house numbers. */
export interface StreetForm {
  /** Whole addresses without a town. */
  addresses: string[];
  /** Short forms of words in streets: `{ street: "st" }`. */
  short: Record<string, string>;
}

/** A language, and what is between the ends of a range in it, with the white space around it. */
export type FigureLanguage = LanguageForm & { range: string };

/** A text as searches read it, and where each of its characters was; also where its end was. */
export interface PlainText {
  text: string;
  at: number[];
}
