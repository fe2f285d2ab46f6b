import { Script } from "node:vm";
import { beforeAll, expect, test, vi } from "vitest";
import { openClock } from "../../../renderer/clock/clock";
import { businessHours } from "../../../renderer/clock/hours/businessHours";
import { daysIn, nextDays } from "../../../renderer/clock/hours/dates";
import { specialFrom, type WrittenHours, weeksFrom } from "../../../renderer/clock/hours/schedule";
import { formatMoment } from "../../../renderer/clock/zone";
import type { FolderCheck } from "../../../renderer/content/check/checkFolder";
import { hoursInWords } from "../../../renderer/content/facts/hoursInWords";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { labelsOf } from "../../../renderer/content/site/labels";
import {
  type BusinessHours,
  liveHours,
  type Opening,
  readPlan,
  writePlan,
} from "../../../renderer/contract/businessHours";
import { commaIn } from "../../../renderer/contract/language";
import { fillLabel } from "../../../renderer/contract/richText";
import { timeOfDay } from "../../../renderer/contract/timeOfDay";
import { LABEL_LANGUAGES } from "../../../renderer/languages/labels";
import { ORDER_BY_HOURS } from "../../../renderer/page/document/orderByHours";
import { structuredData } from "../../../renderer/page/document/structuredData";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { withSlowRest } from "../../support/amount";
import { fixtureSite } from "../../support/fixtureSite";
import { localSite } from "../../support/localSite";

const ZONE = "America/New_York";

/** Hours with everything that they may have: two openings a day, past midnight, a season, holidays of each kind. */
const HOURS = {
  openingHours: [
    { days: ["Monday", "Tuesday", "Wednesday"], opens: "09:00", closes: "12:00" },
    { days: ["Monday", "Tuesday", "Wednesday"], opens: "13:30", closes: "18:00" },
    { days: ["Thursday"], opens: "09:00", closes: "18:00" },
    { days: ["Friday"], opens: "18:00", closes: "02:00" },
  ],
  seasons: [
    {
      name: "Summer",
      first: "06-15",
      last: "first Monday of September",
      openingHours: [{ days: ["Saturday", "Sunday"], opens: "10:00", closes: "16:00" }],
    },
  ],
  holidays: [
    { name: "Thanksgiving", date: "fourth Thursday of November" },
    { name: "Winter Break", date: "12-24", last: "01-01" },
    { name: "Inventory", date: "2027-03-03", opens: "15:00", closes: "17:00" },
    { name: "Leap Day", date: "02-29" },
    { name: "Fair", date: "12-21", opens: "14:00", closes: "16:00" },
    { name: "Fair", date: "12-21", opens: "09:00", closes: "12:00" },
  ],
};

const site = fixtureSite();
site.change("site.yaml", "timeZone: America/Los_Angeles", `timeZone: ${ZONE}`);
site.write(
  "site.yaml",
  site.read("site.yaml").replace(
    / {2}openingHours:\n(?: {4}.*\n)+/,
    Object.entries(HOURS)
      .map(([name, value]) => `  ${name}: ${JSON.stringify(value)}\n`)
      .join(""),
  ),
);

/** The site as of a moment, and all that it says of its hours. */
function builtAt(at: string) {
  const content = loadContent({ ...site, at }, { only: ({ name }) => name === "index.yaml" });
  content.originals = pictures;
  const model = localSite(toSiteModel(content));
  return { model, content };
}

let pictures: FolderCheck["content"]["originals"];
beforeAll(async () => {
  pictures = (await site.check()).content.originals;
});

test("without a time zone the check reports it, and no page shows an unknown one", async () => {
  const other = fixtureSite();
  other.write("site.yaml", other.read("site.yaml").replace(/^timeZone: .*\n/m, ""));
  const { problems, content } = await other.check();
  const asked = problems.filter(({ rule }) => rule === "clock/zone");
  expect(asked).toMatchObject([
    { severity: "error", message: expect.stringContaining("such as timeZone: America/New_York") },
  ]);
  expect(localSite(toSiteModel(content)).business.live.plan.timesIn).toBe("All times are Coordinated Universal Time");
});

test("a day is found by its date, in each year, and by its weekday", () => {
  expect(daysIn(2026, "fourth Thursday of November")?.first).toBe("2026-11-26");
  expect(daysIn(2027, "last Monday of May")?.first).toBe("2027-05-31");
  expect(daysIn(2027, "last Friday of February")?.first).toBe("2027-02-26");
  expect(daysIn(2027, "first Monday of September")?.first).toBe("2027-09-06");
  expect(daysIn(2026, "12-24", "01-01")).toEqual({ first: "2026-12-24", last: "2027-01-01" });
  expect(daysIn(2027, "2027-12-24", "2027-12-20")).toBeUndefined();
  expect(daysIn(2027, "02-29")).toBeUndefined();
  expect(daysIn(2027, "fifth Monday of May")).toBeUndefined();
  expect(nextDays("2026-12-31", "12-24", "01-01")?.first).toBe("2026-12-24");
  expect(nextDays("2027-01-02", "12-24", "01-01")?.first).toBe("2027-12-24");
  expect(nextDays("2097-01-01", "02-29")?.first).toBe("2104-02-29");
  expect(nextDays("2027-03-04", "2027-03-03")).toBeUndefined();
});

test.each([
  ["Thursday 26 November", undefined],
  ["26 November", "11-26"],
  ["Nov. 26th", "11-26"],
  ["November 26, 2026", "2026-11-26"],
  ["Thursday 26 November 2026", "2026-11-26"],
  ["Friday 26 November 2026", undefined],
  ["30 February", undefined],
  ["4th Thursday in November", undefined],
])("a holiday on %s is refused once, with the forms that a day has", async (date, suggestion) => {
  const other = fixtureSite();
  other.write(
    "site.yaml",
    other.read("site.yaml").replace(/^business:\n/m, `$&  holidays: [{ name: Leave, date: "${date}" }]\n`),
  );
  const { problems } = await other.check();
  expect(problems.filter(({ severity }) => severity === "error")).toMatchObject([
    {
      rule: "schema/pattern",
      message: expect.stringMatching(
        /^"date" cannot be .* 2026-11-26, 12-25 for each year, or such as fourth Thursday of November, Easter Monday, Corpus Christi or Easter \+ 1\.$/,
      ),
    },
  ]);
  expect(problems.find(({ rule }) => rule === "schema/pattern")?.suggestion).toBe(suggestion);
});

test.each<[opens: string, closes: string, opening: Opening]>([
  ["09:00", "18:00", [540, 1080]],
  ["00:00", "23:59", [0, 1439]],
  ["18:00", "02:00", [1080, 1560]],
  ["09:00", "08:59", [540, 1979]],
  // The whole day, from either of its moments.
  ["00:00", "00:00", [0, 1440]],
  ["09:00", "09:00", [540, 1980]],
])("hours from %s to %s end on the day on which they begin, or on the next", (opens, closes, opening) => {
  const hours = { openingHours: [{ days: ["Monday"], opens, closes }] };
  expect(openingsOn(hours, "2026-11-23")).toEqual([opening]);
});

/** The times of the table are those of the business. The sentence is what a visitor anywhere reads at that instant. */
const CASES: [at: string, words: string][] = [
  ["2026-11-23T08:59", "Closed now, opens at 9 AM"],
  ["2026-11-23T09:00", "Open now, until 12 PM"],
  ["2026-11-23T11:59", "Open now, until 12 PM"],
  ["2026-11-23T12:00", "Closed now, opens at 1:30 PM"],
  ["2026-11-23T18:00", "Closed now, opens tomorrow at 9 AM"],
  ["2026-11-25T18:00", "Closed now, opens Friday at 6 PM"],
  ["2026-11-26T10:00", "Closed today, Thanksgiving"],
  ["2026-11-26T23:59", "Closed today, Thanksgiving"],
  ["2026-11-27T00:00", "Closed now, opens at 6 PM"],
  ["2026-11-27T23:59", "Open now, until 2 AM"],
  ["2026-11-28T00:00", "Open now, until 2 AM"],
  ["2026-11-28T01:59", "Open now, until 2 AM"],
  ["2026-11-28T02:00", "Closed now, opens Monday at 9 AM"],
  ["2026-11-29T12:00", "Closed now, opens tomorrow at 9 AM"],
  ["2026-12-21T11:00", "Open now, until 12 PM, Fair"],
  ["2026-12-21T13:00", "Closed now, opens at 2 PM"],
  ["2026-12-21T15:00", "Open now, until 4 PM, Fair"],
  ["2026-12-31T12:00", "Closed today, Winter Break"],
  ["2027-01-01T12:00", "Closed today, Winter Break"],
  ["2027-01-02T12:00", "Closed now, opens Monday at 9 AM"],
  ["2027-03-03T10:00", "Closed now, opens at 3 PM"],
  ["2027-03-03T16:00", "Open now, until 5 PM, Inventory"],
  ["2027-03-13T01:30", "Open now, until 2 AM"],
  ["2027-03-14T03:00", "Closed now, opens tomorrow at 9 AM"],
  ["2027-06-14T10:00", "Open now, until 12 PM"],
  ["2027-06-15T10:00", "Closed now, opens Saturday at 10 AM"],
  ["2027-06-19T10:00", "Open now, until 4 PM"],
  ["2027-09-06T10:00", "Closed now, opens tomorrow at 9 AM"],
  ["2027-11-06T01:30", "Open now, until 2 AM"],
  ["2027-11-07T01:30", "Closed now, opens tomorrow at 9 AM"],
  ["2028-02-29T10:00", "Closed today, Leap Day"],
  ["2028-03-01T10:00", "Open now, until 12 PM"],
];

/** Whether the script of a page that is opened at an instant lets its buttons change places. */
function booksFirst({ clock }: BusinessHours, now: number): boolean {
  const buttons = [0, 1].map((place) => ({ place, toggleAttribute: () => {} }));
  const prepend = (moved: (typeof buttons)[number]) => buttons.unshift(...buttons.splice(buttons.indexOf(moved), 1));
  const DateOf = class extends Date {
    constructor(...given: ConstructorParameters<typeof Date>) {
      super(...(given.length > 0 ? given : ([now] as unknown as typeof given)));
    }
    static override now() {
      return now;
    }
  };
  const parentNode = { children: buttons, prepend, getAttribute: () => JSON.stringify(clock) };
  new Script(ORDER_BY_HOURS).runInNewContext({ Date: DateOf, document: { currentScript: { parentNode } } });
  return buttons.map(({ place }) => place).join() === "1,0";
}

test.each(CASES)("%s: %s", (at, words) => {
  const { model } = builtAt(at);
  const { now } = openClock(at, ZONE);
  const named = vi.spyOn(Date.prototype, "toLocaleDateString");
  expect(liveHours(model.business.live.plan, now, "en-US").replaceAll("\u00a0", " ")).toBe(words);
  // The first question to `Intl` takes a phone longer than the rest of the script.
  expect(named).toHaveBeenCalledTimes(/opens [A-Z]/.test(words) ? 1 : 0);
  named.mockRestore();
});

test("days by appointment are in the words, and closed for search engines and in the line of now; the comma is the script's", () => {
  const other = fixtureSite();
  const days =
    '  openingHours: [{ days: [Saturday], byAppointment: true }, { days: [Monday], opens: "00:00", closes: "24:00" }]\n';
  const site = other.read("site.yaml").replace(/ {2}openingHours:\n(?: {4}.*\n)+/, days);
  other.write(
    "site.yaml",
    site.replace(/^timeZone: .*/m, `language: ja-JP\ntimeZone: ${ZONE}`).replace(/^language: en.*\n/m, ""),
  );
  const content = loadContent(other, { only: ({ name }) => name === "index.yaml" });
  content.originals = pictures;
  const model = localSite(toSiteModel(content));
  expect(model.business.hours).toContain("月曜日 24時間営業");
  expect(model.business.hours).toContain("土曜日 予約制");
  const { plan } = model.business.live;
  expect(readPlan(writePlan(plan))).toEqual(plan);
  const saturday = openClock("2026-11-28T12:00", ZONE).now;
  expect(liveHours(plan, saturday, "ja-JP")).not.toContain("営業中");
  const holiday = { ...plan, days: { "2026-11-28": ["祝日", []] as [string, Opening[]] } };
  expect(liveHours(holiday, saturday, "ja-JP")).toMatch(/、祝日$/);
  const page = content.pages.find(({ route }) => route === "/");
  const graph = JSON.stringify(page && structuredData(toPageModel(page, content), model));
  expect(graph).toContain('"dayOfWeek":["https://schema.org/Monday"],"opens":"00:00","closes":"23:59"');
  expect(graph).not.toContain("https://schema.org/Saturday");
});

test.each(LABEL_LANGUAGES)(
  "breaks, nights, whole days, appointments and a closed season are in the words of %s",
  (language) => {
    const labels = labelsOf({ language });
    const lunch = ["Monday", "Tuesday"];
    const openingHours = [
      { days: lunch, opens: "09:00", closes: "12:00" },
      { days: lunch, opens: "14:00", closes: "18:00" },
      { days: ["Thursday"], opens: "18:00", closes: "02:00" },
      { days: ["Saturday"], opens: "00:00", closes: "24:00" },
      { days: ["Sunday"], byAppointment: true },
    ];
    const usual = hoursInWords(openingHours, language, {}, "DE") ?? "";
    const clock = (minutes: number, full?: boolean) => timeOfDay(minutes, language, full).replaceAll(/\s/g, " ");
    const plain = (text: string) => text.replaceAll(/\s/g, " ");
    const span = (opens: number, closes: number, full?: boolean) =>
      plain(fillLabel(labels.timeRange, { opens: clock(opens, full), closes: clock(closes, full) }));
    for (const part of [span(540, 720, true), span(840, 1080, true), span(1080, 120, true)])
      expect(plain(usual)).toContain(part);
    for (const label of [labels.allDay, labels.byAppointment, labels.closed]) expect(usual).toContain(label);
    const hours = {
      openingHours,
      seasons: [{ name: "Winter", first: "2027-01-10", last: "2027-01-31", openingHours: [] }],
      holidays: HOURS.holidays.filter(({ name }) => name === "Fair"),
    };
    const built = businessHours(hours, ZONE, "2026-12-10", { language, labels });
    for (const part of [span(540, 720), span(840, 960)]) expect(plain(built.note)).toContain(part);
    const said = (at: string) => plain(liveHours(built.plan, openClock(at, ZONE).now, language));
    const filled = (label: string, time: number) => plain(fillLabel(label, { time: clock(time) }));
    expect(said("2026-12-14T12:30")).toBe(filled(labels.opensLater, 840));
    expect(said("2026-12-18T01:30")).toBe(filled(labels.openUntil, 120));
    expect(said("2026-12-21T13:00")).toBe(filled(labels.opensLater, 840));
    expect(said("2026-12-21T15:00")).toBe(`${filled(labels.openUntil, 960)}${commaIn(language)}Fair`);
    // A season without hours is closed, and says nothing of the next weekday.
    expect(said("2027-01-12T10:00")).toBe(labels.closedNow);
    expect(hoursInWords([], language, {}, "DE")).toContain(labels.closed);
  },
);

test("where clocks change by no rule the hours are said, and the buttons keep their order", () => {
  const other = fixtureSite();
  other.write("site.yaml", other.read("site.yaml").replace(/^timeZone: .*/m, "timeZone: Africa/Casablanca"));
  const content = loadContent(other, { only: ({ name }) => name === "index.yaml" });
  content.originals = pictures;
  const { live } = localSite(toSiteModel(content)).business;
  expect(live.clock).toBeUndefined();
  expect(live.plan.zone).toBe("Africa/Casablanca");
  // Ramadan of 2026 ends on March 19 there; the clocks go forward on the 22nd.
  const said = ["2026-03-18T16:30Z", "2026-03-25T16:30Z"].map((at) => liveHours(live.plan, Date.parse(at), "en-US"));
  expect(said.map((words) => words.slice(0, 6))).toEqual(["Open n", "Closed"]);
});

test("a page that was built weeks before says the same", () => {
  const { live } = builtAt("2026-11-01").model.business;
  for (const [at, words] of CASES.filter(([at]) => at < "2027-11")) {
    const { now } = openClock(at, ZONE);
    expect(liveHours(live.plan, now, "en-US").replaceAll("\u00a0", " ")).toBe(words);
    expect(booksFirst(live, now), at).toBe(!words.startsWith("Open"));
  }
});

type Graph = { "@graph": Record<string, unknown>[] };

/** Made once: making a format takes a hundred times as long as using it. */
const weekdays = new Intl.DateTimeFormat("en-US", { weekday: "long", timeZone: "UTC" });

/** Whether it is open at a local day and time, by only the structured data, as a search engine reads it. */
function openInData({ "@graph": nodes }: Graph, at: string): boolean {
  const business = nodes.find(({ openingHoursSpecification }) => openingHoursSpecification) ?? {};
  const [day = "", time = ""] = at.split("T");
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  type Specification = {
    dayOfWeek?: string[];
    opens: string;
    closes: string;
    validFrom?: string;
    validThrough?: string;
  };
  const on = (date: string) => {
    const special = ((business.specialOpeningHoursSpecification ?? []) as Specification[]).filter(
      ({ validFrom = "", validThrough = "" }) => validFrom <= date && date <= validThrough,
    );
    const weekday = weekdays.format(new Date(date));
    const usual = (business.openingHoursSpecification as Specification[]).filter(({ dayOfWeek }) =>
      dayOfWeek?.some((each) => each.endsWith(weekday)),
    );
    return (special.length > 0 ? special : usual).filter(({ opens, closes }) => opens !== closes);
  };
  const isOpen = ({ opens, closes }: Specification) => opens <= time && (time < closes || closes <= opens);
  return on(day).some(isOpen) || on(before).some(({ opens, closes }) => closes <= opens && time < closes);
}

/** The openings of a day: of a holiday, or of its weekday in the week that holds from then on. */
function openingsOn(hours: WrittenHours, day: string): Opening[] {
  const special = specialFrom(hours, day).find(({ first, last }) => first <= day && day <= last);
  return special?.openings ?? weeksFrom(hours, day)[0]?.[1][new Date(day).getUTCDay()] ?? [];
}

/** By day: the hours of each are asked for twice as often as it has hours. */
const openings = new Map<string, Opening[]>();

/** Whether it is open by the hours as they are written. */
function openAsWritten(at: string): boolean {
  const [day = "", time = ""] = at.split("T");
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  const covers = (on: string, at: number) => {
    const all = openings.get(on) ?? openingsOn(HOURS, on);
    openings.set(on, all);
    return all.some(([opens, closes]) => opens <= at && at < closes);
  };
  return covers(day, minute) || covers(before, minute + 1440);
}

/** The hours of a year by their day. */
const days = new Map<string, number[]>();
for (let hour = 0; hour < 8760; hour++) {
  const now = Date.UTC(2026, 10, 22, 5, 30) + hour * 3_600_000;
  const day = formatMoment(now, ZONE).slice(0, 10);
  days.set(day, [...(days.get(day) ?? []), now]);
}

// A month in one test: a whole year took longer than a test may on a machine that was slowed twenty times.
const MOST_DAYS = 30;
const partsOf = <T>(list: T[]): T[][] =>
  list.flatMap((_, at) => (at % MOST_DAYS ? [] : [list.slice(at, at + MOST_DAYS)]));
const parts = withSlowRest([...days], 12).flatMap(([options, some]) =>
  partsOf(some).map((part) => ({ options, part })),
);

for (const { options, part } of parts) {
  const [[first] = []] = part;
  test(`words, structured data and the hours as written agree at every hour of days from ${first}`, options, () => {
    for (const [, hours] of part) {
      // What is built changes at midnight at most.
      const { model, content } = builtAt(formatMoment(hours[0] ?? 0, ZONE));
      const page = content.pages.find(({ route }) => route === "/");
      if (!page) throw new Error("There is no home page.");
      const graph: Graph = JSON.parse(JSON.stringify(structuredData(toPageModel(page, content), model)));
      const { live } = model.business;
      for (const now of hours) {
        const at = formatMoment(now, ZONE);
        const said = liveHours(live.plan, now, "en-US");
        const expected = openAsWritten(at);
        if (said.startsWith("Open") !== expected) expect.fail(`${at}: ${said}`);
        if (booksFirst(live, now) === expected) expect.fail(`${at}: the order of the buttons says otherwise`);
        if (openInData(graph, at) !== expected) expect.fail(`${at}: the structured data says otherwise`);
      }
    }
  });
}

test("a holiday is named from two weeks before it until it is over", () => {
  const note = (at: string) => builtAt(at).model.business.live.note.replaceAll("\u00a0", " ");
  expect(note("2026-11-11")).toBe("");
  expect(note("2026-11-12")).toBe("Thanksgiving, Thursday, November 26: closed");
  expect(note("2026-11-26T23:59")).toBe("Thanksgiving, Thursday, November 26: closed");
  expect(note("2026-11-27")).toBe("");
  expect(note("2027-02-20")).toBe("Inventory, Wednesday, March 3: 3 PM to 5 PM");
  expect(note("2026-12-09")).toContain("Fair, Monday, December 21: 9 AM to 12 PM, 2 PM to 4 PM");
  expect(note("2026-12-22")).toBe("Winter Break, Thursday, December 24 to Friday, January 1: closed");
});

test("the hours in words are those of the season", () => {
  const words = (at: string) => builtAt(at).model.business.hours;
  expect(words("2027-06-14")).toContain("Monday to Wednesday");
  expect(words("2027-06-15")).toContain("Saturday and Sunday 10:00");
  expect(words("2027-09-07")).toContain("Monday to Wednesday");
});
