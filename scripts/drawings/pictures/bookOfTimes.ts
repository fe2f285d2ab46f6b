import { lighten } from "../color.ts";
import { plain } from "../ground.ts";
import { gold, hairs, paint } from "../palette.ts";
import { tailComb } from "../steps/tailComb.ts";
import { strand } from "../strand.ts";
import { blurred, clipped, group, line, shape } from "../svg.ts";

const page = (side: 1 | -1) =>
  `M0 -178C${side * 60} -196 ${side * 160} -196 ${side * 232} -184V176C${side * 160} 164 ${side * 60} 164 0 182Z`;

/** An open book of appointments in which one time is free, a comb, and a braid to mark the page. */
export function bookOfTimes(): string {
  const cover = "M-246 -176H246Q254 -176 254 -168V186Q254 194 246 194H-246Q-254 194 -254 186V-168Q-254 -176 -246 -176Z";
  const book = [
    blurred(shape(cover, "#3a1d14", { transform: "translate(12 20)", opacity: 0.5 }), 8),
    shape(cover, paint.rust),
    shape(page(-1), paint.ivory),
    shape(page(1), "#fdf8ee"),
    clipped(page(-1), blurred(line("M0 -190V190", lighten(paint.sand, -0.12), 40, { opacity: 0.7 }), 9)),
    clipped(page(1), blurred(line("M0 -190V190", lighten(paint.sand, -0.06), 30, { opacity: 0.6 }), 9)),
    times(-1, [1, 1, 0.8, 1, 0.7, 1, 0.9], -1),
    times(1, [0.9, 1, 0.6, 1, 0.8, 1, 1], 3),
  ].join("");
  const ribbon = strand(
    [
      [392, 96],
      [404, 210],
      [398, 340],
      [410, 440],
      [404, 520],
    ],
    34,
    "braid",
    hairs.chestnut,
    { seed: 4, taper: () => 1, shadow: 0.4, end: { kind: "tuft", cuffs: [0.86] } },
  );
  return [
    plain(paint.sage),
    shape("M0 470C200 420 520 500 800 440V600H0Z", lighten(paint.sage, -0.07)),
    group(book, { transform: "translate(394 292) rotate(-5)" }),
    ribbon,
    pencil(),
    group(tailComb("translate(40 470) rotate(8) scale(1.2)")),
  ].join("");
}

/** The lines of a page: what is taken is filled, and one is free and ringed in gold. */
function times(side: 1 | -1, taken: readonly number[], free: number): string {
  const left = side === 1 ? 34 : -208;
  return taken
    .map((share, i) => {
      const y = -138 + i * 44;
      const tone = i % 3 === 0 ? paint.terracotta : i % 3 === 1 ? paint.mustard : paint.plum;
      const entry =
        i === free
          ? line(`M${left + 40} ${y - 15}h128a15 15 0 0 1 0 30h-128a15 15 0 0 1 0 -30Z`, gold.dark, 4) +
            line(`M${left + 92} ${y}l9 9l18 -20`, paint.forest, 6)
          : line(`M${left + 42} ${y}h${120 * share}`, tone, 13, { opacity: 0.82 });
      return (
        line(`M${left} ${y + 22}q90 -5 176 0`, lighten(paint.sand, 0.04), 1.8) +
        line(`M${left + 4} ${y}h12`, paint.cocoa, 4, { opacity: 0.6 }) +
        entry
      );
    })
    .join("");
}

function pencil(): string {
  const body = "M0 -9H196V9H0Z";
  return group(
    blurred(shape("M-30 0L0 -9H214V9H0Z", "#3a1d14", { transform: "translate(6 12)", opacity: 0.45 }), 4) +
      shape("M-30 0L0 -9V9Z", "#e8c79c") +
      shape("M-30 0L-18 -3.6V3.6Z", paint.cocoa) +
      shape(body, paint.mustard) +
      shape("M0 -9H196V-3H0Z", lighten(paint.mustard, 0.1)) +
      shape("M0 4H196V9H0Z", lighten(paint.mustard, -0.1)) +
      shape("M182 -9H200V9H182Z", "#b9b3a8") +
      shape("M200 -9H214Q220 0 214 9H200Z", paint.rose),
    { transform: "translate(566 330) rotate(-38)" },
  );
}
