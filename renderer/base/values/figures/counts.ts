import { oncePerKey } from "../../once";
import type { FigureLanguage } from "../language";
import { isInWords, NUMBER, numberOf, START } from "./numbers";
import { anyWord, ends, expression, type Search, searchBy, TAKEN } from "./search";

/** What a site counts, such as clients: found in its facts. */
export interface Unit {
  /** The beginning that singular and plural share, in lower case. */
  stem: string;
}

/** Of units, whose searches are cached. */
const MOST_LISTS = 20;

const WORD = String.raw`\p{L}[\p{L}’']*`;

/** No count: a year, or a postal code, which has no separator. */
const CODE = /^(?:(?:19|20)\d\d|\d{5,})$/;

/** Before the postal code of four digits: the end of a street. */
const AFTER_STREET = new RegExp(`[,${TAKEN}]\\s?$`);

export function countsIn({ plural, range, particles }: FigureLanguage): {
  search(units: Unit[]): Search;
  unitsIn(text: string): Unit[];
} {
  const ending = expression(`(?<=\\p{L}{3})(?:${plural})$`);
  const stemOf = (noun: string) => noun.replace(ending, "");
  const number = `${START}(${NUMBER})\\+?(?:${range}(${NUMBER})\\+?)?`;
  const afterNumber = expression(`${number}[\\s-](${WORD})`, "g");
  const others = new Set(particles);
  return {
    search: oncePerKey((units: Unit[]): Search => {
      const stems = [...new Set(units.map(({ stem }) => stem))];
      if (stems.length === 0) return () => [];
      return searchBy(
        // `1,000 happy clients`
        `${number}[\\s-](?:\\p{L}{4,20}\\s)?(${anyWord(stems)}\\p{L}{0,3})(?!\\p{L})`,
        ([, low = "", high = low, noun = ""]) =>
          (isInWords(low) && numberOf(low) === 1 && low === high) || !stems.includes(stemOf(noun))
            ? undefined
            : `${stemOf(noun)} ${ends(numberOf(low), numberOf(high))}`,
        expression(anyWord(stems)),
      );
    }, MOST_LISTS),
    unitsIn: (text) =>
      Array.from(text.matchAll(afterNumber)).flatMap(({ 1: low = "", 2: high, 3: noun = "", index }) => {
        const isCode = CODE.test(low) || (/^\d{4}$/.test(low) && AFTER_STREET.test(text.slice(0, index)));
        return (isCode && !high) || others.has(noun) ? [] : [{ stem: stemOf(noun) }];
      }),
  };
}
