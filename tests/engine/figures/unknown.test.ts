import { expect, test } from "vitest";
import { checkFiles, contentFile, page } from "../content/folder";

const BOOK = `prices:
  fullGroom:
    name: Full Groom
    page: /full-groom
    options:
      small: { price: $60, upTo: $80, duration: 2-3 hours }
      large: { price: $140, duration: 4 hours }
  nailTrim: { name: Nail Trim, price: $18, said: each, duration: 30 minutes }
`;
const SITE = contentFile("site.yaml").replace(
  "\nfacts:\n",
  `\n${BOOK}facts:\n  since: { value: "2009" }\n  experience: { value: 15+ years }\n`,
);

/** What is reported of a lead on the page of full grooms, beside a site with a price book. */
async function reported(lead: string): Promise<string[]> {
  const text = `${page("Full Groom")}    lead: ${JSON.stringify(lead)}\n`;
  const { problems } = await checkFiles({ "site.yaml": SITE, "full-groom.yaml": text });
  // Not every lead uses all facts.
  const found = problems.filter(({ rule }) => rule !== "facts/unused");
  return found.map(({ rule, suggestion }) => `${rule}${suggestion ? ` ${suggestion}` : ""}`);
}

test.each([
  "Call (503) 555-0147 today.",
  "Call 503–555–0147 today.",
  "Call 5035550147 today.",
  "Call +1 503 555 0147 today.",
  "Call (503) 555-017 today.",
  "Call 503-555-01744 today.",
])("%s has a stranger's number", async (lead) => {
  expect(await reported(lead)).toEqual(["figures/unknown ${business.phone}"]);
});

test.each([
  ["Call [us](tel:+15035550147).", "${business.phone|tel}"],
  ["Come to 14 Maple Street.", "${business.street}"],
  ["A small full groom is $70.", "${priceRange.fullGroom.small}"],
  ["A small full groom is $60-$95.", "${priceRange.fullGroom.small}"],
  ["A nail trim costs $22.", "${price.nailTrim}"],
  ["A small full groom is $60.", "${price.fullGroom.small}"],
  ["A small full groom is sixty dollars.", "${price.fullGroom.small}"],
  ["Up to $80 for thick coats.", "${upTo.fullGroom.small}"],
  ["We are open Monday to Friday 9 AM to 8 PM.", "${business.hours}"],
  ["A deposit of $25 is due.", "${facts.deposit}"],
])("%s may mean %s", async (lead, fact) => {
  expect(await reported(lead)).toEqual([`figures/unknown ${fact}`]);
});

test.each([
  "Write to woof@maplestret.example.",
  "Park for $5 behind the house.",
  "The fair begins at 10 AM.",
  "We close at noon for lunch.",
  "Poison control answers at (800) 222-1222.",
])("%s is no fact, and no error once it is confirmed", async (lead) => {
  expect(await reported(lead)).toEqual([expect.stringMatching(/^figures\/unknown/)]);
});

test.each([
  ["A nail trim takes 45 minutes.", "${duration.nailTrim}"],
  ["Plan 120-180 minutes for a small full groom.", "${duration.fullGroom.small}"],
  ["We have groomed since 1949.", "${facts.since}"],
  ["With 20+ years of experience.", "${facts.experience}"],
])("%s is a warning, and may mean %s", async (lead, fact) => {
  expect(await reported(lead)).toEqual([`figures/unconfirmed ${fact}`]);
});

test.each([
  "There are 5 sinks in the back, and 2 dryers.",
  "License 1205012345, ZIP code 97109-1234.",
  "A [map](https://maps.example/503-555-0147) helps.",
  "One of our groomers has time.",
  "Take Route 101 to the harbor.",
  "A nail trim is ${priceText.nailTrim}.",
])("%s has no figure of its own", async (lead) => {
  expect(await reported(lead)).toEqual([]);
});

test.each([
  ["Call 503–555–0174 today.", "${business.phone}"],
  ["Come to 12 Maple St. today.", "${business.street}"],
  ["Come to 12 Maple Street, Harborview, OR 97109.", "${business.address}"],
  ["Book at https://booking.example/ today.", "${booking.url}"],
])("%s is only typed out: it means nothing else, wherever it stands", async (lead, fact) => {
  expect(await reported(lead)).toEqual([`facts/typed-literal ${fact}`]);
});

test("in a draft an unknown figure is a warning", async () => {
  const lead = (top: string) => `${page("Trims", top)}    lead: Call (503) 555-0147 today.\n`;
  const severityOf = async (top: string) => (await checkFiles({ "a.yaml": lead(top) })).problems[0]?.severity;
  expect(await severityOf("")).toBe("error");
  expect(await severityOf("draft: true\n")).toBe("warning");
});

test("a number is read with the label beside it", async () => {
  const stats = (label: string) =>
    `${page("Trims")}  - type: stats\n    heading: In Numbers\n    stats: [{ icon: star, number: 900+, label: ${label} }]\n`;
  const reportedOf = async (label: string) =>
    (await checkFiles({ "a.yaml": stats(label) })).problems
      .filter(({ rule }) => rule.startsWith("figures/"))
      .map(({ message }) => message.split(" is ")[0]);
  const unit = contentFile("site.yaml").replace("facts:\n", "facts:\n  dogs: { value: 1000+ dogs }\n");
  expect(await reportedOf("Sinks")).toEqual([]);
  const { problems } = await checkFiles({ "a.yaml": stats("Dogs"), "site.yaml": unit });
  expect(problems.find(({ rule }) => rule === "figures/unconfirmed")?.message).toContain("900+ Dogs");
});

test("where several facts have the same value, all are named and none is suggested", async () => {
  const facts = contentFile("site.yaml").replace("\nfacts:\n", "\nfacts:\n  textLine: { value: 503-555-0174 }\n");
  const lead = "Text 503-555-0174 or ${facts.textLine}.";
  const { problems } = await checkFiles({ "site.yaml": facts, "a.yaml": `${page("A")}    lead: ${lead}\n` });
  const [problem] = problems;
  expect([problem?.rule, problem?.suggestion]).toEqual(["facts/typed-literal", undefined]);
  for (const name of ["facts.textLine", "business.phone"]) expect(problem?.message).toContain(`\${${name}}`);
});

test("the texts of site.yaml are searched too, but not what it declares", async () => {
  const site = contentFile("site.yaml")
    .replace("A family-run shop.", "Call 503-555-0147.")
    .replace('"${business.phone|tel}"', "tel:+15035550147");
  const { problems } = await checkFiles({ "site.yaml": site });
  expect(problems.map(({ rule }) => rule)).toEqual(["figures/unknown", "figures/unknown"]);
});
