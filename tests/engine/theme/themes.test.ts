import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import * as look from "../../../blocks";
import { compositionOf } from "../../../blocks/look/composition";
import { oncePerKey } from "../../../renderer/base/once";
import { contrastOf, LEAST_CONTRAST } from "../../../renderer/base/values/colors";
import { followRef, presetOf } from "../../../renderer/content/schema/siteSchema";
import type { Site } from "../../../renderer/contract/types.generated";
import { renderDocument } from "../../../renderer/page/document/renderDocument";
import { withSlowRest } from "../../support/amount";
import { type CheckedSite, checkedSite, fixtureSite, GROOMER } from "../../support/fixtureSite";

const SITE = readFileSync(path.join(GROOMER, "site.yaml"), "utf8").replace(/^palette:\n(?: .*\n)+/m, "");
const themes = followRef({ $ref: "#/definitions/Site" }).schema.properties?.look?.properties?.theme?.enum as string[];

/** Checked once for each: nothing changes it. */
const withLook = oncePerKey((settings: string) => checkedSite({ "site.yaml": `${SITE}\n${settings}\n` }));
const htmlOf = (checked: CheckedSite, route: string) =>
  renderDocument(checked.page(route), checked.site, look, "2030-12-31");

for (const [options, some] of withSlowRest(themes, 1)) {
  test.each(some)("the theme %s has no problem, and speaks of no other business", options, async (theme) => {
    const checked = await withLook(`look: { theme: ${theme}, mark: { letter: M } }`);
    expect(checked.problems).toEqual([]);
    for (const route of ["/", "/about", "/services"]) {
      const html = htmlOf(checked, route);
      expect(html).not.toMatch(/braid|plait|salon|fredericksburg/i);
      expect(html).toMatch(/<span aria-hidden="true"[^>]*>M<\/span>/);
      // Every property of the site that the page uses is set in it.
      for (const [, name] of html.matchAll(/var\((--site-[a-z-]+)/g)) expect(html).toContain(`${name}:`);
    }
  });
}

test("without a name, a site has the theme quiet; what it sets itself comes first", async () => {
  const { site: usual } = await withLook("");
  expect(usual.look).toMatchObject({ theme: "quiet", motif: "none", radius: "small" });
  expect(usual.fonts).toMatchObject({ heading: "Inter", text: "Inter" });
  const { site: own } = await withLook(
    'look: { theme: dark, radius: round }\nfonts: { heading: Fraunces }\npalette: { day: { accent: "#9ecbff" } }',
  );
  expect(own.look).toMatchObject({ motif: "line", radius: "round" });
  expect(own.fonts).toMatchObject({ heading: "Fraunces", text: "Inter" });
  expect(own.palette.day).toMatchObject({ accent: "#9ecbff", paper: "#14151a" });
});

test("corners, motif and the text of strong grounds reach the page", async () => {
  const square = htmlOf(await withLook("look: { radius: none }"), "/");
  expect(square).toContain("--site-corner:0;");
  const round = htmlOf(await withLook("look: { radius: round, motif: dots }"), "/");
  expect(round).not.toContain("--site-corner:");
  expect(round).toContain("border-radius:.75rem");
  expect(round).toContain("--motif:url(");
  const own = htmlOf(await withLook('palette: { day: { deepAccent: "#ffcc00" } }'), "/");
  expect(own).toContain("--site-deep-accent:#ffcc00");
});

test("a dark theme says so to the browser, by day too", async () => {
  expect(htmlOf(await withLook("look: { theme: dark }"), "/")).toContain("color-scheme:dark}");
  expect(htmlOf(await withLook(""), "/")).toContain("color-scheme:light dark}");
});

test("text on strong grounds that cannot be read is an error at its line, also with colors of the theme", async () => {
  const { problems } = await withLook(
    'look: { theme: dark }\npalette: { day: { deepInk: "#30504a" }, night: { accent: "#3a3a3a" } }',
  );
  const found = problems.map(({ pointer, rule }) => `${pointer} ${rule}`);
  expect(found).toContain("/palette/day/deepInk colors/contrast");
  expect(found).toContain("/palette/night/accent colors/contrast");
});

test("the mark may be a picture of the site, which the check looks for", { tags: ["slow"] }, async () => {
  const html = htmlOf(await withLook("look: { mark: { image: /images/shop.svg } }"), "/");
  const brand = /<a href="\/"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? "";
  expect(brand).toMatch(/<img [^>]*alt=""/);
  const { problems } = await fixtureSite({
    "site.yaml": `${SITE}\nlook: { mark: { image: /images/none.svg } }\n`,
  }).check();
  expect(problems.map(({ pointer, rule }) => `${pointer} ${rule}`)).toContain("/look/mark/image images/missing");
});

test("an icon may be a drawing of the site, in the color of the words beside it", { tags: ["slow"] }, async () => {
  const own = htmlOf(await withLook("look: { icons: [{ name: clock, image: /images/bath.svg }] }"), "/");
  expect(own).toMatch(/background:currentColor;[^}]*mask:url\(\/assets\/[^)]+\) center\/contain no-repeat/);
  const { problems } = await fixtureSite({
    "site.yaml": `${SITE}\nlook: { icons: [{ name: clok, image: /images/none.svg }] }\n`,
  }).check();
  expect(problems.map(({ pointer, rule, suggestion }) => [pointer, rule, suggestion].join(" ").trim())).toEqual([
    "/look/icons/0/name schema/not-allowed-value clock",
    "/look/icons/0/image images/missing /images/nap.svg",
  ]);
});

describe("colors that follow from four", () => {
  const palette = async (colors: string) => (await withLook(`look: { theme: quiet }\npalette: ${colors}`)).site.palette;

  test("what is made of an accent of the site can be read, by day, at night and on strong grounds", async () => {
    const { day, night } = await palette('{ day: { accent: "#1d5a2f" } }');
    expect(day).toMatchObject({ paper: "#ffffff", muted: "#57626b", deep: "#1b2a33" });
    for (const { accent, onAccent, paper, soft, deep, deepCard, deepAccent, onDeepAccent } of [day, night]) {
      const pairs = [
        [accent, paper],
        [accent, soft],
        [onAccent, accent],
        [deepAccent, deep],
        [deepAccent, deepCard],
        [onDeepAccent, deepAccent],
      ] as const;
      expect(pairs.filter(([text, ground]) => contrastOf(text, ground) < LEAST_CONTRAST)).toEqual([]);
    }
    // Of its hue: the green of the site, and no longer the blue of the theme.
    for (const hex of [day.deepAccent, night.accent]) expect(hex).toMatch(/^#(?!a9d3ea|8fc4e2)/);
  });

  test("what a site sets itself stays, however little it follows", async () => {
    const { day } = await palette('{ day: { accent: "#1d5a2f", deepAccent: "#ffcc00" } }');
    expect(day.deepAccent).toBe("#ffcc00");
  });

  test("a broken color changes nothing", async () => {
    const colors = 'palette: { day: { accent: green, paper: 7 }, night: "#000000" }';
    const { problems } = await fixtureSite({ "site.yaml": `${SITE}\n${colors}\n` }).check();
    expect(problems.map(({ rule }) => rule)).not.toContain("colors/contrast");
  });
});

describe("the composition", () => {
  const COMPOSED = ["arch", "clear", "evening", "letter", "poster", "warm"];
  const lookOf = (theme: string) => ({ ...presetOf({}), ...presetOf({ look: { theme } }) }) as unknown as Site;

  test.each(["header", "hero", "rhythm", "cards", "gallery", "closing"] as const)(
    "six themes differ in their %s",
    (choice) => {
      const chosen = COMPOSED.map((theme) => lookOf(theme).look[choice] ?? lookOf("quiet").look[choice]);
      expect(new Set(chosen).size).toBe(COMPOSED.length);
    },
  );

  test("of any two of the ten is at most one of these five choices the same, and no accent and no typeface of headings twice", () => {
    const ten = [...COMPOSED, "ledger", "plaza", "stage", "studio"].map(lookOf);
    for (const [index, { look }] of ten.entries())
      for (const other of ten.slice(index + 1)) {
        const same = (["header", "hero", "rhythm", "cards", "closing"] as const).filter(
          (choice) =>
            (look[choice] ?? lookOf("quiet").look[choice]) === (other.look[choice] ?? lookOf("quiet").look[choice]),
        );
        expect(same.length, `${look.theme} and ${other.look.theme}: ${same}`).toBeLessThanOrEqual(1);
      }
    expect(new Set(ten.map(({ palette }) => palette.day.accent)).size).toBe(ten.length);
  });

  test("of the first composition costs a page nothing", async () => {
    for (const theme of ["warm", "quiet", "dark"]) {
      const { site } = await withLook(`look: { theme: ${theme} }`);
      expect(compositionOf(site)).toEqual([]);
    }
  });

  test("can be set choice by choice, beside any theme", async () => {
    const checked = await withLook("look: { theme: warm, header: side, closing: letter }");
    expect(checked.problems).toEqual([]);
    const html = htmlOf(checked, "/");
    expect(html).toMatch(/body>header\{[^}]*position:fixed/);
    expect(html).toMatch(/main>\[data-ties\]>div\{[^}]*border-block:3px double/);
    expect(htmlOf(await withLook("look: { theme: warm }"), "/")).not.toContain(":not(#_)");
  });

  test("shows one picture at most where it is not beside the words, and none where there are only words", async () => {
    const pictures = async (hero: string) => {
      const html = htmlOf(await withLook(`look: { hero: ${hero} }`), "/");
      return /<section[^>]*>.*?<\/section>/s.exec(html.slice(html.indexOf("<main")))?.[0].match(/<img /g)?.length ?? 0;
    };
    expect([await pictures("full"), await pictures("type")]).toEqual([1, 0]);
  });

  test("in capitals has these letters in its typeface", async () => {
    const { site } = await withLook("fonts: { headingCase: capitals }\nlabels: { menu: æble }");
    expect(site.fonts.typefaces.choice.characters).toContain("Æ");
  });
});
