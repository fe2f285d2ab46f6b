import { expect, test } from "vitest";
import { daysIn, isDayForm, nextDays } from "../../../renderer/clock/hours/dates";

/** Easter Sundays, by the tables of the churches: the earliest and the latest possible are among them. */
test.each([
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
])("Easter in %i is on %s", (year, day) => {
  expect(daysIn(year, "Easter")).toEqual({ first: day, last: day });
});

test.each([
  ["Good Friday", "2026-04-03"],
  ["Easter Monday", "2026-04-06"],
  ["Easter + 1", "2026-04-06"],
  ["Easter -2", "2026-04-03"],
  ["Ascension Day", "2026-05-14"],
  ["Whit Monday", "2026-05-25"],
  ["Corpus Christi", "2026-06-04"],
  ["Carnival Monday", "2026-02-16"],
])("%s in 2026 is on %s", (name, day) => {
  expect(isDayForm(name)).toBe(true);
  expect(daysIn(2026, name)).toEqual({ first: day, last: day });
});

test("days that move with Easter are found from day to day, also as a range", () => {
  expect(nextDays("2026-04-07", "Easter Monday")).toEqual({ first: "2027-03-29", last: "2027-03-29" });
  expect(nextDays("2026-04-04", "Good Friday", "Easter Monday")).toEqual({ first: "2026-04-03", last: "2026-04-06" });
  expect(["Easter Tuesday", "Easter + 100", "easter", "toString"].map(isDayForm)).toEqual([false, false, false, false]);
});
