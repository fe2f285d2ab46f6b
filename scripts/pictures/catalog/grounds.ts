import type { GroundLook } from "../figures/ground";
import { paint } from "../palette";

/** The grounds that pictures stand on: warm, and light or deep enough for the hair before them. */
export const grounds = {
  blushArch: { shape: "arch", back: paint.cream, front: paint.blush },
  clayArch: { shape: "arch", back: paint.sand, front: paint.clay },
  creamArch: { shape: "arch", back: paint.clay, front: paint.cream },
  goldSun: { shape: "sun", back: paint.cream, front: paint.apricot },
  blushSun: { shape: "sun", back: paint.sand, front: paint.blush },
  creamSun: { shape: "sun", back: paint.blush, front: paint.cream },
  clayHill: { shape: "hill", back: paint.sand, front: paint.clay },
  sageHill: { shape: "hill", back: paint.cream, front: paint.sage },
  sandPanel: { shape: "panel", back: paint.cream, front: paint.sand },
  blushPanel: { shape: "panel", back: paint.cream, front: paint.blush },
  cocoaPanel: { shape: "panel", back: paint.sand, front: paint.cocoa },
} satisfies Record<string, GroundLook>;
