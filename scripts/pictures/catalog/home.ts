import { hairs, paint, skins } from "../palette";
import { draped, ponytail } from "../scenes/fromBehind";
import { goddess } from "../scenes/side/goddess";
import { lemonade } from "../scenes/side/lemonade";
import { tribal } from "../scenes/side/tribal";
import { finePlait } from "../strands/finePlait";
import { grounds } from "./grounds";
import { picture } from "./picture";

/** The pictures of the home page's carousel. */
export const home = [
  picture("home-1", "Knotless", "a woman seen from behind with long black knotless braids and gold cuffs", (seed) =>
    draped(seed, {
      skin: skins.brown,
      hair: hairs.black,
      dress: paint.terracotta,
      ground: grounds.goldSun,
      draw: finePlait,
      count: 11,
      width: 33,
      accent: "cuffs",
    }),
  ),
  picture(
    "home-2",
    "Goddess Braids",
    "a woman in profile with thick dark brown goddess braids swept into a bun, and loose curls at the neck",
    (seed) => goddess(seed, { skin: skins.deep, hair: hairs.espresso, dress: paint.gold, ground: grounds.blushArch }),
  ),
  picture(
    "home-3",
    "Lemonade",
    "a woman in profile with burgundy lemonade braids that sweep over one shoulder",
    (seed) =>
      lemonade(seed, { skin: skins.warm, hair: hairs.burgundy, dress: paint.forest, ground: grounds.creamArch }),
  ),
  picture(
    "home-4",
    "Feed-In",
    "a woman seen from behind with black feed-in rows that run up into a high ponytail of plaits",
    (seed) =>
      ponytail(seed, {
        skin: skins.deep,
        hair: hairs.black,
        dress: paint.sage,
        ground: grounds.blushSun,
        draw: finePlait,
        count: 7,
        width: 36,
      }),
  ),
  picture(
    "home-5",
    "Tribal",
    "a woman in profile with chestnut brown tribal braids and beads beside the face",
    (seed) =>
      tribal(seed, { skin: skins.brown, hair: hairs.chestnut, dress: paint.terracotta, ground: grounds.sageHill }),
  ),
];
