import { element } from "../draw/svg";
import { paint } from "../palette";
import type { Person } from "./backHead";

/** A person seen from straight above, the forehead at the top: shoulders, ears, the hair laid flat. */
export function topHead({ skin, hair, dress }: Person): string {
  return [
    element("path", { d: "M60 600C40 470 130 380 260 366H540C670 380 760 470 740 600Z", fill: dress }),
    element("path", { d: "M240 420C300 520 500 520 560 420L540 366H260Z", fill: skin.shade }),
    ...[-1, 1].map((side) => element("ellipse", { cx: 400 + side * 178, cy: 286, rx: 22, ry: 38, fill: skin.base })),
    element("path", { d: "M400 24C412 24 420 40 424 56H376C380 40 388 24 400 24Z", fill: skin.shade }),
    element("path", {
      d: "M400 42C510 42 580 150 578 282C576 430 500 536 400 536S224 430 222 282C220 150 290 42 400 42Z",
      fill: skin.base,
    }),
    element("path", {
      d: "M400 92C500 92 574 168 576 286C576 430 500 538 400 538S224 430 224 286C226 168 300 92 400 92Z",
      fill: hair.shade,
    }),
    element("path", {
      d: "M312 116C340 96 460 96 488 116",
      fill: "none",
      stroke: paint.cocoa,
      strokeWidth: 2,
      opacity: 0.25,
    }),
  ].join("");
}
