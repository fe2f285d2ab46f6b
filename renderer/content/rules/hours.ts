import { hasPlaceholder } from "../../base/placeholders";
import { valueAt } from "../../base/pointer";
import { hoursPlace } from "../../clock/hours/schedule";
import type { Rules } from "../check/rule";
import { placesOf } from "../facts/collectFacts";
import { valuesOf } from "../site/values";

/** What opens at noon or later may close by then on the next day: few clubs close later. */
const LATEST_NIGHT = "06:00";

/** Opening hours that are turned round, or name no day with its times. */
export default {
  *"hours/turned"({ site }) {
    const places = placesOf(site?.source).map(({ pointer }) => `${pointer}/openingHours`);
    for (const place of [hoursPlace(site?.source), ...places]) {
      const all = valueAt(site?.source, place);
      for (const [index, hours] of (Array.isArray(all) ? all : []).entries()) {
        const { opens, closes } = hours ?? {};
        const isNight = (opens >= "12:00" && closes <= LATEST_NIGHT) || closes <= "02:00";
        if (!site || !(closes <= opens) || isNight) continue;
        const message = `The closing time, ${closes}, is before the opening time, ${opens}. Are the two swapped, or is the closing time in the afternoon?`;
        yield { file: site.file, pointer: `${place}/${index}/closes`, message };
      }
    }
  },
  *"hours/unreadable"(site) {
    for (const { file, data } of site.pages) {
      const own = valueAt(data, "/hours");
      if (
        typeof own !== "string" ||
        hasPlaceholder(own) ||
        /appointment|closed/i.test(own) ||
        valuesOf(site)
          .figures(own)
          .some(({ kind }) => kind === "hours")
      )
        continue;
      const message = `The footer would show "${own}" as the opening hours, but it names no day with its times. Write them, such as Monday to Friday 9 AM to 6 PM.`;
      yield { file, pointer: "/hours", message };
    }
  },
} satisfies Rules;
