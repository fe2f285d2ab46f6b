import { walkWords } from "../load/walkTyped";
import { valueAt } from "../pointer";
import type { Rules } from "../rule";
import { dayHours } from "../site/literals/dayHours";
import { oncePerFile } from "../site/oncePerFile";
import type { PageContent } from "../siteContent";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Opening hours on a page that differ, for the same day, from those that its footer shows. */
export default {
  /** Before the hours are in words: a shop that is open past midnight is so rare that a warning does no harm. */
  *"hours/turned"({ site }) {
    const all = valueAt(site?.source, "/business/openingHours");
    for (const [index, hours] of (Array.isArray(all) ? all : []).entries()) {
      const { opens, closes } = hours ?? {};
      if (!site || !(closes <= opens)) continue;
      const message = `This closes at ${closes}, which is before it opens, at ${opens}. Are the two exchanged, or is 12 hours missing?`;
      yield { file: site.file, pointer: `/business/openingHours/${index}/closes`, message };
    }
  },
  *"hours/contradicted"(site) {
    const usual = site.site?.derived.hours ?? "";
    for (const page of site.pages) {
      const own = (page.data as { hours?: unknown } | undefined)?.hours;
      const shown = new Map(dayHours(typeof own === "string" ? own : usual).map((hours) => [hours.day, hours]));
      for (const { pointer, stated } of statedHours(page)) {
        const other = stated.find(({ day, key }) => shown.has(day) && shown.get(day)?.key !== key);
        if (!other) continue;
        const message =
          typeof own === "string"
            ? `Here ${DAYS[other.day]} is ${other.written}, and under "hours" this page says ${shown.get(other.day)?.written}. Let the page say one of them.`
            : `Here ${DAYS[other.day]} is ${other.written}, and the footer of this page says ${shown.get(other.day)?.written}. Where this page has hours of its own, write them at its top, as hours: \${facts.…}, and the footer shows them.`;
        yield { file: page.file, pointer, message };
        // Without hours of its own the page lacks one line, and each of these places says so.
        if (typeof own !== "string") break;
      }
    }
  },
} satisfies Rules;

const statedHours = oncePerFile((page: PageContent) =>
  walkWords("Page", page.data).flatMap(({ pointer, value }) => {
    const stated = pointer === "/hours" || !/\d\s*[ap]\.?m/i.test(value) ? [] : dayHours(value);
    return stated.length > 0 ? [{ pointer, stated }] : [];
  }),
);
