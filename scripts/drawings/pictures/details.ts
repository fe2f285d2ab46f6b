import { dipped, type Tone } from "../color.ts";
import type { Point } from "../geometry.ts";
import { arch, hill, sun } from "../ground.ts";
import { gold, hairs, paint, red, white, wood } from "../palette.ts";
import { type Ends, ends } from "../steps/ends.ts";
import { type StrandOptions, softShade, strand } from "../strand.ts";
import { bead } from "../strandEnds.ts";
import { ellipse, line, shape } from "../svg.ts";
import { cornrowTops } from "./cornrowTops.ts";
import { partPatterns } from "./partPatterns.ts";

type Hanging = Pick<Ends, "kind" | "tone" | "count" | "width">;

type Layout = Pick<Ends, "lean" | "rooted" | "cut">;

function hung(hair: Hanging, options: (i: number) => StrandOptions, layout: Layout = {}): string {
  return ends({ ...hair, across: 800, high: 600, options, ...layout });
}

/** The braid that is wound about the base of a ponytail. */
function band(tone: Tone): string {
  const wound = [58, 112].map((y, i) =>
    strand(
      [
        [256, y - 8],
        [330, y + 12],
        [470, y + 12],
        [544, y - 8],
      ],
      64,
      "row",
      tone,
      { seed: i + 40, taper: () => 1 },
    ),
  );
  return wound.join("");
}

/** What tribal braids wear, one on each: a bead, a cuff, a cowrie, thread. */
function ornaments(): string {
  const tone = hairs.brown;
  const braid = (x: number, i: number, options: StrandOptions) => {
    const points: Point[] = [
      [x, -30],
      [x + 4, 150],
      [x - 4, 300],
      [x, 430],
    ];
    const drawn = strand(points, 66, "braid", tone, { seed: i, taper: () => 1, shadow: 0, ...options });
    return softShade(points, 66, tone.dark) + drawn;
  };
  return [
    sun(paint.terracotta, paint.apricot, [400, 300], 250),
    braid(120, 1, { end: { kind: "beads", beads: [red, gold] } }),
    braid(306, 2, { end: { kind: "tuft", cuffs: [0.62] } }),
    braid(494, 3, { end: { kind: "tuft" } }),
    cowrie(494, 300),
    braid(680, 4, { end: { kind: "tuft" } }),
    thread(680, 210, 350),
  ].join("");
}

function cowrie(x: number, y: number): string {
  const teeth = Array.from({ length: 9 }, (_, i) => `M${x - 9} ${y - 40 + i * 10}h18`).join("");
  return (
    ellipse([x + 6, y + 10], 48, 66, "#2a1510", { opacity: 0.4 }) +
    ellipse([x, y], 46, 64, white.base) +
    ellipse([x - 16, y - 18], 18, 30, white.light, { opacity: 0.8 }) +
    shape(`M${x} ${y - 54}Q${x + 16} ${y} ${x} ${y + 54}Q${x - 16} ${y} ${x} ${y - 54}Z`, "#5b3a28") +
    line(teeth, white.base, 3)
  );
}

/** Gold thread that is crossed about a braid. */
function thread(x: number, from: number, to: number): string {
  const turns = Math.round((to - from) / 28);
  const lay = (side: number) =>
    Array.from(
      { length: turns },
      (_, i) => `M${x - 32 * side} ${from + i * 28}Q${x} ${from + i * 28 + 20} ${x + 32 * side} ${from + i * 28 + 28}`,
    ).join("");
  return (
    line(lay(1), gold.dark, 8) +
    line(lay(1), gold.base, 6) +
    line(lay(-1), gold.dark, 8) +
    line(lay(-1), gold.base, 6) +
    bead([x, to + 14], 16, gold)
  );
}

const tuft =
  (cuffed: number, at = 0.7) =>
  (i: number): StrandOptions => ({
    end: { kind: "tuft", cuffs: i === cuffed ? [at] : [] },
  });
const curl =
  (size: number) =>
  (i: number): StrandOptions => ({ end: { kind: "curl", curl: size + (i % 3) * 0.5 } });

const strands = (kind: Hanging["kind"], tone: Tone, count: number, width: number): Hanging => ({
  kind,
  tone,
  count,
  width,
});

/** Details that stand beside the words about them. */
export const details: Record<string, () => string> = {
  "parts-box-braids": partPatterns,
  "ends-box-braids": () =>
    sun(paint.sand, paint.terracotta) +
    hung(strands("braid", hairs.chestnut, 7, 62), (i) => ({
      end: i % 3 === 1 ? { kind: "beads", beads: [gold, wood] } : { kind: "tuft" },
    })),
  "tops-cornrows": cornrowTops,
  "ends-knotless-braids": () =>
    hill(paint.sand, paint.sage) +
    hung(
      strands("braid", hairs.chestnut, 8, 54),
      (i) => ({
        toneAt: dipped(hairs.chestnut, hairs.honey, 0.3 + (i % 3) * 0.08, 0.4),
        end: { kind: "tuft" },
      }),
      { cut: (part) => 1.16 - 1.1 * Math.abs(part - 0.5) },
    ),
  "ends-senegalese-twists": () =>
    sun(paint.apricot, paint.terracotta) + hung(strands("rope", hairs.black, 7, 64), tuft(4), { lean: -250 }),
  "ends-feed-in-braids": () =>
    sun(paint.terracotta, paint.apricot) +
    hung(strands("braid", hairs.brown, 7, 66), tuft(-1), {
      rooted: 0.36,
      cut: (part) => 1.14 - 0.5 * Math.abs(part - 0.5),
    }) +
    band(hairs.brown),
  "ends-tribal-braids": ornaments,
  "ends-lemonade-braids": () =>
    hill(paint.sage, paint.forest, true) + hung(strands("braid", hairs.honey, 8, 56), tuft(3), { lean: 330 }),
  "ends-passion-twists": () => arch(paint.apricot, paint.sage) + hung(strands("spring", hairs.copper, 7, 62), curl(6)),
  "ends-faux-locs": () =>
    hill(paint.sand, paint.terracotta) +
    hung(strands("loc", hairs.brown, 6, 72), tuft(1, 0.78), { cut: (part) => 0.62 + 0.62 * part }),
  "ends-butterfly-locs": () =>
    sun(paint.sage, paint.peach) + hung(strands("butterfly", hairs.burgundy, 6, 52), curl(3.4)),
  "ends-goddess-braids": () => arch(paint.sage, paint.apricot) + hung(strands("braid", hairs.black, 4, 104), curl(5)),
};
