import { expect, test } from "vitest";
import { stringify } from "yaml";
import { businessNode } from "../../../renderer/page/document/businessNode";
import { checkedSite, fixtureSite } from "../../support/fixtureSite";
import { page } from "./folder";

const NOBODY = {
  name: "Tally",
  tagline: "Counts",
  description: "It counts.",
  url: "https://tally.example",
  country: "US",
  image: "/images/shop.svg",
};

/** What is reported for a site of one page about a business with these properties. */
async function reported(business: object, blocks = "") {
  const site = fixtureSite({
    ...Object.fromEntries(["404.yaml", "about.yaml", "contact.yaml", "services.yaml"].map((name) => [name, undefined])),
    "figures.yaml": undefined,
    "words.txt": undefined,
    "index.yaml": page("Home") + blocks,
    "site.yaml": stringify({
      business: { ...NOBODY, ...business },
      navigation: { links: [{ label: "Home", to: "/" }] },
      footer: { text: "Tally", links: [] },
    }),
  });
  const { problems } = await site.check();
  return problems.filter(({ severity }) => severity === "error").map(({ rule, message }) => `${rule} ${message}`);
}

test("a local business is told what it needs, and which businesses need it not", async () => {
  const found = await reported({});
  const needed = ["phone", "street", "city", "openingHours", "towns"];
  expect(found.map((line) => /^schema\/missing-property A local business needs "(\w+)"/.exec(line)?.[1])).toEqual(
    needed,
  );
  expect(found[1]).toBe(
    'schema/missing-property A local business needs "street". What goes there: House number and street. With kind: organization or kind: product it needs none.',
  );
});

test.each(["organization", "product"])("a business of the kind %s needs none of it", async (kind) => {
  expect(await reported({ kind })).toEqual([]);
});

test("what is there must be whole", async () => {
  expect(await reported({ kind: "organization", street: "1 Main Street", longitude: -5 })).toEqual([
    expect.stringContaining('needs "latitude"'),
    expect.stringContaining('needs "city"'),
  ]);
  expect(await reported({ kind: "shop" })).toEqual([
    'schema/not-allowed-value "kind" cannot be "shop". It can be: local, organization, product.',
  ]);
});

test("the type is one of the kind", async () => {
  expect(await reported({ kind: "product", type: "Bakery" })).toEqual([
    "business/type A Bakery is a local business, with an address and opening hours, and the kind is product. Write kind: local, or a type of this kind: SoftwareApplication, MobileApplication, VideoGame, WebApplication.",
  ]);
  expect(await reported({ kind: "organization", type: "WebApplication" })).toEqual([
    expect.stringContaining("A WebApplication is software, and the kind is organization. Write kind: product, or"),
  ]);
  expect(await reported({ kind: "organization", type: "Person" })).toEqual([]);
  expect(await reported({ kind: "organization", type: "EducationalOrganization" })).toEqual([]);
});

test("a school may have an address and opening hours, in which search engines get no prices of a shop", async () => {
  const open = { days: ["Monday"], opens: "09:00", closes: "17:00" };
  const school = {
    ...{ ...NOBODY, type: "EducationalOrganization", phone: "(503) 555-0142", street: "1 Main Street", city: "Salem" },
    ...{ region: "OR", postalCode: "97301", openingHours: [open], towns: ["Salem"], payment: "card" },
  };
  expect((await reported(school)).filter((line) => !line.startsWith("clock/"))).toEqual([]);
  const { site } = await checkedSite({ "site.yaml": stringify({ timeZone: "America/Los_Angeles", business: school }) });
  const node = businessNode(site, undefined, "https://tally.example/", "#business");
  expect(node).toMatchObject({ "@type": "EducationalOrganization", openingHoursSpecification: [{ opens: "09:00" }] });
  expect(Object.keys(node).filter((name) => /^(?:priceRange|paymentAccepted)$/.test(name))).toEqual([]);
});

test("a block of an address needs one, and a page cannot name what is not there", async () => {
  const blocks =
    "  - { type: map, heading: Here, directionsLabel: Go }\n" +
    '  - { type: textSection, heading: Call, text: "${business.address}" }\n' +
    "  - { type: serviceArea, heading: Where, towns: [Milltown] }\n";
  expect(await reported({ kind: "product" }, blocks)).toEqual([
    expect.stringMatching(/^blocks\/missing-settings This block needs "business.street" in site.yaml/),
    expect.stringMatching(/^facts\/unknown-name /),
  ]);
});
