import type { Point } from "./geometry.ts";

type Attributes = Record<string, string | number | undefined>;

/** One element of SVG; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inside = ""): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
}

/** A filled shape, given by the data of its path. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return element("path", { d, fill, ...more });
}

/** A line with round ends. */
export function line(d: string, stroke: string, width: number, more: Attributes = {}): string {
  return element("path", {
    d,
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...more,
  });
}

export function circle([cx, cy]: Point, r: number, fill: string, more: Attributes = {}): string {
  return element("circle", { cx, cy, r, fill, ...more });
}

export function ellipse([cx, cy]: Point, rx: number, ry: number, fill: string, more: Attributes = {}): string {
  return element("ellipse", { cx, cy, rx, ry, fill, ...more });
}

export function group(inside: string, more: Attributes = {}): string {
  return element("g", more, inside);
}

let names = 0;

/** Draws the inside only where the shape is; the shape is the data of a path. */
export function clipped(d: string, inside: string): string {
  const id = `clip${++names}`;
  return `${element("clipPath", { id }, element("path", { d }))}${group(inside, { "clip-path": `url(#${id})` })}`;
}

/** Blurs what is inside by a radius in picture units: for soft shadows and blush. */
export function blurred(inside: string, radius: number): string {
  const id = `blur${++names}`;
  const filter = element(
    "filter",
    // In linear light a dark color of little opacity is rounded to a red one.
    { id, x: "-50%", y: "-50%", width: "200%", height: "200%", "color-interpolation-filters": "sRGB" },
    element("feGaussianBlur", { stdDeviation: radius }),
  );
  return `${filter}${group(inside, { filter: `url(#${id})` })}`;
}

/** The data of a smooth path (Catmull-Rom written as cubic curves) through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${pair(first)} ${pair(second)} ${pair(c)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The data of a path with straight sides. */
export function polygon(points: readonly Point[], closed = true): string {
  return `M${points.map(pair).join("L")}${closed ? "Z" : ""}`;
}

function pair(point: Point): string {
  return `${round(point[0])} ${round(point[1])}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
