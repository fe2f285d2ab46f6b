import type { Place, Space } from "./skull.ts";

/** Combed from a part in the middle to both sides at the front, and straight down elsewhere. */
export function middlePart([azimuth]: Place): Space {
  return Math.abs(azimuth) < 80 ? [azimuth < 0 ? -2.8 : 2.8, 0, -0.7] : [0, 0, -0.3];
}

/** As with a part in the middle, for a head turned to the left: its far side is combed well away from the face. */
export function middlePartTurned([azimuth]: Place): Space {
  return azimuth < 0 && azimuth > -90 ? [-3.4, 0, -0.2] : middlePart([azimuth, 0]);
}

/** Combed back, above and behind the ear. */
export function backward([, elevation]: Place): Space {
  return [0, elevation < 40 ? 0.5 : 0, -2.6];
}
