/** Colors as # and six characters, such as #9c3a1b. */

/** The least contrast of text (WCAG 2.2, 1.4.3). */
export const LEAST_CONTRAST = 4.5;

/** The contrast of two colors, from 1 to 21 (WCAG 2.2, definition); NaN if one is none. */
export function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance of an sRGB color (WCAG 2.2, definition). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = linear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A color on the way from one to another as the eye sees it, in OKLab. @param share 0 is the first, 1 the second */
export function mixColors(one: string, other: string, share: number): string {
  const to = oklab(other);
  return fromOklab(oklab(one).map((value, index) => value + ((to[index] ?? 0) - value) * share));
}

/** The same color with another lightness, as a share of white. */
export function lightenColor(hex: string, by: number): string {
  const [light = 0, ...hue] = oklab(hex);
  return fromOklab([Math.min(1, light + by), ...hue]);
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

type Rows = [number, number, number][];

const times = (rows: Rows, values: number[]) =>
  rows.map((row) => row.reduce((sum, factor, index) => sum + factor * (values[index] ?? 0), 0));

// https://bottosson.github.io/posts/oklab, whose figures these are.
const TO_CONES: Rows = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Rows = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Rows = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Rows = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const oklab = (hex: string) => times(TO_LAB, times(TO_CONES, linear(hex)).map(Math.cbrt));

function fromOklab(lab: number[]): string {
  const channels = times(
    FROM_CONES,
    times(FROM_LAB, lab).map((value) => value ** 3),
  ).map((value) => {
    const share = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, share)) * 255);
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
