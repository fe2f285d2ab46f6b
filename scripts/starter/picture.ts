/** The mean share of gray that each hill adds to the one behind it. */
const HILLS = ["#c8d4da", "#9db2bd", "#6f8a98", "#48616f"];

/** The sides of the picture, in its own units: as wide as the widest file that is made of it. */
const [WIDTH, HEIGHT] = [1600, 1000];

/**
 * A drawing that belongs to no trade: a low sun and hills. The same name always gives the same hills.
 *
 * @param name of the business
 * @returns SVG
 */
export function drawPicture(name: string): string {
  let seed = [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const next = () => {
    seed = (seed * 4391 + 17) % 9973;
    return seed / 9973;
  };
  const sun = { x: 350 + next() * 900, y: 300 + next() * 120 };
  const hills = HILLS.map((color, index) => hill(color, 430 + index * 130, next));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="#eef1f1"/>
<circle cx="${Math.round(sun.x)}" cy="${Math.round(sun.y)}" r="120" fill="#f0d9a8"/>
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
