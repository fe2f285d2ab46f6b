import type { Hairdo } from "./boxes.ts";
import { blend, lighten, lit, type Tone } from "./color.ts";
import { drawnInSpace, type Fall, falling, type Hair, type Piece } from "./falling.ts";
import { mix, type Point, randomOf } from "./geometry.ts";
import { hairlineAt } from "./hairline.ts";
import { placeOf } from "./lines.ts";
import { degrees, lightAt, normalAt, onScalp, type Place, type Space, seen, turned, type View } from "./skull.ts";
import type { StrandOptions } from "./strand.ts";
import { blurred, ellipse, group, line, polygon, shape, smooth } from "./svg.ts";

/** A piece of the scalp of any outline, whose hair is combed to one root. */
export interface Patch {
  outline: readonly Space[];
  root: Space;
}

/** A place by how far it is from the middle (left is positive) and along the middle, from the forehead (0) over the crown (90). */
type Spot = readonly [aside: number, along: number];

function spotted([aside, along]: Spot): Space {
  const flat = Math.cos(aside * degrees);
  return [Math.sin(aside * degrees), Math.sin(along * degrees) * flat, Math.cos(along * degrees) * flat];
}

function onHair(direction: Space): boolean {
  const [azimuth, elevation] = placeOf(direction);
  return elevation >= hairlineAt(azimuth);
}

/** The patch with this outline; none if its root is below the hairline. */
function patchOf(outline: readonly Space[], root: Space): Patch[] {
  const place = placeOf(root);
  return place[1] < hairlineAt(place[0]) + 3 ? [] : [{ outline: outline.filter(onHair), root }];
}

/** The patch between these corners; its root is beside and behind its middle by parts of its width and depth. */
function between(corners: readonly Spot[], [aside, behind]: Spot): Patch[] {
  const one = (k: 0 | 1) => corners.reduce((total, corner) => total + corner[k], 0) / corners.length;
  const span = (k: 0 | 1) => Math.max(...corners.map((spot) => spot[k])) - Math.min(...corners.map((spot) => spot[k]));
  const outline = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    return Array.from({ length: 12 }, (_, k) => spotted([mix(from[0], to[0], k / 12), mix(from[1], to[1], k / 12)]));
  });
  return patchOf(outline, spotted([one(0) + span(0) * aside, one(1) + span(1) * behind]));
}

export interface Pattern {
  /** Side of a patch in degrees of the skull. */
  size: number;
  /** How far the rows are moved in turn, in patches; as bricks are by default. */
  offsets?: readonly [number, number];
  /** How far a line across the head bends back at its sides, in degrees. */
  bend?: number;
  /**
   * Where the root of a patch is: how far from its middle towards the ear and behind it, in parts of its sides. Columns
   * are counted from the middle of the head, rows from the forehead.
   */
  root?: (column: number, row: number) => readonly [outwards: number, behind: number];
}

/** Square patches in rows from ear to ear. */
export function squarePatches({ size, offsets = [0, 0.5], bend = 0, root }: Pattern): Patch[] {
  const patches: Patch[] = [];
  const bent = (aside: number, along: number): Spot => [aside, along + bend * (aside / 60) ** 2];
  for (let row = 0; row * size < 220; row++) {
    const low = 32 + row * size;
    const shift = offsets[row % 2] ?? 0;
    for (let i = -8; i <= 8; i++) {
      const [left, right] = [(i - 0.5 + shift) * size, (i + 0.5 + shift) * size];
      if (Math.max(Math.abs(left), Math.abs(right)) > 86) continue;
      const corners = [bent(left, low), bent(right, low), bent(right, low + size), bent(left, low + size)];
      const [outwards, behind] = root?.(Math.floor(Math.abs(i + shift)), row) ?? [0, 0.08];
      patches.push(...between(corners, [outwards * Math.sign(i + shift), behind]));
    }
  }
  return patches;
}

/** What is seen of a patch: its outline in the picture, its root and the light on it. */
function shown({ outline, root }: Patch, view: View) {
  const at = onScalp(root, 2);
  return {
    edge: outline.map((direction) => seen(onScalp(direction), view)),
    at: seen(at, view),
    level: lightAt(normalAt(at), view),
  };
}

/** Hair that is combed from the edge of a patch to its root. */
export function combedPatch(patch: Patch, view: View, tone: Tone): string {
  if (turned(normalAt(onScalp(patch.root)), view)[2] < -0.12) return "";
  const { edge, at, level } = shown(patch, view);
  const random = randomOf(Math.round(at[0] * 13 + at[1] * 7));
  const bed = blend(tone.dark, tone.base, 0.45 + 0.3 * level);
  const hairs = sampled(edge, 2).map((from, i) => {
    const [dx, dy] = [from[0] - at[0], from[1] - at[1]];
    const near = 0.05 + 0.1 * random();
    const half: Point = [at[0] + dx * 0.52 - dy * 0.03, at[1] + dy * 0.46 + dx * 0.03];
    const shade = level * 0.8 - dy * 0.008 + (i % 3) * 0.14 - 0.2 + (random() - 0.5) * 0.36;
    return line(smooth([from, half, [at[0] + dx * near, at[1] + dy * near]]), lit(tone, shade), 1.3);
  });
  return shape(polygon(edge), bed) + hairs.join("");
}

/**
 * The scalp that is seen between patches: lines of so many picture units along their outlines, but not along the hairline.
 * A line is narrower where the scalp turns away.
 */
function partLines(patches: readonly Patch[], view: View, scalp: string, wide: number): string {
  const facing = (direction: Space): number => {
    const [azimuth, elevation] = placeOf(direction);
    return elevation > hairlineAt(azimuth) + 2 ? turned(normalAt(onScalp(direction)), view)[2] : -1;
  };
  const widths = [0.4, 0.52, 0.64, 0.76, 0.88, 1];
  const drawn = widths.map(() => "");
  for (const { outline } of patches) {
    for (const [i, from] of outline.entries()) {
      const to = outline[(i + 1) % outline.length] ?? from;
      const near = Math.min(facing(from), facing(to));
      if (near < 0.02) continue;
      const width = Math.min(5, Math.floor(near * 7));
      const piece = [from, to].map((one) => seen(onScalp(one), view));
      drawn[width] += polygon(piece, false);
    }
  }
  return drawn.map((d, i) => (d ? line(d, scalp, wide * (widths[i] ?? 1)) : "")).join("");
}

function sampled(edge: readonly Point[], step: number): Point[] {
  return edge.flatMap((from, i) => {
    const to = edge[(i + 1) % edge.length] ?? from;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from(
      { length: count },
      (_, k): Point => [mix(from[0], to[0], k / count), mix(from[1], to[1], k / count)],
    );
  });
}

/** The round root of a braid: the gathered hair in a ball that lies on its first turn, and the shade below it. */
export function rootKnot(at: Point, toward: Point, width: number, tone: Tone, level: number): string {
  const turn = Math.atan2(toward[1] - at[1], toward[0] - at[0]) / degrees - 90;
  const r = width * 0.54;
  const ball = `M${-r} ${-r * 0.1}C${-r} ${-r * 1.2} ${r} ${-r * 1.2} ${r} ${-r * 0.1}C${r} ${r * 0.9} ${r * 0.4} ${r * 1.2} 0 ${r * 1.2}C${-r * 0.4} ${r * 1.2} ${-r} ${r * 0.9} ${-r} ${-r * 0.1}Z`;
  const hairs = [-0.7, -0.35, 0, 0.35, 0.7].map((x, i) =>
    line(
      `M${x * r * 0.8} ${-r * 0.72 * Math.sqrt(1 - x * x * 0.6)}Q${x * r * 1.3} ${r * 0.1} ${x * r * 0.4} ${r * 1.02}`,
      lit(tone, level + (i % 2 ? 0.5 : -0.5)),
      r * 0.09,
    ),
  );
  return (
    blurred(ellipse([at[0] + r * 0.3, at[1] + r * 0.4], r * 1.2, r, lighten(tone.dark, -0.06), { opacity: 0.5 }), 3) +
    group(
      shape(ball, lit(tone, level), { stroke: lit(tone, -1), "stroke-width": Math.max(0.8, r * 0.12) }) +
        hairs.join("") +
        line(`M${-r * 0.5} ${-r * 0.46}Q0 ${-r * 0.8} ${r * 0.4} ${-r * 0.5}`, lit(tone, level + 0.6), r * 0.2, {
          opacity: 0.8,
        }),
      { transform: `translate(${at[0]} ${at[1]}) rotate(${turn})` },
    )
  );
}

export interface Patched {
  hair: Hair;
  patches: readonly Patch[];
  /** Color and width of the lines between the patches, or the lines as they are drawn. */
  parts: { scalp: string; gap: number } | string;
  fall: (root: Place) => Fall;
  options?: (root: Place, random: () => number) => StrandOptions;
  /** Leaves out braids whose root is turned away: 0 at the outline of the head, 1 in its middle. */
  from?: number;
  /** A round knot at the root. */
  knot?: boolean;
  /** The tone of the hair that is combed to the roots; by default that of the braids. */
  combed?: Tone;
}

/** Braids that each grow from the root of a patch and fall. */
export function patched(view: View, want: Patched): Hairdo {
  const random = randomOf(5);
  const { hair } = want;
  const grown = want.patches.filter(({ root }) => turned(normalAt(onScalp(root)), view)[2] > (want.from ?? -1));
  const pieces = grown.flatMap((patch): Piece[] => {
    const root = placeOf(patch.root);
    const shift = (random() - 0.5) * 0.05;
    const tone = { ...hair.tone, base: lighten(hair.tone.base, shift), light: lighten(hair.tone.light, shift) };
    const { points, free } = falling(root, want.fall(root), view);
    const drawn = drawnInSpace(points, { ...hair, tone }, view, want.options?.(root, random) ?? {}, free);
    const [first, ...rest] = drawn;
    if (!(first && want.knot) || first.hidden) return drawn;
    const { at, level } = shown(patch, view);
    const toward = seen(points[4] ?? onScalp(patch.root), view);
    return [{ ...first, svg: first.svg + rootKnot(at, toward, hair.width, tone, level * 0.8) }, ...rest];
  });
  const combed = want.patches.map((patch) => combedPatch(patch, view, want.combed ?? hair.tone));
  const { parts } = want;
  const lines = typeof parts === "string" ? parts : partLines(want.patches, view, parts.scalp, parts.gap);
  return { flat: combed.join("") + lines, pieces };
}
