import type { DayColors, Page, Palette } from "../../renderer/contract/types.generated";
import { onStrong, strong } from "./siteProperties";

/** The colors that an accent changes; the others are in site.yaml. A test holds pairs to 4.5:1 (WCAG 2.2, 1.4.3). */
const accents: Record<NonNullable<Page["accent"]>, Record<"day" | "night", Partial<DayColors>>> = {
  terracotta: accent(
    ["#9c3a1b", "#f8ecdd", "#e2cbb1"],
    ["#f0a06c", "#2c1c13", "#503423"],
    ["#5b200e", "#673020", "#794a3c"],
  ),
  rose: accent(["#a1304b", "#f5e4e1", "#e7c5c8"], ["#f3a3ae", "#2c1c17", "#503533"], ["#5e182b", "#6a2939", "#7c4550"]),
  plum: accent(["#74306a", "#f0e4e5", "#dbc5d0"], ["#dfa6d6", "#2b1c1e", "#4c363c"], ["#4f1e4f", "#5c2e5b", "#6f486d"]),
  gold: accent(["#835608", "#f6ebd6", "#dfcfb7"], ["#e9bb60", "#2b1e12", "#4e3b20"], ["#4d3102", "#593f19", "#6c5638"]),
  olive: accent(
    ["#586119", "#ededdb", "#d4d2bb"],
    ["#c6cc83", "#272013", "#463f29"],
    ["#323b0e", "#3f4821", "#565e3e"],
  ),
  forest: accent(
    ["#2c6149", "#e6ebe1", "#c8d2c8"],
    ["#94cfae", "#1f2119", "#3a3f33"],
    ["#153f29", "#274b37", "#43604e"],
  ),
  cocoa: accent(
    ["#6a3f26", "#efe5dd", "#d8c9be"],
    ["#dcb592", "#2a1d15", "#4b392c"],
    ["#3c2514", "#483322", "#5b493b"],
  ),
  indigo: accent(
    ["#434c8e", "#eae7ee", "#cecddd"],
    ["#b4bdf2", "#251f24", "#413b43"],
    ["#2a2e65", "#373c70", "#4e5480"],
  ),
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
  return Object.fromEntries(names.map(([name, value]) => [`--${toKebabCase(name)}`, value]));
}

/** Converts camelCase to kebab-case: `softLine` to `soft-line`. */
export function toKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The colors of text within a strong section. */
export const onDeep = {
  "--ink": strong("deepInk"),
  "--muted": strong("deepMuted"),
  "--accent": strong("deepAccent"),
  "--on-accent": strong("onDeepAccent"),
} as const;

type Shades = [string, string, string];

/**
 * @param day the accent, then the tint of soft sections and the lines on it
 * @param night the same at night, where the accent is light: it is that of strong sections, too, by day and by night
 * @param strong the ground of strong sections, of the accent's own hue, with the cards and the lines on it
 */
function accent(day: Shades, night: Shades, strong: Shades) {
  const [deep, deepCard, deepLine] = strong;
  const shared = { deep, deepCard, deepLine, deepAccent: night[0] };
  const [dayPart, nightPart] = [day, night].map(([accent, soft, softLine]) => ({ accent, soft, softLine, ...shared }));
  return { day: dayPart ?? {}, night: nightPart ?? {} };
}
