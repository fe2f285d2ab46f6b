// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the role of an element whose display CSS changes

import type { CSSObject } from "@emotion/react";
import styled from "@emotion/styled";
import type { ElementType, ReactNode } from "react";
import type { Text } from "../../renderer/contract/richText";
import { color, hairline, media, size, space, stroke } from "../look/theme";
import { VisuallyHidden, Words } from "./Words";

interface Column<Entry> {
  head: string;
  /** The property that the column shows. If no entry has it, there is no column. */
  of?: keyof Entry;
  /** Renders a cell in place of that property's text. */
  cell?: (entry: Entry) => ReactNode;
  /** A styled `td`, or a `th` for the first column, which names the row. */
  as?: ElementType;
}

interface Folding {
  /** The screens on which it is a plain table. */
  unfolded?: "medium" | "large";
  /** The style of the table and its rows, each of which is a grid while folded. */
  look?: CSSObject;
}

interface FoldingTableProps<Entry> extends Folding {
  /** For screen readers: the heading above the table. */
  caption: Text;
  columns: Column<Entry>[];
  rows: Entry[];
}

/** A table whose rows fold on a narrow screen. Its roles are explicit: browsers drop them where CSS changes `display`. */
export function FoldingTable<Entry>({ caption, columns, rows, ...folding }: FoldingTableProps<Entry>) {
  const shown = columns.filter(({ of }) => !of || rows.some((row) => row[of]));
  return (
    <Table role="table" {...folding}>
      <caption>
        <Words as={VisuallyHidden} of={caption} />
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {shown.map(({ head }) => (
            <th role="columnheader" scope="col" key={head}>
              <Words of={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr role="row" key={JSON.stringify(row)}>
            {shown.map(({ head, of, cell, as }, index) => {
              const Cell = as ?? (index === 0 ? "th" : "td");
              return (
                <Cell key={head} {...(index === 0 ? { role: "rowheader", scope: "row" } : { role: "cell" })}>
                  {cell ? cell(row) : of && <Words of={row[of] as Text} />}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The screens on which rows fold, by those on which they do not. */
const folded = { medium: media.narrowest, large: media.narrow } as const;

const Table = styled.table<Folding>(
  ({ unfolded = "medium" }) => ({
    position: "relative",
    width: "100%",
    marginTop: space.l,
    borderCollapse: "collapse",
    "& > thead th": {
      padding: `${space.s} ${space.m}`,
      borderBottom: `${stroke.line} solid ${color.accent}`,
      color: color.muted,
      fontSize: size.small,
      fontWeight: 600,
      textAlign: "start",
    },
    "& > tbody > tr": { borderBottom: hairline },
    [folded[unfolded]]: {
      display: "block",
      // Out of sight, never `display: none`: a screen reader still names the columns.
      "& > thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
      "& > tbody, & > tbody > tr": { display: "grid" },
    },
  }),
  ({ look }) => look,
);
