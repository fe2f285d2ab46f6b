import { type DurationForm, durationIn } from "./duration";
import type { DateForm } from "./figures/dates";
import { type Figures, type FigureWords, figuresIn } from "./figures/figures";
import type { PhoneForm } from "./figures/phones";
import type { TimeForm } from "./figures/times";
import type { WeekdayForm } from "./figures/weekdays";
import { type MoneyForm, moneyIn } from "./money";

/** How a country writes values. */
export interface CountryForm {
  /** Two letters, such as `DE`. */
  code: string;
  /** The ISO 4217 code of its currency. */
  currency: string;
  money: MoneyForm;
  phone: PhoneForm;
}

/** How a language writes values. */
export interface LanguageForm extends TimeForm, WeekdayForm, DurationForm, DateForm, FigureWords {
  /** A BCP 47 tag. */
  tag: string;
  /** Spellings of units besides those of CLDR. */
  moreUnits?: DurationForm["units"];
  /** Words for calling by phone. A regular expression. */
  calling: string;
  /** Right words that the dictionary of the language lacks and most sites write, such as that for a website. */
  words?: string[];
}

/** Values in the forms of one country and one language: figures in sentences, and single amounts and durations. */
export interface Values extends Figures {
  money: ReturnType<typeof moneyIn>;
  moneyForm: MoneyForm;
  duration: ReturnType<typeof durationIn>;
}

export function valuesIn({ country, language }: { country: CountryForm; language: LanguageForm }): Values {
  const { phone, currency } = country;
  return {
    ...figuresIn({ language, phone, currency }),
    money: moneyIn(country.money),
    moneyForm: country.money,
    duration: durationIn(language),
  };
}
