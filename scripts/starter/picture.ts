import { contrastOf, mixColors } from "../../renderer/base/values/colors";

/** How far each hill is from the ground of the picture to the color of the nearest one. */
const HILLS = [0.16, 0.36, 0.58, 0.8];

/** The colors of a drawing: those of the theme of its site. */
interface Colors {
  soft: string;
  deep: string;
  gold: string;
}

/** The sides of the picture, in its own units: as wide as the widest file that is made of it. */
const [WIDTH, HEIGHT] = [1600, 1000];

/**
 * A drawing that belongs to no trade: a low sun and hills. The same name always gives the same hills.
 *
 * @param name of the business
 * @returns SVG
 */
export function drawPicture(name: string, { soft, deep, gold }: Colors): string {
  let seed = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const next = () => {
    seed = (seed * 4391 + 17) % 9973;
    return seed / 9973;
  };
  const sun = { x: 350 + next() * 900, y: 300 + next() * 120 };
  // On the ground of a dark theme, the strong color would not be seen.
  const nearest = contrastOf(soft, deep) > contrastOf(soft, gold) ? deep : mixColors(soft, gold, 0.55);
  const hills = HILLS.map((share, index) => hill(mixColors(soft, nearest, share), 430 + index * 130, next));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${mixColors(soft, gold, 0.24)}"/>
<circle cx="${Math.round(sun.x)}" cy="${Math.round(sun.y)}" r="120" fill="${gold}"/>
${hills.join("\n")}
</svg>
`;
}

/** One row of hills: a line of three curves, filled down to the lower edge. */
function hill(color: string, height: number, next: () => number): string {
  const at = () => Math.round(height - 110 + next() * 180);
  const points = [0, 1, 2, 3].map((index) => `${Math.round((WIDTH / 3) * index)} ${at()}`);
  const [first, ...rest] = points;
  const curves = rest.map((point, index) => {
    const from = Math.round((WIDTH / 3) * index + 180);
    const to = Math.round((WIDTH / 3) * (index + 1) - 180);
    return `C${from} ${at()} ${to} ${at()} ${point}`;
  });
  return `<path d="M${first} ${curves.join(" ")} V${HEIGHT} H0 Z" fill="${color}"/>`;
}
