import { colorsOf, siteAccent } from "../../blocks/look/palette";

/** The colors of one head of hair, from its deepest shadow to its shine. */
export interface Hair {
  /** What the hair color is called in a picture's text alternative. */
  name: string;
  edge: string;
  shade: string;
  base: string;
  sheen: string;
}

/** Hair colors as a salon orders them. */
export const hairs = {
  black: { name: "black", edge: "#140c0a", shade: "#21150f", base: "#35231b", sheen: "#7d5c48" },
  espresso: { name: "dark brown", edge: "#1f100a", shade: "#311b11", base: "#4b2b1b", sheen: "#99694a" },
  chestnut: { name: "chestnut brown", edge: "#34170c", shade: "#532814", base: "#763d20", sheen: "#c18254" },
  copper: { name: "copper", edge: "#54200d", shade: "#843715", base: "#b3521f", sheen: "#eaa066" },
  burgundy: { name: "burgundy", edge: "#2d0a12", shade: "#4b121e", base: "#6f1f2d", sheen: "#bd6670" },
  honey: { name: "honey blonde", edge: "#5c3611", shade: "#8d581d", base: "#c08432", sheen: "#f1ca83" },
} satisfies Record<string, Hair>;

/** Skin: `base` for face and neck, `shade` for what turns away, `scalp` for the lines of the parting. */
export const skins = {
  deep: { base: "#6b3e28", shade: "#53301f", scalp: "#9a6444" },
  brown: { base: "#84502f", shade: "#693d23", scalp: "#b47c54" },
  warm: { base: "#a2683f", shade: "#85512f", scalp: "#cf9767" },
} as const;
export type Skin = (typeof skins)[keyof typeof skins];

const theme = colorsOf(siteAccent).light;

/** The theme's own colors, and a few that sit beside them. */
export const paint = {
  cream: theme["--paper"],
  sand: theme["--soft"],
  line: theme["--soft-line"],
  ink: theme["--ink"],
  cocoa: theme["--deep"],
  terracotta: theme["--accent"],
  gold: theme["--gold"],
  clay: "#d58a62",
  blush: "#efc9ab",
  apricot: "#f3b562",
  sage: "#8a9272",
  forest: "#3f5546",
  goldEdge: "#8a5a13",
  goldShine: "#f6d998",
} as const;
