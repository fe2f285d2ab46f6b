import { nearestName } from "../../base/nearest";
import { parentPointer, valueAt } from "../../base/pointer";
import { inWords } from "../../clock/clock";
import { readMoment, type WrongMoment } from "../../clock/moment";
import { listsIn, type Window } from "../../clock/windows";
import { isZone } from "../../clock/zone";
import type { Rules } from "../check/rule";
import { rememberPerFile } from "../model/fileResults";
import { type ContentFile, definitionOf, filesOf, type SiteContent, timeOf, windowsOf } from "../model/siteContent";
import { walkTyped } from "../pages/walkTyped";
import { isHome, isNotFound } from "../site/routes";
import { timesOf } from "../site/times";

/** Times that are valid, and consistent with each other. */
export default {
  *"clock/zone"(content) {
    const { site } = content;
    const zone = valueAt(site?.data, "/timeZone");
    if (!site?.data || isZone(zone)) return;
    if (typeof zone === "string") {
      const suggestion = nearestName(zone, Intl.supportedValuesOf("timeZone"));
      const hint = suggestion ? `Did you mean ${suggestion}?` : "Write one such as America/New_York.";
      yield {
        file: site.file,
        pointer: "/timeZone",
        message: `There is no time zone "${zone}". ${hint}`,
        suggestion,
      };
      return;
    }
    const hasTimes = filesOf(content).some((file) => windowsOf(file).some(({ hidden }) => !hidden));
    if (zone !== undefined || !(hasTimes || valueAt(site.data, "/business/openingHours"))) return;
    const what = hasTimes ? "Pages have a from or until" : "The site says whether the business is open now";
    const message = `${what}, but no time zone is given. Write the time zone of the business here, such as timeZone: America/New_York.`;
    yield { file: site.file, pointer: "", message };
  },
  *"clock/impossible"(content) {
    for (const { file, pointer, value } of wrongMoments(content, "impossible"))
      yield { file, pointer, message: impossible(value) };
  },
  *"clock/skipped"(content) {
    for (const { file, pointer, value } of wrongMoments(content, "skipped")) {
      const message = `There is no ${value.slice(11)} on ${value.slice(0, 10)} in ${content.clock.zone}: that night the clocks go forward and skip it. Write a time an hour later or earlier.`;
      yield { file, pointer, message };
    }
  },
  *"clock/reversed"(content) {
    const { zone } = content.clock;
    for (const file of filesOf(content)) {
      const moments = new Map(momentsIn(file).map(({ pointer, value }) => [pointer, value]));
      for (const [pointer, value] of moments) {
        const last = pointer.slice(pointer.lastIndexOf("/") + 1);
        const first = FIRST_OF[last];
        const start = moments.get(`${parentPointer(pointer)}/${first}`);
        const [starts, ends] = [readMoment(start, zone)?.instant, readMoment(value, zone, true)?.instant];
        if (starts === undefined || ends === undefined || !(ends <= starts)) continue;
        const message = `This ends (${last} ${value}) before it starts (${first} ${start}). Are the two swapped, or is the year wrong?`;
        yield { file: file.file, pointer, message };
      }
    }
  },
  *"clock/two-values"(content) {
    for (const { file, list } of listsOf(content)) {
      for (const [index, value] of list.entries()) {
        const other = list.slice(0, index).find((before) => overlap(before, value));
        if (!other) continue;
        const say = timesOf(content);
        const message = `Two values apply at the same time: this one ${say(value)}, and another one ${say(other)}. Give one of them an until before the other begins.`;
        yield { file, pointer: `${value.pointer}/value`, message };
      }
    }
  },
  *"clock/gap"(content) {
    const { zone } = content.clock;
    const words = (instant: number) => inWords(instant, zone, valueAt(content.site?.data, "/language"));
    for (const { file, list } of listsOf(content)) {
      const first = list.toSorted((a, b) => (a.starts ?? -Infinity) - (b.starts ?? -Infinity));
      const [one] = first;
      if (one?.starts !== undefined && one.starts > content.clock.now) {
        const message = `Until ${words(one.starts)} there is no value. Write the current one before it, without a from.`;
        yield { file, pointer: one.pointer, message };
      }
      for (const [index, { ends, pointer }] of first.entries()) {
        const next = first[index + 1];
        if (ends === undefined || (next?.starts !== undefined && next.starts <= ends)) continue;
        const message = `From ${words(ends)} on${next?.starts ? `, until ${words(next.starts)},` : ""} there is no value. Remove this until, or write the value for that time.`;
        yield { file, pointer: `${pointer}/until`, message };
      }
    }
  },
  *"clock/needed"(content) {
    for (const page of content.pages) {
      const time = timeOf(page);
      if (!time || (!isHome(page) && !isNotFound(page))) continue;
      const name = isHome(page) ? "home page" : "not-found page";
      const message = `The ${name} cannot have a from or until, because a site needs it at all times. Give its blocks a from or until instead.`;
      yield {
        file: page.file,
        pointer: time.from === undefined ? "/until" : "/from",
        at: "key",
        message,
      };
    }
  },
} satisfies Rules;

/** The name of the moment that comes first, by that of the one that ends the same time. */
const FIRST_OF: Record<string, string> = { until: "from", ends: "starts" };

/** Every day and moment of a file, at any time. */
const momentsIn = rememberPerFile("moments", (file: ContentFile) =>
  walkTyped(definitionOf(file), (file.timed ?? file).data).filter(({ kind }) => kind === "Moment" || kind === "Day"),
);

function impossible(text: string): string {
  const [, time] = text.split(/[T ]/);
  const day = text.slice(0, 10);
  return readMoment(day, "UTC")?.wrong ? `There is no ${day} in the calendar.` : `No day has a ${time}.`;
}

function* wrongMoments(content: SiteContent, why: WrongMoment) {
  for (const file of filesOf(content)) {
    for (const { pointer, value } of momentsIn(file))
      if (readMoment(value, content.clock.zone)?.wrong === why) yield { file: file.file, pointer, value };
  }
}

/** Every list of values whose times have no other problem. */
function* listsOf(content: SiteContent): Generator<{ file: string; list: Window[] }> {
  for (const file of filesOf(content)) {
    for (const list of listsIn(windowsOf(file)).values()) {
      if (list.every((window) => !window.wrong)) yield { file: file.file, list };
    }
  }
}

const overlap = (a: Window, b: Window) =>
  (a.starts ?? -Infinity) < (b.ends ?? Infinity) && (b.starts ?? -Infinity) < (a.ends ?? Infinity);
