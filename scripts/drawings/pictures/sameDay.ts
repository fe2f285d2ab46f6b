import { cloud } from "../closeUp.ts";
import { lighten, type Tone } from "../color.ts";
import { figure } from "../figure.ts";
import type { Point } from "../geometry.ts";
import { plain } from "../ground.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import { rows } from "../rows.ts";
import { sideRows } from "../sideRows.ts";
import { skullOutline, type View } from "../skull.ts";
import { blurred, circle, clipped, element, group, line, shape, smooth } from "../svg.ts";

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

/** Above and behind: the left half in rows, the right half still loose, with a comb in it. */
export function sameDay(): string {
  const view: View = { turn: 180, tilt: -24, at: [330, 276], scale: 1.56 };
  const list = sideRows(9, "nape").map((places) => ({
    places,
    options: { taper: (part: number) => Math.min(1, 0.5 + part * 4, 0.5 + (1 - part) * 4) },
  }));
  const skull = smooth(skullOutline({ ...view, scale: view.scale * 1.05 }), true);
  const inside = `${skull}M0 300V600H800V300Z`;
  const { pieces } = rows(view, { width: 21, kind: "row", tone: hairs.black }, list);
  const braids = pieces.map((piece) => ({ ...piece, svg: clipped(inside, piece.svg) }));
  const look = woman({ skin: skins.brown, cloth: paint.rose, wears: "hoodie" });
  return [
    plain(paint.peach),
    shape("M0 470H800V600H0Z", paint.cream),
    line("M0 470H800", paint.mustard, 2),
    clock([594, 108], 50),
    figure({
      view,
      look,
      hairdos: [{ flat: clipped("M0 0H400V200H0Z", shape(skull, "#8a5d42")), pieces: braids }],
      scalp: "#8a5d42",
    }),
    loose(view),
    pick("translate(470 156) rotate(42)"),
    curls(view, ([x, y]) => Math.hypot(x - 436, y - 200) < 40),
  ].join("");
}

const black: Tone = { base: "#2f2521", light: "#715b4d", dark: "#17100e" };

/** The hair of the right half, from the part to a little beyond the head. */
function loose(view: View): string {
  const { at, scale } = view;
  const [x, y] = at;
  const edge = Array.from({ length: 120 }, (_, i): Point => {
    const angle = (i / 120) * Math.PI * 2;
    const wave = 1 + 0.012 * Math.sin(i * 1.9) + 0.01 * Math.sin(i * 0.7);
    const [px, py] = [x + 24 + Math.cos(angle) * 94 * scale * wave, y + Math.sin(angle) * 110 * scale * wave];
    return [Math.max(px, x + 14 + 2 * Math.sin(py / 7)), Math.min(py, napeAt(view, px) + 3 * Math.sin(i * 2.3))];
  });
  return shape(smooth(edge, true), lighten(black.dark, 0.02)) + curls(view, () => true);
}

/** How low hair grows at the nape, so far to the right. */
function napeAt({ at: [x, y], scale }: View, px: number): number {
  return y + (86 - 24 * ((px - x) / (76 * scale)) ** 2) * scale;
}

/** Tight curls on the right half, only where `near` says. */
function curls(view: View, near: (point: Point) => boolean): string {
  const { at, scale } = view;
  const [x, y] = at;
  return cloud(
    [x + 40, y - 10],
    186,
    black,
    ([px, py]) =>
      near([px, py]) &&
      px > x + 17 + 3 * Math.sin(py / 9) &&
      py < napeAt(view, px) - 4 &&
      ((px - x - 24) / (94 * scale)) ** 2 + ((py - y) / (110 * scale)) ** 2 < 1.02,
    6400,
  );
}

/** A comb with few long teeth, as for curls; its teeth point down. */
function pick(transform: string): string {
  return group(
    line("M-22 -6V44M-13 -6V50M-4.5 -6V52M4.5 -6V52M13 -6V50M22 -6V44", gold.dark, 4.4) +
      shape("M-10 -86Q0 -96 10 -86L13 -30Q13 -20 26 -16V-6H-26V-16Q-13 -20 -13 -30Z", paint.mustard) +
      line("M-6 -82L-8 -32", gold.light, 4),
    { transform },
  );
}
