import { lighten } from "../color.ts";
import { plain } from "../ground.ts";
import { gold, hairs, paint, red, white, wood } from "../palette.ts";
import { strand } from "../strand.ts";
import { bead } from "../strandEnds.ts";
import { blurred, circle, clipped, ellipse, line, shape } from "../svg.ts";

const box = (x: number, y: number, width: number, height: number, r = 0) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

const chrome = { base: "#9aa0a1", light: "#e4e8e8", dark: "#5d6466" };
const shadow = "#3a1d14";

/** The salon with nobody in it: the door open to the morning, a chair that waits before the mirror. */
export function walkIn(): string {
  return [
    plain(paint.peach),
    shape("M0 470H800V600H0Z", "#d9b089"),
    line("M0 470H800", lighten(paint.terracotta, 0.04), 9),
    line("M0 464H800", paint.cream, 4),
    doorway(),
    mirror(),
    counter(),
    chair(),
  ].join("");
}

function doorway(): string {
  const opening = "M84 470V126a76 76 0 0 1 152 0V470Z";
  const outside =
    shape(opening, "#f6c983") +
    circle([168, 150], 62, "#fbe3b2", { opacity: 0.6 }) +
    circle([168, 150], 40, "#fff3d6") +
    shape("M60 380C110 340 170 344 260 372V480H60Z", paint.sage) +
    shape("M60 420C120 392 190 404 260 400V480H60Z", "#76805c") +
    shape("M150 470C160 440 172 424 168 408L178 408C188 430 196 446 214 470Z", paint.cream);
  const beam = "M84 470H236L470 600H40Z";
  const leaf = "M236 96L160 138V552L236 470Z";
  return [
    shape("M66 470V126a94 94 0 0 1 188 0V470Z", wood.dark),
    line("M72 470V126a88 88 0 0 1 176 0", wood.base, 3),
    clipped(opening, outside),
    blurred(shape(beam, "#fbe6bd", { opacity: 0.75 }), 6),
    blurred(shape("M160 552L236 470L330 500L210 580Z", shadow, { opacity: 0.28 }), 7),
    shape(leaf, paint.rust),
    shape("M160 138L168 134V544L160 552Z", lighten(paint.rust, 0.1)),
    shape("M182 182L220 162V290L182 304Z", lighten(paint.rust, -0.07)),
    shape("M182 344L220 330V438L182 478Z", lighten(paint.rust, -0.07)),
    line("M182 304V182L220 162M182 478V344L220 330", lighten(paint.rust, -0.14), 3),
    line("M182 304L220 290V162M182 478L220 438V330", lighten(paint.rust, 0.07), 2),
    circle([174, 340], 7, gold.dark) + circle([173, 338], 6, gold.base) + circle([171, 336], 2.2, gold.light),
  ].join("");
}

function mirror(): string {
  const glass = box(470, 74, 212, 244, 100);
  const inside =
    shape(glass, "#dbe5e3") +
    blurred(shape("M470 318C520 270 560 180 560 60H440V330Z", "#f1f5f2", { opacity: 0.9 }), 16) +
    shape("M470 300C540 280 620 292 690 286V330H470Z", "#c8ab8c", { opacity: 0.55 }) +
    shape("M500 330L640 60H676L536 330Z", "#ffffff", { opacity: 0.4 });
  return [
    blurred(shape(box(474, 82, 216, 248, 102), shadow, { opacity: 0.3 }), 7),
    shape(box(460, 64, 232, 264, 110), gold.dark),
    shape(box(462, 64, 228, 260, 108), gold.base),
    clipped(glass, inside),
    line("M466 250V170a100 100 0 0 1 100 -102", gold.light, 3),
  ].join("");
}

/** A shelf below the mirror with what is needed: a bottle, beads in a dish, and a braid over its edge. */
function counter(): string {
  const braid = strand(
    [
      [716, 342],
      [742, 344],
      [750, 372],
      [746, 410],
      [750, 440],
    ],
    19,
    "braid",
    hairs.copper,
    { seed: 3, shadow: 0.35, end: { kind: "tuft", cuffs: [0.72] } },
  );
  const dish = [
    bead([578, 330], 8, red),
    bead([594, 330], 8, gold),
    bead([610, 331], 8, white),
    bead([586, 320], 8, white),
    bead([602, 320], 8, red),
  ].join("");
  return [
    blurred(shape(box(500, 366, 276, 16), shadow, { opacity: 0.3 }), 6),
    line("M536 470V372M748 470V372", wood.dark, 11, { "stroke-linecap": "butt" }),
    line("M533 470V372M745 470V372", wood.base, 3, { "stroke-linecap": "butt" }),
    dish,
    shape("M564 330H624Q622 350 604 350H584Q566 350 564 330Z", paint.indigo),
    line("M570 336Q574 346 586 346", lighten(paint.indigo, 0.16), 3),
    shape(box(648, 286, 40, 64, 8), paint.forest),
    shape(box(650, 290, 9, 56, 4), lighten(paint.forest, 0.14)),
    shape(box(652, 306, 32, 24), paint.cream),
    shape(box(658, 268, 20, 20, 3), gold.base),
    shape(box(490, 350, 284, 20, 4), wood.base),
    line("M494 354H770", wood.light, 3),
    braid,
  ].join("");
}

function chair(): string {
  const leather = paint.rust;
  const [dark, deep, light] = [lighten(leather, -0.06), lighten(leather, -0.13), lighten(leather, 0.1)];
  const back = "M330 214Q330 186 358 184Q410 178 462 184Q490 186 490 214L484 404H336Z";
  const seat = box(312, 392, 196, 66, 26);
  const head = box(362, 132, 96, 50, 22);
  const arm = (x: number, out: number) =>
    line(`M${x} 372V436`, chrome.dark, 11) +
    line(`M${x - 2} 372V436`, chrome.light, 3.4) +
    shape(box(x - 15, 346, 30, 30, 13), paint.cocoa) +
    line(`M${x - 8} 353h${14 + out}`, lighten(paint.cocoa, 0.2), 4);
  return [
    blurred(ellipse([430, 566], 140, 20, shadow, { opacity: 0.4 }), 7),
    ellipse([410, 560], 92, 18, chrome.dark),
    ellipse([410, 555], 92, 17, chrome.base),
    ellipse([386, 551], 52, 8, chrome.light, { opacity: 0.8 }),
    shape(box(396, 452, 28, 104), chrome.base),
    shape(box(400, 452, 7, 104), chrome.light),
    shape(box(414, 452, 10, 104), chrome.dark),
    shape(box(386, 500, 48, 14, 6), chrome.dark),
    line("M356 456L344 508M464 456L476 508", chrome.dark, 8),
    shape(box(330, 502, 160, 16, 8), chrome.base),
    line("M340 507H476", chrome.light, 3),
    line("M398 186V176M422 186V176", chrome.dark, 8),
    shape(head, leather),
    clipped(head, blurred(ellipse([392, 142], 40, 14, light) + ellipse([440, 180], 60, 16, deep), 7)),
    shape(back, leather),
    clipped(
      back,
      blurred(
        shape("M450 170H520V420H440Q470 300 450 170Z", deep, { opacity: 0.75 }) +
          ellipse([372, 232], 34, 60, light, { opacity: 0.8 }) +
          shape("M320 372H500V420H320Z", deep, { opacity: 0.8 }),
        13,
      ) +
        line("M384 184Q380 300 386 404M436 184Q440 300 434 404M332 292Q410 304 488 292", deep, 4) +
        line("M380 186Q376 300 382 404M432 186Q436 300 430 404M332 288Q410 300 488 288", light, 1.6, { opacity: 0.7 }),
    ),
    [
      [384, 297],
      [436, 297],
    ]
      .map(([x, y]) => circle([x ?? 0, y ?? 0], 6, deep) + circle([(x ?? 0) - 1.5, (y ?? 0) - 1.5], 3, light))
      .join(""),
    shape(seat, dark),
    clipped(
      seat,
      blurred(ellipse([380, 402], 84, 14, light, { opacity: 0.9 }) + shape("M300 436H520V470H300Z", deep), 8),
    ),
    line("M330 436H490", light, 1.8, { "stroke-dasharray": "7 5", opacity: 0.8 }),
    arm(308, 0),
    arm(512, 0),
  ].join("");
}
