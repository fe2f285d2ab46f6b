import { analyse } from "scslre";
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import * as look from "../../../blocks";
import { changePrices, inOneForm } from "../../../renderer/authoring/changePrices";
import { readPriceSheet, writePriceSheet } from "../../../renderer/authoring/priceSheet";
import { moneyIn } from "../../../renderer/base/values/money";
import { openClock } from "../../../renderer/clock/clock";
import { stateOf } from "../../../renderer/content/pages/pageState";
import { valuesFor } from "../../../renderer/content/site/values";
import { countryIn } from "../../../renderer/countries/countryIn";
import { firstWorkday } from "../../../renderer/countries/week";
import { readCell } from "../../../renderer/desk/server/prices/readCell";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { withSlowRest } from "../../support/amount";
import { checkedSite, type Files, fixtureSite } from "../../support/fixtureSite";
import { localSite } from "../../support/localSite";
import { graph } from "../document/readHtml";
import { type CountrySite, SITES } from "./sites";

const PAGES = ["404", "about", "contact", "services"];

const filesOf = ({ language, business, labels, open, book, rows }: CountrySite): Files => ({
  ...Object.fromEntries(PAGES.map((name) => [`${name}.yaml`, undefined])),
  "figures.yaml": undefined,
  "words.txt": undefined,
  "site.yaml": `
language: ${language}
labels: { dayRange: "{first} ${labels.to} {last}", timeRange: "{opens} ${labels.to} {closes}", closed: "${labels.closed}" }
business:
  name: Akme
  tagline: Akme
  description: Akme
  url: https://akme.example
${Object.entries(business)
  .map(([name, value]) => `  ${name}: ${value.startsWith("'") ? value : JSON.stringify(value)}\n`)
  .join("")}  longitude: -1.5
  latitude: 1.5
  openingHours:
${open.map(([days, opens, closes]) => `    - { days: [${days}], opens: "${opens}", closes: "${closes}" }\n`).join("")}  image: /images/shop.svg
  towns: ["${business.city}"]
settings: { placeholderPictures: [.svg] }
navigation: { links: [{ label: Akme, to: / }] }
footer: { text: Akme, links: [{ label: Akme, to: / }] }
prices: { item: { name: Akme, price: "${book[0]}", upTo: "${book[1]}", duration: "${book[2]}" } }
`,
  "index.yaml": stringify({
    title: "Akme",
    description: "${priceRange.item} ${duration.item}",
    blocks: [
      { type: "hero", heading: "Akme", actions: [{ label: "Tel", to: "${business.phone|tel}" }] },
      { type: "priceTable", heading: "Akme", rows: rows.map((price, index) => ({ name: `A${index}`, price })) },
      { type: "map", heading: "Akme", directionsLabel: "Akme" },
    ],
  }),
});

/** The errors of a site about what a country decides, and its prices in another currency. */
const errorsOf = async (site: CountrySite) => {
  const { problems } = await checkedSite(filesOf(site));
  const own = /^(?:prices|phones|address|schema|hours|durations)\//;
  return problems.filter(
    ({ rule, severity }) => (severity === "error" || rule === "prices/other-currency") && own.test(rule),
  );
};

type Node = Record<string, unknown>;

for (const [options, sites] of withSlowRest(SITES, 1))
  describe.each(sites)("$name", options, (site) => {
    const { expected } = site;

    test("has its facts in the forms of the country", async () => {
      const model = await checkedSite(filesOf(site));
      const { business } = localSite(model.site);
      const page = model.page("/");
      const html = renderDocument(page, model.site, look, "2030-12-31");
      const nodes = graph(html) as Node[];
      const own = nodes.find((node) => String(node["@id"]).endsWith("#business")) ?? {};
      const offers = JSON.stringify(nodes.filter((node) => node["@type"] === "OfferCatalog"));
      const written = (words: string) =>
        words
          .replace(/[\u00a0\u202f]/g, " ")
          .replaceAll("–", "-")
          .replaceAll("’", "'");
      expect({
        tel: own.telephone,
        link: business.phoneLink,
        linked: html.includes(`href="tel:${expected.tel}"`),
        address: written(business.address),
        lines: business.addressLines.map(written),
        hours: written(business.hours),
        range: written(page.description),
        priceRange: written(String(own.priceRange)),
        currencies: [...new Set(Array.from(offers.matchAll(/"priceCurrency":"(\w+)"/g), ([, code]) => code))],
      }).toEqual({
        tel: expected.tel,
        link: `tel:${expected.tel}`,
        linked: true,
        address: expected.address,
        lines: expected.lines,
        hours: expect.stringMatching(expected.hours),
        range: written(`${expected.range} ${site.book[2]}`),
        priceRange: written(expected.priceRange),
        currencies: [expected.currency],
      });
      const amounts = Array.from(
        offers.matchAll(/"(?:price":([\d.]+)|minPrice":([\d.]+)(?:,"maxPrice":([\d.]+))?)/g),
        ([, price, least, most]) => (most ? [Number(least), Number(most)] : Number(price ?? least)),
      );
      expect(amounts).toEqual(expected.offers);
    });

    test("has no error about what is usual there", async () => {
      const found = await errorsOf(site);
      const foreign = site.rows.find((row) => row.startsWith("$80 by card"));
      expect(found.map(({ rule, message }) => `${rule} ${message}`)).toEqual(
        foreign ? [expect.stringMatching(/^prices\/other-currency "\$80" is in another currency/)] : [],
      );
    });

    test("has an error at a price, a phone number and an amount of the price book that are not of this country", async () => {
      const [price, message] = site.wrong;
      const wrong = { ...site, rows: [price], business: { ...site.business, phone: "0123 4567890123456789" } };
      const found = await errorsOf({ ...wrong, book: [price, site.book[1], "3 ???"] });
      expect(found.map(({ rule }) => rule).sort()).toEqual([
        ...[`phones/${site.business.country === "CA" ? "digits" : "unreadable"}`],
        ...["prices/amount", "prices/duration", "prices/other-currency"],
      ]);
      for (const { rule, message: said } of found) if (/amount|currency/.test(rule)) expect(said).toContain(message);
    });
  });

test.each(SITES)("prices of $name are read in time that grows no faster than its texts", ({ business, language }) => {
  const form = countryIn(business.country ?? "", language).money;
  expect(analyse({ source: moneyIn(form).source, flags: "giu" }).reports).toEqual([]);
});

test("the currency may be another than the country's own", async () => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const site = { ...bakery, business: { ...bakery.business, currency: "CHF" }, rows: ["40 CHF"] };
  const model = await checkedSite(filesOf({ ...site, book: ["40 CHF", "60 CHF", "30 Minuten"] }));
  expect(model.site.business.money.currency).toBe("CHF");
  expect(model.site.business.priceRange?.replaceAll("\u00a0", " ")).toBe("40 CHF");
});

test.each([
  ["DE", "de-DE", "4,5", "4,50 €"],
  ["DE", "de-DE", "1200", "1200 €"],
  ["GB", "en-GB", "65", "£65"],
  ["CA", "fr-CA", "350", "350 $"],
  ["CH", "de-CH", "CHF 40.–", "CHF 40"],
  ["JP", "ja-JP", "3,000円", "￥3000"],
])("a new price in %s, %s, may be typed as %s and is written as %s", (country, language, typed, written) => {
  const values = valuesFor(country, language);
  expect(inOneForm("price", typed, values).replaceAll("\u00a0", " ")).toBe(written);
  expect(() => inOneForm("price", "???", values)).toThrow(values.moneyForm.symbol);
});

test("the hyphens of a postal code and a street are no dashes, for visitors and for machines", async () => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const located = {
    street: "Długa 12-14",
    city: "Kraków",
    postalCode: "'30-312'",
    country: "PL",
    phone: "12 345-67-89",
  };
  const files = filesOf({ ...bakery, language: "pl-PL", business: located, book: ["45 zł", "60 zł", "1-2 godziny"] });
  const page = String(files["index.yaml"]).replace(
    "heading: Akme",
    "heading: Akme\n    lead: ${business.address}, 9-17",
  );
  const event = 'date: 2027-05-01\nevent: { starts: 2027-05-02, venue: Akme, address: "Długa 3-5, 30-312 Kraków" }\n';
  const model = await checkedSite({
    ...files,
    "index.yaml": page,
    "news/_collection.yaml": "collection: Akme\nkind: Event\n",
    "news/one.yaml": `${event}${page}`,
  });
  const { street, postalCode, address, phone } = model.site.business;
  expect([street, postalCode, address, phone].join().replaceAll("\u00a0", " ")).toBe(
    "Długa 12-14,30-312,Długa 12-14, 30-312 Kraków,12 345-67-89",
  );
  for (const route of ["/", "/news/one"]) {
    const html = renderDocument(model.page(route), model.site, look, "2030-12-31").replaceAll("\u00a0", " ");
    expect(html.replace(/<[^>]+>/g, "")).toContain("Długa 12-14, 30-312 Kraków, 9–17");
    expect(html).not.toContain("30–312");
    const data = JSON.stringify(graph(html));
    expect(data).toContain('"streetAddress":"Długa 12-14","addressLocality":"Kraków","postalCode":"30-312"');
    expect(data.includes("Długa 3-5, 30-312 Kraków")).toBe(route !== "/");
  }
});

test("how a price is said is in the words of the site", async () => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const files = filesOf(bakery);
  const site = String(files["site.yaml"])
    .replace("labels: {", 'labels: { priceFrom: "ab {price}",')
    .replace("duration: ", "said: from, duration: ");
  const page = String(files["index.yaml"]).replace("${duration.item}", "${priceText.item}");
  const model = await checkedSite({ ...files, "site.yaml": site, "index.yaml": page });
  expect(model.page("/").description.replaceAll("\u00a0", " ")).toBe("4,50-5,90 € ab 4,50 €");
});

test("the prices of a site come back from a spreadsheet in its own form", async () => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const { content } = await fixtureSite(filesOf(bakery)).check();
  const sheet = writePriceSheet(content);
  expect(changePrices(content, readPriceSheet(sheet, content)).changes).toEqual([]);
  const raised = readPriceSheet(sheet.replace("4,50 €", "4,80"), content);
  expect(changePrices(content, raised).texts).toMatchObject([{ after: expect.stringContaining("4,80-5,90 €") }]);
});

test.each([
  ["US", "503.555.0174", "+15035550174"],
  ["DE", "0171 5550142", "+491715550142"],
  ["DE", "+1 503 555 0174", "+15035550174"],
])("in %s, messages to %s are sent to %s", async (country, to, dialed) => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const files = filesOf({ ...bakery, business: { ...bakery.business, country, phone: "+49 941 555014" } });
  const { site } = await checkedSite({ ...files, "site.yaml": `${files["site.yaml"]}contactForm: { to: "${to}" }\n` });
  expect(site.contactForm?.to).toBe(dialed);
});

test("another country makes every page new, since numbers are then dialed otherwise", () => {
  const page = { source: { title: "${business.phone|tel}" } };
  const stateIn = (country: string) =>
    stateOf(page, "", {
      site: undefined,
      clock: openClock(undefined, "UTC"),
      values: new Map([
        ["business.phone", "0941 555014"],
        ["business.country", country],
      ]),
    });
  expect(stateIn("DE")).toEqual(stateIn("DE"));
  expect(stateIn("DE")).not.toEqual(stateIn("AT"));
});

test.each([
  ["DE", "4,50-5,90 €, 2 Stunden", { price: "4,50 €", upTo: "5,90 €", duration: "2 Stunden" }],
  ["DE", "4,5 30 Min", { price: "4,50 €", duration: "30 Minuten" }],
])("in %s, the price book of the desk takes %s", (country, words, read) => {
  const cell = readCell(words, valuesFor(country, "de-DE"));
  expect(JSON.parse(JSON.stringify(cell).replaceAll("\u00a0", " "))).toEqual(read);
});

test.each([
  ["DE", ["address/postal-code"]],
  ["HK", []],
  ["UK", ["address/country"]],
])("an address without a postal code in %s", async (country, rules) => {
  const [bakery] = SITES;
  if (!bakery) throw new Error("There is no first site.");
  const { postalCode: _, ...business } = bakery.business;
  const found = await errorsOf({ ...bakery, business: { ...business, country, phone: "+49 941 555014" }, rows: [] });
  expect(found.filter(({ rule }) => rule.startsWith("address/")).map(({ rule }) => rule)).toEqual(rules);
});

test.each([
  ["US", 1],
  ["DE", 1],
  ["BR", 1],
  ["JP", 1],
  ["IL", 7],
  ["EG", 7],
  ["nowhere", 1],
])("a week of opening hours in %s begins with day %i", (country, day) => {
  expect(firstWorkday(country)).toBe(day);
});
