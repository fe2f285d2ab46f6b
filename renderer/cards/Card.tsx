import { light } from "../theme";
import type { CardContent } from "./cardContent";
import { CARD } from "./cardSize";

/** Where the words end and the picture begins; the plait runs down between them. */
export const SEAM = 660;

/** To the left of the words and to their right. */
const MARGIN = { left: 64, right: 48 };

/** The column of the words ends before the plait begins. */
const COLUMN = SEAM - 32;

/** The words of a card. Drawn by satori: flexbox and inline styles are all that it knows. */
export function Card({ heading, price, name, place }: Omit<CardContent, "picture">) {
  return (
    <div
      style={{
        width: COLUMN,
        height: CARD.height,
        padding: `60px ${MARGIN.right}px 60px ${MARGIN.left}px`,
        boxSizing: "border-box",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        fontFamily: "Figtree",
        color: light["--ink"],
      }}
    >
      <div style={{ display: "flex", fontSize: 27, fontWeight: 600, color: light["--accent"] }}>{name}</div>
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div
          style={{
            display: "block",
            fontFamily: "Fraunces",
            fontWeight: 600,
            fontSize: sizeOf(heading),
            lineHeight: 1.12,
            letterSpacing: "-0.015em",
            textWrap: "balance",
            lineClamp: 5,
          }}
        >
          {heading}
        </div>
        {price && (
          <div style={{ display: "flex", alignItems: "center", marginTop: 30, fontSize: 30, fontWeight: 600 }}>
            <div style={{ width: 44, height: 4, marginRight: 18, background: light["--gold"] }} />
            <div style={{ display: "block", flexShrink: 1, lineClamp: 2 }}>{price}</div>
          </div>
        )}
      </div>
      <div style={{ display: "flex", fontSize: 25, fontWeight: 500, color: light["--muted"] }}>{place}</div>
    </div>
  );
}

/** As large as the words allow: about four lines at most. */
function sizeOf(heading: string): number {
  const longestWord = Math.max(...heading.split(/\s+/).map((word) => word.length));
  const byLength = heading.length <= 22 ? 80 : heading.length <= 36 ? 66 : heading.length <= 46 ? 56 : 46;
  // No word may be wider than the column: a letter of Fraunces is about 0.55 of its size.
  return Math.min(byLength, Math.floor((COLUMN - MARGIN.left - MARGIN.right) / (longestWord * 0.55)));
}
