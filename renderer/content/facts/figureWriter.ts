import { placeholdersIn } from "../../base/placeholders";
import { inLatinDigits } from "../../base/values/digits";
import { formatMoney, formatNumber, type MoneyForm, moneyIn, moneyRange } from "../../base/values/money";
import { dateFormat } from "../../clock/formats";
import { rangesIn } from "../../contract/parsePrice";
import { fillLabel } from "../../contract/richText";
import { timeOfDay } from "../../contract/timeOfDay";
import { MARKS } from "../../countries/countryIn";
import { labelsIn } from "../../languages/labels";
import { countryOf, type Locale, languageOf, valuesBy } from "./locale";

type Writer = (text: string) => string;

interface Piece {
  piece: string;
  index: number;
}

/**
 * Writes the figures of a fact by the rules of another language, as CLDR has them: `€1,250` of an English text is
 * `1.250 €` in German. Each is read by the rules of the language that it was typed in. Amounts and numbers are
 * rewritten anywhere in a text; a duration, a day or a time only where it is the whole text.
 */
export function figureWriter(from: Locale, to: Locale): (fact: string | number) => string {
  const { money: own, currency } = countryOf(from);
  const other = countryOf({ ...to, currency }).money;
  const write = (amount: number) => formatMoney(amount, other, true);
  const amounts = replacing(
    moneyIn(own).find,
    ({ value }) => write(value),
    numberWriter(own, other, languageOf(to).tag),
  );
  const ranges = replacing(
    (text) => rangesIn(text, own),
    (range) => moneyRange(write(range.from), write(range.to), other),
    amounts,
  );
  const aroundPlaceholders = replacing(placeholdersIn, ({ piece }) => piece, ranges);
  const [{ duration: typed }, { duration: durations }] = [valuesBy(from), valuesBy(to)];
  const wholeFigure = dayOrTime(from, to);
  return (fact) => {
    // A number of YAML has a point in every language.
    const text = typeof fact === "number" ? String(fact).replace(".", inLatinDigits(own.decimal)) : fact;
    if (!/\p{Nd}/u.test(text)) return text;
    const duration = typed.parse(text);
    if (duration) return durations.format(duration);
    return wholeFigure(text) ?? aroundPlaceholders(text);
  };
}

/** Replaces each piece that is found in a text. @param between writes what is between them */
function replacing<Found extends Piece>(
  find: (text: string) => Found[],
  write: (found: Found) => string,
  between: Writer,
) {
  return (text: string): string => {
    let [result, end] = ["", 0];
    for (const found of find(text)) {
      result += between(text.slice(end, found.index)) + write(found);
      end = found.index + found.piece.length;
    }
    return result + between(text.slice(end));
  };
}

/** Numbers with a separator, which the other language would read as another number: `1,200+`, `4.9`, `12.5%`. */
function numberWriter(own: MoneyForm, other: MoneyForm, tag: string): Writer {
  const [group, point] = [own.thousands, own.decimal].map(inLatinDigits) as [string, string];
  // Two groups after a space may be a phone number, and are read alike everywhere.
  const thousands = /\s/.test(group) ? String.raw`\s\d{3}(?!\s\d)` : `(?:[${group}]\\d{3})+`;
  const numbers = new RegExp(
    String.raw`(?<!\p{L}|\d[.,:/'’\s]?)(?:[1-9]\d{0,2}${thousands}(?:[${point}]\d+)?|(?<=^\P{L}*)\d+[${point}]\d+)(?!\d|[.,:'’]\d)(\s?%)?`,
    "gu",
  );
  const percents = new Intl.NumberFormat(tag, { style: "percent" }).formatToParts(0.5).slice(1);
  const sign = percents.map(({ value }) => value.replace(MARKS, "")).join("");
  return (text) =>
    inLatinDigits(text).replace(numbers, (piece, percent = "") => {
      const [whole = "", part] = piece.slice(0, piece.length - percent.length).split(point);
      const plain = [whole.replace(/\D/g, ""), ...(part === undefined ? [] : [part])].join(".");
      return formatNumber(plain, other, /\D/.test(whole)) + (percent && sign);
    });
}

/** A text that is a day, a time or a range of times in another language; undefined for any other. */
function dayOrTime(from: Locale, to: Locale): (text: string) => string | undefined {
  const { figures } = valuesBy(from);
  const { tag } = languageOf(to);
  const { timeRange = "{opens} to {closes}" } = labelsIn(tag);
  // Many typefaces lack the narrow space that CLDR has before AM.
  const clock = (minutes: number) => timeOfDay(minutes, tag, true).replaceAll("\u202f", " ");
  return (text) => {
    // An ISO day is the same in each language.
    if (text.length > LONGEST || !/\D/.test(text) || /^\d{4}-/.test(text)) return undefined;
    const [figure] = figures(text);
    if (figure?.piece !== text.trim()) return undefined;
    const [hour = 0, minute = 0, until, more = 0] = figure.key.split(/[:-]/).map(Number);
    if (figure.kind === "time") return clock(hour * 60 + minute);
    if (figure.kind === "hours" && /^[\d:]+-[\d:]+$/.test(figure.key))
      return fillLabel(timeRange, { opens: clock(hour * 60 + minute), closes: clock((until ?? 0) * 60 + more) });
    const [, year, month, day] = /^(\d{4})?-?(\d\d)(?:-(\d\d))?$/.exec(figure.key) ?? [];
    if (figure.kind !== "date" || month === undefined) return undefined;
    const date = Date.UTC(Number(year ?? 2000), Number(month) - 1, Number(day ?? 1));
    const parts = { ...(year ? { year: "numeric" as const } : {}), ...(day ? { day: "numeric" as const } : {}) };
    return dateFormat(tag, { ...parts, month: "long", timeZone: "UTC" }).format(date);
  };
}

/** A longer text is more than a day or a time. */
const LONGEST = 40;
