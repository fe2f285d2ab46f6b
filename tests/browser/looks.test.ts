// @module-tag slow
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as look from "../../blocks";
import { checkFolder } from "../../renderer/content/check/checkFolder";
import { contentsIn } from "../../renderer/content/model/languages";
import { followRef } from "../../renderer/content/schema/siteSchema";
import { renderDocument } from "../../renderer/page/document/renderDocument";
import { toPageModel, toSiteModel } from "../../renderer/page/pageModel";
import { publicFolder } from "../../scripts/cli/publicFolder.mjs";
import { checkedSite, GROOMER } from "../support/fixtureSite";
import { makeSite, TEN } from "../support/sites/tenSites";
import { axeFindings } from "./support/axeFindings";
import { newVisitor } from "./support/browser";

const read = (file: string) => readFileSync(path.join(GROOMER, file), "utf8");
const SITE = read("site.yaml").replace(/^palette:\n(?: .*\n)+/m, "");
const SERVICES = `${read("services.yaml").trimEnd()}
  - type: gallery
    heading: Dogs We Groomed
    images:
${["trim", "bath", "walk", "nap", "trim", "bath"].map((name, index) => `      - { src: /images/${name}.svg, alt: Drawing ${index + 1} of a dog that we groomed., category: Haircuts, caption: "A haircut, number ${index + 1}", to: /contact }\n`).join("")}`;
const themes = followRef({ $ref: "#/definitions/Site" }).schema.properties?.look?.properties?.theme?.enum as string[];
const LETTERS = ["en-US", "he"];

describe.each(themes.filter((theme) => !["dark", "quiet", "warm"].includes(theme)))("the theme %s", (theme) => {
  test.each(LETTERS)(
    "in %s fits a phone and a desktop, by day and at night, and axe finds nothing",
    async (language) => {
      const own = `${SITE}\nlook: { theme: ${theme} }\n`;
      const { page, site } = await checkedSite({ "site.yaml": own, "services.yaml": SERVICES });
      for (const [width, colorScheme] of [
        [360, "light"],
        [1280, "dark"],
      ] as const) {
        const visitor = await newVisitor({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
        const tab = await visitor.newPage();
        for (const route of ["/", "/services"]) {
          await tab.setContent(renderDocument(page(route), { ...site, language }, look, "2030-12-31"));
          const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(beyond, `${route} at ${width}`).toBeLessThanOrEqual(0);
          expect(await axeFindings(tab, "body"), `${route} at ${width}`).toEqual([]);
        }
        await visitor.close();
      }
    },
  );
});

test.each([390, 800])("the name of a card without a price is on one line at %i px", async (width) => {
  const rows = ["Checks and prevention", "Cleaning of teeth", "Crowns and bridges"]
    .map(
      (name) =>
        `      - { name: ${name}, description: "What it is, for whom it is, and how it is done, in more words than one line of a phone has." }\n`,
    )
    .join("");
  const { page, site } = await checkedSite({
    "services.yaml": `${read("services.yaml").trimEnd()}\n  - type: priceTable\n    heading: Cards\n    id: cards\n    layout: cards\n    rows:\n${rows}`,
  });
  const visitor = await newVisitor({ viewport: { width, height: 800 }, bypassCSP: true });
  const tab = await visitor.newPage();
  await tab.setContent(renderDocument(page("/services"), site, look, "2030-12-31"));
  const heights = await tab
    .locator("#cards h3")
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(Math.max(...heights)).toBeLessThan(50);
  await visitor.close();
});

describe("the sites that init makes", () => {
  // One visitor, who goes from page to page: a window costs more than a page.
  let tab: Page;
  beforeAll(async () => {
    tab = await (await newVisitor({ bypassCSP: true, reducedMotion: "reduce" })).newPage();
  });
  afterAll(() => tab.context().close());

  test.each(TEN)("axe finds nothing on any page of $name, in $language and $second", async (own) => {
    const dir = await makeSite(own);
    const { content } = await checkFolder({ dir, publicDir: publicFolder(dir) });
    for (const one of contentsIn(content)) {
      for (const shown of one.pages) {
        await tab.setContent(renderDocument(toPageModel(shown, one), toSiteModel(one), look, "2030-12-31"));
        for (const width of [1440, 390]) {
          await tab.setViewportSize({ width, height: 800 });
          const beyond = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(beyond, `${shown.route} at ${width}`).toBeLessThanOrEqual(0);
          // What only a desktop shows is the same on every page.
          if (width === 1440 && shown !== one.pages[0]) continue;
          expect(await axeFindings(tab, "html"), `${shown.route} at ${width}`).toEqual([]);
        }
      }
    }
  });
});
