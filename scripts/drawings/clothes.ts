import { type Clothes, clothArea, type Frame } from "./bodyFrame.ts";
import { cardigan, dungarees, hoodie, shirt } from "./buttoned.ts";
import { cloth } from "./cloth.ts";
import { lighten } from "./color.ts";
import { dress, offShoulder } from "./dress.ts";
import type { Look } from "./look.ts";
import { clipped, line, shape } from "./svg.ts";

/** The clothes of a look. From behind a hoodie and a dress have a drawing of their own, all else is drawn as a tee. */
export function clothes(look: Look, frame: Frame): Clothes {
  const wear = look.wears ?? "tee";
  if (wear === "hoodie") return hoodie(look, frame);
  const fronts = { tee, scoop, vee, turtleneck, shirt, cardigan, dungarees, dress, offShoulder };
  const draw = frame.back && wear !== "dress" ? tee : fronts[wear];
  return { behind: "", front: draw(look, frame) };
}

/** A neckline with a narrow band about it. */
function knitted(look: Look, frame: Frame, dip: number, band: number): string {
  const { l, r, top, front } = frame;
  const deep = frame.back ? 10 : dip;
  const d = `M${l} ${top}Q${l + 8} ${top + deep} ${front} ${top + deep}Q${r - 8} ${top + deep} ${r} ${top}`;
  const edge = look.trim ?? lighten(look.cloth, -0.07);
  return cloth(look, frame, clothArea(frame, deep)) + line(d, edge, band) + line(d, lighten(edge, 0.08), band * 0.22);
}

function tee(look: Look, frame: Frame): string {
  return knitted(look, frame, 30, 7);
}

function scoop(look: Look, frame: Frame): string {
  return knitted(look, frame, 62, 4);
}

/** A blouse that is wrapped: one front lies on the other. */
function vee(look: Look, frame: Frame): string {
  const { l, r, top, front, shoulders } = frame;
  const low = top + 92;
  const area = `${shoulders}Q${r - 10} ${top + 44} ${front} ${low}Q${l + 10} ${top + 44} ${l} ${top}Z`;
  const edge = look.trim ?? lighten(look.cloth, -0.1);
  return (
    cloth(look, frame, area) +
    clipped(
      area,
      line(`M${l} ${top}Q${l + 10} ${top + 44} ${front} ${low}`, edge, 13) +
        line(`M${r} ${top}Q${r - 10} ${top + 44} ${front} ${low}L${front - 96} ${low + 130}`, edge, 13) +
        line(`M${front + 4} ${low + 6}L${front - 84} ${low + 130}`, lighten(look.cloth, -0.12), 2),
    )
  );
}

/** A knit whose collar is rolled up to the chin. */
function turtleneck(look: Look, frame: Frame): string {
  const { l, r, top, front } = frame;
  const middle = (l + r) / 2;
  const [high, low] = [top - 34, top + 12];
  const roll = `M${l + 7} ${high}Q${front} ${high + 16} ${r - 7} ${high}Q${r + 8} ${top - 12} ${r + 2} ${low}Q${front} ${low + 34} ${l - 2} ${low}Q${l - 8} ${top - 12} ${l + 7} ${high}Z`;
  const ribs = Array.from({ length: 17 }, (_, i) => {
    const part = i / 8 - 1;
    const x = middle + part * (r - l) * 0.5;
    return line(`M${x} ${high - 4}q${part * 5} 30 ${part * 3} 70`, lighten(look.cloth, -0.07), 2);
  }).join("");
  const shade = shape(
    frame.lightSide === 1
      ? `M${middle + 14} ${high - 10}H${r + 30}V${low + 40}H${middle + 24}Z`
      : `M${middle - 14} ${high - 10}H${l - 30}V${low + 40}H${middle - 24}Z`,
    lighten(look.cloth, -0.1),
    { opacity: 0.5 },
  );
  return (
    cloth(look, frame, clothArea(frame, 14)) +
    line(`M${l - 4} ${low + 6}Q${front} ${low + 42} ${r + 4} ${low + 6}`, lighten(look.cloth, -0.14), 5, {
      opacity: 0.7,
    }) +
    shape(roll, look.cloth) +
    clipped(roll, ribs + shade) +
    line(`M${l + 7} ${high}Q${front} ${high + 16} ${r - 7} ${high}`, lighten(look.cloth, -0.14), 3)
  );
}
