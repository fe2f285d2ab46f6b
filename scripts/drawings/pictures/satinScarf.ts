import { lighten } from "../color.ts";
import { figure } from "../figure.ts";
import { arch } from "../ground.ts";
import { hanging } from "../hanging.ts";
import { gold, hairs, paint, skins } from "../palette.ts";
import { woman } from "../people.ts";
import type { View } from "../skull.ts";
import { blurred, clipped, group, line, shape } from "../svg.ts";

/** In profile, in units of the head: from the forehead over the crown to the nape, and back above the ear. */
const wrapped =
  "M-90 -34C-92 -62 -66 -104 -8 -108C54 -112 104 -72 110 -8C113 34 104 66 84 88C70 92 58 86 50 74C44 50 30 26 8 12C-20 -6 -54 -22 -90 -34Z";

/** Where the folds run: from the edge above the face to the knot. */
const folds = [
  "M-84 -44C-40 -48 40 -34 86 76",
  "M-82 -62C-30 -74 62 -52 92 70",
  "M-68 -82C-10 -100 82 -66 100 58",
  "M-56 -26C-14 -20 40 10 76 82",
];

/** A head in a scarf of satin that is tied at the nape, long braids below it. */
export function satinScarf(): string {
  const view: View = { turn: 90, at: [396, 252], scale: 1.34 };
  const tone = hairs.black;
  const braids = hanging(view, {
    hair: { width: 13, kind: "braid", tone },
    size: 13,
    length: 150,
    spread: 0.03,
    sway: 3,
    where: ([azimuth, elevation]) => Math.abs(azimuth) > 112 && elevation < -4,
    comb: () => [0, 0, -0.6],
  });
  const look = woman({
    skin: skins.warm,
    cloth: paint.ivory,
    wears: "scoop",
    eyes: "closed",
    lift: 1,
    earring: "hoop",
    lipColor: "#93463b",
  });
  const place = `translate(${view.at[0]} ${view.at[1]}) scale(${view.scale})`;
  return (
    arch(paint.sage, paint.sand) +
    figure({ view, look, hairdos: [braids], scalp: "#6d4733" }) +
    group(tails() + scarf() + knot(), { transform: place })
  );
}

function scarf(): string {
  const color = paint.plum;
  const dark = lighten(color, -0.1);
  const light = lighten(color, 0.16);
  const soft =
    line("M-70 -70C-30 -92 30 -92 70 -50", light, 20, { opacity: 0.85 }) +
    line("M-74 -44C-34 -54 10 -44 44 -8", lighten(color, 0.08), 14, { opacity: 0.8 }) +
    line("M112 -40C118 20 108 60 84 96", dark, 34) +
    line("M-60 -22C-20 -8 20 16 46 70", dark, 10, { opacity: 0.8 });
  const sheen = folds.map((d) => line(d, lighten(color, 0.3), 2.4, { transform: "translate(-1 -5)", opacity: 0.55 }));
  return (
    shape(wrapped, "#1c0f0a", { transform: "translate(2 7)", opacity: 0.28 }) +
    shape(wrapped, color) +
    clipped(
      wrapped,
      blurred(soft, 7) + folds.map((d) => line(d, dark, 3.4)).join("") + blurred(sheen.join(""), 1.2) + dots(),
    ) +
    line("M-90 -34C-54 -22 -20 -6 8 12C30 26 44 50 50 74", gold.dark, 5) +
    line("M-90 -34.6C-54 -22.6 -20 -6.6 8 11.4C30 25.4 44 49.4 50 73.4", gold.base, 3.4)
  );
}

/** A print of small golden rings along the folds. */
function dots(): string {
  const at = [
    [-52, -58],
    [-22, -72],
    [14, -70],
    [48, -50],
    [74, -14],
    [88, 28],
    [-34, -38],
    [2, -36],
    [36, -8],
    [60, 32],
    [-6, -96],
    [34, -92],
    [74, -62],
    [98, -14],
  ];
  return at
    .map(([x, y]) => `M${(x ?? 0) - 3} ${y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`)
    .reduce((drawn, d) => drawn + line(d, gold.base, 1.5), "");
}

function tails(): string {
  const color = paint.plum;
  const tail = (d: string, shade: number) => shape(d, lighten(color, shade));
  return (
    tail("M84 82C104 96 128 124 132 172L112 186C108 150 96 118 78 98Z", -0.05) +
    line("M92 96C108 114 118 142 121 176", lighten(color, -0.13), 2.6) +
    tail("M80 86C84 112 86 140 76 178L52 172C62 146 66 118 68 96Z", 0.02) +
    line("M76 98C77 124 76 146 66 172", lighten(color, -0.1), 2.6)
  );
}

function knot(): string {
  const color = paint.plum;
  return (
    shape("M64 72C76 64 96 68 100 82C102 98 88 106 76 102C62 98 56 82 64 72Z", lighten(color, 0.04)) +
    line("M68 76C80 74 90 82 92 98M64 86C74 84 82 92 82 102", lighten(color, -0.12), 2.6) +
    line("M74 72C84 71 93 76 96 86", lighten(color, 0.22), 2.6)
  );
}
