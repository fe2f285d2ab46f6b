import { valueAt } from "../../base/pointer";
import type { Finding } from "../../base/problem";
import type { Values } from "../../base/values/values";
import type { Rules } from "../check/rule";
import { priceBook } from "../facts/priceBook";
import { type ContentFile, filesOf } from "../model/siteContent";
import { valuesOf } from "../site/values";

/** Hours of a working day, longer than any visit. */
const LONGEST = 12;

/** A duration that probably lost the hyphen of its range, such as 46 hours for 4-6 hours. A course may take 200. */
export default {
  *"durations/implausible"(site) {
    const { duration } = valuesOf(site);
    for (const file of filesOf(site)) {
      for (const { pointer, value } of durationsOf(file)) {
        // A duration that is a fact is checked where the fact is defined.
        const problem = valueAt(file.source, pointer) === value ? problemOf(value, duration) : undefined;
        if (problem) yield { file: file.file, pointer, ...problem };
      }
    }
  },
} satisfies Rules;

const DAY = 24 * 60;

type Said = Pick<Finding, "message" | "suggestion">;

function problemOf(text: string, durations: Values["duration"]): Said | undefined {
  const { piece, value } = durations.find(text)[0] ?? {};
  if (!piece || !value || !/^(?:hour|minute)$/.test(value.unit) || value.to <= LONGEST * 60) return undefined;
  const inHours = value.unit === "hour" ? 1 : 1 / 60;
  const [digits = ""] = value.from === value.to ? piece.split(/[^\d]/) : [];
  // Whole days are usual: a delivery in 48 hours.
  const split = value.to % DAY === 0 ? undefined : splitRange(digits, inHours);
  if (split === undefined) return undefined;
  const suggestion = piece.replace(digits, split);
  return { message: `"${piece}" is probably a range without its hyphen. Did you mean ${suggestion}?`, suggestion };
}

/** Splits `46` into `4-6`, `1012` into `10-12`. Returns undefined if no such range is likely. */
function splitRange(digits: string, inHours: number): string | undefined {
  for (let at = 1; at < digits.length; at++) {
    const [from, to] = [Number(digits.slice(0, at)), Number(digits.slice(at))];
    const isRound = inHours === 1 || (from % 5 === 0 && to % 5 === 0);
    if (from > 0 && from < to && to * inHours <= LONGEST && to <= 3 * from && isRound) return `${from}-${to}`;
  }
  return undefined;
}

/** Every duration of a file, in its blocks and in the price book. */
function durationsOf({ values, data }: ContentFile) {
  const inBook = [...priceBook(valueAt(data, "/prices"))].map(({ pointer, duration = "" }) => ({
    pointer: `${pointer}/duration`,
    value: duration,
  }));
  return [...values.filter(({ kind }) => kind === "Duration"), ...inBook];
}
