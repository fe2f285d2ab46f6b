import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp, { type Region, type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { look } from "../../../blocks/look/design";
import { headingSize } from "../../../blocks/look/headingSize";
import { altOf, type CardContent, cardOfPage, cardOfSite } from "../../../renderer/cards/cardContent";
import { cardUrl, drawCard as drawOne, reloadCardCode } from "../../../renderer/cards/cards";
import { cover } from "../../../renderer/cards/cover";
import { cardDrawer } from "../../../renderer/cards/drawCard";
import { toPageModel, toSiteModel } from "../../../renderer/page/pageModel";
import { typefacesOf } from "../../../renderer/typefaces/typefaces";
import { landingSite } from "../authoring/landingSite";

/** Networks that show no picture above 300 kB are known. */
const LARGEST = 300_000;

const drawCard = cardDrawer(look.card);

let cards: Map<string, CardContent>;
let sites: CardContent;
let inHebrew: CardContent;
beforeAll(async () => {
  const pages = landingSite();
  pages.change("full-groom-harborview.yaml", "kind: Service", "kind: Service\naccent: plum");
  pages.change("bath-and-brush-harborview.yaml", "heading: Bath & Brush", "heading: Bath & Brush at Maple Street");
  const { content } = await pages.check();
  const site = toSiteModel(content);
  sites = cardOfSite(site, content.originals, look.card.look);
  inHebrew = cardOfSite({ ...site, language: "he" }, content.originals, look.card.look);
  cards = new Map(
    content.pages.map((page) => [
      page.route,
      cardOfPage(toPageModel(page, content), site, content.originals, look.card.look),
    ]),
  );
});

/** A part of a picture by itself: sharp's statistics are of a whole file. */
async function part(bytes: Buffer, box: Region) {
  return sharp(await sharp(bytes).extract(box).png().toBuffer());
}

/** How dark its darkest pixel is, from 0 for black to 255. */
async function darkest(picture: Sharp): Promise<number> {
  const grey = await sharp(await picture.clone().greyscale().png().toBuffer()).stats();
  return grey.channels[0]?.min ?? Number.NaN;
}

describe("a page's card", () => {
  test("says the page's own heading and price, and shows its own picture", () => {
    const card = cards.get("/full-groom-harborview");
    expect(card?.heading).toContain("Full Groom");
    expect(card?.price).toContain("$75");
    expect(card?.picture.file).toMatch(/images.trim\./);
  });

  test("ends a long line of prices before a clause that it has no room for", () => {
    const shown = (price: string) => renderToStaticMarkup(createElement(look.card.Words, { ...sites, price }));
    const long = shown("Most full sets starting at $165 and up; jumbo from $120, touch-ups from $75");
    expect(long).toContain("jumbo from $120</div>");
    expect(long).not.toContain("touch-ups");
    expect(shown("Starting at $165 and up, by the pattern")).toContain("by the pattern</div>");
  });

  test("shows the site's picture where the page has none", () => {
    const none = cards.get("/services");
    expect(none?.heading).not.toBe(sites.heading);
    expect(none?.picture).toEqual(sites.picture);
  });

  test("breaks no name of the business, which its alternative text writes as any other words", () => {
    const card = cards.get("/bath-and-brush-harborview");
    if (!card) throw new Error("There is no such card.");
    expect(card.heading).toBe("Bath & Brush at\u00a0Maple\u00a0Street");
    expect(altOf(card)).toContain("Bath & Brush at Maple Street. ");
  });

  test("is 1200 by 630, and small enough for every network", async () => {
    const longest = [...cards.values()].sort((a, b) => b.heading.length - a.heading.length)[0];
    if (!longest) throw new Error("There is no card.");
    for (const content of [longest, sites]) {
      const bytes = await drawCard(content);
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(LARGEST);
      // Words on the left: dark characters on a light ground.
      const words = await part(bytes, { left: 60, top: 40, width: 500, height: 550 });
      const { dominant, isOpaque } = await words.stats();
      expect(isOpaque).toBe(true);
      expect(dominant.r).toBeGreaterThan(220);
      expect(await darkest(words)).toBeLessThan(60);
    }
  });

  test("has the page's own accent, and the site's where the page names none", { tags: ["slow"] }, async () => {
    const plum = cards.get("/full-groom-harborview");
    expect(cards.get("/contact")?.look).toEqual(sites.look);
    expect(plum?.look).not.toEqual(sites.look);
    if (!plum) throw new Error("There is no such card.");
    // The top left corner is the ground of the words.
    const { data } = await sharp(await drawCard(plum))
      .extract({ left: 8, top: 8, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const ground = plum.look.ground?.match(/[0-9a-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    expect(ground).toHaveLength(3);
    for (const [channel, value] of ground.entries()) expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThan(4);
  });

  test("is mirrored where the language is written from right to left: text at the right, picture at the left", {
    tags: ["slow"],
  }, async () => {
    expect([sites.isMirrored, inHebrew.isMirrored]).toEqual([undefined, true]);
    const [plain, mirrored] = [await drawCard(sites), await drawCard(inHebrew)];
    const { pictureLeft } = look.card;
    // The plait covers an edge of the picture, which itself is not turned around: words in it stay readable.
    const shown = { top: 0, width: 1200 - pictureLeft - 80, height: 630 };
    const raw = (bytes: Buffer, left: number) =>
      sharp(bytes)
        .extract({ ...shown, left })
        .raw()
        .toBuffer();
    const [picture, other] = [await raw(plain, pictureLeft + 40), await raw(mirrored, 40)];
    const apart = picture.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / picture.length;
    expect(apart).toBeLessThan(3);
    // The words begin at the right margin, and nothing of them is beside the plait.
    expect(await darkest(await part(mirrored, { left: 900, top: 40, width: 240, height: 550 }))).toBeLessThan(60);
    expect(await darkest(await part(mirrored, { left: 550, top: 110, width: 20, height: 400 }))).toBeGreaterThan(200);
    expect(await darkest(await part(mirrored, { left: 1145, top: 40, width: 50, height: 550 }))).toBeGreaterThan(200);
  });

  test("is drawn again for other words or another picture, and otherwise cached", () => {
    const key = (change: Partial<CardContent>) => cardUrl("/about", { ...sites, ...change });
    expect(key({})).toBe(key({}));
    expect(key({ heading: "Other words" })).not.toBe(key({}));
    expect(key({ look: { ...sites.look, ground: "#f0e4e5" } })).not.toBe(key({}));
    expect(key({ picture: { ...sites.picture, contentHash: "another" } })).not.toBe(key({}));
    // The same picture in another folder is the same picture.
    expect(key({ picture: { ...sites.picture, file: "/elsewhere.svg" } })).toBe(key({}));
  });

  test("is drawn by a process that draws the next one too, also after a failure, and is started again for other code", {
    tags: ["slow"],
  }, async () => {
    const draw = (heading: string, change: Partial<CardContent> = {}) => drawOne({ ...sites, heading, ...change });
    const missing = { ...sites.picture, file: "/nowhere.avif", contentHash: "nowhere" };
    const [first, failed, last] = await Promise.allSettled([
      draw("The first of three"),
      draw("The one without a picture", { picture: missing }),
      draw("The last of three"),
    ]);
    const bytes = await drawCard({ ...sites, heading: "The first of three" });
    expect(first).toMatchObject({ value: expect.any(Buffer) });
    expect(bytes.equals((first as PromiseFulfilledResult<Buffer>).value)).toBe(true);
    expect(failed).toMatchObject({ reason: { message: expect.stringContaining('"The one without a picture"') } });
    expect(last).toMatchObject({ value: expect.any(Buffer) });
    reloadCardCode();
    expect(await draw("After the code was edited")).toBeInstanceOf(Buffer);
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

describe("the size of a card's heading", () => {
  const box = { width: 560, height: 265 };

  test("is the largest for few words, and smaller for more", () => {
    expect(headingSize("Contact Us", box, 1.1).size).toBeGreaterThan(headingSize("Braids, ".repeat(8), box, 1.1).size);
  });

  test.each(["Internationalization", "Appointment", "MWMWMW", "Fredericksburg,\u00a0VA"])(
    "lets no word be wider than the card's column: %s",
    async (heading) => {
      const bytes = await drawCard({ ...sites, heading, price: undefined });
      // Between the end of the column and the plait there is nothing but the ground.
      expect(await darkest(await part(bytes, { left: 630, top: 110, width: 20, height: 400 }))).toBeGreaterThan(200);
    },
  );

  test("is the smallest, with as many lines as fit, if there are too many words", () => {
    expect(headingSize("Protective styles ".repeat(20), box, 1.1)).toEqual({ size: 42, lines: 5 });
  });
});

test("the typefaces of the cards are those of the site", () => {
  const { heading, text } = sites.typefaces;
  expect(sites.look).toMatchObject({ heading, text });
  expect(typefacesOf(sites.typefaces).cards.map(({ name }) => name)).toEqual(expect.arrayContaining([heading, text]));
});
