import type { Page } from "playwright-core";

/** The host that site.yaml names for the map's pictures. */
export const TILES = "https://tiles.example/**";

const tile = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde8d0"/></svg>`;

/**
 * A map service of the tests' own.
 *
 * @returns the addresses that were asked for, as they come
 */
export async function serveTiles(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TILES, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "image/svg+xml", body: tile });
  });
  return asked;
}
