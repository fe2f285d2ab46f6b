import styled from "@emotion/styled";
import { color, font, media, size, space } from "../../renderer/theme";
import { HeadCell, Row, Table } from "../shared/FoldingTable";

// On a phone: name and price on one line, what belongs to each below it.

export const List = styled(Table)({
  borderTop: `2px solid ${color.accent}`,
  [media.medium]: { borderTop: 0 },
});

export const PriceHead = styled(HeadCell)({ textAlign: "end" });

export const Line = styled(Row)({
  gridTemplateAreas: '"name price" "description time"',
  gridTemplateColumns: "1fr auto",
  columnGap: space.m,
  paddingBlock: space.m,
});

const cell = { padding: 0, [media.medium]: { padding: space.m, verticalAlign: "baseline" } };

export const NameCell = styled.th(cell, {
  gridArea: "name",
  fontFamily: font.heading,
  fontSize: size.h3,
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
  fontSize: size.large,
  fontWeight: 700,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1.3,
  textAlign: "end",
  [media.medium]: { whiteSpace: "nowrap" },
});
