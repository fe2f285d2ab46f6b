import { expect, test } from "vitest";
import { checkFiles, page } from "./folder";

const reported = async (lead: string) =>
  (await checkFiles({ "a.yaml": `${page("Trims")}    lead: ${JSON.stringify(lead)}\n` })).problems.map(
    ({ rule }) => rule,
  );

test.each([
  "Trims for $XX and up.",
  "Trims for $??? and up.",
  "[Your headline here]",
  "Insert description here",
  "Add your text here",
  "asdf asdf",
])("%s is a placeholder for words", async (lead) => {
  expect(await reported(lead)).toContain("text/placeholder");
});

test.each(["Price TBA.", "This is sample text.", "Coming soon."])("%s may be one", async (lead) => {
  expect(await reported(lead)).toEqual(["text/unfinished"]);
});

test.each([
  "Bring your dogs here.",
  "New brushes are coming soon.",
  "We trim XL and XXL dogs.",
  "See [your prices](/a) now.",
  "What would you add here?",
])("%s is a text", async (lead) => {
  expect(await reported(lead)).toEqual([]);
});

test("the same placeholder twice in a text is marked at each of its places", async () => {
  const { problems } = await checkFiles({ "a.yaml": `${page("Trims")}    lead: Small TBA, large TBA.\n` });
  expect(problems.map(({ column }) => column)).toEqual([17, 28]);
});
