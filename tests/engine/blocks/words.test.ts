import { expect, test } from "vitest";
import { splitAtUnits } from "../../../blocks/shared/Words";

const whole = (text: string) => splitAtUnits(text).flatMap(({ words, whole }) => (whole ? [words] : []));

test.each([
  ["Monday to Saturday 7:00\u00a0AM to 6:00\u00a0PM, Sunday closed", ["7:00\u00a0AM to 6:00\u00a0PM"]],
  ["Monday 10:00 AM to 12:00 PM", ["10:00 AM to 12:00 PM"]],
  ["Montag bis Freitag 9:00 bis 18:30", ["9:00 bis 18:30"]],
  ["At 7:00 AM, then until 6:00 PM", []],
])("no line ends within hours to the minute: %s", (text, units) => {
  expect(whole(text)).toEqual(units);
});

test("no line ends within a range of Swiss prices", () => {
  expect(whole("Sets CHF\u00a01'250.50–2'000.– each")).toEqual(["1'250.50–2'000"]);
  expect(whole("Sets CHF\u00a01’250.50–2’000 each")).toEqual(["1’250.50–2’000"]);
});
