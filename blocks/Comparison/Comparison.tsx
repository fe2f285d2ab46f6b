import styled from "@emotion/styled";
import { usePage } from "../../renderer/contract/PageContext";
import type { Comparison as ComparisonProps } from "../../renderer/contract/types.generated";
import { color, hairline, headline, media, onAccentGround, radius, shadow, size, space, stroke } from "../look/theme";
import { FoldingTable } from "../shared/FoldingTable";
import { Section } from "../shared/Section";
import { Words } from "../shared/Words";

/** How many rows a phone shows before it is asked for all: each is a card there. */
const FIRST = 3;

/** A comparison, feature by feature, whose first column is highlighted: one table, which CSS shows as a card for each row on a narrow screen. */
export function Comparison(props: ComparisonProps) {
  const { heading, columns, rows } = props;
  const { labels } = usePage().site;
  return (
    <Section {...props}>
      <FoldingTable
        unfolded="large"
        caption={heading}
        look={table}
        rows={rows}
        columns={[
          { head: labels.feature, of: "feature" as const },
          ...columns.map((column, index) => ({
            head: column,
            cell: (row: ComparisonProps["rows"][number]) => (
              <>
                {/* For the eye only: a screen reader reads the column's head with the cell. */}
                <span aria-hidden="true">
                  <Words of={column} />
                </span>
                <Words as="div" of={row.cells[index]} />
              </>
            ),
          })),
        ]}
      />
      {rows.length > FIRST + 1 && (
        <All data-print="not">
          <summary>{labels.wholeComparison}</summary>
        </All>
      )}
    </Section>
  );
}

const table = {
  tableLayout: "fixed",
  borderCollapse: "separate",
  borderSpacing: 0,
  "& > thead th": { padding: space.m, border: 0, color: color.ink, fontSize: "inherit" },
  "& > thead th:nth-of-type(2)": {
    ...onAccentGround,
    borderRadius: `${radius.m} ${radius.m} 0 0`,
  },
  "& tbody :is(th, td)": { verticalAlign: "top" },
  "& tbody th": { ...headline, textAlign: "start" },
  "& td > span": { display: "block", color: color.muted, fontSize: size.small, fontWeight: 600 },
  [media.narrow]: {
    // What the others offer is side by side and smaller below your own.
    "& > tbody > tr": {
      alignContent: "start",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 7rem), 1fr))",
      gap: `${space.s} ${space.m}`,
      paddingBlock: space.m,
    },
    "& tr > :nth-of-type(-n + 1)": { gridColumn: "1 / -1" },
    "& td": { fontSize: size.small, lineHeight: 1.45, color: color.muted },
    "& th + td": {
      paddingInlineStart: space.sm,
      borderInlineStart: `${stroke.bar} solid ${color.accent}`,
      color: color.ink,
      fontSize: "inherit",
      "& > span": { color: color.accent },
    },
  },
  [media.tablet]: { "& > tbody": { gridTemplateColumns: "1fr 1fr" } },
  [media.large]: {
    "& tbody :is(th, td)": { padding: space.m, borderTop: hairline },
    "& th + td": { background: color.card, boxShadow: shadow, clipPath: "inset(0 -1rem)" },
    "& td > span": { display: "none" },
  },
} as const;

/** On a phone it shows the other rows. A browser older than `:has` shows them at once. */
const All = styled.details({
  display: "none",
  [media.narrowest]: {
    display: "block",
    [`*:has(+ &:not([open])) > tbody > :nth-of-type(n + ${FIRST + 1})`]: { display: "none" },
  },
  "& > summary": { paddingBlock: space.m, color: color.accent, fontWeight: 600, cursor: "pointer" },
});
