import { element } from "../draw/svg";
import { type Hair, paint, type Skin } from "../palette";

/** A person seen from behind: what stands behind the braids. */
export interface Person {
  skin: Skin;
  hair: Hair;
  /** The color of the clothes. */
  dress: string;
}

const scalpOutline =
  "M400 66C500 66 560 146 556 244C553 322 522 378 474 404Q400 424 326 404C278 378 247 322 244 244C240 146 300 66 400 66Z";

/** Shoulders, neck, ears with gold hoops and the head from behind, its hair laid flat. */
export function backHead({ skin, hair, dress }: Person): string {
  return [
    element("path", {
      d: "M330 330C336 420 330 442 262 470L180 520H620L538 470C470 442 464 420 470 330Z",
      fill: skin.base,
    }),
    element("path", {
      d: "M330 360C334 400 336 416 326 434C370 456 430 456 474 434C464 416 466 400 470 360Z",
      fill: skin.shade,
    }),
    element("path", { d: "M84 600C92 536 128 506 232 478Q400 560 568 478C672 506 708 536 716 600Z", fill: dress }),
    element("path", { d: "M232 478Q400 560 568 478", fill: "none", stroke: paint.gold, strokeWidth: 4 }),
    ...[-1, 1].map((side) => ear(side, skin)),
    element("path", { d: scalpOutline, fill: hair.shade }),
  ].join("");
}

function ear(side: number, skin: Skin): string {
  const x = 400 + side * 158;
  return [
    element("circle", { cx: x + side * 3, cy: 322, r: 22, fill: "none", stroke: paint.gold, strokeWidth: 5 }),
    element("ellipse", { cx: x, cy: 268, rx: 19, ry: 34, fill: skin.base }),
    element("path", {
      d: `M${x + side * 9} 250C${x + side * 9} 262 ${x + side * 4} 280 ${x - side * 2} 288`,
      stroke: skin.shade,
      strokeWidth: 4,
      fill: "none",
    }),
  ].join("");
}
