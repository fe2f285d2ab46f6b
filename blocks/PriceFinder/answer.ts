import type { Opening } from "../../renderer/contract/businessHours";
import { parseDuration } from "../../renderer/contract/parseDuration";
import { formatMoney, parsePrice } from "../../renderer/contract/parsePrice";
import { fillLabel } from "../../renderer/contract/richText";
import { timeOfDay } from "../../renderer/contract/timeOfDay";
import type { FinderLength, FinderPrice, Site } from "../../renderer/contract/types.generated";

/** A time of day or a span of time, in minutes. */
type Minutes = number;

/** The labels that an answer is made of. */
type AnswerLabels = Pick<Site["labels"], "finderAnswer" | "finderStart" | "finderTooLong">;

/** What an answer needs of site.yaml. */
interface AnswerSite extends Pick<Site, "language"> {
  labels: AnswerLabels;
  business: Pick<Site["business"], "money" | "durations">;
}

/** A part of the sentence, in order. */
export interface AnswerPart {
  words: string;
  /** Whether it is said where there is room for one line only. */
  short: boolean;
}

/**
 * What a size costs and how long it takes at a length: `from $195, about 5–7 hours; start by 11 AM to be done by 6 PM`.
 *
 * @param day the hours that hold on every open day; without them the answer does not mention the start
 * @returns price and time as they are written if they cannot be added up, which the check reports
 */
export function answer(
  size: FinderPrice,
  length: FinderLength,
  day: Opening | undefined,
  { labels, language, business: { money, durations } }: AnswerSite,
): AnswerPart[] {
  const time = (duration: string, end: "from" | "to") => parseDuration(duration, durations)?.[end];
  const amount = (price: string) => parsePrice(price, money)?.minPrice;
  const price = sum(amount(size.price), length.price ? amount(length.price) : 0);
  const hours = (end: "from" | "to") => sum(time(size.duration, end), length.duration ? time(length.duration, end) : 0);
  const [least, most] = [hours("from"), hours("to")];
  const said = parts(labels.finderAnswer, {
    price: price === undefined ? size.price : formatMoney(price, money, true),
    time: least === undefined || most === undefined ? size.duration : span(least, most, language),
  });
  if (!day || most === undefined) return said;
  const [opens, closes] = day;
  const start = closes - most;
  const plan = start < opens ? `[${labels.finderTooLong}]` : labels.finderStart;
  return [...said, ...parts(`; ${plan}`, { start: clock(start, language), end: clock(closes, language) })];
}

/** A label in parts: what is in its brackets is short; without any brackets, its main values are. */
function parts(label: string, values: Record<string, string>): AnswerPart[] {
  const pieces = label.split(label.includes("[") ? /\[([^[\]]*)\]/ : /(\{(?:price|time|start)\})/);
  return pieces
    .map((piece, index) => ({ words: fillLabel(piece, values), short: index % 2 === 1 }))
    .filter(({ words }) => words);
}

/** The latest opening and the earliest closing time of a usual week: the hours that hold on every open day. */
export function everyDay(week: Opening[][] = []): Opening | undefined {
  const days = week.filter((openings) => openings.length > 0);
  if (days.length === 0) return undefined;
  const opens = Math.max(...days.map((openings) => Math.min(...openings.map(([from]) => from))));
  const closes = Math.min(...days.map((openings) => Math.max(...openings.map(([, to]) => to))));
  return [opens, closes];
}

function sum(one: number | undefined, more: number | undefined): number | undefined {
  return one === undefined || more === undefined ? undefined : one + more;
}

/** `5–7 hours`, `1 hour`, `45 minutes`. */
function span(least: Minutes, most: Minutes, language: string): string {
  const [unit, size] = most < 60 ? ["minute", 1] : ["hour", 60];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return inOnePiece(
    least === most ? format.format(most / Number(size)) : format.formatRange(least / Number(size), most / Number(size)),
  );
}

/** `11 AM`, `10:30 AM`, `11:00`. */
const clock = (minutes: Minutes, language: string) => inOnePiece(timeOfDay(minutes, language));

/** Prevents line breaks: non-breaking spaces, and word joiners around a dash. */
const inOnePiece = (words: string) => words.replaceAll(/[\s\u202f]/g, "\u00a0").replaceAll("–", "\u2060–\u2060");
