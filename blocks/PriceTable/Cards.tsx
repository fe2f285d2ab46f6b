import styled from "@emotion/styled";
import { color, gridList, hairline, media, nudge, quick, sheet, space, stroke } from "../look/theme";
import { Terms } from "../shared/Cards";
import { CardLink, Words } from "../shared/Words";
import type { PriceTable } from "../types.generated";
import { Badge, Name } from "./parts";

/** Services as cards; a card that leads to a page can be pressed anywhere. */
export function Cards({ rows }: PriceTable) {
  // No single card in the last row.
  const inRow = rows.length % 4 === 1 ? 3 : 4;
  return (
    <Grid inRow={inRow} left={inRow - ((rows.length - 1) % inRow)}>
      {rows.map(({ name, description, price, duration, featured = false, to }) => (
        <Face featured={featured} key={name}>
          <h3>
            <Name name={name} to={to} link={CardLink} />
          </h3>
          <EdgeBadge featured={featured} />
          <Words as={Description} of={description} />
          <Foot price={price} duration={duration} />
        </Face>
      ))}
    </Grid>
  );
}

/** The last card of an incomplete row fills it, with its price beside its text. */
const wideCard = {
  display: "grid",
  gridTemplate: "auto 1fr / 1fr auto",
  columnGap: space.xl,
  "& > h3": { gridColumn: 1 },
  "& > p:last-of-type": {
    gridColumn: 2,
    gridRow: "1 / span 2",
    margin: 0,
    padding: 0,
    border: 0,
    display: "grid",
    alignContent: "center",
    justifyItems: "end",
  },
} as const;

/** Two in a row on a tablet, three or four on a wide screen; columns stay in line from row to row. */
const Grid = styled.ul<{ inRow: 3 | 4; left: number }>(({ inRow, left }) => ({
  ...gridList,
  gap: `${space.l} ${space.m}`,
  [media.tablet]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1", ...wideCard },
  },
  [media.large]: {
    gridTemplateColumns: `repeat(${inRow}, 1fr)`,
    ...(left > 1 && { "& > :last-child": { gridColumn: `span ${left}`, ...wideCard } }),
  },
}));

const Face = styled.li<{ featured: boolean }>(({ featured }) => ({
  ...sheet,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: space.s,
  padding: space.l,
  ...(featured && { borderColor: color.accent, outline: `${stroke.hair} solid ${color.accent}` }),
  // Above the link that covers the whole card.
  "& p a": { position: "relative", zIndex: 1 },
  "& h3 a": { color: color.ink, textDecoration: "none" },
  "&:has(> h3 a:hover)": { borderColor: color.accent },
  [media.motion]: {
    transition: `transform ${quick}, border-color ${quick}`,
    "&:has(> h3 a:hover)": { transform: nudge.lifted },
  },
}));

const EdgeBadge = styled(Badge)({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineEnd: space.m,
  transform: "translateY(-50%)",
});

const Description = styled.p({ marginBottom: space.s });

/** At the foot of the card, so that prices of neighbors line up. */
const Foot = styled(Terms)({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: space.m,
  marginTop: "auto",
  paddingTop: space.m,
  borderTop: hairline,
});
