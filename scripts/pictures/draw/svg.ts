type Attributes = Record<string, string | number | undefined>;

/** The size of every picture in its own units, and in CSS pixels where nothing else is said. */
export const frame = { width: 800, height: 600 } as const;

/** A number as it is written: at most `digits` decimals, no leading zero, no minus zero. */
export function written(value: number, digits = 1): string {
  const text = String(Number(value.toFixed(digits)) + 0);
  return text.replace(/^(-?)0\./, "$1.");
}

/** One SVG element. An attribute that is undefined is left out; names are camel-cased as in React. */
export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const pairs = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${hyphened(key)}="${typeof value === "number" ? written(value, 2) : value}"`)
    .join("");
  return children.length === 0 ? `<${name}${pairs}/>` : `<${name}${pairs}>${children.join("")}</${name}>`;
}

/** A whole SVG file of the size that `frame` names. */
export function svgDocument(children: string[]): string {
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${frame.width} ${frame.height}`,
    width: frame.width,
    height: frame.height,
  };
  return `${element("svg", attributes, ...children)}\n`;
}

/** viewBox and gradientUnits keep their capitals in SVG; presentation attributes are hyphened. */
const camelInSvg = new Set(["viewBox", "gradientUnits", "gradientTransform", "clipPathUnits"]);

function hyphened(key: string): string {
  return camelInSvg.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
