import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { type CardContent, cardOfPage, cardOfSite } from "../../../renderer/cards/cardContent";
import { cardFile } from "../../../renderer/cards/cardFiles";
import { cover } from "../../../renderer/cards/cover";
import { drawCard } from "../../../renderer/cards/drawCard";
import { checkFolder } from "../../../renderer/content/checkFolder";
import { toPageModel } from "../../../renderer/content/pageModel";
import { toSiteModel } from "../../../renderer/content/siteModel";

/** Networks that show no picture above 300 kB are known. */
const LARGEST = 300_000;
const ROOT = path.resolve(import.meta.dirname, "../../..");

let cards: Map<string, CardContent>;
let sites: CardContent;
beforeAll(async () => {
  const { content } = await checkFolder({ dir: path.join(ROOT, "pages-data"), publicDir: path.join(ROOT, "public") });
  const site = toSiteModel(content);
  sites = cardOfSite(site, content.originals);
  cards = new Map(
    content.pages.map((page) => [page.route, cardOfPage(toPageModel(page, content), site, content.originals)]),
  );
}, 60_000);

describe("a page's card", () => {
  test("says the page's own heading and price, and shows its own picture", () => {
    const card = cards.get("/knotless-braids-fredericksburg");
    expect(card?.heading).toContain("Knotless Braids");
    expect(card?.price).toContain("$165");
    expect(card?.picture.file).toMatch(/images.knotless-braids\./);
  });

  test("shows the salon's picture where the page has none", () => {
    const none = cards.get("/booking-policy");
    expect(none?.heading).not.toBe(sites.heading);
    expect(none?.picture).toEqual(sites.picture);
  });

  test("is 1200 by 630, and light enough for every network", async () => {
    const longest = [...cards.values()].sort((a, b) => b.heading.length - a.heading.length)[0];
    if (!longest) throw new Error("There is no card.");
    for (const content of [longest, sites]) {
      const bytes = await drawCard(content);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(LARGEST);
      // Words on the left: dark signs on light paper.
      const { dominant, isOpaque } = await sharp(bytes).extract({ left: 60, top: 40, width: 500, height: 550 }).stats();
      expect(isOpaque).toBe(true);
      expect(dominant.r).toBeGreaterThan(240);
      const { channels } = await sharp(bytes)
        .extract({ left: 60, top: 40, width: 500, height: 550 })
        .greyscale()
        .stats();
      expect(channels[0]?.min).toBeLessThan(60);
    }
  }, 60_000);

  test("is drawn anew for other words or another picture, and else kept", () => {
    const url = (change: Partial<CardContent>) => cardFile("a", { ...sites, ...change }).url;
    expect(url({})).toMatch(/^\/assets\/cards\/a\.[0-9a-f]{8}\.jpg$/);
    expect(url({})).toBe(url({}));
    expect(url({ heading: "Other words" })).not.toBe(url({}));
    expect(url({ picture: { ...sites.picture, contentHash: "another" } })).not.toBe(url({}));
    // The same picture in another folder is the same picture.
    expect(url({ picture: { ...sites.picture, file: "/elsewhere.svg" } })).toBe(url({}));
  });
});

test.each([
  ["center", { left: 200, top: 0 }],
  ["left", { left: 0, top: 0 }],
  ["right top", { left: 400, top: 0 }],
  ["25% 50%", { left: 100, top: 0 }],
])("what stays in view with the focus %s", (focus, place) => {
  const { resize, extract } = cover({ width: 1600, height: 1200 }, { width: 400, height: 600 }, focus);
  expect(resize).toEqual({ width: 800, height: 600 });
  expect(extract).toEqual({ ...place, width: 400, height: 600 });
});

test("the typefaces of the cards are those of the site", () => {
  const theme = readFileSync(path.join(ROOT, "renderer/theme.ts"), "utf8");
  for (const face of ["Fraunces", "Figtree"]) expect(theme).toContain(face);
});
