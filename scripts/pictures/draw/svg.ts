import { compact } from "./compact";
import { written } from "./written";

type Attributes = Record<string, string | number | undefined>;

/** The size of every picture in its own units, and in CSS pixels where nothing else is said. */
export const frame = { width: 800, height: 600 } as const;

/** One SVG element. An attribute that is undefined is left out; names are camel-cased as in React. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${hyphened(key)}="${attribute(key, value)}"`)
    .join("");
  return children.length === 0 ? `<${name}${pairs}/>` : `<${name}${pairs}>${children.join("")}</${name}>`;
}

function attribute(key: string, value: string | number | undefined): string {
  if (typeof value === "number") return written(value, 2);
  return key === "d" ? compact(value ?? "") : (value ?? "");
}

/** A whole SVG file of the size that `frame` names; a path that is drawn more than once is written once. */
export function svgDocument(children: string[]): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${frame.width} ${frame.height}`,
    width: frame.width,
    height: frame.height,
  };
  return `${element("svg", attributes, ...sharePaths(children.join("")))}\n`;
}

function sharePaths(drawing: string): string[] {
  const counts = new Map<string, number>();
  for (const [, d = ""] of drawing.matchAll(/<path d="([^"]*)"/g)) counts.set(d, (counts.get(d) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([d]) => d);
  const ids = new Map(shared.map((d, i) => [d, `p${i}`]));
  const text = drawing.replace(/<path d="([^"]*)"/g, (path, d: string) =>
    ids.has(d) ? `<use href="#${ids.get(d)}"` : path,
  );
  const definitions = [...ids].map(([d, id]) => element("path", { id, d }));
  return definitions.length === 0 ? [text] : [element("defs", {}, ...definitions), text];
}

/** viewBox and gradientUnits keep their capitals in SVG; presentation attributes are hyphened. */
const camelInSvg = new Set(["viewBox", "gradientUnits", "gradientTransform", "clipPathUnits"]);

function hyphened(key: string): string {
  return camelInSvg.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
