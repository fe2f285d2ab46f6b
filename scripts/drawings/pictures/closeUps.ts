import { sideBySide } from "../closeUp.ts";
import { lighten } from "../color.ts";
import { plain } from "../ground.ts";
import { hairs, paint } from "../palette.ts";

export function fauxLocs(): string {
  const drawn = sideBySide(6, 72, "loc", hairs.brown, (i) => ({
    end: { kind: "none", cuffs: [0, 2, 3, 5].includes(i) ? [0.36 + ((i * 17) % 30) / 100] : [] },
  }));
  return plain(paint.peach) + drawn;
}

/** Butterfly locs side by side, before a ground so wide that the picture counts as a drawing (`isDrawn`). */
export function butterflyLocs(): string {
  const drawn = sideBySide(6, 76, "butterfly", hairs.brown, (i) => ({
    seed: i * 11 + 6,
    fine: true,
    end: { kind: "none", cuffs: i % 3 === 1 ? [0.3 + i * 0.08] : [] },
  }));
  return plain(lighten(paint.sage, 0.12)) + drawn;
}

export function honeyTwists(): string {
  const drawn = sideBySide(7, 66, "spring", hairs.honey, (i) => ({
    reach: 372 + ((i * 37) % 70),
    end: { kind: "curl", curl: 6.5 },
  }));
  return plain("#4a2418") + drawn;
}
