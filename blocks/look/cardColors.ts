import { type AccentName, colorsOf } from "./palette";

/** The colors of a card. */
export type CardColors = ReturnType<typeof cardColors>;

/** Those of the page's soft sections by day: a card has no night, it stands wherever a network puts it. */
export function cardColors(name: AccentName) {
  const { light } = colorsOf(name);
  return {
    ground: light["--soft"],
    ink: light["--ink"],
    muted: light["--muted"],
    accent: light["--accent"],
    gold: light["--gold"],
  };
}
