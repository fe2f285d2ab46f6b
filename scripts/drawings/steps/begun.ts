import { lighten, type Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { hand } from "../hand.ts";
import { paint } from "../palette.ts";
import { type StrandOptions, softShade, strand } from "../strand.ts";
import type { Kind } from "../strandBody.ts";
import { group, shape } from "../svg.ts";
import { type Making, root, scalpAbove } from "./making.ts";
import { panelGround } from "./panel.ts";

/** What a beginning is drawn in; the kind of strand is that of its style. */
type Begun = Omit<Making, "kind" | "knot">;

/** The points whose x and y follow each other. */
function points(...flat: number[]): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0]);
}

function hung(line: readonly Point[], width: number, kind: Kind, tone: Tone, options: StrandOptions = {}): string {
  return softShade(line, width, tone.dark) + strand(line, width, kind, tone, { shadow: 0, ...options });
}

function loose(line: readonly Point[], width: number, tone: Tone): string {
  return strand(line, width, "loose", tone, { taper: () => 1 });
}

/** The hair of a part, combed into a strand that begins there; without a turn it hangs down. */
function rootAt([x, y]: Point, size: number | string, turn: number, want: Making): string {
  return group(root(want, 0), { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size})` });
}

function fingers(at: Point, angle: number, skin: Tone, flipped: boolean, scale = 0.72): string {
  return hand({ at, angle, scale, skin, flipped, sleeve: paint.rust, nails: "#c9745a" });
}

const grown = (part: number) => Math.min(1, 0.6 + part * 5);

/** One braid near by, from the knot at its root down to where its three locks part. */
export function knottedBraid(want: Begun): string {
  const { tone } = want;
  const width = 96;
  return [
    panelGround(want.ground),
    scalpAbove(want.skin),
    hung(points(206, 70, 211, 150, 205, 236), width, "braid", tone, { taper: () => 1, seed: 5 }),
    rootAt([206, -34], 1.5, 0, { ...want, kind: "braid", knot: true }),
    loose(points(206, 222, 246, 280, 300, 340, 310, 440), 46, tone),
    loose(points(206, 222, 212, 290, 206, 360, 214, 440), 46, tone),
    loose(points(204, 222, 160, 262, 134, 286, 112, 312), 44, tone),
    fingers([116, 308], -28, want.maker, false, 0.8),
  ].join("");
}

/** From the side: a braid that begins with the hair of its part alone, and the lock that is fed into it. */
export function fedBraid(want: Begun): string {
  const { tone, skin } = want;
  const added = { ...tone, base: lighten(tone.base, 0.1), light: lighten(tone.light, 0.06) };
  const fine = (part: number) => Math.min(1, 0.3 + part * 1.2);
  const edge = "C132 90 112 210 128 400";
  // Longer than from the front: the hair of the part is combed over the scalp to its edge.
  const fromSide = (y: number) => rootAt([14, y], "0.84 1.66", -90, { ...want, kind: "braid" });
  return [
    panelGround(want.ground),
    shape(`M0 0H156${edge}H0Z`, skin.dark),
    shape(`M0 0H146${edge.replace("128", "118")}H0Z`, skin.base),
    hung(points(144, 300, 192, 306, 224, 346, 232, 450), 54, "braid", tone, { taper: fine, seed: 4 }),
    fromSide(300),
    loose(points(284, 168, 300, 226, 292, 330, 306, 440), 30, tone),
    loose(points(286, 166, 330, 214, 354, 300, 350, 440), 30, tone),
    hung(points(144, 126, 200, 129, 262, 146, 300, 184), 56, "braid", tone, { taper: fine, seed: 9 }),
    loose(points(240, 144, 276, 140, 312, 116, 346, 76), 26, added),
    fromSide(124),
    fingers([340, 86], 158, want.maker, false),
  ].join("");
}

/** Both halves of a twist, each rolled by itself, wound about each other between two hands. */
export function rolledHalves(want: Begun): string {
  const { tone } = want;
  // Seen in a mirror a rope is rolled the other way.
  const mirrored = (drawn: string) => group(drawn, { transform: "translate(400 0) scale(-1 1)" });
  const half = strand(points(202, 184, 246, 216, 284, 252, 312, 300), 40, "rope", tone, { taper: () => 1, shadow: 0 });
  const rest = loose(points(310, 296, 328, 340, 330, 390, 320, 440), 34, tone);
  return [
    panelGround(want.ground),
    scalpAbove(want.skin),
    rest,
    mirrored(rest),
    mirrored(half),
    mirrored(strand(points(198, 184, 154, 216, 116, 252, 88, 300), 40, "rope", tone, { taper: () => 1, shadow: 0 })),
    hung(points(200, 60, 203, 130, 200, 206), 84, "rope", tone, { taper: grown, seed: 5 }),
    rootAt([200, -20], 1.28, 0, { ...want, kind: "rope" }),
    fingers([312, 298], 222, want.maker, true, 0.68),
    fingers([88, 298], -42, want.maker, false, 0.68),
  ].join("");
}

/** Thin braids side by side; one is braided down to where it is held. */
export function restingBraids(want: Begun): string {
  const { tone } = want;
  const done = [56, 250, 346].map((x, i) =>
    hung(points(x, 62, x + 4, 190, x - 4, 320, x, 440), 40, "braid", tone, { taper: grown, seed: i * 5 + 3 }),
  );
  return [
    panelGround(want.ground),
    scalpAbove(want.skin),
    ...done,
    hung(points(154, 62, 158, 160, 153, 262), 40, "braid", tone, { taper: grown, seed: 7 }),
    loose(points(154, 256, 166, 300, 160, 360, 172, 440), 18, tone),
    loose(points(154, 256, 186, 300, 196, 360, 190, 440), 18, tone),
    loose(points(153, 256, 138, 280, 124, 304, 110, 326), 18, tone),
    ...[56, 154, 250, 346].map((x) => rootAt([x, -2], 0.86, 0, { ...want, kind: "braid" })),
    fingers([112, 322], -34, want.maker, false),
  ].join("");
}

/** Thin twists that hang aslant; the lowest locks of one are held from the other side. */
export function slantedTwists(want: Begun): string {
  const { tone } = want;
  const twist = (x: number, to: number, seed: number) =>
    hung(points(x, 62, x + 4, (62 + to) / 2, x, to), 46, "rope", tone, { taper: grown, seed });
  const hair = [
    group(scalpAbove(want.skin), { transform: "translate(-100 -20) scale(1.5 1.2)" }),
    twist(230, 470, 3),
    twist(334, 470, 8),
    twist(122, 214, 5),
    loose(points(122, 204, 146, 260, 140, 330, 150, 470), 26, tone),
    loose(points(120, 204, 104, 240, 90, 276, 69, 320), 26, tone),
    ...[122, 230, 334].map((x) => rootAt([x, 0], 0.92, 0, { ...want, kind: "rope" })),
  ];
  return [
    panelGround(want.ground),
    group(hair.join(""), { transform: "translate(0 -18) rotate(-11 200 60)" }),
    fingers([112, 306], -30, want.maker, false),
  ].join("");
}
