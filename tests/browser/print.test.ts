import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser } from "./support/browser";
import { holdBack } from "./support/holdBack";
import { PAPER } from "./support/onPaper";

const browser = useBrowser();

/** Sheets of a PDF as browsers make it: their objects are not compressed. */
const sheetsOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;

/** A page as it comes out of a printer, without JavaScript. */
async function onPaper(route: string): Promise<Page> {
  const page = await browser.open(route, { javaScriptEnabled: false, colorScheme: "dark", viewport: PAPER });
  await page.emulateMedia({ media: "print" });
  return page;
}

/** As the style for paper sets it. */
const PAPER_MARGIN = { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" };

test("on paper the name, the address and the phone are first, then the main heading and the prices, black on white", async () => {
  const page = await onPaper("/services");
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  const order = ["header > a", "footer address", "h1", "[data-print=first] h2"];
  const tops: number[] = [];
  for (const selector of order) tops.push(await top(selector));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(tops.at(-1)).toBeLessThan(PAPER.height);

  expect(await page.locator('footer address a[href^="tel:"]').isVisible()).toBe(true);

  const looks = await page.locator("main *, footer *").evaluateAll((all) =>
    all
      .filter((element) => (element as HTMLElement).innerText && element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return `${color} on ${backgroundColor.replace("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")}`;
      }),
  );
  expect(looks.length).toBeGreaterThan(20);
  expect([...new Set(looks)]).toEqual(["rgb(0, 0, 0) on rgb(255, 255, 255)"]);
});

test("on paper there are no controls and no pictures, and all that is folded is shown", async () => {
  const page = await onPaper("/about");
  const off = "#menu, #sticky-bar, main svg, main img, main button, [data-print=not], footer nav";
  expect(await page.locator(off).evaluateAll((all) => all.filter((one) => one.checkVisibility()).length)).toBe(0);
  const answers = page.locator("main details > :not(summary)");
  expect(await answers.count()).toBeGreaterThan(2);
  const heights = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThan(10);
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(3);
});

test("on paper the ways to reach the business are in full where there is a map, and nowhere else", async () => {
  const cards = (page: Page) => page.locator("main [data-print=reach] li");
  const contact = await onPaper("/contact");
  const shown = (await cards(contact).allInnerTexts()).join(" ").replaceAll("\u00a0", " ");
  expect(shown).toMatch(/\(503\) 555-0174/);
  expect(shown).toContain("12 Maple Street");
  const tops = await cards(contact).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await contact.locator("main [data-print=reach] li > div").first().isVisible()).toBe(false);
  const home = await onPaper("/");
  expect(await cards(home).count()).toBeGreaterThan(1);
  expect(await cards(home).first().isVisible()).toBe(false);
});

test("the print style is a file named by its content, loaded last, and no first view waits for it", async () => {
  const page = await browser.newPage();
  const release = await holdBack(page, "**/*.css");
  await page.goto("/about", { waitUntil: "commit" });
  // The page is shown, and its script runs, while the file is still on its way.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  expect(await page.locator("main + * ~ link[rel=stylesheet]").getAttribute("href")).toMatch(
    /^\/assets\/late\.[\da-f]{8}\.css$/,
  );
  release();
});

/** The headings of a PDF, in points: on which of its sheets each is, and how far its text is above the sheet's foot. */
function headingsOf(pdf: Buffer) {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Title \((.*)\)\s*\/Dest \[(\d+) 0 R \/XYZ \S+ (\S+) /g)].map(
    ([, title = "", sheet, above]) => ({ title, sheet, above: Number(above) }),
  );
}

/** In points: the margin of a sheet, 12 mm, and more than any heading, less than a small one with a line below it. */
const [MARGIN, HEADING] = [34, 22];

test("on paper no heading is the last of its sheet, wherever the sheet ends", { timeout: 120_000 }, async () => {
  const page = await browser.open("/about", { javaScriptEnabled: false });
  const places: number[] = [];
  for (let height = 400; height < 600; height += 8) {
    const pdf = await page.pdf({ width: 816, height, margin: PAPER_MARGIN, outline: true, tagged: true });
    const headings = headingsOf(pdf);
    expect(headings.length).toBeGreaterThan(8);
    places.push(...headings.map(({ above }) => Math.round(above)));
    const alone = headings.filter(({ above }) => above < MARGIN + HEADING).map(({ title }) => title);
    expect(alone, `sheets of ${height} px`).toEqual([]);
  }
  // The sheets end in enough places for a heading to come to each foot.
  expect(new Set(places).size).toBeGreaterThan(50);
});
