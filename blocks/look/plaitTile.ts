/**
 * The site's one motif: three strands, each over one neighbor and under the other. One tile of it,
 * which repeats without a seam, as a CSS `url()` to mask a color with; the pages' policy allows it
 * (`img-src data:`).
 */

/** A strand swings from one side to the other and back over this length, in units of the drawing. */
const TURN = 168;
const REACH = 26;
const THICKNESS = 17;
/** The plait looks the same after a third of a turn: each strand has taken the next one's place. */
const TILE = { along: TURN / 3, across: 72 };
/** How much of a strand is hidden where it dives, to either side of the crossing, in radians. */
const GAP = 0.4;

/** A plait that runs along the line. */
export const plaitTile = /* @__PURE__ */ tile(`0 0 ${TILE.along} ${TILE.across}`, "");

/** A plait that hangs. */
export const hangingPlaitTile = /* @__PURE__ */ tile(
  `0 0 ${TILE.across} ${TILE.along}`,
  " transform='matrix(0 1 1 0 0 0)'",
);

function tile(viewBox: string, turned: string): string {
  const path = `<path fill='none' stroke='red' stroke-width='${THICKNESS}' d='${strands()}'${turned}/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}'>${path}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll("<", "%3C").replaceAll(">", "%3E")}")`;
}

/**
 * A strand dives at 5/6 and 11/6 of pi, so what is seen of it is one curve between these; the next
 * curve is its mirror image half a turn on. Drawn as often as they reach into the tile.
 */
function strands(): string {
  const [from, to] = [(5 / 6) * Math.PI + GAP, (11 / 6) * Math.PI - GAP];
  const curves = [0, 1, 2, 3, 4].flatMap((shift) => [
    { left: -shift * TILE.along, side: 1 },
    { left: (1.5 - shift) * TILE.along, side: -1 },
  ]);
  return curves
    .filter(({ left }) => left + lengthOf(to) > 0 && left + lengthOf(from) < TILE.along)
    .map(({ left, side }) => curve([from, 1.5 * Math.PI, to], left, side))
    .join("");
}

/** A stretch of sine through the given angles, as Bézier curves (Hermite: the slopes at the ends are right). */
function curve(angles: number[], left: number, side: number): string {
  const x = (angle: number) => Math.round(left + lengthOf(angle));
  const y = (angle: number) => Math.round(TILE.across / 2 + side * REACH * Math.sin(angle));
  const slope = (angle: number) => side * REACH * Math.cos(angle);
  const [first = 0, ...others] = angles;
  let before = first;
  const pieces = others.map((angle) => {
    const third = (angle - before) / 3;
    const out = [x(before + third), Math.round(y(before) + slope(before) * third)];
    const into = [x(angle - third), Math.round(y(angle) - slope(angle) * third)];
    before = angle;
    return `C${[...out, ...into, x(angle), y(angle)].join(" ")}`;
  });
  return `M${x(first)} ${y(first)}${pieces.join("")}`;
}

function lengthOf(angle: number): number {
  return (angle / (2 * Math.PI)) * TURN;
}
