import { hairs, paint, skins } from "../palette";
import { closeUp } from "../scenes/closeUp";
import { curtain } from "../scenes/curtain";
import { draped } from "../scenes/fromBehind";
import { goddess } from "../scenes/side/goddess";
import { lemonade } from "../scenes/side/lemonade";
import { butterflyLoc, loc } from "../strands/loc";
import { plait } from "../strands/plait";
import { passion, rope, senegalese } from "../strands/rope";
import { grounds } from "./grounds";
import type { Untitled } from "./picture";

/** The gallery's twists, locs and specialty styles. */
export const galleryTwists: Untitled[] = [
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
