import { anyOf, type Kind, kindOf } from "./kind";

/** How a language writes times of day. The patterns are regular expressions without capture groups. */
export interface TimeForm {
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
  /** Between the ends of a range, besides dashes. */
  to: string[];
}

/** Times of day, in minutes since midnight. */
export function timeIn({ separator, separatorBefore = separator, after, pm, named }: TimeForm): Kind<number> {
  const hour = String.raw`(?<!\d)\d{1,2}`;
  const source = String.raw`(?:${hour}(?:${separatorBefore})\d{2}\s*(?:${after})|${hour}(?:${separator})\d{2}(?!\d)|${hour}\s*(?:${after})|${anyOf(Object.keys(named))}(?!\p{L}))`;
  const [afternoon, suffix] = [new RegExp(pm ?? "(?!)", "iu"), new RegExp(after, "iu")];
  return kindOf({
    source,
    parse(piece) {
      const [hour, minute = 0] = (piece.match(/\d+/g) ?? []).map(Number);
      if (hour === undefined) return named[piece.toLowerCase()];
      const isHalf = pm !== undefined && suffix.test(piece);
      return (isHalf ? (hour % 12) + (afternoon.test(piece) ? 12 : 0) : hour) * 60 + minute;
    },
  });
}

/** Between the ends of a range. */
export const between = ({ to }: { to: string[] }) => String.raw`\s*(?:[-–—]|${anyOf(to)}(?!\p{L}))\s*`;
