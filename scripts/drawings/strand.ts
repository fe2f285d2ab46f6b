import { lighten, lit, type Tone } from "./color.ts";
import { clamp, type Point, randomOf, walk } from "./geometry.ts";
import { looseHair, plait } from "./plait.ts";
import { thrown } from "./shade.ts";
import { type Kind, ribbon, type Strand } from "./strandBody.ts";
import { type End, endOf } from "./strandEnds.ts";
import { blurred, polygon, shape } from "./svg.ts";
import { twist, wrap } from "./twists.ts";

export interface StrandOptions {
  /** Full width at a part of the length from 0 to 1, as a factor of the width; by default 1 tapering to 0.7. */
  taper?: (part: number) => number;
  /** Light at a part of the length, from -1 to 1, added to the light on the side of the strand. */
  light?: (part: number, at: Point) => number;
  /** The tone at a part of the length, for ends of another color. */
  toneAt?: (part: number) => Tone;
  end?: End;
  seed?: number;
  /** Draws the loops of a butterfly loc close up as fine locks with a shine, without an outline. */
  fine?: boolean;
  /** Opacity of the shadow it throws on what is below; 0 leaves it out. */
  shadow?: number;
  /** Where the shadow falls. */
  fall?: Point;
}

const light: Point = [-0.62, -0.78];

/** Draws one strand by itself along the points from its root to its end: shadow, body, light from the upper left, end. */
export function strand(points: readonly Point[], width: number, kind: Kind, tone: Tone, options: StrandOptions = {}) {
  const steps = walk(points, Math.max(0.6, width / 10));
  const length = steps.at(-1)?.far ?? 0;
  if (length < width / 2) return "";
  const taper = options.taper ?? ((part: number) => 1 - 0.3 * part);
  const random = randomOf(options.seed ?? Math.round((points[0]?.[0] ?? 0) * 7 + (points[0]?.[1] ?? 0) * 131));
  const drift = (random() - 0.5) * 0.3;
  const closing = options.end?.kind === "tuft" ? closed(kind, width, length) : () => 1;
  const body: Strand = {
    steps,
    length,
    kind,
    half: (along) => (width / 2) * taper(clamp(along / length, 0, 1)) * closing(length - along),
    color: (along, level) => lit(options.toneAt?.(along / length) ?? tone, level),
    lightOn: (along, side) => {
      const step = steps[clamp(Math.round(along / (steps[1]?.far ?? 1)), 0, steps.length - 1)];
      if (!step) return 0;
      const out: Point = [-step.along[1] * side, step.along[0] * side];
      return (
        (kind === "row" ? 0.42 : 0.56) * (out[0] * light[0] + out[1] * light[1]) +
        (options.light?.(clamp(along / length, 0, 1), step.at) ?? 0) +
        drift
      );
    },
    random,
    fine: options.fine,
  };
  const deepest = lighten((options.toneAt?.(0) ?? tone).dark, -0.06);
  const fall = options.fall ?? [width * 0.16, width * 0.24];
  const shadow =
    options.shadow === 0 || kind === "loose"
      ? ""
      : thrown(ribbon(width < 34 ? begun(body) : body, deepest, 1, fall, options.shadow ?? 0.5));
  const end = options.end ? endOf(body, options.end) : { behind: "", front: "" };
  return shadow + end.behind + surface(body) + end.front;
}

/** The same strand from a point on, for its shade: that of a root has no width. */
function begun(body: Strand): Strand {
  const reach = body.half(body.length * 0.3) * 3;
  return { ...body, half: (along) => body.half(along) * clamp(along / reach, 0, 1) ** 0.6 };
}

/** How a strand narrows to its end, by what is left of its length: a loc to a round tip, others to a neck. */
function closed(kind: Kind, width: number, length: number): (rest: number) => number {
  const reach = Math.min(width * (kind === "loc" ? 4 : 2.6), length * 0.6);
  const round = width * 0.6;
  return (rest) => {
    const part = clamp(rest / reach, 0, 1);
    if (kind !== "loc") return 0.46 + 0.54 * part * (2 - part);
    return (0.7 + 0.3 * part) * Math.sqrt(1 - (1 - clamp(rest / round, 0.03, 1)) ** 2);
  };
}

function surface(body: Strand): string {
  if (body.kind === "rope" || body.kind === "spring") return twist(body);
  if (body.kind === "loc" || body.kind === "butterfly") return wrap(body);
  if (body.kind === "loose") return looseHair(body);
  if (body.kind === "flat") return ribbon(body, body.color(0, -0.7), 1, [0, 0]);
  return plait(body);
}

/** The soft shade of a strand that hangs before a ground. */
export function softShade(points: readonly Point[], width: number, color: string): string {
  const side = (out: number) => points.map(([x, y]): Point => [x + 11 + out * width * 0.42, y + 5]);
  return blurred(shape(polygon([...side(-1), ...side(1).reverse()]), color, { opacity: 0.34 }), 8);
}
