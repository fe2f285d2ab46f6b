import type { Motif } from "../../../renderer/contract/types.generated";
import { beadedPlait, fedInPlait, growingPlait, hanging, plait } from "./plait";
import { drawBraid, ray } from "./stitches";
import { at, cssTile, type Drawing, HEIGHT, line, shape } from "./tile";

const ROUND = "stroke-linecap='round'";
const DASHES = "stroke-dasharray='9 3'";

const CORNROW = [-23, 0];
/** Each stitch twice as long as that of a cornrow. */
const RAISED = [-46, 0];

/** The motifs that a page can have, drawn close up and in one color. */
const drawings: Record<Exclude<Motif, "none">, () => Drawing> = {
  line: () => ({ width: HEIGHT, inner: line(5, "M0 36h72") }),
  dots: () => ({ width: 48, inner: shape("M24 22a14 14 0 1 0 .1 0z") }),
  wave: () => ({ width: 96, inner: line(9, "M-24 36q24-44 48 0t48 0t48 0") }),
  plait,
  chevrons: () => ({ width: 23, inner: drawBraid(CORNROW) }),
  boxes: () => ({ width: HEIGHT, inner: line(6, "M7 7h58v58h-58z") + line(9, "M36 25a11 11 0 1 0 .1 0z") }),
  rope: () => ({ width: 30, inner: line(17, at(["-32 60", "-2 60", "28 60"], "c20 0 14-48 34-48"), ROUND) }),
  curls: () => ({
    width: 66,
    inner: line(5, at(["-22 62", "-11 64", "0 66", "44 62", "55 64"], "c26-2 18-50 44-52c12 0 12 14 2 13"), ROUND),
  }),
  wraps: () => ({
    width: 88,
    inner:
      line(9, at(["8 65", "20 63", "32 65", "44 63", "56 65"], "q-8-28 4-57"), ROUND) +
      shape("M66 2h14q4 34 0 68h-14q4-34 0-68z"),
  }),
  loops: () => ({
    width: 44,
    inner:
      line(8, at(["6 47", "17 47", "28 47", "39 47"], "q-4-10 3-22"), ROUND) +
      line(5, at(["10 24"], "c-22-28 30-28 14 0") + at(["-12 48", "32 48"], "c-22 28 30 28 14 0")),
  }),
  sweep: () => ({
    width: 26,
    inner: line(11, at(["-80 76", "-54 76", "-28 76", "-2 76"], "c34-12 58-40 70-80"), "stroke-dasharray='13 4'"),
  }),
  taper: fedInPlait,
  beads: beadedPlait,
  coil: () => ({
    width: 76,
    inner: line(
      9,
      "M33 37a6 6 0 0 1 11-3a13 13 0 0 1-21 15a20 20 0 0 1 33-25a27 27 0 0 1-44 32a34 34 0 0 1 7-48",
      DASHES,
    ),
  }),
  fine: growingPlait,
  raised: () => ({ width: 46, inner: drawBraid(RAISED, 2) }),
  stitches: () => ({ width: 52, inner: line(8, "M0 8h52M0 64h52") + line(7, "M2 14l48 44M2 58l48-44") }),
  fishtail: () => ({
    width: 14,
    inner: line(6, at(["-24 5", "-10 5", "4 5"], "l26 38") + at(["-31 67", "-17 67", "-3 67"], "l26-38")),
  }),
  ribbon: () => ({
    width: 96,
    inner:
      line(17, "M-48 36c16 32 32 32 48 0s32-32 48 0s32 32 48 0s32-32 48 0") +
      line(5, at(["0 30", "0 42"], "c16 32 32 32 48 0s32-32 48 0"), "stroke-dasharray='9 4'"),
  }),
  zigzag: () => ({ width: 48, inner: line(7, at(["-24 26", "-24 48", "-24 70"], "l24-20l24 20l24-20l24 20")) }),
  rays: () => ({
    width: 104,
    inner: shape("M38 72a14 14 0 0 1 28 0z") + line(8, [8, 36, 63, 90, 117, 144, 172].map(ray).join(""), DASHES),
  }),
};

/** The motif turned, so that it runs from the top to the bottom. */
export function hangingTile(name: Exclude<Motif, "none">): string {
  const { width, inner } = drawings[name]();
  return cssTile(HEIGHT, width, `<g${hanging()}>${inner}</g>`);
}

/** Those that are drawn, all but none. */
export const motifNames = Object.keys(drawings) as Exclude<Motif, "none">[];

/** A motif as a CSS `url()` to mask a color with; nothing of the color is left where there is none. */
export function motifTile(name: Motif): string {
  if (name === "none") return "linear-gradient(transparent,transparent)";
  const { width, inner } = drawings[name]();
  return cssTile(width, HEIGHT, inner);
}
