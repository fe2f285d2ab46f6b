import { expect, test } from "vitest";
import { brief, checkFiles, contentFile, page } from "./folder";

test.each([
  ['postalCode: "97109"', 'postalCode: "9710"', "address/postal-code"],
  ["longitude: -123.9351", "longitude: 123.9351", "address/coordinates"],
  ["latitude: 45.8918", "latitude: -45.8918", "address/coordinates"],
  ["(503) 555-0174", "(503) 555-017", "phones/digits"],
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
