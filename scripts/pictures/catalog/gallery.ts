import { hairs, paint, skins } from "../palette";
import { closeUp } from "../scenes/closeUp";
import { curtain } from "../scenes/curtain";
import { crownRows, crownTribal } from "../scenes/fromAbove";
import { draped, ponytail, straightBack } from "../scenes/fromBehind";
import { goddess, lemonade, sidePonytail, tribal } from "../scenes/fromTheSide";
import { parted } from "../scenes/parted";
import { finePlait } from "../strands/finePlait";
import { butterflyLoc, loc } from "../strands/loc";
import { plait } from "../strands/plait";
import { passion, rope, senegalese } from "../strands/rope";
import { grounds } from "./grounds";
import { type Picture, picture } from "./picture";

const drawings: [category: string, alt: string, draw: Picture["draw"]][] = [
  [
    "Knotless",
    "knotless braids in honey blonde with gold cuffs, seen from behind",
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
    "burgundy knotless braids from near, growing flat out of square parts",
    (seed) => parted(seed, { draw: finePlait, hair: hairs.burgundy, skin: skins.deep, width: 34, columns: 4 }),
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
    "copper box braids from near, with a knot at the root of each square part",
    (seed) =>
      parted(seed, {
        draw: finePlait,
        hair: hairs.copper,
        skin: skins.deep,
        width: 42,
        columns: 4,
        knot: true,
        cuffs: true,
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
  [
    "Twists",
    "honey blonde passion twists that hang side by side",
    (seed) =>
      curtain(seed, { draw: rope(passion), count: 8, width: 56, hair: hairs.honey, ground: grounds.cocoaPanel }),
  ],
  [
    "Twists",
    "black Senegalese twists over the shoulders, seen from behind",
    (seed) =>
      draped(seed, {
        skin: skins.deep,
        hair: hairs.black,
        dress: paint.apricot,
        ground: grounds.clayArch,
        draw: rope(senegalese),
        count: 11,
        width: 32,
        accent: "cuffs",
      }),
  ],
  [
    "Twists",
    "two thick copper twists that cross, from near",
    (seed) =>
      closeUp(seed, {
        draw: rope(passion),
        hair: hairs.copper,
        width: 96,
        pose: "crossed",
        ground: grounds.sandPanel,
        accent: "cuffs",
      }),
  ],
  [
    "Locs",
    "black faux locs that hang side by side, with gold cuffs",
    (seed) =>
      curtain(seed, { draw: loc, count: 9, width: 44, hair: hairs.black, ground: grounds.goldSun, accent: "cuffs" }),
  ],
  [
    "Locs",
    "dark brown butterfly locs with soft loops, from near",
    (seed) =>
      curtain(seed, { draw: butterflyLoc, count: 6, width: 58, hair: hairs.espresso, ground: grounds.blushArch }),
  ],
  [
    "Locs",
    "burgundy faux locs over the shoulders, seen from behind",
    (seed) =>
      draped(seed, {
        skin: skins.brown,
        hair: hairs.burgundy,
        dress: paint.sage,
        ground: grounds.blushSun,
        draw: loc,
        count: 9,
        width: 40,
      }),
  ],
  [
    "Specialty",
    "black lemonade braids that sweep over one shoulder, in profile",
    (seed) => lemonade(seed, { skin: skins.deep, hair: hairs.black, dress: paint.gold, ground: grounds.clayArch }),
  ],
  [
    "Specialty",
    "copper goddess braids swept into a bun with loose curls, in profile",
    (seed) => goddess(seed, { skin: skins.brown, hair: hairs.copper, dress: paint.cocoa, ground: grounds.sageHill }),
  ],
  [
    "Specialty",
    "boho braids: two chestnut brown plaits with loose waves",
    (seed) =>
      closeUp(seed, {
        draw: plait,
        hair: hairs.chestnut,
        width: 104,
        pose: "pair",
        ground: grounds.blushArch,
        loose: true,
        accent: "beads",
      }),
  ],
  [
    "Specialty",
    "a crown braid: one dark brown plait laid in a ring",
    (seed) =>
      closeUp(seed, {
        draw: plait,
        hair: hairs.espresso,
        width: 96,
        pose: "ring",
        ground: grounds.sandPanel,
        accent: "cuffs",
      }),
  ],
  [
    "Specialty",
    "one thick black plait with copper ends that sweeps across the picture",
    (seed) =>
      closeUp(seed, {
        draw: plait,
        hair: hairs.black,
        tips: hairs.copper,
        width: 150,
        pose: "sweep",
        ground: grounds.creamSun,
        accent: "cuffs",
      }),
  ],
];

/** The pictures of the gallery page. */
export const gallery = drawings.map(([category, alt, draw], i) =>
  picture(`gallery-${String(i + 1).padStart(2, "0")}`, category, alt, draw),
);
