import { expect, test } from "vitest";
import { brief, checkFiles, contentFile, page } from "./folder";

/** What is said of a page whose lead is this text. */
async function said(lead: string): Promise<string[]> {
  const { problems } = await checkFiles({
    "a.yaml": page("A").replace("heading:", `lead: ${JSON.stringify(lead)}\n    heading:`),
  });
  return problems.map(({ rule, message }) =>
    rule === "facts/typed-literal" ? (/\$\{[^}]*\}/.exec(message)?.[0] ?? "") : rule,
  );
}

test.each([
  ["(503) 555-0174", "${business.phone}"],
  ["503-555-0174", "${business.phone}"],
  ["503 555 0174", "${business.phone}"],
  ["5035550174", "${business.phone}"],
  ["+1 503.555.0174", "${business.phone}"],
  ["12 Maple Street", "${business.street}"],
  ["12 maple st., around the corner", undefined],
  ["12 Maple St.", "${business.street}"],
  ["12 Maple Street, Harborview, OR 97109", "${business.address}"],
  ["Monday to Saturday 7 AM to 6 PM", "${business.hours}"],
  ["open daily, 7:00 a.m. – 6:00 p.m.", "${business.hours}"],
  ["Book at https://booking.example/ today", "${booking.url}"],
  ["a $25 deposit", "${facts.deposit}"],
  ["Deposit: $25.00.", "${facts.deposit}"],
])("%s is a fact", async (literal, fact) => {
  expect(await said(`We say ${literal}`)).toEqual(fact ? [fact] : []);
});

test.each([
  "1503555017400",
  "14 Harbor Street",
  "Lunch is from 7 AM to 6 PM somewhere.",
  "Edge styling is $25.",
  "A deposit of $25+.",
  "The deposit is small. Edge styling is $25.",
  "https://booking.example/other",
  "4-8 weeks",
])("%s is not a typed fact", async (words) => {
  expect(await said(words)).toEqual([]);
});

test("hours that differ from the footer's are not a typed fact, but reported by another rule", async () => {
  expect(await said("Monday to Friday 8 AM to 6 PM")).toEqual(["hours/contradicted"]);
});

test("an unknown phone number is not a typed fact, but reported by another rule", async () => {
  expect(await said("(503) 555-0175")).toEqual(["phones/unknown"]);
});

test("the second of two equal sums is marked at its own position", async () => {
  const lead = "Styling is $25.\\n\\nA deposit is $25.";
  const { problems } = await checkFiles({ "a.yaml": page("A").replace("heading:", `lead: "${lead}"\n    heading:`) });
  expect(brief(problems)).toEqual(["pages/a.yaml:5:44 facts/typed-literal"]);
});

test("where several facts have the same value, all are named and none is suggested", async () => {
  const facts = contentFile("site.yaml").replace(
    "\nfacts:\n",
    "\nfacts:\n  textLine: { value: 503-555-0174 }\n  deposit2: { value: $25, about: deposit }\n",
  );
  const lead = "Text 503-555-0174, with a $25 deposit, ${facts.textLine} and ${facts.deposit2}.";
  const { problems } = await checkFiles({ "site.yaml": facts, "a.yaml": `${page("A")}    lead: ${lead}\n` });
  expect(problems.map(({ message, suggestion }) => [message.split(". ").at(-1), suggestion])).toEqual([
    ["Write ${facts.textLine}, or ${business.phone} where that is meant.", undefined],
    ["Write ${facts.deposit2}, or ${facts.deposit} where that is meant.", undefined],
  ]);
});

test("a street followed by another town is not replaced", async () => {
  const suggested = async (lead: string) =>
    (await checkFiles({ "a.yaml": `${page("A")}    lead: ${lead}\n` })).problems.map(({ suggestion }) => suggestion);
  expect(await suggested("Come to 12 Maple Street today.")).toEqual(["${business.street}"]);
  expect(await suggested("Come to 12 Maple Street, Salem, OR 97301 today.")).toEqual([undefined]);
});
