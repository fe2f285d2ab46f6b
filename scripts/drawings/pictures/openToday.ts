import { plain } from "../ground.ts";
import { paint } from "../palette.ts";
import { circle, element, line, shape } from "../svg.ts";

/** The window of the salon in the morning, with the sign in it. */
export function openToday(): string {
  const frame = (d: string) => line(d, paint.cocoa, 13, { "stroke-linecap": "butt" });
  return [
    plain(paint.sand),
    shape("M70 40H760V470H70Z", "#fbe9c8"),
    circle([566, 330], 92, paint.apricot),
    circle([566, 330], 118, paint.apricot, { opacity: 0.3 }),
    shape("M70 420C200 360 320 380 440 402C560 424 660 380 760 372V470H70Z", paint.sage),
    shape("M70 448C220 420 420 446 760 424V470H70Z", "#76805c"),
    frame("M70 40H760V470H70ZM420 40V470"),
    shape("M40 470H790V494H40Z", paint.cream),
    line("M40 494H790", paint.sand, 5),
    line("M506 40L550 92L594 40", paint.cocoa, 3),
    element("rect", { x: 458, y: 92, width: 184, height: 74, rx: 10, fill: paint.rust }),
    element("rect", {
      x: 465,
      y: 99,
      width: 170,
      height: 60,
      rx: 6,
      fill: "none",
      stroke: paint.cream,
      "stroke-width": 2,
    }),
    sign("OPEN", 476, 110),
  ].join("");
}

/** Capital letters of 38 by 30 units, drawn so that no typeface is needed. */
function sign(word: string, x: number, y: number): string {
  const letters: Record<string, string> = {
    O: "M15 0a15 19 0 1 0 .1 0Z",
    P: "M0 38V0H14a11 11 0 0 1 0 22H0",
    E: "M24 0H0V38H24M0 19H20",
    N: "M0 38V0L26 38V0",
  };
  return [...word]
    .map((letter, i) => line(letters[letter] ?? "", paint.cream, 7, { transform: `translate(${x + i * 41} ${y})` }))
    .join("");
}
