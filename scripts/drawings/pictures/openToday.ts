import { figure } from "../figure.ts";
import { plain } from "../ground.ts";
import { gold, hairs, paint, red, skins, white } from "../palette.ts";
import { child } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import type { View } from "../skull.ts";
import { circle, element, line, shape } from "../svg.ts";

/** A child at the window in the morning, looking at the sign. */
export function openToday(): string {
  const view: View = { turn: 90, lean: 8, at: [292, 292], scale: 1.3, mirrored: true };
  const list = sideRows(8, "nape").map((places, i) => ({
    places,
    after: { length: 96 + ((i * 3) % 4) * 12, lift: 4, spread: 0.02, sway: 2 },
    options: {
      taper: (part: number) => Math.min(1, 0.6 + part * 3),
      end: { kind: "beads" as const, beads: i % 2 ? [white, gold, white] : [gold, red, gold] },
    },
  }));
  const braids = rows(view, { width: 14, kind: "row", tone: hairs.black }, list);
  const look = child({ skin: skins.brown, cloth: paint.mustard, wears: "hoodie", eyes: "open" });
  const frame = (d: string) => line(d, paint.cocoa, 13, { "stroke-linecap": "butt" });
  return [
    plain(paint.sand),
    shape("M70 40H760V470H70Z", "#fbe9c8"),
    circle([566, 330], 92, paint.apricot),
    circle([566, 330], 118, paint.apricot, { opacity: 0.3 }),
    shape("M70 420C200 360 320 380 440 402C560 424 660 380 760 372V470H70Z", paint.sage),
    shape("M70 448C220 420 420 446 760 424V470H70Z", "#76805c"),
    frame("M70 40H760V470H70ZM420 40V470"),
    shape("M40 470H790V494H40Z", paint.cream),
    line("M40 494H790", paint.sand, 5),
    line("M506 40L550 92L594 40", paint.cocoa, 3),
    element("rect", { x: 458, y: 92, width: 184, height: 74, rx: 10, fill: paint.rust }),
    element("rect", {
      x: 465,
      y: 99,
      width: 170,
      height: 60,
      rx: 6,
      fill: "none",
      stroke: paint.cream,
      "stroke-width": 2,
    }),
    sign("OPEN", 476, 110),
    figure({ view, look, hairdos: [braids], scalp: "#7c5138" }),
  ].join("");
}

/** Capital letters of 38 by 30 units, drawn so that no typeface is needed. */
function sign(word: string, x: number, y: number): string {
  const letters: Record<string, string> = {
    O: "M15 0a15 19 0 1 0 .1 0Z",
    P: "M0 38V0H14a11 11 0 0 1 0 22H0",
    E: "M24 0H0V38H24M0 19H20",
    N: "M0 38V0L26 38V0",
  };
  return [...word]
    .map((letter, i) => line(letters[letter] ?? "", paint.cream, 7, { transform: `translate(${x + i * 41} ${y})` }))
    .join("");
}
