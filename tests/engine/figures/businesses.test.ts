import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { loadRules, type Rule } from "../../../renderer/content/check/loadRules";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { valuesFor } from "../../../renderer/content/site/values";
import { withSlowRest } from "../../support/amount";
import { fixtureSite } from "../../support/fixtureSite";

/** A business, and what its pages may say: written before anybody looked at what the check finds. */
interface Business {
  /** Its site.yaml, without what each one has. */
  site: { business: Record<string, unknown> };
  /** True sentences, each with the fact that it states. */
  right: { text: string; fact: string }[];
  /** Each contradicts a fact by one figure. The first three are about prices, the ninth is about a phone. */
  wrong: string[];
  /** Those of `wrong` that the check does not find. */
  missed?: string[];
}

const COUNTRIES = ["pl-PL", "nl-NL", "da-DK", "ar-MA", "ja-JP", "en-IN", "pt-PT"];

const read = (name: string) =>
  parse(readFileSync(new URL(`businesses/${name}.yaml`, import.meta.url), "utf8")) as Business;

let rules: Rule[];
beforeAll(async () => {
  const of = /^(?:figures|facts|prices|phones|hours|durations)\//;
  rules = (await loadRules()).filter(({ name }) => of.test(name));
});

/** What is reported of each sentence on a page of a business. */
function messagesOf({ site }: Pick<Business, "site">, sentences: string[]): string[][] {
  const link = { label: site.business.name, to: "/" };
  const place = { longitude: -1.5, latitude: 1.5, image: "/images/shop.svg", towns: [site.business.city] };
  const content = loadContent(
    fixtureSite({
      ...Object.fromEntries(["404", "about", "contact", "services"].map((name) => [`${name}.yaml`, undefined])),
      ...{ "figures.yaml": undefined, "words.txt": undefined },
      "site.yaml": stringify({
        ...{ ...site, business: { ...site.business, ...place } },
        ...{ navigation: { links: [link] }, footer: { text: site.business.name, links: [link] } },
      }),
      "index.yaml": stringify({
        title: site.business.name,
        description: site.business.description,
        blocks: sentences.map((text) => ({ type: "textSection", heading: site.business.name, text })),
      }),
    }),
  );
  const findings = rules.flatMap(({ check }) => [...(check(content) ?? [])]);
  return sentences.map((_, index) =>
    findings.flatMap(({ pointer, message }) => (pointer === `/blocks/${index}/text` ? message : [])),
  );
}

const UNKNOWN = "is no fact of this site";

for (const [options, countries] of withSlowRest(COUNTRIES, 2))
  test.each(countries)(
    "of a business of %s, wrong sentences are found and true ones are not denied",
    options,
    (name) => {
      const { site, right, wrong, missed = [] } = read(name);
      const messages = messagesOf({ site }, [...wrong, ...right.map(({ text }) => text)]);
      const isDenied = (message: string, fact: string) => message.includes(UNKNOWN) || !message.includes(`\${${fact}`);
      const unseen = wrong.filter((_, index) => !messages[index]?.some((message) => message.includes(UNKNOWN)));
      const denied = right.flatMap(({ text, fact }, index) => {
        const about = messages[wrong.length + index] ?? [];
        return about.some((message) => isDenied(message, fact)) ? [[text, ...about]] : [];
      });
      expect({ unseen, denied }).toEqual({ unseen: missed, denied: [] });
      expect([right.length, wrong.length]).toEqual([10, 10]);
      // Of prices and phones, none is missed.
      expect(missed.map((text) => wrong.indexOf(text)).filter((index) => index < 3 || index === 8)).toEqual([]);
    },
  );

test("few wrong sentences are missed", () => {
  expect(COUNTRIES.flatMap((name) => read(name).missed ?? []).length).toBeLessThanOrEqual(5);
});

/** The site of a country, with other opening hours or prices. */
function siteOf(name: string, changes: { business?: object; prices?: object }): Pick<Business, "site"> {
  const { site } = read(name);
  return { site: { ...site, ...changes, business: { ...site.business, ...changes.business } } };
}

const open = (day: string, opens: string, closes: string) => ({ days: [day], opens, closes });

describe("of opening hours", () => {
  const late = { business: { openingHours: [open("Friday", "16:00", "01:00"), open("Saturday", "12:00", "00:30")] } };

  test.each([
    ["pl-PL", "W piątki pracujemy od 16:00 do 1:00."],
    ["pl-PL", "W sobotę otwieramy o 12:00."],
    ["en-IN", "On Saturdays we are open past midnight."],
    ["pt-PT", "Ao sábado estamos abertos depois da meia-noite."],
    ["en-IN", "Late Fridays: we open at 4 p.m."],
  ])("in %s, a part is no error: %s", (name, text) => {
    const [messages = []] = messagesOf(siteOf(name, late), [text]);
    for (const message of messages) expect(message).toContain("${business.hours}");
    expect(messages.join()).not.toContain(UNKNOWN);
  });

  test.each([
    ["pl-PL", "W soboty pracujemy od 16:00 do 1:00."],
    ["pl-PL", "W sobotę otwieramy o 16:00."],
    ["en-IN", "On Saturdays we open at 4 p.m."],
    ["pt-PT", "À sexta-feira abrimos às 12h."],
  ])("in %s, that of another day is one: %s", (name, text) => {
    expect(messagesOf(siteOf(name, late), [text]).flat().join()).toContain(UNKNOWN);
  });

  test("whole days have no other end than midnight", () => {
    const always = { business: { openingHours: [open("Monday", "00:00", "23:59")] } };
    const [same = [], other = []] = messagesOf(siteOf("en-IN", always), [
      "On Mondays we are open from midnight to midnight.",
      "On Mondays we are open from midnight to 11 p.m.",
    ]);
    expect([same.join().includes(UNKNOWN), other.join().includes(UNKNOWN)]).toEqual([false, true]);
  });
});

test("a value of several facts is that of each, whatever words are around it", () => {
  const prices = {
    one: { name: "Mat", price: "₹600" },
    two: { name: "Towel", price: "₹600" },
    three: { name: "Tea", price: "₹90" },
  };
  const [several = [], one = []] = messagesOf(siteOf("en-IN", { prices }), ["Parking is ₹600.", "Parking is ₹90."]);
  expect(several).toEqual([
    "₹600 is the value of ${price.one} or ${price.two}. Write that if it is meant, or confirm it: npm run fix -- --confirm.",
  ]);
  expect(one).toEqual([
    "₹90 is the value of ${price.three}. Write that if it is meant, or confirm it: npm run fix -- --confirm.",
  ]);
});

test.each([
  ["PL", "pl", "Zabieg trwa 90 minut.", "duration 90 min"],
  ["PL", "pl", "Czynne od 9.00 do 13.00 i od 14.00 do 18.00.", "hours 09:00-13:00, hours 14:00-18:00"],
  ["IN", "en-IN", "It costs Rs. 500.", "money INR 500"],
  ["IN", "en-IN", "It costs two lakh rupees, or 1.5 lakh rupees.", "money INR 200000, money INR 150000"],
  ["IN", "en-IN", "One lakh twenty-five thousand rupees.", "money INR 125000"],
  ["MA", "ar", "الثمن ٧٠٠ درهم.", "money MAD 700"],
  ["DK", "da", "Mandag kl. 8-12 og 13-18.", "hours 1 08:00-12:00, hours 13:00-18:00"],
  ["DK", "da", "Mandag kl. 9-12, 13-17.30.", "hours 1 09:00-12:00, hours 13:00-17:30"],
  ["DK", "da", "Kun 115,- for en lapning.", "money DKK 115"],
  ["DK", "da", "Ring til os: 32124356", "phone +4532124356"],
  ["PL", "pl", "Zadzwoń: 123456789", "phone +48123456789"],
])("in %s, the figures of %s in %s are found", (country, language, text, expected) => {
  const found = valuesFor(country, language).figures(text);
  expect(found.map(({ kind, key }) => `${kind} ${key}`).join(", ")).toBe(expected);
});
