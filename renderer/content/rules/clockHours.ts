import { listAt, parentPointer, valueAt } from "../../base/pointer";
import { dayOfClock } from "../../clock/clock";
import { daysIn, isDayForm, isYearly, nextDays } from "../../clock/hours/dates";
import type { Rules } from "../check/rule";
import { placesOf } from "../facts/collectFacts";
import type { SiteContent } from "../model/siteContent";

/** A range of days in site.yaml: a holiday or a season. */
interface Stretch {
  pointer: string;
  name: string;
  /** The property with its first day. */
  key: "date" | "first";
  first: string;
  last: string;
  /** Whether it has a last day. */
  long: boolean;
}

export default {
  *"clock/no-day"(content) {
    for (const { pointer, key, first, last, long } of stretchesIn(content)) {
      // The schema reports another form, with those that there are.
      if (!isDayForm(first) || !isDayForm(last)) continue;
      // Eight years ahead, since the next leap day may be so far away.
      const year = Number((isYearly(first) ? dayOfClock(content.clock) : first).slice(0, 4));
      const years = Array.from({ length: 9 }, (_, ahead) => year + ahead);
      if (years.some((each) => daysIn(each, first, last))) continue;
      const alone = years.some((each) => daysIn(each, first));
      const message =
        alone && long
          ? `It ends on ${last}, which is not a day after ${first}. Write both with a year, or both without.`
          : `There is no ${first} in the calendar.`;
      yield { file: fileOf(content), pointer: `${pointer}/${alone && long ? "last" : key}`, message };
    }
  },
  *"clock/past-days"(content) {
    const today = dayOfClock(content.clock);
    for (const { pointer, name, key, first, last, long } of stretchesIn(content)) {
      if (isYearly(first) || !daysIn(Number(first.slice(0, 4)), first, last) || nextDays(today, first, last)) continue;
      const message = `${name} ended on ${long ? last : first}. Write its next date, or one that repeats each year, such as 12-25 or fourth Thursday of November.`;
      yield { file: fileOf(content), pointer: `${pointer}/${long ? "last" : key}`, message };
    }
  },
  *"clock/two-holidays"(content) {
    const today = dayOfClock(content.clock);
    const found = stretchesIn(content).flatMap((stretch) => {
      const days = nextDays(today, stretch.first, stretch.last);
      return days ? [{ ...stretch, days }] : [];
    });
    for (const [index, one] of found.entries()) {
      const other = found
        .slice(0, index)
        .find(
          ({ pointer, key, days }) =>
            key === one.key &&
            parentPointer(pointer) === parentPointer(one.pointer) &&
            days.first <= one.days.last &&
            one.days.first <= days.last,
        );
      if (!other) continue;
      const day = one.days.first > other.days.first ? one.days.first : other.days.first;
      const message = `${day} is in ${other.name} as well as in ${one.name}. Let each day be in one of them.`;
      yield { file: fileOf(content), pointer: `${one.pointer}/${one.key}`, message };
    }
  },
} satisfies Rules;

const fileOf = ({ site }: SiteContent) => site?.file ?? "";

function stretchesIn({ site }: SiteContent): Stretch[] {
  const data = (site?.timed ?? site)?.data;
  const read = (list: string, key: Stretch["key"]) => {
    return listAt(data, list).flatMap((each, index): Stretch[] => {
      const first = valueAt(each, `/${key}`);
      const last = valueAt(each, "/last");
      const name = String(valueAt(each, "/name") ?? "This");
      if (typeof first !== "string" || (last !== undefined && typeof last !== "string")) return [];
      const pointer = `${list}/${index}`;
      return [{ pointer, name, key, first, last: last ?? first, long: last !== undefined }];
    });
  };
  const ofPlaces = placesOf(data).flatMap(({ pointer }) => read(`${pointer}/holidays`, "date"));
  return [...read("/business/holidays", "date"), ...read("/business/seasons", "first"), ...ofPlaces];
}
