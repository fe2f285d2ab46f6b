import { type AddressForm, addressIn } from "./address";
import { type DateForm, type DateValue, dateIn } from "./date";
import { type Duration, type DurationForm, durationIn } from "./duration";
import type { Found, Kind } from "./kind";
import { type MoneyForm, moneyIn } from "./money";
import { type PhoneForm, type Phones, phoneIn } from "./phone";
import { type Hours, hoursIn, type TimeForm, timeIn } from "./time";
import { type WeekdayForm, type Weekdays, weekdaysIn } from "./weekdays";

/** How a country writes values. */
export interface CountryForm {
  money: MoneyForm;
  phone: PhoneForm;
  address: AddressForm;
}

/** How a language writes values. */
export interface LanguageForm extends TimeForm, WeekdayForm, DurationForm, DateForm {
  /** Words for calling by phone. A regular expression. */
  calling: string;
}

/** The kinds of value in the forms of one country and one language. */
export interface Values {
  money: Kind<number>;
  phone: Phones;
  date: Kind<DateValue>;
  duration: Kind<Duration>;
  hours: Kind<Hours>;
  time: Kind<number>;
  weekdays: Weekdays;
  address: ReturnType<typeof addressIn>;
  /** The values of all kinds in a text but addresses, in order. What is part of another, as a time is of hours, is none. */
  find(text: string): (Found<unknown> & { kind: string })[];
}

export function valuesIn({ country, language }: { country: CountryForm; language: LanguageForm }): Values {
  const kinds = {
    phone: phoneIn(country.phone, language.calling),
    money: moneyIn(country.money),
    date: dateIn(language),
    hours: hoursIn(language),
    // Before durations: `14 h` is rather a time in French.
    time: timeIn(language),
    duration: durationIn(language),
    weekdays: weekdaysIn(language),
  };
  const isInside = (one: Found<unknown>, other: Found<unknown>) =>
    other.index <= one.index && one.index + one.piece.length <= other.index + other.piece.length;
  return {
    ...kinds,
    address: addressIn(country.address),
    find(text) {
      const found = Object.entries(kinds).flatMap(([kind, { find }]) =>
        (find as Kind<unknown>["find"])(text).map((one) => ({ kind, ...one })),
      );
      return found
        .filter((one, place) =>
          found.every((other, at) => one === other || !isInside(one, other) || (isInside(other, one) && place < at)),
        )
        .sort((a, b) => a.index - b.index);
    },
  };
}
