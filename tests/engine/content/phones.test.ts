import { expect, test } from "vitest";
import { sameNumber } from "../../../renderer/base/values/phone";
import { values } from "../../../renderer/content/site/values";
import { brief, checkFiles, contentFile, page } from "./folder";

/** The rules that report a lead, on the site whose number is (503) 555-0174. */
async function reported(lead: string): Promise<string[]> {
  const { problems } = await checkFiles({ "a.yaml": `${page("Trims")}    lead: ${JSON.stringify(lead)}\n` });
  return brief(problems).map((line) => line.split(" ")[1] ?? "");
}

test.each([
  "(503) 555-0147",
  "503.555.0147",
  "503-555-0147",
  "503 555 0147",
  "+1 503 555 0147",
  "1-503-555-0147",
  "503–555–0147",
  "(503)555-0147",
  "503/555-0147",
  "5035550147",
  "555-0147",
  "(800) 555-0100",
  "(503) 555-017",
  "103-555-0174",
  "503-555-01744",
  "+44 20 7946 0958",
  "[us](tel:+15035550147)",
  "[us](tel:911)",
])("%s is not the number of the business", async (number) => {
  expect(await reported(`Call ${number} today.`)).toEqual(["phones/unknown"]);
});

test.each([
  "Or just 555-0174 from here in town.",
  "License 1205012345, ZIP code 97109-1234.",
  "Order 120-123-456 has 503 555 parts.",
  "Order number 103-555-0174 is on your slip.",
  "Call us: our license number is 1205012345.",
  "Lots of 250-2000 pounds, in 2024-2025, at 100% and $4,000.",
  "A [map](https://maps.example/503-555-0147) helps.",
])("%s is not reported", async (lead) => {
  expect(await reported(lead)).toEqual([]);
});

test("the business's number in any notation is a fact typed out, and no stranger's", async () => {
  for (const number of ["503–555–0174", "503/555-0174", "(503) 555 0174"]) {
    expect(await reported(`Call ${number} today.`)).toEqual(["facts/typed-literal"]);
  }
});

test("a number that site.yaml declares as a fact is right", async () => {
  const site = contentFile("site.yaml").replace("facts:\n", "facts:\n  night: { value: (503) 555-0199 }\n");
  const lead = (number: string) => ({
    "site.yaml": site,
    "a.yaml": `${page("Trims")}    lead: Call ${number} at night.\n`,
  });
  expect((await checkFiles(lead("${facts.night}"))).problems).toEqual([]);
  expect(brief((await checkFiles(lead("503-555-0199, or ${facts.night},"))).problems)).toEqual([
    "pages/a.yaml:6:16 facts/typed-literal",
  ]);
});

test("the number of the business has all its digits, and a link to it its area code", async () => {
  const site = contentFile("site.yaml").replace("(503) 555-0174", "(503) 555-017");
  expect(brief((await checkFiles({ "site.yaml": site })).problems)).toEqual([
    expect.stringMatching(/^pages\/site\.yaml:\d+:\d+ phones\/unknown$/),
  ]);
  expect(await reported("Call [us](tel:5550174).")).toEqual(["links/scheme"]);
});

test("a stranger's number in site.yaml is reported where it is", async () => {
  const site = contentFile("site.yaml")
    .replace("A family-run shop.", "Call 503-555-0147.")
    .replace('"${business.phone|tel}"', "tel:+15035550147");
  const { problems } = await checkFiles({ "site.yaml": site });
  expect(brief(problems)).toEqual([
    expect.stringMatching(/^pages\/site\.yaml:\d+:28 phones\/unknown$/),
    expect.stringMatching(/^pages\/site\.yaml:\d+:\d+ phones\/unknown$/),
  ]);
});

test("a number is found once, the longest way it can be read", () => {
  expect(values.phone.findAll("Call +1 503 555 0147 or tel:+15035550147.", []).map(({ piece }) => piece)).toEqual([
    "+1 503 555 0147",
    "tel:+15035550147",
  ]);
});

test("numbers are compared without country and area code", () => {
  expect(sameNumber("15035550174", "5550174")).toBe(true);
  expect(sameNumber("442079460958", "02079460958")).toBe(true);
  expect(sameNumber("911", "15035550911")).toBe(false);
});
