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
