import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("the days and times of a page in a collection", () => {
  const problemsOf = async (more: string) => {
    const { problems } = await checkFiles({
      "news/_collection.yaml": "name: News\n",
      "news/trims.yaml": page("Trims", more),
    });
    return problems
      .filter(({ rule }) => rule.startsWith("clock/"))
      .map(({ line, column, rule, message }) => `${line}:${column} ${rule} ${message.split(/[.:]/, 1)}`);
  };

  test.each([
    ["date: 2026-13-01", "3:7 clock/impossible There is no 2026-13-01 in the calendar"],
    ["date: 2027-02-30", "3:7 clock/impossible There is no 2027-02-30 in the calendar"],
    ["job: { employment: OTHER, closes: 2027-06-31 }", "3:35 clock/impossible There is no 2027-06-31 in the calendar"],
    ["event: { starts: 2027-13-01 }", "3:18 clock/impossible There is no 2027-13-01 in the calendar"],
    ["event: { starts: 2027-05-02T25:00 }", "3:18 clock/impossible No day has a 25"],
    ["event: { starts: 2027-05-02, ends: 2027-05-03T24:00 }", "3:36 clock/impossible No day has a 24"],
    ["event: { starts: 2027-03-14T02:30 }", "3:18 clock/skipped There is no 02"],
    ["event: { starts: 2027-03-13, ends: 2027-03-14T02:30 }", "3:36 clock/skipped There is no 02"],
    [
      "event: { starts: 2027-05-02T18:00, ends: 2027-05-01T18:00 }",
      "3:42 clock/reversed This ends (ends 2027-05-01T18",
    ],
    [
      "event: { starts: 2027-05-02, ends: 2027-05-01 }",
      "3:36 clock/reversed This ends (ends 2027-05-01) before it starts (starts 2027-05-02)",
    ],
  ])("%s is reported at its line", async (more, message) => {
    expect(await problemsOf(`${more}\n`)).toEqual([message]);
  });

  test.each([
    "date: 2028-02-29",
    "event: { starts: 2027-05-02T18:00, ends: 2027-05-02 }",
    "event: { starts: 2027-03-14T03:30, ends: 2027-03-14T04:00 }",
    "job: { employment: OTHER, closes: 2027-06-30 }",
  ])("%s is fine", async (more) => {
    expect(await problemsOf(`${more}\n`)).toEqual([]);
  });
});
