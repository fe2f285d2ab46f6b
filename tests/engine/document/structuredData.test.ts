import { beforeAll, describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { localSite } from "../../support/localSite";
import { graph, textOf } from "./readHtml";

type Node = Record<string, unknown>;

const TWO_FAQS = `
title: A page with two lists of questions
description: Two lists of questions, each with a name of its own.
blocks:
  - type: hero
    heading: Two lists of questions
  - type: faq
    heading: First
    items:
      - question: May I shout?
        answer: |
          No, *please*:

          - whisper;
          - or [call](/contact).
  - type: faq
    id: more
    heading: Second
    items:
      - question: Is 1 < 2?
        answer: Yes & always.
`;

const PRICED = `
title: Grooming in Harborview
description: What a groom costs, by the time that you have.
kind: Service
hours: Monday 9 AM to 10 AM
breadcrumb: Grooming
blocks:
  - type: hero
    heading: Grooming
    images: [{ src: /images/bath.svg, alt: Drawing of a wet dog. }]
  - type: recommendations
    heading: The time you have
    layout: table
    items:
      - { audience: A quarter of an hour, name: Nail trim, price: From $20, description: While you wait. }
      - { audience: A morning, name: Full Groom, price: $75-$125, description: All of it. }
      - { audience: No idea, name: Whatever helps, price: Call for pricing, description: We look first. }
`;

let checked: CheckedSite;
let html: Map<string, string>;
beforeAll(async () => {
  checked = await checkedSite({ "two-faqs.yaml": TWO_FAQS, "priced.yaml": PRICED });
  expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  html = new Map(
    checked.routes.map((route) => [route, renderDocument(checked.page(route), checked.site, look, "2030-12-31")]),
  );
});
/** The pages of which search engines learn something. */
const indexed = () => checked.routes.filter((route) => route !== "/404");
const htmlOf = (route: string) => html.get(route) ?? "";
const ofType = (route: string, type: string) => graph(htmlOf(route)).filter((node) => node["@type"] === type);

test("every page names the one salon by the same id", () => {
  for (const route of indexed()) {
    const salons = ofType(route, "PetStore");
    expect(salons, route).toHaveLength(1);
    expect(salons[0], route).toMatchObject({
      "@id": `${checked.site.business.url}/#business`,
      telephone: "+15035550174",
      geo: { latitude: "45.89180", longitude: "-123.93510" },
      logo: `${checked.site.business.url}/icon-512.png`,
      foundingDate: "2009",
      paymentAccepted: "cash or card",
      areaServed: localSite(checked.site).business.towns.map((name, index) => ({
        "@type": index === 0 ? "City" : "AdministrativeArea",
        name: `${name}, OR`,
      })),
    });
  }
});

test("the not-found page has no data about the business", () => {
  expect(htmlOf("/404")).toContain('content="noindex"');
  expect(htmlOf("/404")).not.toContain("ld+json");
});

test("a page with its own hours gives search engines none", () => {
  expect(ofType("/", "PetStore")[0]?.openingHoursSpecification).toHaveLength(1);
  expect(ofType("/priced", "PetStore")[0]).not.toHaveProperty("openingHoursSpecification");
});

test("the service of a page has its words and its picture, and leads to the business with its towns", () => {
  const { url } = checked.site.business;
  const [service] = ofType("/priced", "Service");
  expect(service).toMatchObject({
    name: "Grooming",
    description: "What a groom costs, by the time that you have.",
    image: expect.stringMatching(`^${url}/assets/pictures/bath-`),
    provider: { "@id": `${url}/#business` },
  });
  const offers = service?.offers as Node[];
  expect(offers.map(({ name, priceSpecification }) => [name, priceSpecification])).toEqual([
    ["Nail trim", { "@type": "PriceSpecification", priceCurrency: "USD", minPrice: 20 }],
    ["Full Groom", { "@type": "PriceSpecification", priceCurrency: "USD", minPrice: 75, maxPrice: 125 }],
  ]);
});

test.each(["Person", "Organization"])("the towns of a %s are named once, where its node may have them", (type) => {
  const business = { ...checked.site.business, kind: "organization" as const, type };
  const nodes = graph(
    renderDocument(checked.page("/priced"), { ...checked.site, business } as CheckedSite["site"], look, "2030-12-31"),
  );
  const named = (one: string) => nodes.find((node) => node["@type"] === one)?.areaServed as Node[] | undefined;
  const [mine, ofService] = [named(type), named("Service")].map((areas) => areas?.map(({ name }) => name));
  const towns = localSite(checked.site).business.towns.map((town) => `${town}, OR`);
  expect([mine, ofService]).toEqual(type === "Person" ? [undefined, towns] : [towns, undefined]);
});

test("every reference leads to a node of the same page, and no id is given twice", () => {
  for (const route of indexed()) {
    const nodes = [...within(graph(htmlOf(route)))];
    const given = nodes.filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
    const meant = nodes.filter((node) => !("@type" in node)).map((node) => node["@id"]);
    expect(new Set(given).size, route).toBe(given.length);
    expect(meant.length, route).toBeGreaterThan(2);
    for (const id of meant) expect(given, route).toContain(id);
  }
});

test("no property is empty", () => {
  for (const route of indexed()) {
    for (const node of within(graph(htmlOf(route)))) {
      for (const [key, value] of Object.entries(node)) {
        expect(value === null || value === "" || (Array.isArray(value) && value.length === 0), `${route} ${key}`).toBe(
          false,
        );
      }
    }
  }
});

describe("the breadcrumb", () => {
  test("is the one that the visitor sees", () => {
    for (const route of indexed().filter((other) => other !== "/")) {
      const list = ofType(route, "BreadcrumbList")[0]?.itemListElement as Node[];
      expect(
        list.map(({ position }) => position),
        route,
      ).toEqual([1, 2]);
      expect(
        list.map(({ name }) => name),
        route,
      ).toEqual(visibleBreadcrumb(htmlOf(route)));
      expect(list[0]?.item).toBe(`${checked.site.business.url}/`);
      expect(list[1]?.item).toBe(`${checked.site.business.url}${route}`);
    }
  });

  test("is on no home page, and no node speaks of it there", () => {
    expect(visibleBreadcrumb(htmlOf("/"))).toEqual([]);
    expect(JSON.stringify(graph(htmlOf("/")))).not.toContain("breadcrumb");
  });
});

describe("the questions", () => {
  test("are those that the visitor can read, on every page that has a list", () => {
    let pages = 0;
    for (const route of indexed()) {
      const questions = ofType(route, "FAQPage").flatMap(({ mainEntity }) => mainEntity as Node[]);
      const visible = [...htmlOf(route).matchAll(/<details id="[^"]*item-\d+".*?<\/details>/gs)];
      expect(
        questions.map(({ name }) => name),
        route,
      ).toEqual(visible.map(([item]) => textOf(item.match(/<summary.*?<\/summary>/s)?.[0] ?? "")));
      if (questions.length > 0) pages++;
    }
    expect(pages).toBe(2);
  });

  test("are on no page without a list", () => {
    expect(ofType("/services", "FAQPage")).toEqual([]);
  });

  test("of two lists on a page have ids of their own", () => {
    const url = `${checked.site.business.url}/two-faqs`;
    expect(ofType("/two-faqs", "FAQPage").map((page) => page["@id"])).toEqual([`${url}#faq`, `${url}#more`]);
  });

  test("the answers are plain words, without Markdown's marks", () => {
    const [first, second] = ofType("/two-faqs", "FAQPage").flatMap(({ mainEntity }) => mainEntity as Node[]);
    expect(first?.acceptedAnswer).toEqual({ "@type": "Answer", text: "No, please:\nwhisper;\nor call." });
    expect(second).toMatchObject({ name: "Is 1 < 2?", acceptedAnswer: { text: "Yes & always." } });
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

function visibleBreadcrumb(document: string): string[] {
  const nav = document.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? "";
  return [...nav.matchAll(/<li>.*?<\/li>/gs)].map(([item]) => textOf(item));
}
