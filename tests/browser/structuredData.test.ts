import { describe, expect, test } from "vitest";
import { builtPage, builtRoutes, graphOf, readText, visiblePage } from "./support/builtPage";
import { isType, takenBy } from "./support/vocabulary";

type Node = Record<string, unknown>;

const routes = builtRoutes();
const nodesOf = (route: string) => [...within(graphOf(route))];
const ofType = (route: string, type: string) => nodesOf(route).filter((node) => node["@type"] === type);
const list = (value: unknown): Node[] => (value === undefined ? [] : ([value].flat() as Node[]));

test("the vocabulary is read", () => {
  expect(takenBy("HairSalon", "openingHours")).toContain("Text");
  expect(takenBy("Service", "offers")).toEqual(expect.arrayContaining(["Offer", "AggregateOffer", "IdReference"]));
  expect(takenBy("WebPage", "openingHours")).toBeUndefined();
  expect(isType("BraidingSalon")).toBe(false);
});

describe.each(routes)("%s", (route) => {
  const page = visiblePage(route);
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

  test("one salon, by the same id as everywhere, and every reference leads to a node", () => {
    const salons = ofType(route, "HairSalon");
    expect(salons.map((node) => node["@id"])).toEqual(ofType("/", "HairSalon").map((node) => node["@id"]));
    expect(salons).toHaveLength(1);
    const given = new Set(nodesOf(route).flatMap((node) => (node["@type"] ? [node["@id"]] : [])));
    for (const node of nodesOf(route)) if (!node["@type"]) expect(given).toContain(node["@id"]);
  });

  test("the salon's name, phone, address and hours are those on the page", () => {
    const [salon = {}] = ofType(route, "HairSalon");
    const { streetAddress, addressLocality, addressRegion, postalCode } = salon.address as Record<string, string>;
    expect(text).toContain(salon.name);
    expect(text).toContain(`${streetAddress}, ${addressLocality}, ${addressRegion} ${postalCode}`);
    const phones = [...page.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute("href"));
    expect(phones).toContain(`tel:${salon.telephone}`);
    expect(new Set(phones).size).toBe(1);
    for (const { dayOfWeek, opens, closes } of list(salon.openingHoursSpecification)) {
      const days = list(dayOfWeek).map((day) => String(day).replace("https://schema.org/", ""));
      expect(text).toContain(`${days[0]} to ${days.at(-1)} ${clock(opens)} to ${clock(closes)}`);
      for (const day of days) expect(text).not.toContain(`${day} closed`);
    }
    for (const { name } of list(salon.areaServed)) expect(readText(main(page))).toContain(name);
  });

  test("the page's name and words are those of its head", () => {
    const [webPage = {}] = nodesOf(route).filter((node) => String(node["@id"]).endsWith("#webpage") && node["@type"]);
    const { head } = builtPage(route);
    expect(webPage.name).toBe(head.querySelector("title")?.textContent);
    expect(webPage.description).toBe(head.querySelector('meta[name="description"]')?.getAttribute("content"));
    for (const { name } of ofType(route, "WebSite")) expect(text).toContain(name);
  });

  test("the breadcrumb is the one on the page", () => {
    const told = ofType(route, "ListItem").map(({ name }) => name);
    const shown = [...page.querySelectorAll('nav[aria-label="Breadcrumb"] li')].map(readText);
    expect(told).toEqual(shown);
  });

  test("every offer stands with its price in the block that it points to", () => {
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
    const told = ofType(route, "Question").map(({ name, acceptedAnswer }) => [
      name,
      String((acceptedAnswer as Node).text).replace(/\s+/g, " "),
    ]);
    const shown = [...page.querySelectorAll("main details")].map((item) => {
      const question = item.querySelector("summary");
      return [question && readText(question), readText(item.lastElementChild as Element)];
    });
    expect(told).toEqual(shown);
  });

  test("the rating is told where it is shown, and nowhere else", () => {
    const told = ofType(route, "AggregateRating");
    expect(told).toHaveLength(route === "/why-choose-us" ? 1 : 0);
    for (const { ratingValue, bestRating, reviewCount } of told) {
      expect([ratingValue, reviewCount]).toEqual([5, 1000]);
      expect(text).toContain(`${ratingValue} out of ${bestRating}, from ${reviewCount} reviews`);
    }
    expect(ofType(route, "Review")).toEqual([]);
  });
});

test("what a page is about is told of each kind of page", () => {
  const kinds = Object.fromEntries(
    routes.map((route) => [route, graphOf(route).find((node) => String(node["@id"]).endsWith("#webpage"))?.["@type"]]),
  );
  expect(kinds).toMatchObject({
    "/": "WebPage",
    "/about": "AboutPage",
    "/contact": "ContactPage",
    "/gallery": "CollectionPage",
    "/services": "CollectionPage",
  });
});

test("the services page lists every service, the style pages their offers", () => {
  const priced = (route: string) => ofType(route, "Service").map(({ name, offers }) => [name, list(offers).length]);
  expect(priced("/services")).toEqual([
    ...["Boho Braids", "Cornrows", "Senegalese Twist", "Passion Twist", "Invisible Braids", "Kinky Twist"].map((n) => [
      n,
      3,
    ]),
    ...["Retwist", "Men Cornrow", "Dreadlocks", "Shampoo Hair", "Braid Out", "French Braids", "Dread Extension"].map(
      (n) => [n, 1],
    ),
  ]);
  expect(priced("/faux-locs-fredericksburg")).toEqual([["Faux Locs", 4]]);
  expect(priced("/cornrows-fredericksburg")).toEqual([["Cornrows", 4]]);
  expect(ofType("/feed-in-braids-fredericksburg", "PriceSpecification").map(({ minPrice }) => minPrice)).toEqual([
    165, 175, 185,
  ]);
});

test("the salon's price range goes from the lowest to the highest starting price", () => {
  const starting = ofType("/services", "PriceSpecification").map(({ minPrice }) => Number(minPrice));
  const [salon = {}] = ofType("/", "HairSalon");
  expect(salon.priceRange).toBe(`$${Math.min(...starting)}-$${Math.max(...starting)}`);
});

/** The nodes at any depth. */
function* within(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const inner of value) yield* within(inner);
  else if (typeof value === "object" && value !== null) {
    yield value as Node;
    yield* within(Object.values(value));
  }
}

const main = (page: Document) => page.querySelector("main") as Element;

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
