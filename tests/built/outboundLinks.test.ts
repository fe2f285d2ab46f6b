import { expect, test } from "vitest";
import { builtPage, builtRoutes, visiblePage } from "../support/sites/builtPage";
import { siteDir } from "../support/sites/builtSites";

const dir = await siteDir();
const routes = builtRoutes(dir).filter((route) => route !== "/404");

/** What a visitor can press on any page that leads to a phone or to another site. */
const linksTo = (kind: "tel:" | "https:") =>
  routes.flatMap((route) => [...builtPage(route, dir).body.querySelectorAll(`a[href^="${kind}"]`)]);

test("every phone number dials in international form, and no number is without its link", () => {
  const phones = linksTo("tel:").map((link) => link.getAttribute("href") ?? "");
  expect(phones.length).toBeGreaterThan(10);
  expect(phones.filter((href) => !/^tel:\+1\d{10}$/.test(href))).toEqual([]);
  for (const route of routes) {
    const { body } = visiblePage(route, dir);
    for (const link of body.querySelectorAll('a[href^="tel:"]')) link.remove();
    expect(body.textContent, route).not.toMatch(/\(\d{3}\) \d{3}-\d{4}/);
  }
});

test("every other site opens in a new tab, and gets no access to this one", () => {
  const links = linksTo("https:");
  expect(links.some((link) => link.getAttribute("href")?.includes("/maps/search/"))).toBe(true);
  const unsafe = links.filter(
    (link) => link.getAttribute("target") !== "_blank" || !link.getAttribute("rel")?.includes("noopener"),
  );
  expect(unsafe.map((link) => link.outerHTML)).toEqual([]);
});
