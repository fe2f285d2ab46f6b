import { mix } from "./geometry.ts";
import type { Place } from "./skull.ts";

/** Elevation of the edge of the hair at an azimuth: forehead, temple, sideburn, behind the ear, nape. */
export function hairlineAt(azimuth: number): number {
  const at = Math.abs(((azimuth + 540) % 360) - 180);
  const stops: Place[] = [
    [0, 37],
    [24, 36],
    [44, 31],
    [58, 22],
    [68, 12],
    [76, 2],
    [83, -4],
    [92, 0],
    [102, -4],
    [112, -18],
    [128, -34],
    [150, -40],
    [180, -37],
  ];
  for (let i = 1; i < stops.length; i++) {
    const [a, b] = [stops[i - 1], stops[i]];
    if (a && b && at <= b[0]) return mix(a[1], b[1], (at - a[0]) / (b[0] - a[0]));
  }
  return -38;
}

/** The hairline, which leaves the whole left ear free. */
export function earFreeAt(azimuth: number): number {
  if (azimuth < 92) return hairlineAt(azimuth);
  return hairlineAt(Math.max(92, azimuth - 5));
}
