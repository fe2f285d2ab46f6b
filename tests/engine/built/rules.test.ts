import { describe, expect, test } from "vitest";
import { loadAllRules } from "../../../renderer/content/check/loadRules";
import type { Example } from "../../../renderer/content/check/rule";
import { brief, page } from "../content/folder";
import { checkBuiltPage } from "./builtFolder";

const rules = (await loadAllRules()).filter(({ name }) => name.startsWith("built/"));

describe.each(rules.map((rule) => [rule.name, rule] as const))("%s", (name, rule) => {
  test("says what it requires, why, and what to do", () => {
    for (const words of [rule.sentence, rule.why, rule.fix]) expect(words).toMatch(/^\S.{10,}\.$/s);
    expect(name).toMatch(/^built\/[a-z0-9-]+$/);
  });

  test("finds its bad example", async () => {
    expect((await check(rule.bad)).map((problem) => problem.rule)).toContain(name);
  });

  test("finds nothing in its good example", async () => {
    expect((await check(rule.good)).map((problem) => problem.rule)).not.toContain(name);
  });
});

const check = (example: Example) =>
  checkBuiltPage(page("Full Groom"), typeof example === "string" ? example : undefined);

const FAQ = `${page("Full Groom")}    actions: [{ label: Prices, to: /price-list }]
  - type: faq
    id: asked
    heading: Often Asked
    items:
      - question: Do you wash?
        answer: Yes, **twice**.
`;

test("a dead link is reported at the value that names it", async () => {
  const problems = await checkBuiltPage(FAQ, '<section id="hero"><h1>A</h1><a href="/price-list">Prices</a></section>');
  expect(brief(problems)).toEqual(["pages/page.yaml:6:36 built/dead-link"]);
});

test("a heading is reported at its text, and what no value contains at its block", async () => {
  const main =
    '<section id="hero"><h1>A</h1></section><section id="asked"><h4>Often Asked</h4><img src="data:,"></section>';
  expect(brief(await checkBuiltPage(FAQ, main)).filter((line) => !line.includes("html"))).toEqual([
    "pages/page.yaml:7:5 built/missing-alt",
    "pages/page.yaml:9:14 built/heading-order",
  ]);
});

test("an answer that the page does not show is reported at its question's line", async () => {
  const data = '<script type="application/ld+json">{"@type":"Answer","text":"Yes, twice."}</script>';
  const problems = await checkBuiltPage(FAQ, "<h1>A</h1><p>Yes, once.</p>", data);
  expect(brief(problems)).toEqual(["pages/page.yaml:12:17 built/structured-data-hidden"]);
});

describe("an offer", () => {
  const rows = "<tr><td>Full Groom</td><td>Small</td><td>$165</td><td>4-5 hours</td><td>$220-$1,200</td></tr>";
  const main = `<h1>A</h1><p>Full Groom from $20, Small from $30</p><table id="prices">${rows}</table>`;
  const priced = (priceSpecification: object) => {
    const offers = [{ "@type": "Offer", name: "Small", url: "https://a.example/page#prices", priceSpecification }];
    return `<script type="application/ld+json">${JSON.stringify({ "@type": "Service", name: "Full Groom", offers })}</script>`;
  };
  const denied = async (price: object) =>
    (await checkBuiltPage(FAQ, main, priced(price))).filter(({ rule }) => rule === "built/offer-denied");

  test("has the price of its own row, whatever follows it", async () => {
    expect(await denied({ minPrice: 165 })).toEqual([]);
    expect(await denied({ minPrice: 220, maxPrice: 1200 })).toEqual([]);
  });

  test("is contradicted by another price in its row, even if the page has its price elsewhere, or a greater one", async () => {
    expect((await denied({ minPrice: 30 })).map(({ message }) => message)).toEqual([
      'The structured data gives search engines $30 for "Full Groom, Small", but the page shows another price there.',
    ]);
    expect(await denied({ minPrice: 16 })).toHaveLength(1);
    expect(await denied({ minPrice: 1 })).toHaveLength(1);
  });
});

test("a problem of the head is reported at the title", async () => {
  const problems = await checkBuiltPage(FAQ, "<h1>A</h1>", '<link rel="icon" href="/no-icon.svg">');
  expect(brief(problems)).toEqual(["pages/page.yaml:1:8 built/missing-file"]);
});

test("a service is named once in each language, on any page; an address that belongs to nobody is none", async () => {
  const policy = (...hosts: string[]) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self' https://${hosts.join(" https://")}; img-src 'self'">`;
  const check = async (text: string) =>
    (await checkBuiltPage(FAQ.replace("Yes,", text), "<h1>A</h1>", policy("*.google-analytics.com", "a.example")))
      .filter(({ rule }) => rule === "built/service-not-named")
      .map(({ message }) => message);
  expect(await check("No,")).toEqual([
    "This page sends data of visitors to *.google-analytics.com, and no page names google-analytics. Say on the page about privacy who gets what, and why.",
  ]);
  expect(await check("Google Analytics counts,")).toEqual([]);
});

test("a finding on the built site is silenced at the line that caused it, though it is an error", async () => {
  const main = '<section id="hero"><h1>A</h1><a href="/price-list">Prices</a></section>';
  const silenced = FAQ.replace(
    "    actions:",
    "    # check-ignore built/dead-link: Another program serves it.\n    actions:",
  );
  expect(await checkBuiltPage(silenced, main)).toEqual([]);
  const corrected = main.replace("/price-list", "#hero");
  expect(brief(await checkBuiltPage(silenced, corrected))).toEqual(["pages/page.yaml:6:5 silence/unused"]);
});
