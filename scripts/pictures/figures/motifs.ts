import { element } from "../draw/svg";
import { paint } from "../palette";

/** What a picture of a service at short notice shows beside the hair, about 260 units wide around 0, 0. */
export type Motif = keyof typeof motifs;

const round = { strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const motifs = {
  /** A wall clock at ten past ten. */
  clock: () => [
    element("circle", { r: 128, fill: paint.terracotta }),
    element("circle", { r: 108, fill: paint.cream }),
    ...Array.from({ length: 12 }, (_, i) =>
      element("path", {
        d: "M0 -96V-82",
        stroke: i % 3 === 0 ? paint.cocoa : paint.gold,
        strokeWidth: i % 3 === 0 ? 8 : 5,
        transform: `rotate(${i * 30})`,
        ...round,
      }),
    ),
    element("path", { d: "M-44 -36L0 0L56 -50", fill: "none", stroke: paint.cocoa, strokeWidth: 10, ...round }),
    element("circle", { r: 9, fill: paint.gold }),
  ],
  /** A salon door that stands ajar, with warm light behind it. */
  door: () => [
    element("path", { d: "M-116 190V-90A116 116 0 0 1 116 -90V190Z", fill: paint.cocoa }),
    element("path", { d: "M-98 190V-86A98 98 0 0 1 98 -86V190Z", fill: paint.apricot }),
    element("path", { d: "M-98 190V-86C-98 -140 -60 -178 -8 -184L36 -150V214Z", fill: paint.terracotta }),
    element("path", { d: "M-72 60V-74C-72 -108 -46 -138 -10 -142L10 -124V70Z", fill: paint.blush }),
    element("path", { d: "M-72 164V92L10 102V186Z", fill: "none", stroke: paint.gold, strokeWidth: 4, ...round }),
    element("circle", { cx: 20, cy: 62, r: 9, fill: paint.gold }),
    element("path", { d: "M-150 192H-98M36 214L150 192", stroke: paint.cocoa, strokeWidth: 8, ...round }),
  ],
  /** A rat-tail comb, as partings are drawn with. */
  comb: () => [
    element(
      "g",
      { transform: "rotate(24)" },
      element("path", { d: "M-60 -36L200 -22C212 -21 212 -9 200 -8L-60 6Z", fill: paint.gold }),
      element("path", { d: "M-190 -48H-60V6H-190Z", fill: paint.gold }),
      element("path", {
        d: Array.from({ length: 13 }, (_, i) => `M${-184 + i * 10} 0V74`).join(""),
        stroke: paint.gold,
        strokeWidth: 5,
        strokeLinecap: "round",
      }),
      element("path", { d: "M-182 -36H-62L190 -18", fill: "none", stroke: paint.goldShine, strokeWidth: 4, ...round }),
    ),
  ],
  /** A calendar whose day is ticked. */
  calendar: () => [
    element("rect", {
      x: -116,
      y: -110,
      width: 232,
      height: 232,
      rx: 20,
      fill: paint.cream,
      stroke: paint.cocoa,
      strokeWidth: 8,
    }),
    element("path", {
      d: "M-116 -58V-90A20 20 0 0 1 -96 -110H96A20 20 0 0 1 116 -90V-58Z",
      fill: paint.terracotta,
      stroke: paint.cocoa,
      strokeWidth: 8,
    }),
    element("path", { d: "M-60 -132V-92M60 -132V-92", stroke: paint.cocoa, strokeWidth: 14, strokeLinecap: "round" }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((i) =>
      element("circle", {
        cx: -78 + (i % 4) * 52,
        cy: -22 + Math.floor(i / 4) * 52,
        r: 11,
        fill: i === 6 ? paint.gold : paint.blush,
      }),
    ),
    element("path", { d: "M0 30L20 52L62 2", fill: "none", stroke: paint.terracotta, strokeWidth: 13, ...round }),
  ],
  /** The sun over a window sill: open today. */
  sun: () => [
    ...Array.from({ length: 12 }, (_, i) =>
      element("path", {
        d: "M0 -104V-134",
        stroke: paint.gold,
        strokeWidth: 9,
        strokeLinecap: "round",
        transform: `rotate(${i * 30})`,
      }),
    ),
    element("circle", { r: 86, fill: paint.apricot }),
    element("circle", { r: 64, fill: "none", stroke: paint.cream, strokeWidth: 4 }),
  ],
};
