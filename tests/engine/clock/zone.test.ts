import { expect, test } from "vitest";
import { openClock } from "../../../renderer/clock/clock";
import { readMoment } from "../../../renderer/clock/moment";
import { formatMoment, instantAt, instantsAt, isZone, wallAt } from "../../../renderer/clock/zone";

const NEW_YORK = "America/New_York";
const utc = (instant: number | undefined) =>
  instant === undefined ? "none" : `${new Date(instant).toISOString().slice(0, 16)}Z`;

/** A moment as it is written, its zone, and the instant that it is: computed by hand, from the zones' published rules. */
const CASES: [what: string, written: string, zone: string, instant: string][] = [
  ["a day in winter", "2027-01-01", NEW_YORK, "2027-01-01T05:00Z"],
  ["a day in summer", "2027-07-04", NEW_YORK, "2027-07-04T04:00Z"],
  ["a time", "2027-01-01T09:00", NEW_YORK, "2027-01-01T14:00Z"],
  ["a time with a space", "2027-01-01 09:00", NEW_YORK, "2027-01-01T14:00Z"],
  ["the last minute before the clocks go forward", "2027-03-14T01:59", NEW_YORK, "2027-03-14T06:59Z"],
  ["the first minute after it", "2027-03-14T03:00", NEW_YORK, "2027-03-14T07:00Z"],
  ["a time that comes twice is the first of the two", "2027-11-07T01:30", NEW_YORK, "2027-11-07T05:30Z"],
  ["the first time that comes once again", "2027-11-07T02:00", NEW_YORK, "2027-11-07T07:00Z"],
  ["the day of a clock change", "2027-03-14", NEW_YORK, "2027-03-14T05:00Z"],
  ["the day after it", "2027-03-15", NEW_YORK, "2027-03-15T04:00Z"],
  ["a leap day", "2028-02-29", NEW_YORK, "2028-02-29T05:00Z"],
  ["New Year's Eve", "2027-12-31T23:59", NEW_YORK, "2028-01-01T04:59Z"],
  ["a zone without clock changes", "2027-07-04", "America/Phoenix", "2027-07-04T07:00Z"],
  ["a zone of half an hour", "2027-01-01", "Asia/Kolkata", "2026-12-31T18:30Z"],
  ["a zone of three quarters of an hour", "2027-01-01T12:00", "Asia/Kathmandu", "2027-01-01T06:15Z"],
  ["a clock change of half an hour, before", "2027-04-04T01:29", "Australia/Lord_Howe", "2027-04-03T14:29Z"],
  ["a clock change of half an hour, the repeated time", "2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45Z"],
  ["summer in the south", "2027-01-01", "Australia/Sydney", "2026-12-31T13:00Z"],
  ["far in the east", "2027-01-01", "Pacific/Kiritimati", "2026-12-31T10:00Z"],
  ["far in the west", "2027-01-01", "Pacific/Pago_Pago", "2027-01-01T11:00Z"],
  ["a day whose midnight is left out begins at one", "2026-04-24", "Africa/Cairo", "2026-04-23T22:00Z"],
  ["the same in the Azores, where the clocks change at midnight", "2027-03-28", "Atlantic/Azores", "2027-03-28T01:00Z"],
  ["London in winter", "2027-01-01", "Europe/London", "2027-01-01T00:00Z"],
  ["London in summer", "2027-06-21T12:00", "Europe/London", "2027-06-21T11:00Z"],
];

test.each(CASES)("%s: %s in %s", (_, text, zone, instant) => {
  const moment = readMoment(text, zone);
  expect(moment?.wrong).toBeUndefined();
  expect(utc(moment?.instant)).toBe(instant);
});

test.each([
  ["2027-02-29", "impossible"],
  ["2027-13-01", "impossible"],
  ["2027-04-31T10:00", "impossible"],
  ["2027-01-01T24:00", "impossible"],
  ["2027-01-01T09:60", "impossible"],
  ["2027-03-14T02:30", "skipped"],
])("there is no %s", (text, why) => expect(readMoment(text, NEW_YORK)?.wrong).toBe(why));

test("a text without the form of a date is not a date", () => {
  for (const text of ["", "tomorrow", "1.1.2027", "2027-1-1", "2027-01-01T9:00", 20270101, null, ["2027-01-01"]])
    expect(readMoment(text, NEW_YORK)).toBeUndefined();
});

test("an until that is only a date includes that day", () => {
  expect(utc(readMoment("2027-03-14", NEW_YORK, true)?.instant)).toBe("2027-03-15T04:00Z");
  expect(utc(readMoment("2027-03-14T09:00", NEW_YORK, true)?.instant)).toBe("2027-03-14T13:00Z");
  // How people write that something should never end.
  expect(readMoment("9999-12-31", NEW_YORK, true)?.instant).toBe(Date.UTC(10_000, 0, 1, 5));
});

test("every hour of three years is converted to what its zone shows, and back", () => {
  for (const zone of [NEW_YORK, "Australia/Lord_Howe", "Africa/Cairo", "Asia/Kathmandu"]) {
    for (let instant = Date.UTC(2026, 0, 1, 0, 20); instant < Date.UTC(2029, 0, 1); instant += 7 * 3_600_000) {
      const wall = wallAt(instant, zone);
      const all = instantsAt(wall, zone);
      if (!all.includes(instant)) expect.fail(`${utc(instant)} in ${zone} does not come back: ${all.map(utc)}`);
      if (all[0] !== instantAt(wall, zone)) expect.fail(`${utc(instant)} in ${zone} is not the first`);
    }
  }
});

test("--at takes a date, a time in the site's zone, and an instant; and nothing else", () => {
  const at = (text: string) => utc(openClock(text, NEW_YORK).now);
  expect(at("2027-01-01")).toBe("2027-01-01T05:00Z");
  expect(at("2027-01-01T09:00")).toBe("2027-01-01T14:00Z");
  expect(at("2027-01-01T09:00:00.000Z")).toBe("2027-01-01T09:00Z");
  expect(() => at("2027-02-30")).toThrow('"2027-02-30" is not a date.');
  expect(() => at("2027-03-14T02:30")).toThrow("the clocks are put forward");
  expect(formatMoment(openClock("2027-01-01T09:00", NEW_YORK).now, NEW_YORK)).toBe("2027-01-01T09:00");
});

test("a zone is one that the platform knows by name", () => {
  expect(["America/New_York", "UTC", "Asia/Kolkata"].every(isZone)).toBe(true);
  expect(["America/Fredericksburg", "+05:00", "", 5, undefined].some(isZone)).toBe(false);
});
