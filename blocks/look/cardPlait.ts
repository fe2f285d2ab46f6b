import { CARD } from "../../renderer/cards/cardSize";
import { SEAM } from "./Card";
import type { CardColors } from "./cardColors";

const REACH = 26;
const TURN = 168;
const THICKNESS = 17;
/** The strands rise and sink twice while they swing once: that is what makes a plait of three waves. */
const STEPS = 24;

/** The site's motif down the seam, over the ground of the words: three strands, each over one neighbor and under the other, as an SVG. */
export function plaitSvg({ ground, accent, gold, ink }: CardColors): string {
  const pieces = [accent, gold, ink].flatMap((color, strand) => piecesOf(strand).map((piece) => ({ ...piece, color })));
  // Those below first, then those on top. A rim of the ground around each: over and under can be told.
  const lines = [false, true].flatMap((onTop) => {
    const layer = pieces.filter(({ over }) => over === onTop);
    return [
      ...layer.map(({ rim }) => line(rim, ground, THICKNESS + 8)),
      ...layer.map(({ path, color }) => line(path, color, THICKNESS)),
    ];
  });
  const { width, height } = CARD;
  const band = `<path fill="${ground}" d="M0 0h${SEAM}v${height}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band}${lines.join("")}</svg>`;
}

function line(path: string, color: string, thickness: number): string {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${thickness}"/>`;
}

/** A strand cut where it changes between over and under. Each piece is a little longer than its rim, or a gap would show. */
function piecesOf(strand: number): { path: string; rim: string; over: boolean }[] {
  const quarter = Math.PI / 2;
  const shift = (strand * 2 * Math.PI) / 3;
  const first = Math.floor((shift - Math.PI) / quarter);
  const last = Math.ceil(((CARD.height + TURN) / TURN) * 4 + shift / quarter);
  return Array.from({ length: last - first }, (_, index) => {
    const from = (first + index) * quarter;
    return {
      path: curve(from - 0.12, from + quarter + 0.12, shift),
      rim: curve(from, from + quarter, shift),
      over: Math.abs(first + index) % 2 === 0,
    };
  });
}

function curve(from: number, to: number, shift: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const turn = from + ((to - from) * step) / STEPS;
    const x = SEAM + REACH * Math.sin(turn);
    const y = ((turn - shift) / (2 * Math.PI)) * TURN;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
