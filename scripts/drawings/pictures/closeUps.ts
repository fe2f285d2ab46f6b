import { sideBySide } from "../closeUp.ts";
import { lighten, type Tone } from "../color.ts";
import { plain } from "../ground.ts";
import { hairs, paint } from "../palette.ts";
import { blurred } from "../svg.ts";

export function fauxLocs(): string {
  const drawn = sideBySide(6, 72, "loc", hairs.brown, (i) => ({
    end: { kind: "none", cuffs: [0, 2, 3, 5].includes(i) ? [0.36 + ((i * 17) % 30) / 100] : [] },
  }));
  return plain(paint.peach) + drawn;
}

/** Butterfly locs so close together that their loops touch, others in their shade behind them. */
export function butterflyLocs(): string {
  const back: Tone = { base: lighten(hairs.brown.base, -0.07), light: hairs.brown.base, dark: hairs.brown.dark };
  const front: Tone = {
    ...hairs.brown,
    base: lighten(hairs.brown.base, 0.05),
    light: lighten(hairs.brown.light, 0.04),
  };
  const locs = (count: number, width: number, tone: Tone) =>
    sideBySide(count, width, "butterfly", tone, (i) => ({
      seed: i * 11 + count,
      end: { kind: "none", cuffs: width > 60 && i % 3 === 1 ? [0.3 + i * 0.08] : [] },
    }));
  return plain(lighten(hairs.brown.dark, -0.02)) + blurred(locs(7, 50, back), 3) + locs(6, 68, front);
}

export function honeyTwists(): string {
  const drawn = sideBySide(7, 66, "spring", hairs.honey, (i) => ({
    reach: 372 + ((i * 37) % 70),
    end: { kind: "curl", curl: 6.5 },
  }));
  return plain("#4a2418") + drawn;
}
