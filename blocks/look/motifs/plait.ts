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

/** How many crossings a plait has that grows and tapers again. */
const GROWS = 10;

/**
 * Three strands that grow from single hairs, as where there is no knot, to a full plait, and taper to hairs again: each
 * copy has the thickness of the one a whole tile before it, so that the plait runs on.
 */
export function growingPlait(): Drawing {
  const strand = `<defs><path id='s' fill='none' stroke='red' d='${curve(0, 1)}'/></defs>`;
  const half = GROWS / 2;
  // The first two and the last one reach into this tile from its neighbors.
  const uses = Array.from({ length: GROWS + 3 }, (_, i) => {
    const mirrored = i % 2 === 1;
    const share = 1 - Math.abs(((i + GROWS - 1) % GROWS) - half) / half;
    const wide = Math.round(2 + share * (THICKNESS - 2));
    const place = `1 0 0 ${mirrored ? -1 : 1} ${((i - 5) * ALONG) / 2} ${mirrored ? ACROSS : 0}`;
    return `<use href='#s' stroke-width='${wide}' transform='matrix(${place})'/>`;
  });
  return { width: (GROWS * ALONG) / 2, inner: strand + uses.join("") };
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
    return `c${[...out, ...into, x(angle), y(angle)].map((value, i) => value - (start[i % 2] ?? 0)).join(" ")}`;
  });
  return `M${x(from)} ${y(from)}${pieces.join("")}`;
}

function lengthOf(angle: number): number {
  return (angle / (2 * Math.PI)) * TURN;
}
