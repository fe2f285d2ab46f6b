import { cloud } from "../closeUp.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { View } from "../skull.ts";
import { blurred, circle, element, group, line, shape } from "../svg.ts";

function clock(at: Point, r: number): string {
  const hour = (turn: number) =>
    element("path", {
      d: `M0 ${-r * 0.8}V${-r * 0.7}`,
      stroke: paint.cocoa,
      "stroke-width": 3.4,
      "stroke-linecap": "round",
      transform: `rotate(${turn})`,
    });
  const marks = Array.from({ length: 12 }, (_, i) => hour(i * 30)).join("");
  const hands =
    line(`M0 6L${r * 0.06} ${-r * 0.66}M-4 4L${r * 0.42} ${-r * 0.2}`, paint.cocoa, 5) + circle([0, 0], 5, paint.rust);
  return (
    blurred(circle([at[0] + 5, at[1] + 8], r + 4, "#7a4a2c", { opacity: 0.4 }), 5) +
    circle(at, r + 3, paint.rust) +
    circle(at, r - 6, paint.paper) +
    group(marks + hands, { transform: `translate(${at[0]} ${at[1]})` })
  );
}

/** From behind: the left half in rows, the right half still loose, with a comb in it. */
export function sameDay(): string {
  const view: View = { turn: 180, tilt: 12, at: [330, 258], scale: 1.36 };
  const list = sideRows(9, "nape").map((places) => ({
    places,
    after: { length: 48, lift: 4, spread: -0.1, sway: 2 },
    options: { end: { kind: "tuft" as const } },
  }));
  const braids = rows(view, { width: 16, kind: "row", tone: hairs.black }, list);
  const look = woman({ skin: skins.brown, cloth: paint.rose, wears: "hoodie" });
  const middle: Point = [356, 240];
  const afro = cloud(
    middle,
    168,
    hairs.black,
    ([x, y]) => x > 333 + 7 * Math.sin(y / 11) && y < 384 + 10 * Math.sin(x / 15) - Math.max(0, x - 420) * 0.25,
  );
  const comb = group(
    shape("M-10 -86Q0 -96 10 -86L13 -30Q13 -20 26 -16V-6H-26V-16Q-13 -20 -13 -30Z", paint.mustard) +
      line("M-22 -6V44M-13 -6V50M-4.5 -6V52M4.5 -6V52M13 -6V50M22 -6V44", gold.dark, 4.4) +
      line("M-6 -82L-8 -32", gold.light, 4),
    { transform: "translate(462 96) rotate(24)" },
  );
  return [
    plain(paint.peach),
    shape("M0 470H800V600H0Z", paint.cream),
    line("M0 470H800", paint.mustard, 2),
    clock([596, 112], 60),
    figure({ view, look, hairdos: [braids], scalp: "#8a5d42" }),
    comb,
    afro,
  ].join("");
}
