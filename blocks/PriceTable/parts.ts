import styled from "@emotion/styled";
import { color, font, hairline, media, radius, shadow, size, space, stroke } from "../look/theme";
import { FoldingTable, Row } from "../shared/FoldingTable";

// On a phone: name and price on one line, what belongs to each below it.

export const List = styled(FoldingTable)({
  padding: `${space.s} ${space.m}`,
  background: color.card,
  border: hairline,
  borderRadius: radius.m,
  boxShadow: shadow,
  // The second line within the first, as menus are printed.
  outline: `${stroke.hair} solid ${color.gold}`,
  outlineOffset: `-${space.s}`,
  // The prices stand at the end of their column, and so does its head.
  "& > thead th:last-of-type": { textAlign: "end" },
  [media.medium]: { borderCollapse: "separate", borderSpacing: 0, padding: `${space.m} ${space.l}` },
});

export const Line = styled(Row)({
  gridTemplateAreas: '"name price" "description time"',
  gridTemplateColumns: "1fr auto",
  columnGap: space.m,
  paddingBlock: space.m,
  "&:last-child": { borderBottom: 0 },
});

const cell = {
  padding: 0,
  [media.medium]: {
    padding: space.m,
    borderTop: hairline,
    verticalAlign: "baseline",
  },
};

export const NameCell = styled.th(cell, {
  gridArea: "name",
  fontFamily: font.heading,
  fontSize: size.h3,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "start",
});

export const DescriptionCell = styled.td(cell, {
  gridArea: "description",
  fontSize: size.small,
  color: color.muted,
  [media.medium]: { fontSize: size.body },
});

export const TimeCell = styled.td(cell, {
  gridArea: "time",
  fontSize: size.small,
  color: color.muted,
  textAlign: "end",
  [media.medium]: { fontSize: size.body, textAlign: "start", whiteSpace: "nowrap" },
});

export const PriceCell = styled.td(cell, {
  gridArea: "price",
  color: color.accent,
  fontFamily: font.heading,
  fontSize: size.h3,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums lining-nums",
  lineHeight: 1.3,
  textAlign: "end",
  [media.medium]: { whiteSpace: "nowrap" },
});
