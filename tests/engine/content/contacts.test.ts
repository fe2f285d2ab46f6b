import { expect, test } from "vitest";
import { brief, checkFiles, contentFile, page } from "./folder";

/** The rules that report a lead, on the site at 12 Maple Street, Harborview, OR 97109. */
async function reported(lead: string): Promise<string[]> {
  const { problems } = await checkFiles({ "a.yaml": `${page("Trims")}    lead: ${JSON.stringify(lead)}\n` });
  return brief(problems).map((line) => line.split(" ")[1] ?? "");
}

test.each([
  "Come to 14 Maple Street.",
  "Come to 14 Maple St.",
  "Come to 12 Maple Avenue.",
  "We are in Harborview, OR 97110.",
  "We are in Harborview, OR 9710.",
  "We are in Harborview, CA 97109.",
])("%s is another address", async (lead) => {
  expect(await reported(lead)).toContain("address/contradicted");
});

test.each([
  "Park at 40 Harbor Road.",
  "Our friends in Salem, OR 97301 come often.",
  "The fair is at 30 Maple Lane.",
  "We groomed 1200 dogs in Harborview.",
])("%s is not compared with the address of the business", async (lead) => {
  expect(await reported(lead)).toEqual([]);
});

test("an e-mail address is declared", async () => {
  expect(await reported("Write to woof@maplestret.example.")).toEqual(["emails/unknown"]);
  expect(await reported("[Write](mailto:woof@maplestreet.exmaple) to us.")).toEqual(["emails/unknown"]);
  expect(await reported("Write to woof@maplestreet.example, or to the shelter: paws@shelter.example.")).toEqual([]);
  const site = contentFile("site.yaml").replace("facts:\n", "facts:\n  email: { value: woof@maplestreet.example }\n");
  const lead = (words: string) => `${page("Trims")}    lead: ${words}\n`;
  const { problems } = await checkFiles({
    "site.yaml": site,
    "a.yaml": lead("Write to ${facts.email}."),
    "b.yaml": lead("Write to wof@maplestreet.example.").replaceAll("Trims", "Baths"),
  });
  expect(problems.map(({ file, rule, suggestion }) => `${file} ${rule} ${suggestion}`)).toEqual([
    "pages/b.yaml emails/unknown ${facts.email}",
  ]);
});

test.each([
  ['postalCode: "97109"', 'postalCode: "9710"', "address/contradicted"],
  ["longitude: -123.9351", "longitude: 123.9351", "address/coordinates"],
  ["latitude: 45.8918", "latitude: -45.8918", "address/coordinates"],
])("%s is not %s", async (from, to, rule) => {
  const { problems } = await checkFiles({ "site.yaml": contentFile("site.yaml").replace(from, to) });
  expect(problems.map((problem) => problem.rule)).toEqual([rule]);
});

test("messages have a recipient, before a launch and at it", async () => {
  const form = `${page("Trims")}  - { type: contactForm, heading: Write to Us, submitLabel: Send }\n`;
  const to = (recipient: string) => contentFile("site.yaml").replace("facts:\n", `contactForm: ${recipient}\n$&`);
  const found = async (site: string) => brief((await checkFiles({ "a.yaml": form, "site.yaml": site })).problems);
  expect(await found(contentFile("site.yaml"))).toEqual([
    expect.stringMatching(/^pages\/a.yaml:.* blocks\/missing-settings$/),
  ]);
  for (const nobody of ["hello", "hello@salon", "555-01", "https://salon.example", "a@b.example?bcc=c@d.example"]) {
    expect(await found(to(`{ to: "${nobody}" }`)), nobody).toEqual([expect.stringMatching(/ schema\/pattern$/)]);
  }
  for (const somebody of ["hello@maplestreet.example", "+1 (503) 555-0174", "503.555.0174", "${business.phone}"]) {
    expect(await found(to(`{ to: "${somebody}" }`)), somebody).toEqual([]);
  }
  expect(await found(to("{ action: https://forms.example/groom }"))).toEqual([]);
});
