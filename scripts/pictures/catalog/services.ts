import { hairs, paint, skins } from "../palette";
import { boxed } from "../scenes/boxed";
import { crownTribal } from "../scenes/fromAbove";
import { draped, straightBack } from "../scenes/fromBehind";
import { goddess } from "../scenes/side/goddess";
import { lemonade } from "../scenes/side/lemonade";
import { sidePonytail } from "../scenes/side/sidePonytail";
import { sweptBack } from "../scenes/side/sweptBack";
import { finePlait } from "../strands/finePlait";
import { butterflyLoc, loc } from "../strands/loc";
import { passion, rope, senegalese } from "../strands/rope";
import { grounds } from "./grounds";
import { picture } from "./picture";

/** One picture for each landing page, named after its route. */
export const services = [
  picture(
    "knotless-braids",
    "Knotless",
    "a woman in profile with black knotless braids that lie flat from the hairline and fall down her back",
    (seed) =>
      sweptBack(seed, {
        skin: skins.warm,
        hair: hairs.black,
        dress: paint.gold,
        ground: grounds.sageHill,
        draw: finePlait,
      }),
  ),
  picture(
    "box-braids",
    "Box Braids",
    "a woman seen from behind with dark brown box braids, a knot at the root of each square part and beads at the ends",
    (seed) =>
      boxed(seed, {
        skin: skins.brown,
        hair: hairs.espresso,
        dress: paint.forest,
        ground: grounds.blushArch,
        draw: finePlait,
        width: 32,
        knot: true,
        accent: "beads",
      }),
  ),
  picture(
    "cornrows",
    "Cornrows",
    "a woman seen from behind with black straight-back cornrows and beads at the ends",
    (seed) =>
      straightBack(seed, {
        skin: skins.brown,
        hair: hairs.black,
        dress: paint.gold,
        ground: grounds.clayArch,
        draw: finePlait,
        count: 9,
        width: 28,
        accent: "beads",
      }),
  ),
  picture(
    "feed-in-braids",
    "Feed-In",
    "a woman in profile with feed-in braids that grow from the hairline into a high ponytail",
    (seed) =>
      sidePonytail(seed, { skin: skins.deep, hair: hairs.black, dress: paint.terracotta, ground: grounds.goldSun }),
  ),
  picture(
    "tribal-braids",
    "Tribal",
    "tribal braids seen from above: rows to the back, and rows to the sides with beads",
    (seed) => crownTribal(seed, { skin: skins.brown, hair: hairs.black, dress: paint.sage, ground: grounds.clayArch }),
  ),
  picture(
    "passion-twists",
    "Twists",
    "a woman seen from behind with chestnut brown passion twists over her shoulders",
    (seed) =>
      draped(seed, {
        skin: skins.warm,
        hair: hairs.chestnut,
        dress: paint.forest,
        ground: grounds.blushArch,
        draw: rope(passion),
        count: 9,
        width: 42,
      }),
  ),
  picture(
    "butterfly-locs",
    "Locs",
    "a woman seen from behind with copper butterfly locs, soft loops along their edges",
    (seed) =>
      draped(seed, {
        skin: skins.brown,
        hair: hairs.copper,
        dress: paint.cocoa,
        ground: grounds.creamSun,
        draw: butterflyLoc,
        count: 7,
        width: 46,
      }),
  ),
  picture("faux-locs", "Locs", "a woman seen from behind with dark brown faux locs and gold cuffs", (seed) =>
    draped(seed, {
      skin: skins.deep,
      hair: hairs.espresso,
      dress: paint.apricot,
      ground: grounds.clayHill,
      draw: loc,
      count: 9,
      width: 40,
      accent: "cuffs",
    }),
  ),
  picture(
    "senegalese-twists",
    "Twists",
    "a woman in profile with smooth black Senegalese twists that fall behind her shoulder, with gold cuffs",
    (seed) =>
      sweptBack(seed, {
        skin: skins.deep,
        hair: hairs.black,
        dress: paint.apricot,
        ground: grounds.blushSun,
        draw: rope(senegalese),
      }),
  ),
  picture(
    "lemonade-braids",
    "Lemonade",
    "a woman in profile with honey blonde lemonade braids that sweep to one side",
    (seed) =>
      lemonade(seed, { skin: skins.brown, hair: hairs.honey, dress: paint.terracotta, ground: grounds.blushSun }),
  ),
  picture(
    "goddess-braids",
    "Goddess Braids",
    "a woman in profile with black goddess braids in a crown and loose curls",
    (seed) => goddess(seed, { skin: skins.warm, hair: hairs.black, dress: paint.forest, ground: grounds.goldSun }),
  ),
];
