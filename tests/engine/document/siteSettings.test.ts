import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as look from "../../../blocks";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { checkedSite, GROOMER } from "../../support/fixtureSite";
import { graph } from "./readHtml";

const SITE = readFileSync(path.join(GROOMER, "site.yaml"), "utf8");

/** The page at a route of the fixture site, whose site.yaml is changed. */
async function htmlWith(change: (site: string) => string, route = "/contact"): Promise<string> {
  const checked = await checkedSite({ "site.yaml": change(SITE) });
  expect(checked.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return renderDocument(checked.page(route), checked.site, look, "2030-12-31");
}

/** The messages about a changed site.yaml, each with what it suggests. */
async function problemsWith(change: (site: string) => string): Promise<string[]> {
  const { problems } = await checkedSite({ "site.yaml": change(SITE) });
  return problems.map(({ pointer, rule, suggestion }) => [pointer, rule, suggestion].filter(Boolean).join(" "));
}

test("a label of site.yaml takes the place of its default, and the others keep theirs", async () => {
  const html = await htmlWith((site) => `${site}\nlabels: { skipToContent: Zum Inhalt, home: Start }\n`);
  expect(html).toContain(">Zum Inhalt</a>");
  expect(html).not.toContain("Skip to content");
  expect(html).toContain('aria-label="Breadcrumb"');
  const breadcrumb = graph(html).find((node) => node["@type"] === "BreadcrumbList");
  expect(JSON.stringify(breadcrumb)).toContain('"name":"Start"');
});

test("the language is set on the document, its shared data and its structured data", async () => {
  const html = await htmlWith((site) => `language: de\n${site}`);
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('property="og:locale" content="de_DE"');
  expect(graph(html).find((node) => node["@type"] === "WebSite")?.inLanguage).toBe("de");
});

test("links to other sites say inside them, in the site's language, that they open a new tab", async () => {
  const html = await htmlWith((site) => `${site}\nlabels: { opensInNewTab: neues Fenster }\n`);
  const links = [...html.matchAll(/<a [^>]*target="_blank".*?<\/a>/g)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain("> (neues Fenster)</span></a>");
  // For the islands, which have no page.
  expect(html).toContain('data-label="opensInNewTab" hidden="">neues Fenster<');
});

test("the business has the type of site.yaml, and a local business is the default", async () => {
  const typesOf = (html: string) => graph(html).map((node) => node["@type"]);
  expect(typesOf(await htmlWith((site) => site))).toContain("PetStore");
  expect(typesOf(await htmlWith((site) => site.replace(/^ {2}type: .*\n/m, "")))).toContain("LocalBusiness");
});

test("a misspelled type of business is an error with a suggestion", async () => {
  const found = await problemsWith((site) => site.replace("type: PetStore", "type: PetStor"));
  expect(found).toContain("/business/type schema/not-allowed-value PetStore");
});

test("without its two buttons, the navigation and the sticky bar have none", async () => {
  const html = await htmlWith((site) => site.replace(/^ {2}(book|call): .*\n/gm, ""));
  expect(html).not.toContain('id="sticky-bar"');
});

test("a booking site that the main button opens is an action of the business", async () => {
  const booking =
    "\nbooking: { url: https://cal.example/a, servicesUrl: https://cal.example/a, widgetScript: https://cal.example/w.js }\n";
  const html = await htmlWith(
    (site) => site.replace(/^( {2}book: ).*$/m, '$1{ label: Book, to: "${booking.url}" }') + booking,
  );
  const [business] = graph(html).filter((node) => node["@type"] === "PetStore");
  expect(business?.potentialAction).toMatchObject({
    "@type": "ReserveAction",
    target: { "@type": "EntryPoint", urlTemplate: "https://cal.example/a" },
  });
});

test("the palette colors the page, and text that cannot be read is an error at its line", async () => {
  const html = await htmlWith((site) => site);
  expect(html).toContain("--accent:#0b5d6b");
  expect(html).toContain('<meta name="theme-color" content="#f6fafb" media="(prefers-color-scheme: light)">');
  const found = await problemsWith((site) => site.replace('muted: "#3f5b63"', 'muted: "#b0c4ca"'));
  expect(found).toEqual(["/palette/day/muted colors/contrast"]);
});
