/** The height of every drawing, in its own units. */
export const HEIGHT = 72;

/** One stretch of a braid that runs along the line; its left edge continues its right one. */
export interface Drawing {
  width: number;
  /** SVG elements in any color: a mask uses only their shapes. */
  inner: string;
}

/**
 * A seamless tile as a CSS `url()` of an SVG, to mask a color with (`img-src data:`). It has a size, and is stretched
 * rather than set apart where whole tiles must fill a box.
 */
export function cssTile(width: number, height: number, inner: string): string {
  const size = `width='${width}' height='${height}' viewBox='0 0 ${width} ${height}' preserveAspectRatio='none'`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${inner.replace(/([ -])0\./g, "$1.")}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23")}")`;
}

/** A line along a path. @param more other attributes, such as a dash pattern */
export function line(width: number, d: string, more = ""): string {
  return `<path fill='none' stroke='red' stroke-width='${width}'${more && ` ${more}`} d='${d}'/>`;
}

export function shape(d: string): string {
  return `<path d='${d}'/>`;
}

/** The same path once for each start, given as `x y`: a path is relative to its start, so that repeats compress well. */
export function at(starts: string[], path: string): string {
  return starts.map((start) => `M${start}${path}`).join("");
}
