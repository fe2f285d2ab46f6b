import { expect, test } from "vitest";
import { siteDir, useBrowser } from "./support/browser";
import { sitemapRoutes } from "./support/sitemap";

const browser = useBrowser();

/** What a visitor can press on any page that leads to a phone or to another site. */
interface Outbound {
  route: string;
  href: string;
  words: string;
  target: string | null;
  rel: string | null;
}

async function outboundLinks(): Promise<{ links: Outbound[]; bareNumbers: string[] }> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const links: Outbound[] = [];
  const bareNumbers: string[] = [];
  for (const route of sitemapRoutes(await siteDir())) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    const found = await page.locator('a[href^="tel:"], a[href^="https:"]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute("href") ?? "",
        words: link.textContent ?? "",
        target: link.getAttribute("target"),
        rel: link.getAttribute("rel"),
      })),
    );
    links.push(...found.map((link) => ({ route, ...link })));
    const bare = await page.locator("body").evaluate((body) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const numbers: string[] = [];
      while (texts.nextNode()) {
        const { textContent, parentElement } = texts.currentNode;
        const linked = parentElement?.closest('a[href^="tel:"], script, style');
        if (!linked && /\(\d{3}\) \d{3}-\d{4}/.test(textContent ?? "")) numbers.push(textContent ?? "");
      }
      return numbers;
    });
    bareNumbers.push(...bare.map((text) => `${route}: ${text}`));
  }
  return { links, bareNumbers };
}

test("every phone number dials in international form, and every other site opens in a new tab", async () => {
  const { links, bareNumbers } = await outboundLinks();
  const phones = links.filter(({ href }) => href.startsWith("tel:"));
  const sites = links.filter(({ href }) => href.startsWith("https:"));
  expect(phones.length).toBeGreaterThan(10);
  expect(phones.filter(({ href }) => !/^tel:\+1\d{10}$/.test(href))).toEqual([]);
  expect(bareNumbers).toEqual([]);
  expect(sites.some(({ href }) => href.includes("/maps/search/"))).toBe(true);
  expect(sites.filter(({ target, rel }) => target !== "_blank" || !rel?.includes("noopener"))).toEqual([]);
});
