import { blend, type Tone } from "../color.ts";
import { type Point, randomOf } from "../geometry.ts";
import { sun } from "../ground.ts";
import { hairs, paint, skins } from "../palette.ts";
import { strand } from "../strand.ts";
import { group } from "../svg.ts";
import { boxesNear } from "./boxBraids.ts";
import { feedInRows } from "./rowsCloseUp.ts";
import { shop } from "./shop.ts";

/** The part of a picture of 800 by 600 that begins `top` units down, across 1200. */
function across(picture: string, top: number): string {
  return group(picture, { transform: `translate(0 ${-top * 1.5}) scale(1.5)` });
}

/** Locs that hang down and spread a little: in front those in the light, between them those behind. */
function locs(): string {
  const row = (count: number, width: number, tone: Tone, level: number, seed: number) => {
    const random = randomOf(seed);
    return Array.from({ length: count }, (_, i) => {
      const part = ((i + 0.5) / count) * 2 - 1;
      const swing = () => (random() - 0.5) * 20;
      const long = 350 + ((i * 5) % 8) * 22 - part * part * 60;
      const points: Point[] = [
        [566 + part * 260, -90],
        [578 + part * 290 + swing(), long * 0.22],
        [606 + part * 350 + swing(), long * 0.6],
        [646 + part * 440 + swing(), long],
      ];
      return strand(points, width, "loc", tone, {
        seed: seed + i * 7,
        taper: (far) => 1 - 0.4 * far,
        light: (far) => level - 0.25 * (1 - far),
        shadow: 0,
        end: { kind: "tuft", cuffs: level >= 0 && [1, 3, 6].includes(i) ? [0.52 + random() * 0.16] : [] },
      });
    }).join("");
  };
  const behind: Tone = { ...hairs.chestnut, base: blend(hairs.chestnut.base, hairs.chestnut.dark, 0.5) };
  return (
    group(sun(paint.cream, paint.peach, [400, -40], 330), { transform: "scale(1.5)" }) +
    row(9, 46, behind, -0.4, 40) +
    row(8, 48, hairs.chestnut, 0, 5)
  );
}

/** Near views for heroes whose pictures are above the words: 1200 by 400, of which the middle is seen on all screens. */
export const strips: Record<string, () => string> = {
  "strip-box-braids": () => across(boxesNear(), 0),
  "strip-contact": shop,
  "strip-faux-locs": locs,
  "strip-feed-in-braids": () => across(feedInRows(hairs.black, skins.warm), 110),
};
