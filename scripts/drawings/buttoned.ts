import { type Clothes, clothArea, type Frame } from "./bodyFrame.ts";
import { cloth } from "./cloth.ts";
import { lighten } from "./color.ts";
import type { Look } from "./look.ts";
import { gold } from "./palette.ts";
import { blurred, circle, clipped, line, shape } from "./svg.ts";

/** A shirt with an open collar and buttons. */
export function shirt(look: Look, frame: Frame): string {
  const { l, r, top, front } = frame;
  const fill = look.trim ?? lighten(look.cloth, 0.05);
  const edge = { stroke: lighten(fill, -0.14), "stroke-width": 1.8, "stroke-linejoin": "round" };
  const low = top + 74;
  const area = `${frame.shoulders}L${front} ${low}L${l} ${top}Z`;
  const buttons = [28, 74, 120].map(
    (y) =>
      circle([front + 1, low + y], 4.6, lighten(fill, -0.1)) + circle([front, low + y - 1], 3, lighten(fill, 0.08)),
  );
  const leaf = (x: number, out: number) =>
    `M${x - out * 6} ${top - 16}L${front} ${low}L${front + out * 52} ${top + 74}L${x + out * 24} ${top + 14}Z`;
  return [
    cloth(look, frame, area),
    line(`M${front} ${low}V${top + 280}`, lighten(look.cloth, -0.1), 2),
    line(`M${front + 22} ${low + 10}V${top + 280}`, lighten(look.cloth, -0.06), 1.6),
    ...buttons,
    shape(leaf(l, -1), fill, edge),
    shape(leaf(r, 1), lighten(fill, -0.04), edge),
  ].join("");
}

/** Open knitwear with a band of buttons over a plain top. */
export function cardigan(look: Look, frame: Frame): string {
  const { l, r, top, front, shoulders } = frame;
  const inner = look.trim ?? "#f6eadb";
  const low = top + 128;
  const open = `${shoulders}Q${r + 2} ${top + 62} ${front + 14} ${low}V${top + 280}H${front - 14}V${low}Q${l - 2} ${top + 62} ${l} ${top}Z`;
  const band = lighten(look.cloth, -0.06);
  return [
    cloth(look, frame, clothArea(frame, 26), inner),
    line(
      `M${l} ${top}Q${l + 8} ${top + 26} ${front} ${top + 26}Q${r - 8} ${top + 26} ${r} ${top}`,
      lighten(inner, -0.08),
      3,
    ),
    cloth(look, frame, open),
    clipped(
      open,
      line(`M${l - 3} ${top - 4}Q${l - 5} ${top + 62} ${front - 20} ${low}V${top + 280}`, band, 16) +
        line(`M${r + 3} ${top - 4}Q${r + 5} ${top + 62} ${front + 20} ${low}V${top + 280}`, band, 16),
    ),
    circle([front + 20, low + 30], 5, gold.base),
    circle([front + 20, low + 78], 5, gold.base),
  ].join("");
}

/** A bib with straps over a top that may be striped. */
export function dungarees(look: Look, frame: Frame): string {
  const { l, r, top, front } = frame;
  const bib = look.trim ?? "#3f5a7a";
  const stitch = lighten(bib, 0.2);
  const wide = 52;
  const high = top + 64;
  const straps = `M${l - 26} ${top + 10}Q${l - 12} ${top + 60} ${front - wide + 12} ${high + 12}M${r + 26} ${top + 10}Q${r + 12} ${top + 60} ${front + wide - 12} ${high + 12}`;
  const buckle = (x: number) => circle([x, high + 14], 8, gold.base) + circle([x, high + 13], 4, gold.light);
  const neckline = `M${l} ${top}Q${l + 8} ${top + 24} ${front} ${top + 24}Q${r - 8} ${top + 24} ${r} ${top}`;
  return [
    cloth(look, frame, clothArea(frame, 24)),
    line(neckline, lighten(look.cloth, -0.1), 6),
    line(straps, lighten(bib, -0.06), 20),
    line(straps, bib, 17),
    shape(`M${front - wide} ${high}H${front + wide}L${front + wide + 26} ${top + 280}H${front - wide - 26}Z`, bib, {
      stroke: bib,
      "stroke-width": 6,
      "stroke-linejoin": "round",
    }),
    line(
      `M${front - wide + 5} ${high + 5}H${front + wide - 5}M${front - 28} ${high + 44}H${front + 28}V${high + 92}H${front - 28}Z`,
      stitch,
      1.8,
      {
        "stroke-dasharray": "5 4",
      },
    ),
    buckle(front - wide + 12) + buckle(front + wide - 12),
  ].join("");
}

/** A hood that lies about the neck, and its two cords. */
export function hoodie(look: Look, frame: Frame): Clothes {
  const { l, r, top, front, back } = frame;
  const dark = lighten(look.cloth, -0.1);
  const inner = look.trim ?? "#f6eadb";
  const hood = `M${l - 40} ${top + 44}C${l - 52} ${top - 10} ${l - 14} ${top - 44} ${l + 12} ${top - 46}H${r - 12}C${r + 14} ${top - 44} ${r + 52} ${top - 10} ${r + 40} ${top + 44}Z`;
  if (back) {
    const fallen = `M${l - 34} ${top + 4}Q${front} ${top - 26} ${r + 34} ${top + 4}C${r + 30} ${top + 70} ${r - 6} ${top + 124} ${front} ${top + 132}C${l + 6} ${top + 124} ${l - 30} ${top + 70} ${l - 34} ${top + 4}Z`;
    return {
      behind: "",
      front:
        cloth(look, frame, clothArea(frame, 6)) +
        blurred(shape(fallen, dark, { transform: "translate(5 9)", opacity: 0.7 }), 4) +
        shape(fallen, lighten(look.cloth, 0.025)) +
        line(`M${l - 20} ${top + 12}Q${front} ${top + 26} ${r + 20} ${top + 12}`, dark, 4),
    };
  }
  const lip = (x: number, out: number) =>
    `M${x - out * 6} ${top - 40}C${x + out * 34} ${top - 20} ${x + out * 26} ${top + 40} ${front + out * 4} ${top + 86}C${front + out * 2} ${top + 60} ${x - out * 14} ${top + 26} ${x - out * 6} ${top - 40}Z`;
  const cord = (out: number) =>
    line(`M${front + out * 20} ${top + 70}q${out * 5} 34 ${out} 74`, inner, 5) +
    line(`M${front + out * 21} ${top + 144}v12`, gold.base, 6.4, { "stroke-linecap": "butt" });
  return {
    behind: shape(hood, dark),
    front: [
      cloth(look, frame, clothArea(frame, 26), inner),
      cloth(look, frame, `${frame.shoulders}L${front} ${top + 82}L${l} ${top}Z`),
      shape(lip(l, -1), lighten(look.cloth, 0.02), { stroke: dark, "stroke-width": 1.8 }),
      shape(lip(r, 1), lighten(look.cloth, -0.03), { stroke: dark, "stroke-width": 1.8 }),
      cord(-1),
      cord(1),
    ].join(""),
  };
}
