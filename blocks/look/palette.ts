import type { DayColors, Page, Palette } from "../../renderer/contract/types.generated";
import { onStrong, strong } from "./siteProperties";

/** The colors that an accent changes; the others are in site.yaml. A test holds pairs to 4.5:1 (WCAG 2.2, 1.4.3). */
const accents: Record<NonNullable<Page["accent"]>, Record<"day" | "night", Partial<DayColors>>> = {
  terracotta: {
    day: accent("#9c3a1b", "#f8ecdd", "#e2cbb1", "#33190f", "#43241a", "#5f3a2b"),
    night: accent("#f0a06c", "#2c1c13", "#503423", "#491e0f", "#562e20", "#6d4b3f"),
  },
  rose: {
    day: accent("#a1304b", "#f5e4e1", "#e7c5c8", "#491a20", "#562a30", "#6d484d"),
    night: accent("#f3a3ae", "#2c1c17", "#503533", "#4b1a21", "#582a31", "#6f484d"),
  },
  plum: {
    day: accent("#74306a", "#f0e4e5", "#dbc5d0", "#3a1a2b", "#482a3a", "#614855"),
    night: accent("#dfa6d6", "#2b1c1e", "#4c363c", "#3a1a2c", "#482a3b", "#614856"),
  },
  gold: {
    day: accent("#835608", "#f6ebd6", "#dfcfb7", "#3f2709", "#4c361a", "#65523a"),
    night: accent("#e9bb60", "#2b1e12", "#4e3b20", "#402809", "#4d371a", "#66533a"),
  },
  olive: {
    day: accent("#586119", "#ededdb", "#d4d2bb", "#302b0f", "#3e3a20", "#59553f"),
    night: accent("#c6cc83", "#272013", "#463f29", "#302c0f", "#3e3b20", "#59563f"),
  },
  forest: {
    day: accent("#2c6149", "#e6ebe1", "#c8d2c8", "#1a2f24", "#2a3f34", "#4a5c52"),
    night: accent("#94cfae", "#1f2119", "#3a3f33", "#202c20", "#303b30", "#4d564d"),
  },
  cocoa: {
    day: accent("#6a3f26", "#efe5dd", "#d8c9be", "#371f14", "#452f24", "#5f4c43"),
    night: accent("#dcb592", "#2a1d15", "#4b392c", "#372013", "#453024", "#5f4d42"),
  },
  indigo: {
    day: accent("#434c8e", "#eae7ee", "#cecddd", "#292442", "#383352", "#54506c"),
    night: accent("#b4bdf2", "#251f24", "#413b43", "#292439", "#383347", "#545061"),
  },
};

/** The colors of a page with this accent in both schemes; the site's own if it names none. */
export function colorsOf(name: Page["accent"], palette: Palette): { light: DayColors; dark: DayColors } {
  const own = name && accents[name];
  const day = isDark(palette.day) ? own?.night : own?.day;
  return { light: { ...palette.day, ...day }, dark: { ...palette.night, ...own?.night } };
}

/** Whether text is lighter than the page: by the sum of their channels, which is far apart wherever text is readable. */
export function isDark({ ink, paper }: Pick<DayColors, "ink" | "paper">): boolean {
  const light = (hex: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0);
  return light(ink) > light(paper);
}

/** Colors as the custom properties that `color` of the theme reads: `softLine` is `--soft-line`. */
export function propertiesOf(colors: DayColors): Record<string, string> {
  const names = Object.entries(colors).filter(([name]) => !(name in onStrong));
  return Object.fromEntries(names.map(([name, value]) => [`--${hyphened(name)}`, value]));
}

/** Converts camelCase to kebab-case: `softLine` to `soft-line`. */
export function hyphened(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The colors of text within a strong section. */
export const onDeep = {
  "--ink": strong("deepInk"),
  "--muted": strong("deepMuted"),
  "--accent": strong("deepAccent"),
  "--on-accent": strong("onDeepAccent"),
} as const;

function accent(main: string, soft: string, softLine: string, deep: string, deepCard: string, deepLine: string) {
  return { accent: main, soft, softLine, deep, deepCard, deepLine };
}
