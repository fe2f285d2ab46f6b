import { expect, test } from "vitest";
import { wallAt } from "../../../renderer/clock/zone";
import { zoneClock } from "../../../renderer/clock/zoneClock";
import { clockIn } from "../../../renderer/contract/zoneClock";

test("the rule of a zone is its published one", () => {
  // The second Sunday of March and the first of November, at 2 o'clock as clocks show then.
  expect(zoneClock("America/New_York", 2026)).toEqual([
    -300,
    [
      [-6, 0, 0],
      [208, 120, 60],
      [1001, 60, 0],
    ],
  ]);
  expect(zoneClock("America/Phoenix", 2026)).toEqual([-420, [[-6, 0, 0]]]);
  // In the south the year begins in summer.
  expect(zoneClock("Australia/Sydney", 2026)).toEqual([
    600,
    [
      [-6, 0, 60],
      [301, 120, 0],
      [901, 120, 60],
    ],
  ]);
});

test("the rule is the same in whatever year the site is built", () => {
  for (const zone of ["America/New_York", "Europe/Berlin", "America/Santiago", "Africa/Cairo"])
    for (let year = 2027; year < 2034; year++) expect(zoneClock(zone, year), zone).toEqual(zoneClock(zone, 2026));
});

test("every zone has its rule, but for those whose clocks go by Ramadan, and all show what Intl shows, for 15 years", {
  tags: ["slow"],
}, () => {
  const zones = Intl.supportedValuesOf("timeZone");
  const without = zones.filter((zone) => typeof zoneClock(zone, 2026) === "string");
  expect(without.filter((zone) => !/Casablanca|El_Aaiun|Gaza|Hebron/.test(zone))).toEqual([]);
  const hours = Array.from({ length: 15 * 27 }, (_, index) => Date.UTC(2026, 0) + index * 13.5 * 86_400_000);
  for (const zone of zones)
    for (const now of hours) {
      const [shown, expected] = [Date.parse(clockIn(zoneClock(zone, 2026), now)), wallAt(now, zone)];
      if (shown !== expected) expect.fail(`${zone} at ${new Date(now).toISOString()}: ${shown - expected} ms more`);
    }
});

test.each(["America/New_York", "Australia/Lord_Howe", "Europe/London", "Africa/Cairo", "Asia/Jerusalem"])(
  "at every hour of two years, and in the minutes around it, clocks in %s show what Intl shows",
  (zone) => {
    for (let hour = Date.UTC(2027, 0); hour < Date.UTC(2029, 0); hour += 3_600_000)
      for (const now of [hour - 60_000, hour, hour + 1_800_000]) {
        const [shown, expected] = [Date.parse(clockIn(zoneClock(zone, 2026), now)), wallAt(now, zone)];
        if (shown !== expected) expect.fail(`${new Date(now).toISOString()}: ${shown - expected} milliseconds more`);
      }
  },
);
