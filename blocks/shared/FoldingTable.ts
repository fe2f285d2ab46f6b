import styled from "@emotion/styled";
import { color, hairline, media, size, space, stroke } from "../../renderer/theme";

// The parts of a table whose rows fold on a phone, so that it never scrolls sideways, and which is
// a plain table from `medium` on. Browsers drop a table's meaning where CSS changes its `display`:
// whoever uses these parts spells out every role (table, rowgroup, row, columnheader, rowheader, cell).

export const Table = styled.table({
  position: "relative",
  display: "block",
  width: "100%",
  marginTop: space.l,
  borderCollapse: "collapse",
  [media.medium]: { display: "table" },
});

/** Out of sight on a phone, never `display: none`: a screen reader still names the columns. */
export const TableHead = styled.thead({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  [media.medium]: { position: "static", width: "auto", height: "auto", overflow: "visible", clipPath: "none" },
});

export const HeadRow = styled.tr({});

export const HeadCell = styled.th({
  padding: `${space.s} ${space.m}`,
  borderBottom: `${stroke.line} solid ${color.accent}`,
  color: color.muted,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: "start",
});

export const TableBody = styled.tbody({ display: "grid", [media.medium]: { display: "table-row-group" } });

/** Give it `display: grid` and a place for each cell on a phone. */
export const Row = styled.tr({
  display: "grid",
  borderBottom: hairline,
  [media.medium]: { display: "table-row" },
});
