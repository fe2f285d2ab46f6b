import { hairs, paint, skins } from "../palette";
import { boxed } from "../scenes/boxed";
import { closeUp } from "../scenes/closeUp";
import { curtain } from "../scenes/curtain";
import { crownRows, crownTribal } from "../scenes/fromAbove";
import { draped, ponytail, straightBack } from "../scenes/fromBehind";
import { sidePonytail } from "../scenes/side/sidePonytail";
import { tribal } from "../scenes/side/tribal";
import { finePlait } from "../strands/finePlait";
import { plait } from "../strands/plait";
import { grounds } from "./grounds";
import type { Untitled } from "./picture";

/** The gallery's knotless and box braids, cornrows, feed-ins and tribal braids. */
export const galleryBraids: Untitled[] = [
  [
    "Knotless",
    "dark brown knotless braids with honey blonde ends and gold cuffs, seen from behind",
    (seed) =>
      draped(seed, {
        skin: skins.brown,
        hair: hairs.espresso,
        tips: hairs.honey,
        dress: paint.terracotta,
        ground: grounds.sandPanel,
        draw: finePlait,
        count: 11,
        width: 32,
        accent: "cuffs",
      }),
  ],
  [
    "Knotless",
    "burgundy knotless braids seen from behind, growing flat out of square parts",
    (seed) =>
      boxed(seed, {
        skin: skins.deep,
        hair: hairs.burgundy,
        dress: paint.apricot,
        ground: grounds.sageHill,
        draw: finePlait,
        width: 28,
      }),
  ],
  [
    "Knotless",
    "goddess knotless braids: dark brown plaits with loose waves between them",
    (seed) =>
      closeUp(seed, {
        draw: plait,
        hair: hairs.espresso,
        width: 84,
        pose: "trio",
        ground: grounds.blushSun,
        loose: true,
        accent: "cuffs",
      }),
  ],
  [
    "Box Braids",
    "copper box braids seen from behind, with a knot at the root of each square part",
    (seed) =>
      boxed(seed, {
        skin: skins.brown,
        hair: hairs.copper,
        dress: paint.cocoa,
        ground: grounds.creamSun,
        draw: finePlait,
        width: 32,
        knot: true,
        accent: "cuffs",
      }),
  ],
  [
    "Box Braids",
    "black box braids with wooden and gold beads at the ends",
    (seed) =>
      curtain(seed, {
        draw: finePlait,
        count: 9,
        width: 46,
        hair: hairs.black,
        ground: grounds.clayHill,
        accent: "beads",
      }),
  ],
  [
    "Box Braids",
    "a long black box braid that bends twice, tied with gold thread",
    (seed) =>
      closeUp(seed, {
        draw: plait,
        hair: hairs.black,
        width: 104,
        pose: "snake",
        ground: grounds.goldSun,
        accent: "thread",
      }),
  ],
  [
    "Cornrows",
    "black cornrows seen from above, straight from the forehead to the nape",
    (seed) =>
      crownRows(seed, { skin: skins.brown, hair: hairs.black, dress: paint.terracotta, ground: grounds.blushPanel }),
  ],
  [
    "Cornrows",
    "chestnut brown cornrows seen from above, in a soft wave",
    (seed) =>
      crownRows(seed, {
        skin: skins.warm,
        hair: hairs.chestnut,
        dress: paint.forest,
        ground: grounds.sandPanel,
        swing: 18,
      }),
  ],
  [
    "Cornrows",
    "dark brown straight-back cornrows seen from behind",
    (seed) =>
      straightBack(seed, {
        skin: skins.warm,
        hair: hairs.espresso,
        dress: paint.terracotta,
        ground: grounds.creamArch,
        draw: finePlait,
        count: 7,
        width: 34,
        accent: "cuffs",
      }),
  ],
  [
    "Feed-In",
    "burgundy feed-in braids in a high ponytail, seen from behind",
    (seed) =>
      ponytail(seed, {
        skin: skins.warm,
        hair: hairs.burgundy,
        dress: paint.gold,
        ground: grounds.clayArch,
        draw: finePlait,
        count: 7,
        width: 36,
      }),
  ],
  [
    "Feed-In",
    "chestnut brown feed-in rows that grow into a high ponytail, in profile",
    (seed) =>
      sidePonytail(seed, { skin: skins.brown, hair: hairs.chestnut, dress: paint.sage, ground: grounds.blushArch }),
  ],
  [
    "Tribal",
    "tribal braids with beads beside the face, in profile",
    (seed) => tribal(seed, { skin: skins.deep, hair: hairs.black, dress: paint.apricot, ground: grounds.creamSun }),
  ],
  [
    "Tribal",
    "burgundy tribal braids seen from above, with beads at the sides",
    (seed) =>
      crownTribal(seed, { skin: skins.warm, hair: hairs.burgundy, dress: paint.cocoa, ground: grounds.blushPanel }),
  ],
];
