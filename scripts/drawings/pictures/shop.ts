import { plain } from "../ground.ts";
import { hairs, paint } from "../palette.ts";
import { strand } from "../strand.ts";
import { circle, ellipse, group, line, shape } from "../svg.ts";

const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}Z`;

/** Small enough that a wide screen, which shows half of the height, shows the whole shop. */
const SCALE = 0.6;

/** The salon from the street, between its neighbors: 1200 by 400. What matters is in the middle half of the height. */
export function shop(): string {
  const street = [
    circle([930, 150], 120, paint.peach),
    circle([930, 150], 132, "none", { stroke: paint.mustard, "stroke-width": 2 }),
    neighbor(-420, 130, 420, paint.sand),
    neighbor(-20, 90, 300, paint.sage),
    neighbor(920, 120, 320, paint.sand),
    neighbor(1240, 80, 420, paint.sage),
    shape(box(280, 40, 640, 320), paint.terracotta),
    shape(box(268, 30, 664, 22), paint.rust),
    sign(),
    window(),
    awning(330, 150, 330),
    door(),
    shape(box(-420, 352, 2040, 248), paint.sand),
    line("M-420 352H1620", paint.rust, 3, { opacity: 0.35 }),
    ...[-210, 150, 1060, 1420].map((x) => tree(x, 352)),
  ].join("");
  const transform = `translate(${600 * (1 - SCALE)} ${198 * (1 - SCALE)}) scale(${SCALE})`;
  return plainAcross(paint.peach) + group(street, { transform });
}

function plainAcross(color: string): string {
  return group(plain(color), { transform: "scale(1.5)" });
}

function neighbor(x: number, top: number, width: number, color: string): string {
  const panes = [0, 1, 2].map((i) => shape(box(x + 40 + i * 88, top + 60, 48, 84), paint.cream, { opacity: 0.6 }));
  return shape(box(x, top, width, 400 - top), color) + panes.join("");
}

/** A braid in place of a name, which would be set in a typeface. */
function sign(): string {
  const braid = strand(
    [
      [440, 102],
      [540, 100],
      [660, 104],
      [760, 100],
    ],
    34,
    "braid",
    hairs.black,
    { end: { kind: "tuft" }, taper: () => 1, shadow: 0 },
  );
  return (
    shape(
      "M400 74h400a14 14 0 0 1 14 14v28a14 14 0 0 1 -14 14H400a14 14 0 0 1 -14 -14V88a14 14 0 0 1 14 -14Z",
      paint.ivory,
    ) + braid
  );
}

function window(): string {
  const chair =
    shape("M452 232q0 -20 20 -20h36q20 0 20 20v60h-76Z", paint.rust) +
    shape(box(440, 286, 100, 16), paint.cocoa) +
    shape(box(484, 302, 12, 30), paint.cocoa) +
    ellipse([490, 334], 40, 6, paint.cocoa);
  return (
    shape(box(340, 170, 310, 172), paint.cocoa) +
    shape(box(350, 180, 290, 152), "#f4d7a6") +
    circle([590, 240], 42, paint.mustard) +
    circle([590, 240], 36, "#dfe8e4") +
    chair +
    shape("M350 332L450 180H490L390 332Z", "#ffffff", { opacity: 0.22 })
  );
}

function awning(x: number, y: number, width: number): string {
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const w = width / 10;
    const left = x + i * w;
    return shape(`M${left} ${y}h${w}v34a${w / 2} ${w / 2} 0 0 1 ${-w} 0Z`, i % 2 ? paint.ivory : paint.rust);
  });
  return stripes.join("") + line(`M${x} ${y}h${width}`, paint.cocoa, 4);
}

function door(): string {
  return (
    shape("M720 352V220a60 60 0 0 1 120 0V352Z", paint.cocoa) +
    shape("M732 352V222a48 48 0 0 1 96 0V352Z", paint.forest) +
    shape("M746 288V224a34 34 0 0 1 68 0V288Z", "#f4d7a6") +
    circle([742, 308], 6, paint.mustard) +
    shape(box(700, 344, 160, 12), paint.cream)
  );
}

function tree(x: number, y: number): string {
  return (
    line(`M${x} ${y}V${y - 110}`, paint.cocoa, 10) +
    ellipse([x, y - 150], 62, 76, paint.forest) +
    ellipse([x - 18, y - 168], 34, 44, paint.sage, { opacity: 0.5 })
  );
}
