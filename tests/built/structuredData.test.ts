import { describe, expect, test } from "vitest";
import { asTyped, builtPage, builtRoutes, graphOf, readText, visiblePage } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";
import { isType, nodesIn, takenBy, unknownIn } from "../support/vocabulary";

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

const names = ["real", "everyBlock"] as const;
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
  const nodesOf = (path: string) => [...nodesIn(graphOf(path, dir))];
  const ofType = (path: string, type: string) => nodesOf(path).filter((node) => node["@type"] === type);
  const page = visiblePage(route, dir);
  const text = readText(page.body);
  const language = page.documentElement.lang;

  test("every node has a type of schema.org's, and only properties of that type", () => {
    expect(unknownIn(nodesOf(route))).toEqual([]);
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
    for (const part of [streetAddress, addressLocality, addressRegion, postalCode]) expect(text).toContain(part ?? "");
    const phones = [...page.querySelectorAll('a[href^="tel:"]')].map((link) => link.getAttribute("href"));
    expect(phones).toContain(`tel:${business.telephone}`);
    expect(new Set(phones).size).toBe(1);
    for (const { dayOfWeek, opens, closes } of list(business.openingHoursSpecification)) {
      const days = list(dayOfWeek).map((day) => String(day).replace("https://schema.org/", ""));
      expect(text).toMatch(hoursIn(language, [days[0], days.at(-1)], [opens, closes]));
      for (const day of days) expect(text).not.toContain(`${day} closed`);
    }
  });

  test("the towns of the business are the same on every page, and visitors read each on one of them", () => {
    const areas = (path: string) => list(businesses(nodesOf(path))[0]?.areaServed);
    expect(areas(route)).toEqual(areas("/"));
    const all = texts.get(dir) ?? [];
    for (const { name } of areas(route)) {
      // For a search engine the state comes after the town.
      const [town = ""] = String(name).split(", ");
      expect(all.some((words) => words.includes(town))).toBe(true);
    }
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
    const shown = [...page.querySelectorAll("nav > ol > li")].map(readText);
    expect(published).toEqual(shown);
  });

  test("every offer is shown with its price in the block that it points to", () => {
    for (const service of ofType(route, "Service")) {
      expect(text).toContain(service.name);
      for (const { url, name = "", priceSpecification } of list(service.offers)) {
        const block = page.getElementById(String(url).split("#")[1] ?? "");
        const names = [service["@id"] ? "" : String(service.name), ...String(name).split(", ")];
        const shown = [...(block?.querySelectorAll("li, tr") ?? [])].map(readText).filter((line) => {
          return (
            names.every((part) => line.includes(part)) &&
            prices(priceSpecification as Node, language).every(shownIn(line))
          );
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
    // The summary of a whole block that is folded has no words of its own; one that shows further rows has no answer.
    const folded = "main details:not(:has(> summary[aria-labelledby])):has(> summary + *)";
    const shown = [...page.querySelectorAll(folded)].map((item) => {
      const question = item.querySelector("summary");
      return [question && readText(question), readText(item.lastElementChild as Element)];
    });
    expect(published).toEqual(shown);
  });

  test("the rating is in the data where it is shown, and nowhere else", () => {
    const published = ofType(route, "AggregateRating");
    for (const { ratingValue, bestRating, reviewCount } of published) {
      for (const figure of [ratingValue, bestRating, reviewCount]) expect(text).toContain(String(figure));
    }
    expect(ofType(route, "Review")).toEqual([]);
  });
});

/** Hours as a visitor reads them, in any words between: `Monday to Friday 7:00 AM to 6:00 PM`. */
function hoursIn(language: string, days: unknown[], times: unknown[]): RegExp {
  const { hour12 } = new Intl.DateTimeFormat(language, { hour: "numeric" }).resolvedOptions();
  const clocks = times.map((time) => {
    const [hours = "", minutes = ""] = String(time).split(":");
    return hour12
      ? `${((Number(hours) + 11) % 12) + 1}:${minutes} ${Number(hours) < 12 ? "[Aa]\\.?\\s?[Mm]" : "[Pp]\\.?\\s?[Mm]"}`
      : `0?${Number(hours)}\\D{1,3}${minutes}`;
  });
  const names = [...new Set(days)].map((day) => {
    const date = Date.UTC(2024, 0, DAYS.indexOf(String(day)));
    return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
  });
  return new RegExp([...names, ...clocks].join("\\D{1,12}"));
}

const DAYS = ["", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The amounts of a price as a visitor reads them. */
function prices({ price, minPrice, maxPrice, priceCurrency }: Node, language: string): string[] {
  return [price, minPrice, maxPrice].flatMap((amount) => {
    if (amount === undefined) return [];
    const sign = priceCurrency === "USD" ? "$" : "";
    return amount === 0 ? ["Free"] : [sign + Number(amount).toLocaleString(language)];
  });
}

const shownIn = (line: string) => (words: string) => line.includes(words);
