import { hairs } from "../palette";
import { stillLife } from "../scenes/stillLife";
import { plait } from "../strands/plait";
import { grounds } from "./grounds";
import { picture } from "./picture";

/** The pictures of the landing pages for a service at short notice, named after their routes. */
export const shortNotice = [
  picture("same-day-braids", "Same Day", "a thick black plait beside a clock", (seed) =>
    stillLife(seed, {
      draw: plait,
      hair: hairs.black,
      width: 150,
      ground: grounds.sandPanel,
      motif: "clock",
      accent: "cuffs",
    }),
  ),
  picture("walk-in-braids", "Walk-In", "a thick chestnut brown plait beside a salon door that stands open", (seed) =>
    stillLife(seed, {
      draw: plait,
      hair: hairs.chestnut,
      width: 150,
      ground: grounds.blushSun,
      motif: "door",
      accent: "thread",
    }),
  ),
  picture("last-minute-braids", "Last Minute", "a thick burgundy plait beside a calendar with today ticked", (seed) =>
    stillLife(seed, {
      draw: plait,
      hair: hairs.burgundy,
      width: 150,
      ground: grounds.creamSun,
      motif: "calendar",
      accent: "cuffs",
    }),
  ),
  picture("emergency-braids", "Emergency", "a thick dark brown plait beside a rat-tail comb", (seed) =>
    stillLife(seed, {
      draw: plait,
      hair: hairs.espresso,
      width: 150,
      ground: grounds.blushPanel,
      motif: "comb",
      accent: "beads",
    }),
  ),
  picture("braids-open-today", "Open Today", "a thick copper plait beside a bright sun", (seed) =>
    stillLife(seed, {
      draw: plait,
      hair: hairs.copper,
      width: 150,
      ground: grounds.sageHill,
      motif: "sun",
      accent: "cuffs",
    }),
  ),
];
