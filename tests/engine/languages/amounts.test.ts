// @module-tag slow
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { contentIn } from "../../../renderer/content/model/languages";
import { loadContent } from "../../../renderer/content/pages/loadContent";
import { structuredData } from "../../../renderer/page/document/structuredData";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { measureOriginals } from "../../../renderer/pictures/measure";
import { type Files, fixtureSite } from "../../support/fixtureSite";

/** What one site states in its main language, and what its pages in another language are to show. */
interface Pair {
  country: string;
  main: string;
  other: string;
  /** The prices of a service, and the facts, as they are typed in the main language. */
  typed: string[];
  facts: Record<string, string | number>;
  /** The same in the other language: `_` is a no-break space, `·` a narrow one. */
  shown: string[];
  factsShown: string[];
  /** Of the structured data in both languages. */
  amounts: number[];
  ranges: [main: string, other: string];
}

const spaced = (text: string) => text.replaceAll("_", "\u00a0").replaceAll("·", "\u202f");

const PAIRS: Pair[] = [
  {
    ...{ country: "IE", main: "en", other: "de" },
    typed: ["€1,250", "€45.50", "€3,400.25"],
    facts: { deposit: "€1,250", guests: "1,200+", rating: 4.9, share: "12.5%", since: 1987, fee: "€20-€1,050" },
    shown: ["1.250_€", "45,50_€", "3.400,25_€"],
    factsShown: ["1.250_€", "1.200+", "4,9", "12,5_%", "1987", "20-1.050_€"],
    amounts: [1250, 45.5, 3400.25],
    ranges: ["€45.50-€3,400.25", "45,50-3.400,25_€"],
  },
  {
    ...{ country: "BE", main: "nl", other: "fr" },
    typed: ["€ 1.250", "€ 45,50", "€ 3.400,25"],
    facts: { deposit: "€ 1.250", guests: "1.200+", rating: "4,9", share: "12,5%", since: 1987, fee: "€ 20-1.050" },
    shown: ["1·250_€", "45,50_€", "3·400,25_€"],
    factsShown: ["1·250_€", "1·200+", "4,9", "12,5_%", "1987", "20-1·050_€"],
    amounts: [1250, 45.5, 3400.25],
    ranges: ["€_45,50-3.400,25", "45,50-3·400,25_€"],
  },
  {
    ...{ country: "PT", main: "pt-PT", other: "en" },
    typed: ["1 150 €", "28 €", "12.400,25 €"].map((price) => price.replace("12.400", "12 400")),
    facts: { deposit: "1150 €", guests: "1 200+", rating: "4,9", share: "12,5%", since: "1987", fee: "20-1150 €" },
    shown: ["€1,150", "€28", "€12,400.25"],
    factsShown: ["€1,150", "1,200+", "4.9", "12.5%", "1987", "€20-€1,150"],
    amounts: [1150, 28, 12400.25],
    ranges: ["28-12_400,25_€", "€28-€12,400.25"],
  },
  {
    ...{ country: "KW", main: "en", other: "ar" },
    typed: ["KWD 1,250", "KWD 45.500", "KWD 3,400.250"],
    facts: { deposit: "KWD 1,250", guests: "1,200+", rating: 4.9, share: "12.5%", since: 1987, fee: "KWD 20-1,050" },
    shown: ["١٬٢٥٠_د.ك.", "٤٥٫٥٠٠_د.ك.", "٣٬٤٠٠٫٢٥٠_د.ك."],
    factsShown: ["١٬٢٥٠_د.ك.", "١٬٢٠٠+", "٤٫٩", "١٢٫٥%", "1987", "٢٠-١٬٠٥٠_د.ك."],
    amounts: [1250, 45.5, 3400.25],
    ranges: ["KWD_45.500-3,400.250", "٤٥٫٥٠٠-٣٬٤٠٠٫٢٥٠_د.ك."],
  },
];

const NAMES = ["term", "trial", "year"];

const filesOf = ({ country, main, other, typed, facts }: Pair): Files => {
  const page = stringify({
    title: "Akme",
    description: Object.keys(facts)
      .map((name) => `\${facts.${name}}`)
      .join(" | "),
    blocks: [
      { type: "hero", heading: "Akme" },
      {
        type: "priceTable",
        heading: "Akme",
        rows: NAMES.map((name) => ({ name: `A${name}`, price: `\${price.${name}}` })),
      },
    ],
  });
  return {
    ...Object.fromEntries(["404", "about", "contact", "services"].map((name) => [`${name}.yaml`, undefined])),
    ...{ "figures.yaml": undefined, "words.txt": undefined },
    "site.yaml": stringify({
      ...{ language: main, languages: [main.slice(0, 2), other] },
      business: {
        ...{ name: "Akme", tagline: "Akme", description: "Akme", url: "https://akme.example", country },
        ...{ street: "Akme 1", city: "Akme", longitude: -1.5, latitude: 1.5, image: "/images/shop.svg" },
        ...{ towns: ["Akme"], openingHours: [{ days: ["Monday"], opens: "09:00", closes: "17:00" }] },
      },
      settings: { placeholderPictures: [".svg"] },
      navigation: { links: [{ label: "Akme", to: "/" }] },
      footer: { text: "Akme", links: [{ label: "Akme", to: "/" }] },
      facts: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value }])),
      prices: Object.fromEntries(NAMES.map((name, index) => [name, { name: `A${name}`, price: typed[index] }])),
    }),
    "index.yaml": page,
    [`index.${other}.yaml`]: page,
  };
};

/** The content of a site, with its pictures measured; not checked. */
async function contentOf(files: Files) {
  const content = loadContent(fixtureSite(files));
  return { ...content, originals: await measureOriginals(content.imagesRoot, ["/images/shop.svg"]) };
}

describe.each(PAIRS)("a site in $main and $other", (pair) => {
  const { other, typed, shown, facts, factsShown, amounts, ranges } = pair;

  test("shows each amount as it was typed, or as the other language writes it, and states the same to machines", async () => {
    const content = await contentOf(filesOf(pair));
    const read = (language: string | undefined) => {
      const one = contentIn(content, language);
      const page = one.pages.find((each) => each.language === language);
      if (!page) throw new Error(`There is no page in ${language}.`);
      const graph = structuredData(toPageModel(page, one), toSiteModel(one));
      const nodes = graph["@graph"] as unknown as Record<string, unknown>[];
      const business = nodes.find((node) => String(node["@id"]).endsWith("#business"));
      const offers = JSON.stringify(nodes.filter((node) => node["@type"] === "OfferCatalog"));
      return {
        prices: NAMES.map((name) => one.facts.get(`price.${name}`)),
        facts: Object.keys(facts).map((name) => one.facts.get(`facts.${name}`)),
        priceRange: business?.priceRange,
        amounts: Array.from(offers.matchAll(/"(?:price|minPrice)":([\d.]+)/g), ([, amount]) => Number(amount)),
      };
    };
    const [own, translated] = [read(undefined), read(other)];
    expect(own).toMatchObject({ prices: typed, facts: Object.values(facts).map(String), amounts });
    expect(translated).toMatchObject({ prices: shown.map(spaced), facts: factsShown.map(spaced), amounts });
    expect([own.priceRange, translated.priceRange]).toEqual(ranges.map(spaced));
  });
});

test("durations, days and times of facts are in the words of each language, and what site.de.yaml says stays", async () => {
  const [pair] = PAIRS;
  if (!pair) throw new Error("There is no first pair.");
  const facts = {
    wait: "1.5 hours",
    opened: "March 1, 1987",
    starts: "7:30 PM",
    code: "24/7",
    zip: "10.5.2",
    door: "4 PM",
  };
  const content = await contentOf({
    ...filesOf({ ...pair, facts }),
    "site.de.yaml": stringify({ facts: { door: { value: "16.15 Uhr" } }, prices: { trial: { price: "44,50 €" } } }),
  });
  const german = contentIn(content, "de").facts;
  expect(Object.keys(facts).map((name) => german.get(`facts.${name}`))).toEqual([
    ...["1,5 Stunden", "1. März 1987", "19:30", "24/7", "10.5.2", "16.15 Uhr"],
  ]);
  expect(german.get("price.trial")).toBe("44,50 €");
});
