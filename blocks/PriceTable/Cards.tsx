import styled from "@emotion/styled";
import { color, gridList, hairline, media, nudge, quick, sheet, space, stroke } from "../look/theme";
import { Terms } from "../shared/Cards";
import { CardLink, Words } from "../shared/Words";
import type { PriceTable } from "../types.generated";
import { Badge, Name } from "./parts";

/** Services as cards; a card that leads to a page can be pressed anywhere. */
export function Cards({ rows }: PriceTable) {
  return (
    <Grid inRow={rows.length % 4 === 1 ? 3 : 4}>
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

/** On a wide screen, as many in a row as leave no single card in the last row, which shares its width. */
const Grid = styled.ul<{ inRow: 3 | 4 }>(({ inRow }) => ({
  ...gridList,
  gap: `${space.l} ${space.m}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  [media.tablet]: {
    gridTemplateColumns: "1fr 1fr",
    "& > :last-child:nth-child(odd)": { gridColumn: "1 / -1" },
  },
  [media.large]: {
    display: "flex",
    flexWrap: "wrap",
    "& > *": { flex: `1 1 calc(100% / ${inRow} - ${space.m})` },
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
