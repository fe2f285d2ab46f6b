import styled from "@emotion/styled";
import { color, font, hairline, media, radius, size, space, stroke } from "../look/theme";
import { Detail } from "../shared/Cards";
import { Row, TableBody } from "../shared/FoldingTable";

// On a phone each service is a card: its name, and below it the three sizes side by side.

export const Services = styled(TableBody)({ gap: space.m });

export const Service = styled(Row)({
  gridTemplateColumns: "repeat(3, 1fr)",
  gap: space.s,
  padding: space.m,
  border: hairline,
  borderRadius: radius.m,
  background: color.card,
  [media.medium]: { borderWidth: `0 0 ${stroke.hair}`, background: "none" },
});

export const ServiceCell = styled.th({
  gridColumn: "1 / -1",
  padding: 0,
  fontFamily: font.heading,
  fontSize: size.h3,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: "start",
  verticalAlign: "top",
  [media.medium]: { padding: space.m },
});

export const Description = styled(Detail)({
  display: "block",
  marginTop: space.xs,
  fontFamily: font.body,
  fontWeight: 400,
});

export const Cell = styled.td({
  padding: 0,
  "& > *": { display: "block", lineHeight: 1.4 },
  [media.medium]: { width: "19%", padding: space.m, verticalAlign: "top" },
});

/** The name of the size, where the head of the table is out of sight. */
export const SizeLabel = styled.span({
  fontSize: size.small,
  fontWeight: 600,
  "&&": { [media.medium]: { display: "none" } },
});
