import { readFileSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { attempt } from "../../base/attempt.mjs";
import type { DiffReport } from "../change";
import { type Box, differencesOf } from "./differences";

/** Both sides of a page at one width, with the differences. */
export interface PagePicture {
  route: string;
  width: number;
  before: string;
  after: string;
  /** The size of the second picture in pixels, and the boxes in it. */
  size: { width: number; height: number };
  boxes: Box[];
}

/** The widths of the screenshots: a phone and a laptop. */
export const WIDTHS = [390, 1280];

/** A picture as a data URL in WebP. */
const inDocument = async (picture: Sharp): Promise<string> =>
  `data:image/webp;base64,${(await picture.webp({ quality: 60 }).toBuffer()).toString("base64")}`;

/** Two screenshots, ready for the report. */
export async function pagePicture(route: string, width: number, before: Buffer, after: Buffer): Promise<PagePicture> {
  const { width: across = width, height = 0 } = await sharp(after).metadata();
  const boxes = await differencesOf(before, after);
  const [old, fresh] = await Promise.all([before, after].map((picture) => inDocument(sharp(picture))));
  return { route, width, before: old ?? "", after: fresh ?? "", size: { width: across, height }, boxes };
}

/**
 * The routes to take pictures of: one of those with the same changes, such as a new footer on all pages.
 *
 * @param most at most this many routes, those with the most important changes first
 */
export function routesToPicture(
  { changes, changed, renamed }: DiffReport,
  most: number,
): { from: string; to: string }[] {
  const ofRoute = new Map([...changed, ...renamed.map(({ to }) => to)].map((route) => [route, [] as number[]]));
  for (const [index, { routes }] of changes.entries()) for (const route of routes) ofRoute.get(route)?.push(index);
  const bySet = new Map<string, string>();
  for (const [route, indexes] of ofRoute) if (!bySet.has(indexes.join())) bySet.set(indexes.join(), route);
  const first = (key: string) => Number(key.split(",")[0] || changes.length);
  return [...bySet]
    .sort(([a], [b]) => first(a) - first(b))
    .slice(0, most)
    .map(([, to]) => ({ to, from: renamed.find((each) => each.to === to)?.from ?? to }));
}

/** At most this many changed pictures are shown. */
const MOST = 40;

/** Both sides of each changed picture as thumbnails, by address in the built folder. */
export async function changedPictures({ changes }: DiffReport, dirs: { before: string; after: string }) {
  const found = { before: new Map<string, string>(), after: new Map<string, string>() };
  for (const { pictures } of changes.filter((change) => change.pictures).slice(0, MOST)) {
    for (const side of ["before", "after"] as const) {
      const src = pictures?.[side];
      const root = path.resolve(dirs[side]);
      const file = src && path.join(root, src);
      // An address with `..` must not lead out of the built site.
      if (!src || !file?.startsWith(root + path.sep) || found[side].has(src)) continue;
      const bytes = attempt(() => readFileSync(file));
      const small =
        bytes && sharp(bytes, { limitInputPixels: 80_000_000 }).resize({ width: 360, withoutEnlargement: true });
      const address = small && (await inDocument(small).catch(() => undefined));
      if (address) found[side].set(src, address);
    }
  }
  return found;
}
