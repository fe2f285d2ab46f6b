import { gold } from "../palette.ts";
import { group, line, shape } from "../svg.ts";

/** A comb with a long tail, which lies on the parts from the lower right. */
export function tailComb(transform: string): string {
  const teeth = Array.from({ length: 15 }, (_, i) => line(`M${122 + i * 8} 8v36`, i % 2 ? gold.base : gold.dark, 3.6));
  const back = "M108 -14H236Q244 -14 244 -4V6Q244 12 236 12H112Q104 12 104 4V-6Q104 -14 108 -14Z";
  const tail = "M0 -1L106 -9V7Z";
  return group(
    group(shape(back, "#1c0f0a") + shape(tail, "#1c0f0a"), { transform: "translate(7 11)", opacity: 0.4 }) +
      teeth.join("") +
      shape(tail, gold.base) +
      shape(back, gold.base) +
      line("M112 -8H236M30 -2L100 -5", gold.light, 3),
    { transform },
  );
}
