import { beforeAll, describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
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
      - question: May I **shout**?
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

let checked: CheckedSite;
let html: Map<string, string>;
beforeAll(async () => {
  checked = await checkedSite({ "two-faqs.yaml": TWO_FAQS });
  expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  html = new Map(checked.routes.map((route) => [route, renderDocument(checked.page(route), checked.site, look)]));
});
const htmlOf = (route: string) => html.get(route) ?? "";
const ofType = (route: string, type: string) => graph(htmlOf(route)).filter((node) => node["@type"] === type);

test("every page names the one salon by the same id", () => {
  for (const route of checked.routes) {
    const salons = ofType(route, "PetStore");
    expect(salons, route).toHaveLength(1);
    expect(salons[0], route).toMatchObject({
      "@id": `${checked.site.business.url}/#business`,
      telephone: "+15035550174",
      geo: { latitude: checked.site.business.latitude, longitude: checked.site.business.longitude },
    });
  }
});

test("every reference leads to a node of the same page, and no id is given twice", () => {
  for (const route of checked.routes) {
    const nodes = [...within(graph(htmlOf(route)))];
    const given = nodes.filter((node) => "@type" in node && "@id" in node).map((node) => node["@id"]);
    const meant = nodes.filter((node) => !("@type" in node)).map((node) => node["@id"]);
    expect(new Set(given).size, route).toBe(given.length);
    expect(meant.length, route).toBeGreaterThan(2);
    for (const id of meant) expect(given, route).toContain(id);
  }
});

test("nothing is left empty", () => {
  for (const route of checked.routes) {
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
    for (const route of checked.routes.filter((other) => other !== "/")) {
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
    for (const route of checked.routes) {
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
