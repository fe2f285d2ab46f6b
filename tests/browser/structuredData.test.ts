import { describe, expect, test } from "vitest";
import { siteDir } from "./support/browser";
import { asTyped, builtPage, builtRoutes, graphOf, readText, visiblePage } from "./support/builtPage";
import { isType, takenBy } from "./support/vocabulary";

type Node = Record<string, unknown>;

/** Search engines do not index the not-found page. */
const indexedRoutes = (dir: string) => builtRoutes(dir).filter((route) => route !== "/404");
/** The business of a page, whatever its type. */
const businesses = (nodes: Node[]) =>
  nodes.filter((node) => node["@type"] && String(node["@id"]).endsWith("#business"));
const list = (value: unknown): Node[] => (value === undefined ? [] : ([value].flat() as Node[]));

test("the vocabulary of schema.org can be read", () => {
  expect(takenBy("HairSalon", "openingHours")).toContain("Text");
  expect(takenBy("Service", "offers")).toEqual(expect.arrayContaining(["Offer", "AggregateOffer", "IdReference"]));
  expect(takenBy("WebPage", "openingHours")).toBeUndefined();
  expect(isType("BraidingSalon")).toBe(false);
});

const names = ["real", "groomer", "everyBlock"] as const;
const sites = await Promise.all(names.map(async (name) => ({ name, dir: await siteDir(name) })));
const main = (page: Document) => page.querySelector("main") as Element;

/** What visitors read of each page, by site: every page of a site is looked up in it. */
const texts = new Map(
  sites.map(({ dir }) => [dir, builtRoutes(dir).map((path) => readText(main(visiblePage(path, dir))))]),
);
const pages = sites.flatMap(({ name, dir }) => indexedRoutes(dir).map((route) => ({ name, dir, route })));

test("the not-found page has no data about the business", () => {
  for (const { dir } of sites) expect(builtPage("/404", dir).querySelector('script[type$="ld+json"]')).toBeNull();
});

describe.each(pages)("$route of the $name site", ({ dir, route }) => {
  const nodesOf = (path: string) => [...within(graphOf(path, dir))];
  const ofType = (path: string, type: string) => nodesOf(path).filter((node) => node["@type"] === type);
  const page = visiblePage(route, dir);
  const text = readText(page.body);

  test("every node has a type of schema.org's, and only properties of that type", () => {
    for (const { "@type": type, "@id": id, ...properties } of nodesOf(route)) {
      if (type === undefined) {
        expect(Object.keys(properties), `the reference ${id}`).toEqual([]);
        continue;
      }
      expect(isType(String(type)), String(type)).toBe(true);
      for (const [property, value] of Object.entries(properties)) {
        const takes = takenBy(String(type), property);
        expect(takes, `${type}.${property}`).toBeDefined();
        for (const inner of list(value)) {
          if (typeof inner !== "object") continue;
          const kind = inner["@type"] ?? "IdReference";
          // Whatever takes a node may also be a Thing in general, as the members of a list are.
          expect(takes?.includes("Thing") || takes?.includes(String(kind)), `${type}.${property}: ${kind}`).toBe(true);
        }
      }
    }
  });

  test("one business, by the same id as everywhere, and every reference leads to a node", () => {
    const own = businesses(nodesOf(route));
    expect(own.map((node) => node["@id"])).toEqual(businesses(nodesOf("/")).map((node) => node["@id"]));
    expect(own).toHaveLength(1);
    const given = new Set(nodesOf(route).flatMap((node) => (node["@type"] ? [node["@id"]] : [])));
    for (const node of nodesOf(route)) if (!node["@type"]) expect(given).toContain(node["@id"]);
  });

  test("the name, phone, address and hours of the business are those on the page", () => {
    const [business = {}] = businesses(nodesOf(route));
    const { streetAddress, addressLocality, addressRegion, postalCode } = business.address as Record<string, string>;
    expect(text).toContain(business.name);
    expect(text).toContain(`${streetAddress}, ${addressLocality}, ${addressRegion} ${postalCode}`);
    const phones = [...page.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute("href"));
    expect(phones).toContain(`tel:${business.telephone}`);
    expect(new Set(phones).size).toBe(1);
    for (const { dayOfWeek, opens, closes } of list(business.openingHoursSpecification)) {
      const days = list(dayOfWeek).map((day) => String(day).replace("https://schema.org/", ""));
      expect(text).toContain(`${days[0]} to ${days.at(-1)} ${clock(opens)} to ${clock(closes)}`);
      for (const day of days) expect(text).not.toContain(`${day} closed`);
    }
  });

  test("the towns of the business are the same on every page, and visitors read each on one of them", () => {
    const areas = (path: string) => list(businesses(nodesOf(path))[0]?.areaServed);
    expect(areas(route)).toEqual(areas("/"));
    const all = texts.get(dir) ?? [];
    for (const { name } of areas(route)) expect(all.some((words) => words.includes(String(name)))).toBe(true);
  });

  test("the page's name and words are those of its head", () => {
    const [webPage = {}] = nodesOf(route).filter((node) => String(node["@id"]).endsWith("#webpage") && node["@type"]);
    const { head } = builtPage(route, dir);
    const description = head.querySelector('meta[name="description"]')?.getAttribute("content");
    expect(webPage.name).toBe(asTyped(head.querySelector("title")?.textContent ?? ""));
    expect(webPage.description).toBe(asTyped(description ?? ""));
    for (const { name } of ofType(route, "WebSite")) expect(text).toContain(name);
  });

  test("the breadcrumb is the one on the page", () => {
    const published = ofType(route, "ListItem").map(({ name }) => name);
    const shown = [...page.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(readText);
    expect(published).toEqual(shown);
  });

  test("every offer is shown with its price in the block that it points to", () => {
    for (const service of ofType(route, "Service")) {
      expect(text).toContain(service.name);
      for (const { url, name = "", priceSpecification } of list(service.offers)) {
        const block = page.getElementById(String(url).split("#")[1] ?? "");
        const names = [service["@id"] ? "" : String(service.name), ...String(name).split(", ")];
        const shown = [...(block?.querySelectorAll("li, tr") ?? [])].map(readText).filter((line) => {
          return names.every((part) => line.includes(part)) && prices(priceSpecification as Node).every(shownIn(line));
        });
        expect(shown, `${service.name} ${name}: ${JSON.stringify(priceSpecification)}`).not.toEqual([]);
      }
    }
    for (const { url, name } of ofType(route, "OfferCatalog")) {
      const heading = page.getElementById(String(url).split("#")[1] ?? "")?.querySelector("h2");
      expect(heading && readText(heading)).toBe(name);
    }
  });

  test("the questions and answers are those on the page", () => {
    const published = ofType(route, "Question").map(({ name, acceptedAnswer }) => [
      name,
      String((acceptedAnswer as Node).text).replace(/\s+/g, " "),
    ]);
    // The summary of a whole block that is folded has no words of its own.
    const shown = [...page.querySelectorAll("main details:not(:has(> summary[aria-label]))")].map((item) => {
      const question = item.querySelector("summary");
      return [question && readText(question), readText(item.lastElementChild as Element)];
    });
    expect(published).toEqual(shown);
  });

  test("the rating is in the data where it is shown, and nowhere else", () => {
    const published = ofType(route, "AggregateRating");
    for (const { ratingValue, bestRating, reviewCount } of published) {
      expect(text).toContain(`${ratingValue} out of ${bestRating}, from ${reviewCount} reviews`);
    }
    expect(ofType(route, "Review")).toEqual([]);
  });
});

/** The nodes at any depth. */
function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const inner of value) yield* within(inner);
  else if (typeof value === "object" && value !== null) {
    yield value as Node;
    yield* within(Object.values(value));
  }
}

/** 07:00 as a visitor reads it: 7:00 AM. */
function clock(time: unknown): string {
  const [hours = 0, minutes = "00"] = String(time).split(":");
  return `${((Number(hours) + 11) % 12) + 1}:${minutes} ${Number(hours) < 12 ? "AM" : "PM"}`;
}

/** The amounts of a price as a visitor reads them. */
function prices({ price, minPrice, maxPrice }: Node): string[] {
  return [price, minPrice, maxPrice].flatMap((amount) => {
    if (amount === undefined) return [];
    return amount === 0 ? ["Free"] : [`$${Number(amount).toLocaleString("en-US")}`];
  });
}

const shownIn = (line: string) => (words: string) => line.includes(words);
