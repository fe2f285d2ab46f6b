/** Three strands that cross, on a dark tile: legible at 16 pixels. */
export function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="#33190f"/><g fill="none" stroke-linecap="round" stroke-width="5"><path d="M16 4c-9 6-9 10 0 16 3 2 4 5 4 8" stroke="#fff4e6"/><path d="M24 4c0 9-16 13-16 24" stroke="#f3b562"/><path d="M8 4c0 9 16 12 16 24" stroke="#d5693f"/></g></svg>\n`;
}
