import { beforeAll, describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { layoutIds } from "../../../renderer/contract/layout";
import type { Site } from "../../../renderer/contract/types.generated";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { type CheckedSite, checkedSite } from "../../support/fixtureSite";
import { attributes } from "./readHtml";

let checked: CheckedSite;
beforeAll(async () => {
  checked = await checkedSite();
});
const draw = (route: string, more: Partial<Site> = {}) =>
  renderDocument(checked.page(route), { ...checked.site, ...more }, look, "2030-12-31");
const part = (html: string, name: "head" | "body") => html.match(new RegExp(`<${name}>.*</${name}>`, "s"))?.[0] ?? "";

test("is a whole document in a language", () => {
  expect(draw("/about")).toMatch(/^<!doctype html>\n<html lang="en-US">\n<head>\n<meta charset="utf-8">/);
});

test("the same page is rendered to the same bytes, whatever was rendered before it", () => {
  const first = draw("/about");
  draw("/services");
  expect(draw("/about")).toBe(first);
});

test("the layout around the blocks has the ids that no block may have, and no others", () => {
  const counted = { analytics: { plausible: { domain: "maplestreet.example" } } };
  const around = part(draw("/about", counted), "body").replace(/(<main[^>]*>).*<\/main>/s, "$1</main>");
  const ids = Array.from(around.matchAll(/\sid="([^"]*)"/g), ([, id]) => id);
  // React makes ids of its own, which no block can have: an id starts with a small letter.
  expect(ids.filter((id) => !id?.startsWith("_")).sort()).toEqual(Object.values(layoutIds).sort());
});

test("a page of a site that counts nobody has nothing of the question", () => {
  expect(draw("/about")).not.toContain(layoutIds.consent);
});

describe("the CSS", () => {
  test("is two styles in the head of a preview, the typefaces' and Emotion's, and none in the body", () => {
    for (const route of checked.routes) {
      const html = draw(route);
      expect(part(html, "head").match(/<style[\s>]/g), route).toHaveLength(2);
      expect(part(html, "body"), route).not.toMatch(/<style[\s>]/);
    }
  });

  test("has a rule for every class that the page uses, and for no other", () => {
    const html = draw("/services");
    const used = new Set(attributes(part(html, "body"), "class").flatMap((value) => value.split(" ")));
    const style = part(html, "head").match(/<style>(.*)<\/style>/s)?.[1] ?? "";
    const ruled = new Set([...style.matchAll(/\.(css-[a-z0-9]+)/g)].map(([, name]) => name ?? ""));
    expect(ruled.size).toBeGreaterThan(10);
    for (const name of ruled) expect(used).toContain(name);
  });
});

describe("islands", () => {
  test("a page without one has no mark, no props and no additional script", () => {
    const html = draw("/services");
    expect(html).not.toMatch(/data-island|data-props/);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<script type="application/ld+json">');
  });

  test("a list of questions carries its name, its moment and the block's own props but for what is in its HTML", () => {
    const page = checked.page("/about");
    const faq = page.blocks.find(({ type }) => type === "faq");
    const html = draw("/about");
    expect(html).toContain('data-island="Faq" data-wake="interaction"');
    const props = attributes(html, "data-props").map((json) => JSON.parse(json));
    const { items: _, ...own } = JSON.parse(JSON.stringify(faq));
    expect(props).toContainEqual(own);
  });
});

test("only the not-found page reports its address", () => {
  expect(draw("/404")).toContain("404 Error: no page at ");
  for (const route of checked.routes.filter((other) => other !== "/404")) {
    expect(draw(route), route).not.toContain("404 Error");
  }
});

test("every page has one h1, one main and a link that skips to it", () => {
  for (const route of checked.routes) {
    const html = draw(route);
    expect(html.match(/<h1[\s>]/g), route).toHaveLength(1);
    expect(html.match(/<main[\s>]/g), route).toHaveLength(1);
    const [skip] = html.match(/<a href="#([^"]+)"[^>]*>Skip to content<\/a>/)?.slice(1) ?? [];
    expect(html, route).toContain(`<main id="${skip}"`);
  }
});

test("the links of the current page are marked, and no others", () => {
  const current = [...draw("/about").matchAll(/<a\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes("aria-current"));
  expect(current.length).toBeGreaterThan(0);
  for (const tag of current) expect(tag).toContain('href="/about"');
});
