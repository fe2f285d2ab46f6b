import type { Tone } from "../color.ts";
import { type CrownRow, crownRows } from "../crownRows.ts";
import { figure } from "../figure.ts";
import { trimmed } from "../fromAbove.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";
import { group } from "../svg.ts";
import { panelGround } from "./panel.ts";

export interface OnHead {
  ground: string;
  skin: Tone;
  tone: Tone;
  cloth: string;
  /** The lanes of the hair, in the order in which they are made. */
  lanes: readonly CrownRow[];
  /** How many are parted, and how many of those are braided. */
  parted: number;
  braided: number;
  /** How far the head is turned to the right, in degrees. */
  turn?: number;
  /** Drawn upon the head: a comb, a hand. */
  upon?: string;
}

const view: View = { turn: 180, tilt: -86, at: [200, 206], scale: 1.66 };

/** A head from above in a panel: some lanes braided, some parted and combed, the rest still one. */
export function onHead({ ground, skin, tone, cloth, lanes, parted, braided, turn = 0, upon = "" }: OnHead): string {
  const rows = lanes.map((lane, i) => ({ ...lane, loose: i >= braided, bare: i >= parted }));
  // The lanes that are made lie on the others, so that their lines are whole.
  const flat = crownRows(view, tone, skin, rows.toReversed(), 4.6);
  const head = figure({ view, look: woman({ skin, cloth }), hairdos: [trimmed(view, { flat, pieces: [] })] });
  const turned = turn ? group(head, { transform: `rotate(${turn} ${view.at[0]} ${view.at[1]})` }) : head;
  return panelGround(ground) + turned + upon;
}
