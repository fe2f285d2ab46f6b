import { cssTile, type Drawing, HEIGHT } from "./tile";

/** The site's one motif: three strands, each over one neighbor and under the other, along a line. */

/** A strand swings from one side to the other and back over this length, in units of the drawing. */
const TURN = 168;
const REACH = 26;
const THICKNESS = 17;
/** The plait looks the same after a third of a turn: each strand has taken the next one's place. */
const ALONG = TURN / 3;
/** The height of the drawing, that of every braid. */
const ACROSS = HEIGHT;
/** How much of a strand is hidden where it dives, to either side of the crossing, in radians. */
const GAP = 0.4;
/** A strand dives at 5/6 and 11/6 of pi: between these it is one curve, whose mirror image follows half a turn on. */
const [DOWN, UP] = [(5 / 6) * Math.PI, (11 / 6) * Math.PI];
const [FROM, TO] = [DOWN + GAP, UP - GAP];
/** The gap beside a strand in a large drawing. */
const CLEAR = 4;

/** A stretch of plait that runs on without a seam. */
export const plait = (): Drawing => ({ width: ALONG, inner: strands(ALONG, ["red"], "") });

/** From single hairs, as where there is no knot, to a full plait and back to hairs. */
const NO_KNOT = [0.2, 0, 0.2, 0.4, 0.6, 0.8, 1, 0.8, 0.6, 0.4];

/** Hair is fed in at each crossing until the row is full: how thick and wide it is, as a share of a plait. */
const FED_IN = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.86, 0.86, 0.86, 0.86, 0.86, 0.86];

/** A braid, and room for beads. */
const BEADED = [1, 1, 1, 1, 1, 1, undefined, undefined, undefined, undefined];

/** A large bead between two small ones, and the hair that runs through them. */
const BEADS =
  "<path d='M136 34h92v4h-92z'/><path d='M156 20h2q5 0 5 5v22q0 5-5 5h-2q-5 0-5-5v-22q0-5 5-5zM206 20h2q5 0 5 5v22q0 5-5 5h-2q-5 0-5-5v-22q0-5 5-5zM182 9a16 27 0 1 0 .1 0zm-8 23a9 15 0 0 1 8-13a14 18 0 0 0-8 13z'/>";

/** Three strands that change from hairs to full ones and back, all as far apart. */
export const growingPlait = () =>
  plaitOf(NO_KNOT, "", (share, side) => [side, ` stroke-width='${Math.round(2 + share * (THICKNESS - 2))}'`]);

/** A row that grows between the two lines of its part. */
export function fedInPlait(): Drawing {
  const { width, inner } = scaledPlait(FED_IN);
  return { width, inner: `${inner}<path d='M0 0h${width}v3H0zM0 69h${width}v3H0z'/>` };
}

/** A stretch of plait, and beads before the next one. */
export function beadedPlait(): Drawing {
  const { width, inner } = scaledPlait(BEADED);
  return { width, inner: inner + BEADS };
}

/** Where a strand is thinner, it swings less far, too. */
function scaledPlait(shares: Shares): Drawing {
  return plaitOf(shares, ` stroke-width='${THICKNESS}'`, (share, side) => [side * share, ""]);
}

/** The share of a full strand at each crossing, of which there is an even number; none where there is no strand. */
type Shares = (number | undefined)[];

/**
 * Three strands over a tile: each copy of it continues the one before it, so that the plait runs on.
 *
 * @param all the attributes of every strand
 * @param own how high a strand is, where -1 is a mirrored one, and its own attributes
 */
function plaitOf(
  shares: Shares,
  all: string,
  own: (share: number, side: 1 | -1) => [high: number, more: string],
): Drawing {
  const strand = `<defs><path id='s' fill='none' stroke='red'${all} d='${curve(0, 1)}'/></defs>`;
  // The first two and the last one reach into this tile from its neighbors.
  const uses = Array.from({ length: shares.length + 3 }, (_, i) => {
    const share = shares[i % shares.length];
    if (share === undefined) return "";
    const [high, more] = own(share, i % 2 ? -1 : 1);
    const place = `1 0 0 ${high} ${((i - 5) * ALONG) / 2} ${Math.round((ACROSS / 2) * (1 - high))}`;
    return `<use href='#s'${more} transform='matrix(${place})'/>`;
  });
  return { width: (shares.length * ALONG) / 2, inner: strand + uses.join("") };
}

/** A plait that hangs, large, as a CSS `url()` to mask a color with. */
export const hangingPlaitTile = /* @__PURE__ */ cssTile(ACROSS, ALONG, `<g${hanging()}>${woven()}</g>`);

/**
 * A stretch of plait in which each strand ends along the edges of the two that it dives under: at this size, ends that
 * are cut across would be seen.
 */
function woven(): string {
  const path = (width: number, color: string, d: string) =>
    `<path fill='none' stroke='${color}' stroke-width='${width}' d='${d}'/>`;
  const over = curve(ALONG, 1, DOWN, UP) + curve(-ALONG / 2, -1, DOWN, UP);
  const area = `x='50' width='120' height='${ACROSS}'`;
  const mask = path(THICKNESS, "white", curve(0, 1, DOWN, UP)) + path(THICKNESS + 2 * CLEAR, "black", over);
  const mirrored = [-2.5, -1.5, -0.5].map(
    (turn) => `<use href='#s' transform='matrix(1 0 0 -1 ${turn * ALONG} ${ACROSS})'/>`,
  );
  return [
    `<mask id='m' maskUnits='userSpaceOnUse' ${area}>${mask}</mask>`,
    `<path id='s' d='M50 0h120v${ACROSS}h-120z' mask='url(#m)'/>`,
    ...[-2, -1].map((turn) => `<use href='#s' x='${turn * ALONG}'/>`),
    ...mirrored,
  ].join("");
}

/** Turns the drawing, so that the plait hangs, with its middle this far from the left. */
export function hanging(middle = ACROSS / 2): string {
  return ` transform='matrix(0 1 1 0 ${middle - ACROSS / 2} 0)'`;
}

/** The strands over a length as SVG paths, one for each color. @param transform an attribute of each path */
export function strands(length: number, colors: string[], transform: string): string {
  const paths = colors.map(() => "");
  for (let turn = -4; turn * ALONG < length; turn++) {
    for (const [left, side] of [[turn, 1] as const, [turn + 1.5, -1] as const]) {
      if (left * ALONG + lengthOf(TO) <= 0 || left * ALONG + lengthOf(FROM) >= length) continue;
      paths[(turn + 6) % colors.length] += curve(left * ALONG, side);
    }
  }
  const path = (d: string, index: number) =>
    `<path fill='none' stroke='${colors[index]}' stroke-width='${THICKNESS}' d='${d}'${transform}/>`;
  return paths.map(path).join("");
}

/** A stretch of sine as Bézier curves (Hermite: the slopes at the ends are right). */
function curve(left: number, side: number, from = FROM, to = TO): string {
  const x = (angle: number) => Math.round(left + lengthOf(angle));
  const y = (angle: number) => Math.round(ACROSS / 2 + side * REACH * Math.sin(angle));
  const slope = (angle: number) => side * REACH * Math.cos(angle);
  let before = from;
  const pieces = [1.5 * Math.PI, to].map((angle) => {
    const third = (angle - before) / 3;
    const start = [x(before), y(before)];
    const out = [x(before + third), Math.round(y(before) + slope(before) * third)];
    const into = [x(angle - third), Math.round(y(angle) - slope(angle) * third)];
    before = angle;
    // Relative to its start: the same numbers for every strand, which compress well in each page's CSS.
    const numbers = [...out, ...into, x(angle), y(angle)].map((value, i) => value - (start[i % 2] ?? 0));
    return `c${numbers.join(" ").replaceAll(" -", "-")}`;
  });
  return `M${x(from)} ${y(from)}${pieces.join("")}`;
}

function lengthOf(angle: number): number {
  return (angle / (2 * Math.PI)) * TURN;
}
