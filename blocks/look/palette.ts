import type { DayColors, Page, Palette } from "../../renderer/contract/types.generated";
import accents from "./accents.json" with { type: "json" };
import { onStrong, strong } from "./siteProperties";

/**
 * The colors of a page with this accent in both schemes; the site's own if it names none. Of `accents.json`, `night` is
 * what an accent changes at night, and `strong` the ground of strong sections, by day and by night: text on it is in the
 * accent of the night. A test holds pairs to 4.5:1 (WCAG 2.2, 1.4.3).
 */
export function colorsOf(name: Page["accent"], palette: Palette): { light: DayColors; dark: DayColors } {
  const { day, night, strong } = (name && accents[name]) ?? {};
  const deep = { ...strong, ...(night && { deepAccent: night.accent }) };
  return {
    light: { ...palette.day, ...(isDark(palette.day) ? night : day), ...deep },
    dark: { ...palette.night, ...night, ...deep },
  };
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
