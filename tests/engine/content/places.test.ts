import path from "node:path";
import { describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { checkFolder } from "../../../renderer/content/check/checkFolder";
import { stateOf } from "../../../renderer/content/pages/pageState";
import { holidaysFrom, nextChange } from "../../../renderer/content/site/changes";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { type Files, fixtureSite, ROOT } from "../../support/fixtureSite";
import { textOf } from "../document/readHtml";

const FIRM = path.join(ROOT, "tests/engine/sites/tnrAvocats/pages-data");

const PLACES = `places:
  - id: cove
    name: Maple Street Pine Cove
    street: 3 Cove Road
    city: Pine Cove
    region: OR
    postalCode: "97112"
    phone: (503) 555-0199
    openingHours: [{ days: [Sunday], opens: "10:00", closes: "12:00" }]
    holidays: [{ name: Cove Day, date: 03-14 }]
`;

/** The groomer's site with a place and a page of it. */
function branchSite(pageLines = "place: cove\n", places = PLACES) {
  const site = fixtureSite();
  site.write("site.yaml", site.read("site.yaml") + places);
  site.write(
    "cove.yaml",
    `title: Dog grooming in Pine Cove by the sea
description: A second shop of ours, in Pine Cove by the sea, for dogs who like the sand and for those who only like the towel after it.
${pageLines}blocks:
  - type: hero
    heading: By the Sea
    lead: "Call \${place.phone}, open \${place.hours}, at \${place.address}"
`,
  );
  site.change("index.yaml", "to: /services", "to: /cove");
  return site;
}

const errorsOf = async (site: ReturnType<typeof branchSite>, severity = "error") =>
  (await site.check()).problems
    .filter((one) => one.severity === severity)
    .map(({ rule, message }) => `${rule} ${message}`);

async function rendered(files: ReturnType<typeof branchSite>, route: string) {
  const { content } = await files.check();
  const page = content.pages.find((one) => one.route === route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return renderDocument(toPageModel(page, content), toSiteModel(content), look, "2030-12-31");
}

/** The words of the footer, without those for screen readers. */
const footerOf = (html: string) =>
  textOf(/<footer.*<\/footer>/s.exec(html)?.[0] ?? "")
    .replaceAll("\u00a0", " ")
    .replace(/ \((?:opens|s’ouvre)[^)]*\)/g, "");

describe("a page of a place beside the address of the business", () => {
  test("has the facts of the place in its texts, in the footer and for its script", async () => {
    const html = await rendered(branchSite(), "/cove");
    expect(textOf(html).replaceAll("\u00a0", " ")).toContain(
      "Call (503) 555-0199, open Sunday 10:00 AM to 12:00 PM, Monday to Saturday closed, at 3 Cove Road, Pine Cove, OR 97112",
    );
    const footer = footerOf(html);
    expect(footer).toContain("Maple Street Pine Cove3 Cove Road, Pine Cove, OR 97112(503) 555-0199Sunday");
    expect(footer).not.toMatch(/12 Maple Street,|Tuesday/);
    expect(html).toMatch(/data-hours="[^"]*600,720/);
  });

  test("and the other pages have none of it", async () => {
    const footer = footerOf(await rendered(branchSite(), "/about"));
    expect(footer).toContain("12 Maple Street, Harborview");
    expect(footer).not.toContain("Cove");
  });

  test("its own hours are beside its own address", async () => {
    const html = await rendered(branchSite("place: cove\nhours: Monday 9 AM to 5 PM\n"), "/cove");
    expect(footerOf(html)).toContain("3 Cove Road, Pine Cove, OR 97112(503) 555-0199Monday 9 AM to 5 PM");
    expect(html).not.toContain("data-hours");
  });
});

test("hours of a page without a place are reported, where there are several", async () => {
  const site = branchSite("hours: Monday 9 AM to 5 PM\n");
  site.change("cove.yaml", "${place.phone}, open ${place.hours}, at ${place.address}", "us");
  expect(await errorsOf(site, "warning")).toEqual([
    expect.stringMatching(/^places\/whose-hours .*12 Maple Street, the address of the business.*place: cove\.$/),
  ]);
});

test.each<[string, string, string, RegExp]>([
  ["an unknown place", "place: cave\n", PLACES, /^places\/unknown .*Did you mean "cove"/],
  ["a place where there is none", "place: cove\n", "", /^places\/unknown site.yaml has no places/],
  ["a number too short", "place: cove\n", PLACES.replace("555-0199", "555-01"), /^phones\/digits \(503\) 555-01 has 8/],
  ["no ZIP code", "place: cove\n", PLACES.replace('"97112"', '"9711"'), /^address\/postal-code 9711 is not/],
  ["no street", "place: cove\n", PLACES.replace("    street: 3 Cove Road\n", ""), /A place needs "street"/],
  ["a line that is derived", "place: cove\n", `${PLACES}    hours: Sunday\n`, /"hours" is not written here/],
  [
    "a place that is no local business",
    "place: cove\n",
    `${PLACES}    type: Person\n`,
    /^business\/type A Person is an org/,
  ],
])("%s is an error", async (_, lines, places, message) => {
  const found = await errorsOf(branchSite(lines, places));
  expect(
    found.filter((one) => message.test(one)),
    found.join("\n"),
  ).toHaveLength(1);
});

test("a page without a place has no facts of one", async () => {
  const found = await errorsOf(branchSite(""));
  expect(found).toContainEqual(
    expect.stringMatching(/^facts\/unknown-name \$\{place.phone\} is a fact of the place .* this page names none/),
  );
});

test("a new number of a place makes its page new, and no other", async () => {
  const states = async (places: string) => {
    const { content } = await branchSite(undefined, places).check();
    const shared = { site: undefined, clock: content.clock, values: content.facts };
    return content.pages.map((page) => [page.route, stateOf(page, "", shared).facts]);
  };
  const [before, after] = [await states(PLACES), await states(PLACES.replace("0199", "0198"))];
  expect(before.filter((one, index) => one[1] !== after[index]?.[1]).map(([route]) => route)).toEqual(["/cove"]);
});

test("the holidays of a place are in the calendar, and change its pages on their day", async () => {
  const place = { ...branchSite(), at: "2027-03-10" };
  const { content } = await checkFolder(place);
  expect(holidaysFrom(content)).toMatchObject([{ name: "Cove Day, Maple Street Pine Cove", first: "2027-03-14" }]);
  expect(new Date(nextChange(content) ?? 0).toISOString().slice(0, 10)).toBe("2027-03-15");
});

test("a business without an address of its own names its places in the footer, with no hours", async () => {
  const footer = footerOf(await rendered(fixtureSite({} satisfies Files, FIRM), "/honoraires"));
  expect(footer).toContain(
    "TNR Avocats Montréal1250, rue Peel, bureau 300, Montréal QC H3B 2T4514 555-0142TNR Avocats Québec",
  );
  expect(footer).not.toContain("lundi");
});
