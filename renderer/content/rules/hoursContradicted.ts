import { hasPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { hoursPlace } from "../../clock/hours/schedule";
import type { Rules } from "../check/rule";
import { oncePerFile } from "../model/oncePerFile";
import type { PageContent } from "../model/siteContent";
import { walkWords } from "../pages/walkTyped";
import { isEnglish } from "../site/settings";
import { type StatedHours, statedHours } from "../site/statedHours";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Opening hours on a page that differ, for the same day, from those in its footer. */
export default {
  /** Few shops are open past midnight, so the warning does no harm. */
  *"hours/turned"({ site }) {
    const place = hoursPlace(site?.source);
    const all = valueAt(site?.source, place);
    for (const [index, hours] of (Array.isArray(all) ? all : []).entries()) {
      const { opens, closes } = hours ?? {};
      if (!site || !(closes <= opens)) continue;
      const message = `The closing time, ${closes}, is before the opening time, ${opens}. Are the two swapped, or is the closing time in the afternoon?`;
      yield { file: site.file, pointer: `${place}/${index}/closes`, message };
    }
  },
  *"hours/unreadable"(site) {
    for (const { file, data } of isEnglish(site) ? site.pages : []) {
      const own = valueAt(data, "/hours");
      if (
        typeof own !== "string" ||
        hasPlaceholder(own) ||
        /appointment|closed/i.test(own) ||
        statedHours(own).length > 0
      )
        continue;
      const message = `The footer would show "${own}" as the opening hours, but it names no day with its times. Write them, such as Monday to Friday 9 AM to 6 PM.`;
      yield { file, pointer: "/hours", message };
    }
  },
  *"hours/contradicted"(site) {
    const usual = site.site?.derived.hours ?? "";
    for (const page of site.pages) {
      const own = valueAt(page.data, "/hours");
      const isOwn = typeof own === "string";
      const shown = new Map(
        statedHours(isOwn ? own : usual).flatMap((hours) => hours.days.map((day) => [day, hours] as const)),
      );
      for (const { pointer, stated } of shown.size > 0 ? statementsIn(page) : []) {
        const wrong = stated.map((hours) => ({ hours, day: contradictedDay(hours, shown) }));
        const { hours, day } = wrong.find(({ day }) => day !== undefined) ?? {};
        if (!hours || day === undefined) continue;
        const says = shown.get(day)?.written ?? "closed";
        const isWhole = hours.opens !== undefined && hours.closes !== undefined;
        const here = isWhole
          ? `Here ${DAYS[day]} is ${hours.written}`
          : `"${hours.written}" is what this says about ${DAYS[day]}`;
        const message = isOwn
          ? `${here}, and under "hours" this page says ${says}. Correct one of them.`
          : `${here}, and the footer of this page says ${says}. If this page has its own hours, write them at its top, as hours: \${facts.…}, and the footer shows them.`;
        yield { file: page.file, pointer, message };
        // Without hours of its own, the page lacks one line: report only the first place.
        if (!isOwn) break;
      }
    }
  },
} satisfies Rules;

/** The first day with other hours than shown. Hours without a day mean any day; "daily" means every open day. */
function contradictedDay(stated: StatedHours, shown: ReadonlyMap<number, StatedHours>): number | undefined {
  const isOther = (day: number) => {
    const { opens, closes } = shown.get(day) ?? {};
    if (!shown.has(day)) return stated.days.length < 7 || stated.opens === undefined;
    return (stated.opens ?? opens) !== opens || (stated.closes ?? closes) !== closes;
  };
  const days = stated.days.length > 0 ? stated.days : [...shown.keys()];
  return stated.days.length > 0 || days.every(isOther) ? days.find(isOther) : undefined;
}

const statementsIn = oncePerFile((page: PageContent) =>
  walkWords("Page", page.data).flatMap(({ pointer, value }) => {
    const mayState = pointer !== "/hours" && /\d\s*[ap]\.?m|\d:\d\d|\bnoon\b|\bopen\b/i.test(value);
    const stated = mayState ? statedHours(value) : [];
    return stated.length > 0 ? [{ pointer, stated }] : [];
  }),
);
