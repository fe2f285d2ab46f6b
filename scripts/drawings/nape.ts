import { bedOfHair } from "./bedOfHair.ts";
import type { Tone } from "./color.ts";
import { mix } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { sweep } from "./lines.ts";
import type { Place, View } from "./skull.ts";

/** The hairline behind the ear, which it leaves free. */
function edgeAt(azimuth: number): number {
  return hairlineAt(azimuth - 4);
}

/** Rows from behind the left ear to a place at the nape. */
export function napeRows(to: Place): Place[][] {
  return [104, 110, 117, 125, 133].map((azimuth) => {
    const low = edgeAt(azimuth) + 2;
    return sweep([azimuth, low], [mix(azimuth, to[0], 0.5), mix(low, to[1], 0.3)], to);
  });
}

/** The short hair below those rows. */
export function napeBed(view: View, tone: Tone, skin: string, to: Place): string {
  const edge = Array.from({ length: 66 }, (_, i): Place => [105 + i, edgeAt(105 + i)]);
  return bedOfHair(view, { tone, skin, outline: [...edge, to, [176, 0], [103, 6]], edges: [edge], to, lift: 1 });
}
