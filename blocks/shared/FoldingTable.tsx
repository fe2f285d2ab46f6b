import styled from "@emotion/styled";
import type { ReactNode } from "react";
import type { Text } from "../../renderer/contract/richText";
import { color, hairline, media, size, space, stroke } from "../look/theme";
import { VisuallyHidden } from "./VisuallyHidden";
import { Words } from "./Words";

interface FoldingTableProps {
  /** For screen readers: the heading above the table. */
  caption: Text;
  /** The head of each column. */
  columns: string[];
  /** The screens on which it is a plain table. */
  from?: Unfolded["unfolded"];
  /** A `TableBody` of `Row`s. */
  children: ReactNode;
  className?: string;
}

/**
 * A table whose rows fold on a narrow screen, so that it never scrolls sideways. Browsers drop a table's
 * semantics where CSS changes its `display`, so every role is explicit: the cells' too (`rowheader`, `cell`).
 */
export function FoldingTable({ caption, columns, from = "medium", children, className }: FoldingTableProps) {
  return (
    <Table role="table" unfolded={from} className={className}>
      <caption>
        <Words as={VisuallyHidden} of={caption} />
      </caption>
      <TableHead role="rowgroup" unfolded={from}>
        <HeadRow role="row">
          {columns.map((column) => (
            <HeadCell role="columnheader" scope="col" key={column}>
              {column}
            </HeadCell>
          ))}
        </HeadRow>
      </TableHead>
      {children}
    </Table>
  );
}

interface Unfolded {
  unfolded: "medium" | "large";
}

const Table = styled.table<Unfolded>(({ unfolded }) => ({
  position: "relative",
  display: "block",
  width: "100%",
  marginTop: space.l,
  borderCollapse: "collapse",
  [media[unfolded]]: { display: "table" },
}));

/** Out of sight where rows fold, never `display: none`: a screen reader still names the columns. */
const TableHead = styled.thead<Unfolded>(({ unfolded }) => ({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  [media[unfolded]]: { position: "static", width: "auto", height: "auto", overflow: "visible", clipPath: "none" },
}));

const HeadRow = styled.tr({});

const HeadCell = styled.th({
  padding: `${space.s} ${space.m}`,
  borderBottom: `${stroke.line} solid ${color.accent}`,
  color: color.muted,
  fontSize: size.small,
  fontWeight: 600,
  textAlign: "start",
});

/** With the role `rowgroup`. */
export const TableBody = styled.tbody({ display: "grid", [media.medium]: { display: "table-row-group" } });

/** With the role `row`. Give each cell a place in its grid on a phone. */
export const Row = styled.tr({
  display: "grid",
  borderBottom: hairline,
  [media.medium]: { display: "table-row" },
});
