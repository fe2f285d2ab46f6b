import { afterAll, beforeAll, expect, test } from "vitest";
import { siteSchema } from "../../../renderer/content/schema/siteSchema";
import { schemaErrors } from "../../../renderer/content/schema/validator";
import { brief, checkFiles, page } from "./folder";

/** A block of another site whose text is a date, by reference to what a moment is. */
const properties = siteSchema.definitions?.Hero?.properties ?? {};
const { lead = {} } = properties;
beforeAll(() => {
  // Loads the validator of the schema as it is: only what looks for definitions is tested.
  schemaErrors("Page", {});
  properties.lead = { $ref: "#/definitions/Moment" };
});
afterAll(() => {
  properties.lead = lead;
});

async function found(lead: string, more = "") {
  const { problems } = await checkFiles({ "a.yaml": `${page("Trims")}    lead: ${lead}\n${more}` });
  return problems.filter(({ rule }) => rule === "clock/impossible");
}

test.each([
  ["2026-02-31", "There is no 2026-02-31 in the calendar."],
  ["2026-13-45", "There is no 2026-13-45 in the calendar."],
  ["2026-12-24T24:30", "No day has a 24:30."],
])("%s in a block is reported at its line", async (text, message) => {
  const problems = await found(text);
  expect(brief(problems)).toEqual(["pages/a.yaml:6:11 clock/impossible"]);
  expect(problems[0]?.message).toBe(message);
});

test.each(["2028-02-29", "2026-12-24T23:59"])("%s is a moment", async (text) => {
  expect(await found(text)).toEqual([]);
});

test("a date in a block outside its time is reported as well, and each time once", async () => {
  const over = "    until: 2020-01-01\n";
  expect(brief(await found("2026-02-31", over))).toEqual(["pages/a.yaml:6:11 clock/impossible"]);
  expect(brief(await found("2028-02-29", "    from: 2026-02-31\n"))).toEqual(["pages/a.yaml:7:11 clock/impossible"]);
});
