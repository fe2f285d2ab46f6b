import type { Point } from "./geometry.ts";
import { type Look, openOf } from "./look.ts";

/** The outline of a face in profile, from the crown round the face to the ear and back. */
export function outlineOf(look: Look): Point[] {
  const nose = (look.nose - 1) * 12;
  const full = (look.lips - 1) * 8;
  const jaw = (look.jaw - 1) * 46;
  return look.age === "child" ? childOutline(nose, full, jaw) : adultOutline(look, nose, full, jaw);
}

function childOutline(n: number, full: number, jaw: number): Point[] {
  return [
    [0, -92],
    [-52, -69],
    [-87, -38],
    [-100, -6],
    [-97, 14],
    [-90, 28],
    [-94, 41],
    [-102 - n, 52],
    [-104 - n, 58],
    [-97, 64],
    [-93, 67],
    [-100 - full, 76],
    [-98 - full, 82],
    [-94, 85],
    [-98 - full, 90],
    [-93, 97],
    [-88, 102],
    [-89, 109],
    [-82, 117],
    [-68, 123],
    [-20, 110],
    [10 + jaw, 84],
    [26, 50],
    [40, 0],
    [20, -60],
  ];
}

function adultOutline(look: Look, n: number, full: number, jaw: number): Point[] {
  const [tip, chin, open] = [look.tip ?? 0, look.chin ?? 0, openOf(look)];
  const back = open * 0.35;
  const out = back - chin * 4;
  const low = open + chin * 4;
  return [
    [0, -92],
    [-52, -70],
    [-84, -42],
    [-96, -8],
    [-97, 6],
    [-90 - Math.max(0, -tip) * 4, 20],
    [-97 + tip * 3.4, 38 - tip * 2],
    [-109 - n + tip * 1.4, 57 - tip * 3],
    [-112 - n, 66 - tip * 4],
    [-103, 73 - tip],
    [-95, 76],
    [-102 - full, 86],
    [-103 - full, 92],
    [-96 + back, 97 + open * 0.4],
    [-103 - full + back, 103 + open],
    [-100 - full + back, 111 + open],
    [-92 + back, 117 + open],
    [-95 + out, 126 + low * 0.9],
    [-94 - jaw * 0.2 + out, 136 + low],
    [-84 + out, 144 + low],
    [-66 + back, 146 + low],
    [-22, 128 + jaw * 0.2 + low * 0.4],
    [8 + jaw * 0.6, 98],
    [24, 56],
    [40, 0],
    [20, -60],
  ];
}
