import { sweep } from "./lines.ts";
import type { Place } from "./skull.ts";

/** Rows on one side of the head, from the hairline round the ear to the nape: nested curves from the middle down. */
export function sideRows(count: number, to: "nape" | Place, side: 1 | -1 = 1): Place[][] {
  const starts: Place[] = [
    [2, 40],
    [16, 39],
    [30, 37],
    [43, 33],
    [54, 26],
    [64, 17],
    [72, 9],
    [78, 0],
  ];
  const middles: Place[] = [
    [92, 88],
    [92, 74],
    [93, 61],
    [94, 49],
    [95, 38],
    [96, 28],
    [97, 18],
    [96, 9],
  ];
  const ends: Place[] = [
    [180, -36],
    [172, -37],
    [163, -38],
    [154, -38],
    [145, -36],
    [136, -33],
    [127, -29],
    [118, -20],
  ];
  return Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * 7;
    const [start, middle, end] = [starts, middles, ends].map((list): Place => {
      const [a, b] = [list[Math.floor(at)] ?? [0, 0], list[Math.ceil(at)] ?? [0, 0]];
      const part = at - Math.floor(at);
      return [side * (a[0] + (b[0] - a[0]) * part), a[1] + (b[1] - a[1]) * part];
    });
    const last = to === "nape" ? end : to;
    return sweep(start ?? [0, 0], middle ?? [0, 0], last ?? [0, 0]);
  });
}
