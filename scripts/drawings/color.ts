import { clamp, mix } from "./geometry.ts";

/** Hair, skin or cloth as it is lit: the color itself, the color in light and in shadow. */
export interface Tone {
  base: string;
  light: string;
  dark: string;
}

/** The color between two others, as a sum of their linear light would be too bright: mixed in OKLab (B. Ottosson, 2020). */
export function blend(from: string, to: string, part: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  return fromLab([mix(a[0], b[0], part), mix(a[1], b[1], part), mix(a[2], b[2], part)]);
}

/** The same color lighter (positive) or darker; `by` is a part of the range of lightness in OKLab. */
export function lighten(color: string, by: number): string {
  const [l, a, b] = toLab(color);
  const lit = clamp(l + by, 0.03, 0.99);
  const keep = by < 0 ? Math.max(0.55, lit / Math.max(l, 0.01)) : 1;
  return fromLab([lit, a * keep, b * keep]);
}

/** The tone at a level of light from -1 (shadow) to 1 (light), in steps of a fifth so that pictures stay flat and small. */
export function lit(tone: Tone, level: number): string {
  const step = Math.round(clamp(level, -1, 1) * 5) / 5;
  return step < 0 ? blend(tone.base, tone.dark, -step) : blend(tone.base, tone.light, step);
}

type Lab = [l: number, a: number, b: number];

function toLab(color: string): Lab {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Lab;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = linear.map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055;
    return Math.round(clamp(encoded, 0, 1) * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

/** Hair whose color changes from one tone to another, from a part of its length on and over a part. */
export function dipped(from: Tone, to: Tone, start: number, over: number): (part: number) => Tone {
  return (part) => {
    const reach = clamp((part - start) / over, 0, 1);
    return {
      base: blend(from.base, to.base, reach),
      light: blend(from.light, to.light, reach),
      dark: blend(from.dark, to.dark, reach),
    };
  };
}
