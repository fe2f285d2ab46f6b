import { hairs, skins } from "../palette.ts";
import { group } from "../svg.ts";
import { feedInRows } from "./rowsCloseUp.ts";
import { shop } from "./shop.ts";

/** The part of a picture of 800 by 600 that begins `top` units down, across 1200. */
function across(picture: string, top: number): string {
  return group(picture, { transform: `translate(0 ${-top * 1.5}) scale(1.5)` });
}

/** Near views for heroes whose pictures are above the words: 1200 by 400, of which the middle is seen on all screens. */
export const strips: Record<string, () => string> = {
  "strip-contact": shop,
  "strip-feed-in-braids": () => across(feedInRows(hairs.black, skins.warm), 110),
};
