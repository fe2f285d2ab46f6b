import { expect, test } from "vitest";
import { graphOf } from "../support/sites/builtPage";

type Node = Record<string, unknown>;

const nodesOf = (route: string) => [...within(graphOf(route))];
const ofType = (route: string, type: string) => nodesOf(route).filter((node) => node["@type"] === type);
const list = (value: unknown): Node[] => (value === undefined ? [] : ([value].flat() as Node[]));

test("the page about why to choose the salon has its rating: 5 of 5, from 1000 reviews", () => {
  const ratings = ofType("/why-choose-us", "AggregateRating");
  expect(ratings.map(({ ratingValue, reviewCount }) => [ratingValue, reviewCount])).toEqual([[5, 1000]]);
});

test("search engines learn what kind of page each is", () => {
  const kindOf = (route: string) => graphOf(route).find((node) => String(node["@id"]).endsWith("#webpage"))?.["@type"];
  const kinds = Object.fromEntries(
    ["/", "/about", "/contact", "/gallery", "/services"].map((route) => [route, kindOf(route)]),
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
  const braided = ["Boho Braids", "Cornrows", "Senegalese Twist", "Passion Twist", "Invisible Braids", "Kinky Twist"];
  const standard = [
    "Retwist",
    "Men Cornrow",
    "Dreadlocks",
    "Shampoo Hair",
    "Braid Out",
    "French Braids",
    "Dread Extension",
  ];
  expect(priced("/services")).toEqual(
    expect.arrayContaining([...braided.map((name) => [name, 3]), ...standard.map((name) => [name, 1])]),
  );
  expect(priced("/faux-locs-fredericksburg")).toContainEqual(["Faux Locs", 4]);
  expect(priced("/cornrows-fredericksburg")).toContainEqual(["Cornrows", 4]);
  const feedIn = ofType("/feed-in-braids-fredericksburg", "PriceSpecification").map(({ minPrice }) => minPrice);
  expect(feedIn).toEqual(expect.arrayContaining([165, 175, 185]));
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
