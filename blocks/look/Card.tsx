import { CARD, type CardText } from "../../renderer/contract/design";
import type { Motif } from "../../renderer/contract/types.generated";
import { headingSize } from "./headingSize";
import { hanging } from "./motifs/motifs";
import plait from "./motifs/plait.json" with { type: "json" };

/** Where the text ends and the picture begins, with the plait between them. */
export const SEAM = 700;

/** Networks cut off a few pixels of each side and round the corners. */
const MARGIN = 64;

/** The width of the text, which ends before the plait. */
const COLUMN = SEAM - 2 * MARGIN - 12;

const LINE_HEIGHT = 1.08;

/** A price of this many characters stays within two lines. */
const PRICE_LENGTH = 56;

/** The background of the text, and down its edge a plait in three colors, or a line of another motif. */
export function cardBackdrop({ ground = "", accent = "", gold = "", ink = "", motif }: CardText["look"]): string {
  const { width, height } = CARD;
  const band = `<path fill="${ground}" d="M0 0h${SEAM}v${height}H0z"/>`;
  const strands = plait.strands.map((d, index) => edgeLine([accent, gold, ink][index] ?? ink, 17, d, hanging(SEAM)));
  const edge = EDGES[motif as Motif]?.(gold) ?? strands.join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${band}${edge}</svg>`;
}

/** What is between text and picture where the motif is no braid. */
const EDGES: Partial<Record<Motif, (color: string) => string>> = {
  none: () => "",
  line: (color) => edgeLine(color, 4, `M${SEAM} 0v${CARD.height}`),
  dots: (color) => edgeLine(color, 24, `M${SEAM} 21v${CARD.height}`, "stroke-linecap='round' stroke-dasharray='0 42'"),
  wave: (color) => edgeLine(color, 10, `M${SEAM} -35${"q24 35 0 70t0 70".repeat(5)}`),
};

function edgeLine(color: string, width: number, d: string, more = ""): string {
  return `<path fill='none' stroke='${color}' stroke-width='${width}' ${more} d='${d}'/>`;
}

/** The words of a card. */
export function CardWords({ heading, price: line, name, place, isMirrored, look }: CardText) {
  const words = withoutWidow(heading);
  const price = line && wholeClauses(line);
  // The room between the name of the business and its place: less if there is a price.
  const height = price ? 265 : 320;
  const { size, lines } = headingSize(words, { width: COLUMN, height }, LINE_HEIGHT);
  return (
    <div
      style={{
        width: MARGIN + COLUMN,
        height: CARD.height,
        padding: `${MARGIN}px 0`,
        // satori knows no direction: both sides of everything are named.
        ...(isMirrored ? { marginLeft: CARD.width - MARGIN - COLUMN, paddingRight: MARGIN } : { paddingLeft: MARGIN }),
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        textAlign: isMirrored ? "right" : "left",
        fontFamily: look.text,
        color: look.ink,
      }}
    >
      <div style={{ display: "block", fontSize: 32, fontWeight: 600, color: look.accent, lineClamp: 1 }}>{name}</div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div
          style={{
            display: "block",
            fontFamily: look.heading,
            fontWeight: 600,
            fontSize: size,
            lineHeight: LINE_HEIGHT,
            letterSpacing: "-0.015em",
            // Never both: satori balances a clamped text until nothing but its beginning is left.
            ...(lines ? { lineClamp: lines } : { textWrap: "balance" }),
          }}
        >
          {words}
        </div>
        {price && (
          <div
            style={{
              display: "flex",
              marginTop: 30,
              ...(isMirrored
                ? { justifyContent: "flex-end", paddingRight: 22, borderRight: `6px solid ${look.gold}` }
                : { paddingLeft: 22, borderLeft: `6px solid ${look.gold}` }),
              fontSize: 34,
              fontWeight: 600,
              lineHeight: 1.25,
              color: look.accent,
            }}
          >
            <div
              style={{
                display: "block",
                ...(price.length > PRICE_LENGTH ? { lineClamp: 2 } : { textWrap: "balance" }),
              }}
            >
              {withoutWidow(price)}
            </div>
          </div>
        )}
      </div>
      <div style={{ display: "block", fontSize: 29, fontWeight: 500, color: look.muted, lineClamp: 1 }}>{place}</div>
    </div>
  );
}

/** The first clauses of a line of prices that there is room for: none is cut off in the middle of a price. */
function wholeClauses(line: string): string {
  if (line.length <= PRICE_LENGTH) return line;
  const ends = Array.from(line.matchAll(/[,;.·](?= )/g), ({ index }) => index);
  const end = ends.findLast((at) => at <= PRICE_LENGTH);
  return end ? line.slice(0, end) : line;
}

/** Keeps a short word from being alone on the last line, such as the VA of a town. */
function withoutWidow(text: string): string {
  return text.replace(/ (\S{1,3})$/, "\u00a0$1");
}
