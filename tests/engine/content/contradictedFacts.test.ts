import { expect, test } from "vitest";
import { checkFiles, contentFile, page } from "./folder";

const FACTS = `
facts:
  since: { value: 1994 }
  experience: { value: 30+ years }
  generations: { value: three generations }
  clients: { value: 1000+ }
  shelters: { value: 5 }
  cancelNotice: { value: 24 hours }
  rescheduleNotice: { value: 48 hours }
  consultation: { value: 15 minutes }
  wait: { value: 15-30 minutes }
  radius: { value: 20+ miles, variants: { drive: { value: 30 miles, reason: On the map. } } }
  careful: { value: 100% }
`;

const SITE = contentFile("site.yaml").replace("\nfacts:\n", FACTS);

/** A page that uses the facts, so that the words beside them are known. */
const USES = `${page("Facts")}    lead: >-
      Serving dogs since \${facts.since}, with \${facts.experience} of experience over \${facts.generations}. We are \${facts.careful} careful,
      and \${facts.clients} clients know it. We groom for \${facts.shelters} dog shelters within \${facts.radius} of town, and
      \${facts.radius.drive} on the map. Coats last \${facts.longevity}. A consultation takes \${facts.consultation}.
      The usual wait is \${facts.wait}. Please ask \${facts.rescheduleNotice} ahead. Cancel at least \${facts.cancelNotice} before.
`;

async function found(lead: string, more = ""): Promise<string[]> {
  const { problems } = await checkFiles({
    "site.yaml": SITE,
    "facts.yaml": USES,
    "a.yaml": `${page("Trims")}    lead: ${JSON.stringify(lead)}\n${more}`,
  });
  const told = problems.filter(({ rule }) => rule !== "facts/unused");
  return told.map(({ line, rule, suggestion = "" }) => `${line} ${rule} ${suggestion}`);
}

test.each([
  ["Serving dogs since 1989.", "since"],
  ["Since 1989", "since"],
  ["A groomer with **35 years** of experience.", "experience"],
  ["20+ years in the trade", "experience"],
  ["Handed down over four generations.", "generations"],
  ["More than 2,500 clients come back.", "clients"],
  ["Join our 300+ happy clients.", "clients"],
  ["The shop has been in business since 2001.", "since"],
  ["We groom for 6 dog shelters.", "shelters"],
  ["You may cancel up to 12 hours before.", "cancelNotice"],
  ["You may reschedule if you ask 24 hours ahead.", "rescheduleNotice"],
  ["Plan a consultation. It is 45 minutes.", "consultation"],
  ["Usual wait 45-60 minutes", "wait"],
  ["We come from 40+ miles away.", "radius"],
  ["We are 98% careful.", "careful"],
  ["Coats last 4-12 weeks.", "longevity"],
  ["Expect 12-16 weeks.", "longevity"],
])("%s", async (lead, fact) => {
  expect(await found(lead)).toEqual([`6 facts/contradicted \${facts.${fact}}`]);
});

test("a number in one property and its words in another", async () => {
  const stats = (number: string) =>
    `  - type: stats\n    heading: Numbers\n    stats:\n      - icon: clock\n        number: ${number}\n        label: Dog Shelters\n`;
  expect(await found("Trims.", stats("8"))).toEqual(["11 facts/contradicted ${facts.shelters}"]);
  expect(await found("Trims.", stats("5"))).toEqual([]);
});

test.each(["A deposit of $250.", "A deposit of $25-$50."])("%s is another deposit than the fact", async (lead) => {
  expect(await found(lead)).toEqual(["6 facts/contradicted ${facts.deposit}"]);
});

test.each([
  "With 30 years of experience.",
  "Poodle cuts have been popular since 2018.",
  "Bath time takes 20 minutes.",
  "We groom 3 clients at a time.",
  "A reminder comes 2 hours before.",
  "We wait 45 minutes for the coat to dry.",
  "Two generations of one family sat side by side here last week.",
  "Come 12 hours after the last meal.",
  "Our oldest dog is 16 years old.",
  "The fair is 40 miles from here.",
  "Coats last 6 weeks.",
  "You reschedule ${facts.rescheduleNotice} ahead, 12 hours on a holiday.",
  "A tip of $40 is more than a deposit.",
])("%s is another number", async (lead) => {
  expect(await found(lead)).toEqual([]);
});
