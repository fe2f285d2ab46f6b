import { sideBySide } from "../closeUp.ts";
import { plain } from "../ground.ts";
import { hairs, paint } from "../palette.ts";
import { group } from "../svg.ts";

export function fauxLocs(): string {
  const drawn = sideBySide(6, 72, "loc", hairs.brown, (i) => ({
    end: { kind: "none", cuffs: [0, 2, 3, 5].includes(i) ? [0.36 + ((i * 17) % 30) / 100] : [] },
  }));
  return plain(paint.peach) + drawn;
}

/** Six butterfly locs on paper, in two sizes. */
export function butterflyLocs(): string {
  const drawn = [0, 1, 2, 3, 4, 5].map((i) =>
    group(
      sideBySide(1, i % 2 ? 58 : 40, "butterfly", hairs.brown, () => ({
        reach: 500 + ((i * 29) % 50),
        seed: i * 11 + 2,
        end: { kind: "curl", curl: 3.6 },
        taper: (part) => 1 - 0.22 * part,
      })),
      { transform: `translate(${-334 + i * 134} 0)` },
    ),
  );
  return plain(paint.sand) + drawn.join("");
}

export function honeyTwists(): string {
  const drawn = sideBySide(7, 66, "spring", hairs.honey, (i) => ({
    reach: 372 + ((i * 37) % 70),
    end: { kind: "curl", curl: 6.5 },
  }));
  return plain("#4a2418") + drawn;
}
