import { sideBySide } from "../closeUp.ts";
import { plain } from "../ground.ts";
import { hairs, skins } from "../palette.ts";
import { group } from "../svg.ts";
import { boxGrid } from "./boxGrid.ts";
import { feedInRows } from "./rowsCloseUp.ts";
import { shop } from "./shop.ts";

/** The part of a picture of 800 by 600 that begins `top` units down, across 1200. */
function across(picture: string, top: number): string {
  return group(picture, { transform: `translate(0 ${-top * 1.5}) scale(1.5)` });
}

function locs(): string {
  return (
    group(plain("#e8cdd2"), { transform: "scale(1.5)" }) +
    across(
      sideBySide(9, 60, "loc", hairs.chestnut, (i) => ({
        end: { kind: "none", cuffs: [1, 4, 6].includes(i) ? [0.42 + ((i * 17) % 24) / 100] : [] },
      })),
      150,
    )
  );
}

/** Near views for heroes whose pictures are above the words: 1200 by 400, of which the middle is seen on all screens. */
export const strips: Record<string, () => string> = {
  "strip-box-braids": boxGrid,
  "strip-contact": shop,
  "strip-faux-locs": locs,
  "strip-feed-in-braids": () => across(feedInRows(hairs.black, skins.warm), 110),
};
