import { type Duration, durationIn } from "./duration";
import { type Figures, figuresIn } from "./figures/figures";
import type { PhoneForm } from "./figures/phones";
import type { Kind } from "./kind";
import type { LanguageForm } from "./language";
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

/** Values in the forms of one country and one language: figures in sentences, and single amounts and durations. */
export interface Values extends Figures {
  money: Kind<number>;
  moneyForm: MoneyForm;
  duration: Kind<Duration>;
}

export function valuesIn({ country, language }: { country: CountryForm; language: LanguageForm }): Values {
  return {
    ...figuresIn({ ...country, language }),
    money: moneyIn(country.money),
    moneyForm: country.money,
    duration: durationIn(language),
  };
}
