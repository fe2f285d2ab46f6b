import type { Motif } from "../../../renderer/contract/types.generated";
import motifs from "./motifs.json" with { type: "json" };
import plait from "./plait.json" with { type: "json" };
import { cssTile } from "./tile";

type Drawn = Exclude<Motif, "none">;

/** The height of every drawing, in its own units. */
const HEIGHT = 72;

/**
 * The motifs that a page can have, drawn close up: SVG elements in any color, since a mask uses only their shapes. Each is
 * one stretch that runs along a line; its left edge continues its right one.
 */
const drawings: Record<Drawn, { width: number; inner: string }> = motifs;

/** Those that are drawn, all but none. */
export const motifNames = Object.keys(drawings) as Drawn[];

/** A motif as a CSS `url()` to mask a color with; nothing of the color is left where there is none. */
export function motifTile(name: Motif): string {
  if (name === "none") return "linear-gradient(transparent,transparent)";
  const { width, inner } = drawings[name];
  return cssTile(width, HEIGHT, inner);
}

/** The motif turned, so that it runs from the top to the bottom. */
export function hangingTile(name: Drawn): string {
  const { width, inner } = drawings[name];
  return cssTile(HEIGHT, width, `<g${hanging()}>${inner}</g>`);
}

/**
 * The plait that hangs, large: each strand ends along the edges of the two that it dives under, because at this size ends
 * that are cut across would be seen.
 */
export const hangingPlaitTile = /* @__PURE__ */ cssTile(
  HEIGHT,
  drawings.plait.width,
  `<g${hanging()}>${plait.hanging}</g>`,
);

/** Turns a drawing, so that it hangs, with its middle this far from the left. */
export function hanging(middle = HEIGHT / 2): string {
  return ` transform='matrix(0 1 1 0 ${middle - HEIGHT / 2} 0)'`;
}
