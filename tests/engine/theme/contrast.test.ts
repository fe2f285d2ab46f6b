import { describe, expect, test } from "vitest";
import { GROUND_OPACITY } from "../../../blocks/look/motif";
import { colorsOf, propertiesOf } from "../../../blocks/look/palette";
import { strongProperties } from "../../../blocks/look/siteProperties";
import { tones } from "../../../blocks/look/theme";
import { followRef, presetOf } from "../../../renderer/content/schema/siteSchema";
import type { DayColors, Page, Palette } from "../../../renderer/contract/types.generated";
import { checkedSite } from "../../support/fixtureSite";

const { site } = await checkedSite();
const accentNames = followRef({ $ref: "#/definitions/Page" }).schema.properties?.accent?.enum as NonNullable<
  Page["accent"]
>[];
const themes = followRef({ $ref: "#/definitions/Site" }).schema.properties?.look?.properties?.theme?.enum as string[];
const palettes: [name: string, palette: Palette][] = [
  ["the fixture site", site.palette],
  ...themes.map((theme) => [theme, presetOf({ look: { theme } }).palette as unknown as Palette] as [string, Palette]),
];
const accents = [undefined, ...accentNames];

type Colors = Record<string, string>;

/** Relative luminance of an sRGB color (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The page's colors as a section of the tone sees them: what refers to another color is resolved. */
function inTone(colors: Colors, tone: Colors): Colors {
  const resolve = (value: string): string => {
    const [, name = "", fallback = ""] = value.match(/^var\((--[a-z-]+)(?:, (.+))?\)$/) ?? [];
    return name ? resolve(colors[name] ?? fallback) : value;
  };
  return Object.fromEntries(Object.entries({ ...colors, ...tone }).map(([name, value]) => [name, resolve(value)]));
}

/** Text colors and their backgrounds. */
const TEXT = [
  ["--ink", "--paper"],
  ["--ink", "--card"],
  ["--muted", "--paper"],
  ["--muted", "--card"],
  ["--accent", "--paper"],
  ["--accent", "--card"],
  ["--on-accent", "--accent"],
] as const;

/** A color that is partly seen over another one. */
function over(top: string, bottom: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [above = 0, below = 0] = [top, bottom].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(above * opacity + below * (1 - opacity));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const schemes = ["light", "dark"] as const;

/** All colors of a page in a scheme, as a section of the tone sees them. */
function seen(colors: DayColors, tone: Colors): Colors {
  return inTone({ ...propertiesOf(colors), ...strongProperties(colors) }, tone);
}

describe.each(palettes)("%s", (_, palette) => {
  describe.each(accents)("%s", (accent) => {
    test.each(schemes)("%s: 4.5 to 1 for text (WCAG 2.2, 1.4.3)", (scheme) => {
      const own = colorsOf(accent, palette)[scheme];
      const low = Object.entries(tones).flatMap(([tone, properties]) => {
        const colors = seen(own, properties);
        const ground = over(colors["--line"] ?? "", colors["--paper"] ?? "", GROUND_OPACITY);
        const pairs = [
          ...TEXT.map(([text, on]) => [text, colors[on] ?? "", on] as const),
          // The words of a closing band are over the motif.
          ...(["--ink", "--accent"] as const).map((text) => [text, ground, "the ground of a closing band"] as const),
        ];
        return pairs
          .map(([text, on, name]) => ({ pair: `${tone}: ${text} on ${name}`, ratio: contrast(colors[text] ?? "", on) }))
          .filter(({ ratio }) => !(ratio >= 4.5));
      });
      expect(low).toEqual([]);
      expect(contrast("#1d120c", own.gold)).toBeGreaterThanOrEqual(4.5);
    });
  });
});

test("pages of different accents have different tints", () => {
  for (const scheme of schemes) {
    const tints = accentNames.map((accent) => colorsOf(accent, site.palette)[scheme].soft);
    expect(new Set(tints).size).toBe(accentNames.length);
  }
});
