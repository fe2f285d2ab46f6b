import { lighten, type Tone } from "./color.ts";

/** The grounds and cloths of the drawings: the site's terracotta, peach, sand, sage and gold. */
export const paint = {
  paper: "#fffaf3",
  cream: "#f6eadb",
  peach: "#eecab0",
  sand: "#e2bd98",
  terracotta: "#d38a62",
  rust: "#a03c1f",
  apricot: "#f2b463",
  sage: "#8b9470",
  forest: "#3f5a49",
  plum: "#6b3a62",
  indigo: "#454d8c",
  mustard: "#c8962f",
  cocoa: "#3a1d14",
  ivory: "#f8efe2",
  denim: "#46627f",
  rose: "#b9616a",
  slate: "#3d4750",
} as const;

/** Gold of cuffs, rings and beads. */
export const gold: Tone = { base: "#c9942b", light: "#f6d98b", dark: "#85570f" };

export const hairs = {
  black: { base: "#352a27", light: "#85705f", dark: "#150e0d" },
  brown: { base: "#4b3125", light: "#a07154", dark: "#1f120c" },
  chestnut: { base: "#6a3a22", light: "#b5764c", dark: "#331709" },
  copper: { base: "#a64a1e", light: "#ea9457", dark: "#571f08" },
  burgundy: { base: "#671a33", light: "#b2506a", dark: "#330817" },
  honey: { base: "#b5813a", light: "#eccb86", dark: "#6e4415" },
  silver: { base: "#8b8783", light: "#dcd9d4", dark: "#4c4846" },
} satisfies Record<string, Tone>;

export const skins = {
  deep: skin("#4f2c20"),
  dark: skin("#67402c"),
  brown: skin("#835339"),
  warm: skin("#9c6743"),
  light: skin("#ba8357"),
  tan: skin("#cd9a6e"),
} satisfies Record<string, Tone>;

function skin(base: string): Tone {
  return { base, light: lighten(base, 0.07), dark: lighten(base, -0.09) };
}

export const red = { base: "#a83a22", light: "#e08a6a", dark: "#5e190b" };

export const white = { base: "#f1e7d8", light: "#ffffff", dark: "#a8977f" };

export const wood = { base: "#8a5a33", light: "#c99a68", dark: "#4c2c14" };
