import type { Point } from "./geometry.ts";
import type { Look } from "./look.ts";

/** The outline of a face in profile, from the crown round the face to the ear and back. */
export function outlineOf(look: Look): Point[] {
  const nose = (look.nose - 1) * 12;
  const full = (look.lips - 1) * 8;
  const jaw = (look.jaw - 1) * 46;
  return look.age === "child" ? childOutline(nose, full, jaw) : adultOutline(nose, full, jaw);
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

function adultOutline(n: number, full: number, jaw: number): Point[] {
  return [
    [0, -92],
    [-52, -70],
    [-84, -42],
    [-96, -8],
    [-97, 6],
    [-90, 20],
    [-97, 38],
    [-109 - n, 57],
    [-112 - n, 66],
    [-103, 73],
    [-95, 76],
    [-102 - full, 86],
    [-103 - full, 92],
    [-96, 97],
    [-103 - full, 103],
    [-100 - full, 111],
    [-92, 117],
    [-95, 126],
    [-94 - jaw * 0.2, 136],
    [-84, 144],
    [-66, 146],
    [-22, 128 + jaw * 0.2],
    [8 + jaw * 0.6, 98],
    [24, 56],
    [40, 0],
    [20, -60],
  ];
}
